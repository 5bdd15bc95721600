/** What was posted, as far as it could be read, and the status to refuse it with, if any. */
export type Read = { typed: Record<string, unknown>; refused?: 400 | 413 | 415 }

/**
 * 5,000 letters of any script fit, though a form writes a letter of Telugu in nine bytes and an emoji,
 * which counts as two letters, in twelve.
 */
const most = 64 * 1024

/** What is let pass unread, so that a browser has sent all before it is told that it is too much. */
const mostToSwallow = 1024 * 1024

type Body = AsyncIterable<Uint8Array>

/** The fields of a posted form or of a JSON object. */
export async function readBody(request: Request, body: Body | null = request.body): Promise<Read> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!Object.hasOwn(parsers, type)) return { typed: {}, refused: 415 }
  try {
    const { bytes, isWhole } = await readAll(request, body)
    // the beginning of a form is a form: what fits is shown again
    if (!isWhole) return { typed: type === form ? fieldsOf(bytes) : {}, refused: 413 }
    const typed = await parsers[type]!(bytes, request)
    return typed ? { typed } : { typed: {}, refused: 400 }
  } catch {
    // broken encodings, broken JSON, a body that ends too early
    return { typed: {}, refused: 400 }
  }
}

type Parser = (
  bytes: Uint8Array<ArrayBuffer>,
  request: Request,
) => Promise<Record<string, unknown> | undefined>

const form = 'application/x-www-form-urlencoded'

const parsers: Record<string, Parser> = {
  'application/json': async (bytes) => {
    const value: unknown = JSON.parse(decode(bytes))
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? { ...value } : undefined
  },
  [form]: async (bytes) => fieldsOf(bytes),
  'multipart/form-data': async (bytes, request) => {
    const headers = { 'content-type': request.headers.get('content-type')! }
    return Object.fromEntries(await new Response(bytes, { headers }).formData())
  },
}

function fieldsOf(bytes: Uint8Array): Record<string, unknown> {
  return Object.fromEntries(new URLSearchParams(decode(bytes)))
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

async function readAll(request: Request, body: Body | null) {
  const announced = Number(request.headers.get('content-length')) || most
  const bytes = new Uint8Array(Math.min(most, announced))
  let length = 0
  let swallowed = 0
  for await (const chunk of body ?? []) {
    const part = chunk.subarray(0, bytes.length - length)
    bytes.set(part, length)
    length += part.byteLength
    swallowed += chunk.byteLength - part.byteLength
    if (swallowed > mostToSwallow) break
  }
  return { bytes: bytes.slice(0, length), isWhole: swallowed === 0 }
}
