import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteJson } from '#app/build/site-json.ts'

/** Where it leaves what renders the contact page. */
export const rendererOf = (site: string) => path.resolve(site, '../server/contact-page.js')

export function readSiteSettings(site: string): SiteJson {
  const file = path.resolve(site, '../server/site.json')
  if (!existsSync(file)) {
    throw new Error('The site is not built yet: run npm start, which builds it, or npm run build.')
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SiteJson
}
