import type { Locale } from '#app/language/locale.ts'
import { isInCalendar, type CalendarDate, type Time } from '#app/time/dates.ts'
import { clock, fullDay } from '#app/time/in-words.ts'

/** How a message begins: fields of the form, filled in. */
export type Begun = { church?: string; subject?: string; message?: string }

/** A church that one may write to, and by what an address calls its services what they are called. */
export type BegunChurch = {
  slug: string
  name: string
  services?: Readonly<Record<string, string>>
  timeZone?: string
}

export type BegunWords = {
  visitSubject: string
  visitText: string
  question: string
  person: string
  topics: Readonly<Record<string, { subject: string; question?: string | undefined }>>
}

export type Subjects = {
  churches: readonly BegunChurch[]
  events: Readonly<Record<string, string>>
  /** What those are called who are written to from their cards. */
  people: Readonly<Record<string, string>>
}

/**
 * How a message begins for somebody who plans a visit, `?church=oakley&visit=2026-11-22T17:00&service=worship`,
 * asks about something: `?church=oakley&topic=children`, `?topic=event&event=school`, or writes to somebody:
 * `?church=oakley&person=oakley-lead-pastors`. Scripts read it in the address; without them the contact service
 * answers with the page that has it filled in.
 */
export function begunMessage(
  search: string,
  words: BegunWords,
  { churches, events, people }: Subjects,
  locale: Locale,
): Begun {
  const asked = new URLSearchParams(search)
  const church = churches.find(({ slug }) => slug === asked.get('church'))
  const [, on, at] = moment.exec(asked.get('visit') ?? '') ?? []
  if (church && on && isInCalendar(on)) {
    const { slug, name, services = {}, timeZone = '' } = church
    const day = fullDay(on as CalendarDate, locale)
    const visit = [
      own(services, asked.get('service')),
      day,
      at && clock(at as Time, locale, timeZone),
      name,
    ]
    return {
      church: slug,
      subject: words.visitSubject.replace('{date}', day).replace('{church}', name),
      message: words.visitText.replace('{visit}', visit.filter(Boolean).join(', ')),
    }
  }
  const { subject, question } = own(words.topics, asked.get('topic')) ?? {}
  const event = own(events, asked.get('event'))
  const person = own(people, asked.get('person'))
  return {
    ...(church && { church: church.slug }),
    ...(person && { subject: words.person.replace('{name}', () => person) }),
    ...(subject && { subject: event ? `${subject}: ${event}` : subject }),
    ...(question && { message: words.question.replace('{question}', question) }),
  }
}

/** What stands there under a name that a link gives: it may be that of what every object has. */
function own<T>(all: Readonly<Record<string, T>>, name: string | null): T | undefined {
  return name !== null && Object.hasOwn(all, name) ? all[name] : undefined
}

/** A day, which the calendar may not have, and the time at which a service begins. */
const moment = /^(20\d\d-(?:0[1-9]|1[0-2])-(?:[0-2]\d|3[01]))(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/
