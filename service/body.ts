/** Why a body is not taken. The number is the status of the answer. */
export type Refusal = 400 | 413 | 415

const most = 32 * 1024

/** The fields of a posted form or of a JSON object, from at most 32 kB. */
export async function readBody(request: Request): Promise<Record<string, unknown> | Refusal> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!Object.hasOwn(parsers, type)) return 415
  if (Number(request.headers.get('content-length') ?? 0) > most) return 413
  try {
    const bytes = await readAll(request)
    if (!bytes) return 413
    return (await parsers[type]!(bytes, request)) ?? 400
  } catch {
    // broken encodings, broken JSON, a body that ends too early
    return 400
  }
}

type Parser = (
  bytes: Uint8Array<ArrayBuffer>,
  request: Request,
) => Promise<Record<string, unknown> | undefined>

const parsers: Record<string, Parser> = {
  'application/json': async (bytes) => {
    const value: unknown = JSON.parse(decode(bytes))
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? { ...value } : undefined
  },
  'application/x-www-form-urlencoded': async (bytes) => {
    return Object.fromEntries(new URLSearchParams(decode(bytes)))
  },
  'multipart/form-data': async (bytes, request) => {
    const headers = { 'content-type': request.headers.get('content-type')! }
    return Object.fromEntries(await new Response(bytes, { headers }).formData())
  },
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

async function readAll(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    // the rest is not even read
    if (length > most) return undefined
    chunks.push(chunk)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.byteLength
  }
  return all
}
