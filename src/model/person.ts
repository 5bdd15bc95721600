import type { Text } from '#app/i18n/text.ts'
import type { Email, Phone } from './contact.ts'
import type { Picture } from './picture.ts'

/** A pastor, a couple of pastors, or a member of a team. */
export type Person = {
  readonly name: string
  readonly role: Text
  readonly picture: Picture
  readonly description?: Text
  readonly email?: Email
  readonly phone?: Phone
}
