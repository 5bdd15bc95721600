import { ask } from '#app/fellowship/common-words.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { described } from '#app/pictures/picture.server.ts'
import { shownPhone } from '#app/ways/contact.server.ts'
import { formFor, type About } from '#app/ways/topics.server.ts'
import { initialsOf } from './initials.server.ts'
import type { ShownPerson } from './People.tsx'
import type { Person } from './person.ts'

/** `Lead pastors: Daniel and Ruth Ortega`; of somebody who is shown by their role alone, the role. */
export function roleAndName({ name, role }: Person, locale: Locale): string {
  return name ? `${role[locale]}: ${name[locale]}` : role[locale]
}

/** The form of the church, or of the office, as a way to write to somebody. */
export const writeTo = (locale: Locale, about: About) => ({
  text: ask.write[locale],
  to: formFor(locale, about),
})

/** A person as a card shows it, in one language. Who has an email address is written to by the form, too. */
export function shownPerson(person: Person, locale: Locale, church?: string): ShownPerson {
  const { name, role, description, email, phone, picture } = person
  const called = (name ?? role)[locale]
  return {
    name: called,
    initials: initialsOf(called),
    ...(name && { role: role[locale] }),
    ...(picture && { picture: described(picture, locale) }),
    ...(description && { description: description[locale] }),
    ...(phone && { phone: shownPhone(phone) }),
    ...(email && { write: writeTo(locale, church ? { church } : {}), email }),
  }
}
