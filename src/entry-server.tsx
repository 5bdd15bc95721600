import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { localeOf, locales, withLocale, withoutLocale, type Locale } from '#app/i18n/locale.ts'
import { loadFrame } from '#app/presenters/frame.ts'
import { notFoundAddresses } from '#app/pages/not-found/data.ts'
import { shareAddress, shareFile, type ShareCard } from '#app/media/share.ts'
import { App } from '#app/site/App.tsx'
import type { Head, PageData, Shown } from '#app/router/page-data.ts'
import { routes, type RouteName } from '#app/router/routes.ts'
import { churches } from '#content/churches/index.ts'
import { site } from '#content/site.ts'

export { factsOf } from '#app/presenters/structured-data.ts'
export { mediaFiles } from '#app/media/files.ts'
export { shareFolder } from '#app/media/share.ts'
export { site }

/** Who reads the messages to a church; the office reads those to none. */
export const mailboxes: Record<string, string> = {
  '': site.office.email,
  ...Object.fromEntries(churches.map(({ slug, email }) => [slug, email])),
}

type Component = Shown['Page']
type Load = (request: { locale: Locale; params: Record<string, string>; now: number }) => {
  head: Pick<Head, 'title' | 'description'> & { card: ShareCard }
}
type DataModule = { load: Load; params?: () => Record<string, string>[] }

const components = import.meta.glob<{ Page: Component }>('./pages/*/page.tsx', { eager: true })
const loaders = import.meta.glob<DataModule>('./pages/*/data.ts', { eager: true })

/** One address of the site in one language, and the folder of `src/pages/` that makes its page. */
export type Address = {
  path: string
  locale: Locale
  /** The same page without its language. */
  twin: string
  folder: string
  params: Record<string, string>
}

/** Every page there is, in every language: the prerender, the sitemap and the tests ask here. */
export function addresses(): Address[] {
  const names = Object.keys(routes) as RouteName[]
  const found = names.flatMap((name) => {
    const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const all = loaderOf(folder).params?.() ?? [{}]
    return all.map((params) => ({ folder, params, twin: fill(routes[name], params) }))
  })
  return inEveryLanguage(found)
}

/** The pages that are shown where there is none: the plain one, and those that know what was sought. */
export function missingAddresses(): Address[] {
  return inEveryLanguage(notFoundAddresses.map((params) => ({ folder: 'not-found', ...params })))
}

function inEveryLanguage(found: Omit<Address, 'path' | 'locale'>[]): Address[] {
  return locales.flatMap((locale) =>
    found.map((each) => ({ ...each, locale, path: withLocale(each.twin, locale) })),
  )
}

function inEach<T>(of: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, T>
}

/** The page at an address, or the page not found that fits it. Development asks one at a time. */
export function find(path: string): { address: Address; missing: boolean } {
  const address = addresses().find((each) => each.path === path)
  if (address) return { address, missing: false }
  const locale = localeOf(path)
  const others = missingAddresses().filter((each) => each.locale === locale)
  const sought = `/404${withoutLocale(path)}`
  return { address: others.find(({ twin }) => twin === sought) ?? others[0]!, missing: true }
}

function fill(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (_, param: string) => params[param]!)
}

function loaderOf(folder: string): DataModule {
  const loader = loaders[`./pages/${folder}/data.ts`]
  if (!loader)
    throw new Error(`src/router/routes.ts names a page without src/pages/${folder}/data.ts`)
  return loader
}

/** The data of one page. `now` is when the site is built. */
export function dataOf(address: Address, now: number): Omit<PageData, 'build' | 'module'> {
  const { locale, folder, params, twin } = address
  const { head, ...props } = loaderOf(folder).load({ locale, params, now })
  const { card, title, description } = head
  const picture = shareAddress(card)
  const missing = folder === 'not-found'
  // a page not found that knows what was sought is shown at the address that was asked for
  const asked = missing && twin !== '/404' ? twin.replace('/404', '') : twin
  const paths = inEach((other) => withLocale(asked, other))
  return {
    locale,
    paths,
    head: {
      title: `${title} | ${site.name}`,
      description,
      ...(picture && { picture: site.origin + picture }),
      urls: inEach((locale) => new URL(paths[locale], site.origin).href),
      ...(missing && { hidden: true }),
    },
    frame: loadFrame(locale, now),
    props,
    ...(missing && twin === '/404' && { elsewhere: elsewhere() }),
  }
}

/** The card of every page, and the file that should hold it. Pages of one title share one. */
export function shareCards(): { card: ShareCard; file: string }[] {
  const now = Date.now()
  const all = [...addresses(), ...missingAddresses()].map(({ folder, locale, params }) => {
    const { card } = loaderOf(folder).load({ locale, params, now }).head
    return [shareFile(card), card] as const
  })
  return [...new Map(all)].map(([file, card]) => ({ file, card }))
}

/** What a host that knows only one page not found cannot know: the better page for an address. */
function elsewhere(): Record<string, string> {
  const known = missingAddresses().filter(({ twin }) => twin !== '/404')
  const others = locales.slice(1).map((locale) => [`/${locale}/`, withLocale('/404', locale)])
  return Object.fromEntries([
    ...known.map(({ path, locale, twin }) => [withLocale(twin.replace('/404', ''), locale), path]),
    ...others,
  ])
}

/** The page as HTML, as it stands in the root element. */
export async function render(data: PageData, folder: string): Promise<string> {
  const { Page } = components[`./pages/${folder}/page.tsx`]!
  const { prelude } = await prerender(
    createElement(App, { shown: { data, Page }, onSwitch: () => {} }),
    {
      onError: (error) => {
        throw error
      },
    },
  )
  return new Response(prelude).text()
}
