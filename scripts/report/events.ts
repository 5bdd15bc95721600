import { shownName } from '#app/content/entries.ts'
import { both } from '#app/content/fields.ts'
import { eventFiles } from '#app/event/content.server.ts'
import { overSince } from '#app/event/over.server.ts'
import type { Chapter } from './chapter.ts'

export function pastEvents(now: number): Chapter {
  const past = eventFiles.read().flatMap(({ id, content: event }) => {
    const last = overSince(event, now)
    return last ? [{ id, title: event.title, last }] : []
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
