import { defineFile } from '#app/content/kind.ts'
import { seasonsSchema } from './schema.server.ts'

/** `content/seasons.json`: Christmas, Easter, as often as they come. */
export const seasonsFile = defineFile('seasons', seasonsSchema, { group: 'site', page: 'events' })
