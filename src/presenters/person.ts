import type { Locale } from '#app/i18n/locale.ts'
import type { Person } from '#app/model/person.ts'
import type { ShownPerson } from '#app/site/People.tsx'
import { phoneLink, phoneText } from './contact.ts'
import { initialsOf } from './initials.ts'
import { described } from './picture.ts'

/** A person as a card shows it, in one language. */
export function shownPerson(person: Person, locale: Locale): ShownPerson {
  const { name, role, description, email, phone, picture } = person
  return {
    name: name[locale],
    initials: initialsOf(name[locale]),
    role: role[locale],
    ...(picture && { picture: described(picture, locale) }),
    ...(description && { description: description[locale] }),
    ...(email && { email }),
    ...(phone && { phone: { text: phoneText(phone), to: phoneLink(phone) } }),
  }
}
