import type { renderContactPage, Returned } from '#app/build/contact-page.tsx'
import type { SiteJson } from '#app/build/site-json.ts'
import type { Locale } from '#app/language/locale.ts'

/** The renderer that the build leaves beside the site, in `dist/server/contact-page.js`. */
export type Renderer = { renderContactPage: typeof renderContactPage }

/**
 * The contact page with what was typed still in it, and what is wrong beside the fields: for visitors
 * without scripts. It is rendered as every page is, so that nothing of what was typed becomes markup.
 */
export function createContactPage(pages: SiteJson['contactPage'], load: () => Promise<Renderer>) {
  return async (locale: Locale, returned: Returned): Promise<string> => {
    const { renderContactPage: render } = await load()
    return render(pages[locale], returned)
  }
}
