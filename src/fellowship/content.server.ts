import { defineFile } from '#app/content/kind.ts'
import { checkSite } from './check.server.ts'
import { siteSchema } from './schema.server.ts'

export const siteFile = defineFile('site', siteSchema, {
  group: 'site',
  page: 'home',
  check: checkSite,
})
