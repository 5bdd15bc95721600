import type { Locale } from '#app/language/locale.ts'
import { fullDay, type CalendarDate } from '#app/time/calendar.ts'

/** How a message begins: fields of the form, filled in. */
export type Begun = { church?: string; subject?: string; message?: string }

export type BegunWords = {
  visitSubject: string
  visitText: string
  question: string
  topics: Readonly<Record<string, { subject: string; question?: string | undefined }>>
}

/** What a message may be about. */
export type Subjects = {
  churches: readonly { slug: string; name: string }[]
  /** What events are called that are not over, by their names. */
  events: Readonly<Record<string, string>>
}

/**
 * How a message begins for somebody who plans a visit, `?church=oakley&visit=2026-11-22`, or asks about
 * something: `?church=oakley&topic=children`, `?topic=event&event=school`. Scripts read it in the address;
 * without them the contact service answers with the page that has it filled in.
 */
export function begunMessage(
  search: string,
  words: BegunWords,
  { churches, events }: Subjects,
  locale: Locale,
): Begun {
  const asked = new URLSearchParams(search)
  const church = churches.find(({ slug }) => slug === asked.get('church'))
  const visit = asked.get('visit') ?? ''
  if (church && /^20\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(visit)) {
    const filled = (sentence: string) =>
      sentence
        .replace('{date}', fullDay(visit as CalendarDate, locale))
        .replace('{church}', church.name)
    return {
      church: church.slug,
      subject: filled(words.visitSubject),
      message: filled(words.visitText),
    }
  }
  const { subject, question } = own(words.topics, asked.get('topic')) ?? {}
  const event = own(events, asked.get('event'))
  return {
    ...(church && { church: church.slug }),
    ...(subject && { subject: event ? `${subject}: ${event}` : subject }),
    ...(question && { message: words.question.replace('{question}', question) }),
  }
}

/** What stands there under a name that a link gives: it may be that of what every object has. */
function own<T>(all: Readonly<Record<string, T>>, name: string | null): T | undefined {
  return name !== null && Object.hasOwn(all, name) ? all[name] : undefined
}
