import { parseAccept } from 'hono/utils/accept'

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
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]))
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return { br: takes('br'), gzip: takes('gzip') }
}
