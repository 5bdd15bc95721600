import { day, second } from '../durations.ts'

const encoder = new TextEncoder()

/** A proof that somebody asked for it at a certain instant: the instant, and its signature. */
export async function issueToken(secret: string, now: number): Promise<string> {
  const instant = now.toString(36)
  return `${instant}.${await fingerprint(secret, instant)}`
}

/**
 * Whether somebody has typed for a while. `none` is worth as much as no proof: forged, older than a
 * day, or from a time that has not come, when the clock was set back.
 */
export async function judgeToken(
  token: string,
  secret: string,
  now: number,
): Promise<'none' | 'young' | 'right'> {
  const [instant = '', signature = ''] = token.split('.')
  const age = now - Number.parseInt(instant, 36)
  const right = await isSigned(secret, instant, signature)
  if (!right || !(age >= 0 && age <= day)) return 'none'
  return age < second ? 'young' : 'right'
}

export async function isSigned(secret: string, text: string, signature: string): Promise<boolean> {
  const key = await keyOf(secret)
  return crypto.subtle
    .verify('HMAC', key, bytesOf(signature), encoder.encode(text))
    .catch(() => false)
}

/** Whether a request shows the right token. Fingerprints take the same time whatever is shown. */
export async function isToken(shown: string | undefined, token: string | undefined) {
  if (!token || !shown) return false
  return (await fingerprint(token, shown)) === (await fingerprint(token, `Bearer ${token}`))
}

/** What stands for a text without being it: nobody can tell the text from it. */
export async function fingerprint(secret: string, text: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(text))
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The few secrets in use, made ready once. */
const keys = new Map<string, Promise<CryptoKey>>()

function keyOf(secret: string): Promise<CryptoKey> {
  let key = keys.get(secret)
  if (!key) {
    // a secret of a day that is over is not needed any more
    if (keys.size > 8) keys.clear()
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    key = crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
      'sign',
      'verify',
    ])
    keys.set(secret, key)
  }
  return key
}

function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
