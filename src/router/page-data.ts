import { createElement, type ComponentType, type ReactElement } from 'react'
import type { Frame } from '#app/frame/frame.ts'
import type { Locale } from '#app/language/locale.ts'

/** What the head of a page says to search engines, other sites and the browser's tab. */
export type Head = {
  title: string
  description: string
  /** The address of this page in every language, with the host. */
  urls: Record<Locale, string>
  picture?: string
  pictureAlt?: string
  /** What search engines are told of the page: objects of https://schema.org. */
  structuredData?: readonly object[]
  /** Kept out of search engines. */
  hidden?: true
}

/** Everything that one page in one language has for itself. It lies beside the page as data.json. */
export type PageData<Props extends object = object> = {
  /** The build it was made by: its scripts, header and footer. Pages of different builds do not mix. */
  build: string
  /** The script with the page's component, and the component's name there. */
  module: string
  component: string
  locale: Locale
  paths: Record<Locale, string>
  head: Head
  props: Props
  /** The fingerprint of all of this, by which a page knows the data that it was made of. */
  made?: string
  /** Only on the page not found: what stands at an address that has none, by address. */
  elsewhere?: Record<string, string>
}

/** All that the page is made of that one comes to. Its head is in the document already. */
export type FirstPage = Omit<PageData, 'head'> & {
  frame: Frame
}

/** Where that is to be fetched, since nobody needs it before React has come. */
export type FirstPageApart = Pick<PageData, 'made' | 'module'> & {
  data: string
  frame: string
}

export type PageModule = Readonly<Record<string, ComponentType<object>>>

export function elementOf(
  { component, props }: Pick<PageData, 'component' | 'props'>,
  module: PageModule,
): ReactElement {
  return createElement(module[component]!, props)
}

/** `/events` → `/events/data.json`, `/` → `/data.json` */
export function dataPath(path: string): string {
  return `${path === '/' ? '' : path}/data.json`
}
