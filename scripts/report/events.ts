import { shownName } from '#app/content/entries.ts'
import { both } from '#app/content/fields.ts'
import { eventFiles } from '#app/event/content.server.ts'
import { endOf } from '#app/time/zone.ts'
import type { Chapter } from './chapter.ts'

export function pastEvents(now: number): Chapter {
  const past = eventFiles.read().flatMap(({ id, content: event }) => {
    // one that comes again is over when it does so no more
    const last = event.repeat ? event.until : event.to
    const isOver = last && endOf(last, event.timeZone) <= now
    return isOver ? [{ id, title: event.title, last }] : []
  })
  return {
    name: 'events',
    title: both('Past events', 'Eventos pasados'),
    findings: past.map(({ id, title, last }) => ({
      file: shownName(`events/${id}`),
      text: both(`${title.en}: over since ${last}`, `${title.es}: terminó el ${last}`),
    })),
  }
}
