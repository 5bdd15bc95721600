import { churches } from '#app/church/read.server.ts'
import type { Mailboxes } from '#app/contact/mailbox.ts'
import { contactUsWords } from '#app/contact/page/words.server.ts'
import { site } from '#app/fellowship/site.server.ts'

/** Who reads the messages to a church, by its slug; the office reads those to none. */
export function mailboxes(): Mailboxes {
  const { email, timeZone } = site.office
  return {
    '': { name: contactUsWords.read().form.office, address: email, zone: timeZone },
    ...Object.fromEntries(
      churches.map((church) => {
        const { slug, name, email: address, timeZone: zone } = church
        return [slug, { name, address, zone }]
      }),
    ),
  }
}
