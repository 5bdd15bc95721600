import { both, entry, mapEach, picture } from '#app/content/fields.ts'
import { defineFile, defineFolder } from '#app/content/kind.ts'
import { namesOf } from '#app/fellowship/categories.server.ts'
import { checkEvents } from './check.server.ts'
import { eventSchema } from './schema.server.ts'

export const eventFiles = defineFolder('events', eventSchema, {
  label: both('Events', 'Eventos'),
  icon: 'event',
  identifier: 'title',
  page: 'event',
  check: checkEvents,
})

/** The picture of an event that has none of its own, for each kind of event. */
export const eventPictures = defineFile(
  'event-pictures',
  entry(
    'Pictures of events',
    'Imágenes de eventos',
    mapEach(namesOf('eventCategories'), ({ en, es }) => picture(en, es, 'head')),
  ),
  { group: 'site', page: 'events' },
)
