import { pathTo } from '#app/addresses.ts'
import { nameAt, type VisitTopic } from '#app/fellowship/categories.server.ts'
import type { Locale } from '#app/language/locale.ts'

const keys = [
  'visit',
  'prayer',
  'faith',
  'baptism',
  'groups',
  'serving',
  'place',
  'near',
  'event',
  'planned',
  'lodging',
  'planting',
  'leaders',
  'missions',
  'listening',
] as const

/** What one may ask about, besides what one wants to know before a visit: each by the subject of its message. */
export const topics = Object.fromEntries(
  keys.map((key) => [key, nameAt(key, 'pages/contact-us', 'form', 'topics', key, 'subject')]),
) as Record<(typeof keys)[number], ReturnType<typeof nameAt>>

export type Topic = keyof typeof topics | VisitTopic

/** What a message is about when a page begins it. */
export type About = { church?: string; event?: string; person?: string; topic?: Topic }

/** The form, with what it is about filled in: `src/contact/begun.ts` reads it. */
export function formFor(locale: Locale, about: About = {}): string {
  const asked = new URLSearchParams(about).toString()
  return `${pathTo('contactUs', locale)}${asked && `?${asked}`}#write`
}
