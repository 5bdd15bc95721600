import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '#app/i18n/locale.ts'
import type { ReadyPage } from '#app/prerender/render.tsx'

/** What the build leaves for the service. */
export type SiteSettings = {
  origin: string
  headers: Record<string, string>
  /** What stands apart, by its address, with headers of its own beside these. */
  apart: Record<string, Record<string, string>>
  redirects: Record<string, string>
  mailboxes: Record<string, string>
  /** The contact page of each language, as it was built. */
  contactPage: Record<Locale, ReadyPage<'contactUs'>>
}

/** Where it leaves what renders the contact page. */
export const rendererOf = (site: string) => path.resolve(site, '../server/contact-page.js')

export function readSiteSettings(site: string): SiteSettings {
  const file = path.resolve(site, '../server/site.json')
  if (!existsSync(file)) {
    throw new Error('The site is not built yet: run npm start, which builds it, or npm run build.')
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SiteSettings
}
