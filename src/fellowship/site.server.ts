import { inEach } from '#app/language/text.ts'
import { count } from '#app/time/in-words.ts'
import { siteFile } from './content.server.ts'

const said = siteFile.read()
const { churches, nations } = said

/** The fellowship as a whole: what it is, its office, its links. */
export const site = {
  ...said,
  tagline: inEach((locale) =>
    said.tagline[locale]
      .replace('{churches}', () => count(churches, locale))
      .replace('{nations}', () => count(nations, locale)),
  ),
}
