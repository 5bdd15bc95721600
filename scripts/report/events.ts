import { endOf } from '#app/i18n/calendar.ts'
import { both } from '#app/content/fields.ts'
import { shownName } from '#app/content/entries.ts'
import { readFolder } from '#app/content/read.ts'
import type { Chapter } from './chapter.ts'

/** Events that are over, by the clock of where they were. */
export function pastEvents(now: number): Chapter {
  const past = readFolder('events').filter(
    ({ content: { to, timeZone } }) => endOf(to, timeZone).getTime() <= now,
  )
  return {
    name: 'events',
    title: both('Past events', 'Eventos pasados'),
    findings: past.map(({ id, content: { title, to } }) => ({
      file: shownName(`events/${id}`),
      text: both(`${title.en}: over since ${to}`, `${title.es}: terminó el ${to}`),
    })),
  }
}
