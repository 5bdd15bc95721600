import { createElement, type ComponentType, type ReactElement } from 'react'
import type { Locale } from '#app/i18n/locale.ts'
import type { PageProps } from '#app/pages/index.ts'
import type { Frame } from '#app/site/frame.ts'
import type { PageName } from './routes.ts'

/** What the head of a page says to search engines, other sites and the browser's tab. */
export type Head = {
  title: string
  description: string
  /** The address of this page in every language, with the host. */
  urls: Record<Locale, string>
  /** A picture for those who share the page. */
  picture?: string
  /** What search engines are told of the page: objects of https://schema.org. */
  structuredData?: readonly object[]
  /** Kept out of search engines. */
  hidden?: true
}

/** Everything that one page in one language has for itself. It lies beside the page as data.json. */
export type PageData<Name extends PageName = PageName> = {
  /** The build it was made by: its scripts, header and footer. Pages of different builds do not mix. */
  build: string
  /** The script with the page's component, and the component's name there. */
  module: string
  component: ComponentName<Name>
  locale: Locale
  /** This page in every language. */
  paths: Record<Locale, string>
  head: Head
  props: PageProps[Name]
  /** Only on the page not found: what stands at an address that has none, by address. */
  elsewhere?: Record<string, string>
}

/** What lies in the page itself, for its first sight. Its head is in the document already. */
export type FirstPage<Name extends PageName = PageName> = Omit<PageData<Name>, 'head'> & {
  frame: Frame
}

type ComponentName<Name extends PageName> = `${Capitalize<Name>}Page`

/** The script of a page: its component, by the page's name. */
export type PageModule<Name extends PageName = PageName> = {
  [Key in ComponentName<Name>]: ComponentType<PageProps[Name]>
}

/** What is on the screen, or about to be. */
export type Shown = {
  locale: Locale
  paths: Record<Locale, string>
  frame: Frame
  page: ReactElement
}

/** The component of a page with what it shows. `src/pages/index.ts` made sure that they fit. */
export function elementOf<Name extends PageName>(
  { component, props }: Pick<PageData<Name>, 'component' | 'props'>,
  module: PageModule<Name>,
): ReactElement {
  return createElement<PageProps[Name]>(module[component], props)
}

/** `/events` → `/events/data.json`, `/` → `/data.json` */
export function dataPath(path: string): string {
  return `${path === '/' ? '' : path}/data.json`
}

/** Header and footer in one language; the build's name is in it, so that it can be kept for ever. */
export function framePath(locale: Locale, build: string): string {
  return `/assets/frame.${locale}.${build}.json`
}
