export type Encodings = { br?: boolean; gzip?: boolean }

/** Browsers send a handful of lists: each is read once. */
const known = new Map<string, Encodings>()

/** Which compressions a browser takes, by its accept-encoding. A weight of 0 means: not this one. */
export function acceptedEncodings(header: string): Encodings {
  let found = known.get(header)
  if (!found) {
    if (known.size >= 100) known.clear()
    found = read(header)
    known.set(header, found)
  }
  return found
}

function read(header: string): Encodings {
  const weights = new Map(
    header.split(',').map((each) => {
      const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined || Number(weight.slice(2)) > 0] as const
    }),
  )
  const takes = (name: string) => weights.get(name) ?? weights.get('*') ?? false
  return { br: takes('br'), gzip: takes('gzip') }
}
