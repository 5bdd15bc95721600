import type { Text } from '#app/i18n/text.ts'
import type { Email, Phone } from './contact.ts'
import type { Picture } from './picture.ts'

/** A pastor, a couple of pastors, or a member of a team. */
export type Person = {
  /** A couple is joined by a word, and so has a name in each language. */
  readonly name: Text
  readonly role: Text
  readonly picture: Picture
  readonly description?: Text
  readonly email?: Email
  readonly phone?: Phone
}
