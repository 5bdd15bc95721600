import type { Locale } from '#app/language/locale.ts'
import { day } from '../durations.ts'
import { fingerprint, isSigned } from '../form/token.ts'

export const answeredPath = '/api/answered'

const goodFor = 30 * day

/** The address at which a church says that it has answered one message: for that one alone, for a while. */
export type LinkOf = (id: string, now: number) => Promise<(locale: Locale) => string>

export function createLinks(origin: string, secret: () => Promise<string>): LinkOf {
  return async (id, now) => {
    const until = (now + goodFor).toString(36)
    const signature = await fingerprint(await secret(), signed(id, until))
    const address = `${origin}${answeredPath}/${id}.${until}.${signature}`
    return (locale) => `${address}?language=${locale}`
  }
}

/** The message a link is for, or what is wrong with it. */
export async function readLink(
  token: string,
  secret: string,
  now: number,
): Promise<{ id: string } | 'forged' | 'expired'> {
  const [id = '', until = '', signature = ''] = token.split('.')
  if (!(await isSigned(secret, signed(id, until), signature))) return 'forged'
  return now > Number.parseInt(until, 36) ? 'expired' : { id }
}

// no other thing that is signed by this secret begins so
const signed = (id: string, until: string) => `answered ${id} ${until}`
