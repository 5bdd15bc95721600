import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderContactPage, Returned } from '#app/build/for-service/contact-page.tsx'
import type { SiteJson } from '#app/build/for-service/site-json.ts'
import { Refusal } from '#app/language/command.ts'
import type { Locale } from '#app/language/locale.ts'

/** Where the build leaves what renders the contact page. */
export const rendererOf = (site: string) => path.resolve(site, '../server/contact-page.js')

type Renderer = { renderContactPage: typeof renderContactPage }

/**
 * The contact page with what was typed still in it, and what is wrong beside the fields: for visitors
 * without scripts. It is rendered as every page is, so that nothing of what was typed becomes markup.
 */
export function contactPageOf(site: string, pages: SiteJson['contactPage']) {
  return async (locale: Locale, returned: Returned): Promise<string> => {
    const { renderContactPage: render } = (await import(
      pathToFileURL(rendererOf(site)).href
    )) as Renderer
    return render(pages[locale], returned)
  }
}

/** Where it says what it took for granted. */
export const agreementIn = (server: string) => path.join(server, 'agreement.txt')

/** What the built pages and the service must understand alike: the form, its rules, and what is left between them. */
const agreed = [
  'contact/fields.ts',
  'contact/message.ts',
  'contact/mailbox.ts',
  'build/for-service/site-json.ts',
  'build/for-service/contact-page.tsx',
]

/** The same for a site and a service of one age. */
export function agreement(): string {
  const hash = createHash('sha256')
  for (const file of agreed)
    hash.update(readFileSync(path.join(import.meta.dirname, '../src', file)))
  return hash.digest('hex')
}

const settingsOf = (site: string) => path.resolve(site, '../server/site.json')

export const builtAt = (site: string): number => statSync(settingsOf(site)).mtimeMs

export function readSiteSettings(site: string): SiteJson {
  const file = settingsOf(site)
  if (!existsSync(file)) {
    throw new Refusal({
      en: 'The site is not built yet: run npm start, which builds it, or npm run build.',
      es: 'El sitio aún no está construido: ejecute npm start, que lo construye, o npm run build.',
    })
  }
  const built = agreementIn(path.dirname(file))
  if (!existsSync(built) || readFileSync(built, 'utf8') !== agreement()) {
    throw new Refusal({
      en: 'The site was built by another version of this program, and its form might not fit: run npm run build.',
      es: 'Otra versión de este programa construyó el sitio y puede que su formulario no encaje: ejecute npm run build.',
    })
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SiteJson
}
