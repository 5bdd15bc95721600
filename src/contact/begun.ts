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

/**
 * How a message begins for somebody who plans a visit, `?church=oakley&visit=2026-11-22`, or asks about
 * something: `?church=oakley&topic=children`. Scripts read it in the address; without them the contact
 * service answers with the page that has it filled in.
 */
export function begunMessage(
  search: string,
  words: BegunWords,
  churches: readonly { slug: string; name: string }[],
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
  const name = asked.get('topic') ?? ''
  const topic = Object.hasOwn(words.topics, name) ? words.topics[name] : undefined
  const { subject, question } = topic ?? {}
  return {
    ...(church && { church: church.slug }),
    ...(subject && { subject }),
    ...(question && { message: words.question.replace('{question}', question) }),
  }
}
