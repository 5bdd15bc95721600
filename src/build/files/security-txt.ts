import type { site } from '#app/fellowship/site.server.ts'
import { locales } from '#app/language/locale.ts'
import { oneDay } from '#app/time/dates.ts'

/** Where whoever finds a hole can say so: https://www.rfc-editor.org/rfc/rfc9116 */
export function securityContact({ origin, office }: typeof site, now: number): string {
  const expires = new Date(now + 360 * oneDay).toISOString()
  return `Contact: mailto:${office.email}
Expires: ${expires}
Preferred-Languages: ${locales.join(', ')}
Canonical: ${origin}/.well-known/security.txt
`
}
