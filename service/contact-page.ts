import { withLocale, type Locale } from '#app/i18n/locale.ts'
import type { Returned } from './app.ts'

/** The renderer that the build leaves beside the site. */
export type Renderer = {
  render: (data: Record<string, unknown>, folder: string) => Promise<string>
}

/** Reads a file of the built site by its address. */
export type ReadFile = (address: string) => Promise<string>

/**
 * The contact page with what was typed still in it, and what is wrong beside the fields: for visitors
 * without scripts. It is rendered as every page is, so that nothing of what was typed becomes markup.
 */
export function createContactPage(read: ReadFile, load: () => Promise<Renderer>) {
  return async (locale: Locale, returned: Returned): Promise<string> => {
    const path = withLocale('/contact-us', locale)
    const [html, json, { render }] = await Promise.all([
      read(`${path}.html`),
      read(`${path}/data.json`),
      load(),
    ])
    const data = JSON.parse(json) as { props: Record<string, unknown> }
    data.props.returned = returned
    const page = await render(data, 'contact-us')
    const inside = `${page}</div><script type="application/json" id="page-data">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`
    const start = html.indexOf('<div id="root">') + '<div id="root">'.length
    const end = html.lastIndexOf('<script type="module"')
    return html.slice(0, start) + inside + html.slice(end)
  }
}
