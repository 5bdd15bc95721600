import { ask } from '#app/fellowship/common-words.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { wordsOf } from '#app/language/searchable.ts'
import { described } from '#app/pictures/picture.server.ts'
import { shownPhone } from '#app/ways/contact.server.ts'
import { formFor, type About } from '#app/ways/topics.server.ts'
import { initialsOf } from './initials.server.ts'
import type { ShownPerson } from './People.tsx'
import type { Person } from './person.ts'
import { pastors, people } from './read.server.ts'

/** `Lead pastors: Daniel and Ruth Ortega`; of somebody who is shown by their role alone, the role. */
export function roleAndName({ name, role }: Person, locale: Locale): string {
  return name ? `${role[locale]}: ${name[locale]}` : role[locale]
}

/** The form of the church, or of the office, as a way to write to somebody. */
export const writeTo = (locale: Locale, about: About) => ({
  text: ask.write[locale],
  to: formFor(locale, about),
})

const calledOf = ({ name, role }: Person) => name ?? role

/** By what an address knows somebody: by nothing but what is shown of them, and the same in both languages. */
const keyOf = (person: Person) => wordsOf([person.church, calledOf(person).en].join(' ')).join('-')

/** Everybody whose card leads to the form, by what an address knows them. */
export function calledOfAll(locale: Locale): Record<string, string> {
  const all = [...people, ...pastors]
  return Object.fromEntries(all.map((person) => [keyOf(person), calledOf(person)[locale]]))
}

/** A person as a card shows it, in one language. Nobody is out of reach: all can be written to by the form. */
export function shownPerson(person: Person, locale: Locale): ShownPerson {
  const { name, role, description, email, phone, picture, church } = person
  const called = calledOf(person)[locale]
  return {
    name: called,
    initials: initialsOf(called),
    ...(name && { role: role[locale] }),
    ...(picture && { picture: described(picture, locale) }),
    ...(description && { description: description[locale] }),
    ...(phone && { phone: shownPhone(phone) }),
    write: writeTo(locale, { ...(church && { church }), person: keyOf(person) }),
    ...(email && { email }),
  }
}
