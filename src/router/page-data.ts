import type { ComponentType } from 'react'
import type { Locale } from '#app/i18n/locale.ts'
import type { Frame } from '#app/site/frame.ts'

/** What the head of a page says to search engines, other sites and the browser's tab. */
export type Head = {
  title: string
  description: string
  /** The address of this page in every language, with the host. */
  urls: Record<Locale, string>
  /** A picture for those who share the page. */
  picture?: string
  /** Kept out of search engines. */
  hidden?: true
}

/** Everything that one page in one language needs. It lies in the page, and as data.json beside it. */
export type PageData = {
  /** The build it was made by; pages of different builds do not mix. */
  build: string
  /** The script with the page's component. */
  module: string
  locale: Locale
  /** This page in every language. */
  paths: Record<Locale, string>
  head: Head
  frame: Frame
  props: Record<string, unknown>
  /** Only on the page not found: what stands at an address that has none, by address. */
  elsewhere?: Record<string, string>
}

/** A page on the screen, or about to be: its data and its component. */
export type Shown = {
  data: PageData
  Page: ComponentType<Record<string, unknown>>
}

/** `/events` → `/events/data.json`, `/` → `/data.json` */
export function dataPath(path: string): string {
  return `${path === '/' ? '' : path}/data.json`
}
