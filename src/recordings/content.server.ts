import { both } from '#app/content/fields.ts'
import { defineFolder } from '#app/content/kind.ts'
import { checkRecordings } from './check.server.ts'
import { recordingsSchema } from './schema.server.ts'

export const recordingFiles = defineFolder('recordings', recordingsSchema, {
  label: both('Recordings', 'Grabaciones'),
  icon: 'podcasts',
  identifier: 'church',
  page: 'church',
  check: checkRecordings,
})
