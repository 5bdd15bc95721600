import type { Locale } from '#app/language/locale.ts'
import { described } from '#app/pictures/picture.server.ts'
import { shownPhone } from '#app/ways/contact.server.ts'
import { initialsOf } from './initials.server.ts'
import type { ShownPerson } from './People.tsx'
import type { Person } from './person.ts'

/** A person as a card shows it, in one language. */
export function shownPerson(person: Person, locale: Locale): ShownPerson {
  const { name, role, description, email, phone, picture } = person
  const called = (name ?? role)[locale]
  return {
    name: called,
    initials: initialsOf(called),
    ...(name && { role: role[locale] }),
    ...(picture && { picture: described(picture, locale) }),
    ...(description && { description: description[locale] }),
    ...(email && { email }),
    ...(phone && { phone: shownPhone(phone) }),
  }
}
