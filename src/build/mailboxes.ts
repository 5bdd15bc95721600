import { churches } from '#app/church/read.server.ts'
import { site } from '#app/fellowship/site.server.ts'

/** Who reads the messages to a church, by its slug; the office reads those to none. */
export function mailboxes(): Record<string, string> {
  return {
    '': site.office.email,
    ...Object.fromEntries(churches.map(({ slug, email }) => [slug, email])),
  }
}
