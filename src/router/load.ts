import { localeOf, type Locale } from '#app/language/locale.ts'
import type { Frame } from '#app/frame/frame.ts'
import {
  dataPath,
  elementOf,
  framePath,
  type FirstPage,
  type Head,
  type PageData,
  type PageModule,
} from './page-data.ts'
import type { Shown } from '#app/frame/frame.ts'

/** A page that may be shown, with what then stands in the head of the document. */
export type Loaded = Shown & { head: Head }

/** Pages by their path, each fetched once. */
export type Loader = {
  load: (path: string) => Promise<Loaded>
  /** While developing, a page is new after every change. */
  forget: () => void
}

/** How long a page is shown again without asking for it again. */
const freshFor = 5 * 60_000

/** Fetches the pages of one build; header and footer of the first page are there already. */
export function createLoader({ build, locale, frame }: FirstPage): Loader {
  const frames = new Map<Locale, Promise<Frame>>([[locale, Promise.resolve(frame)]])
  const pages = new Map<string, Promise<Loaded>>()

  /** Data, component, header and footer together. */
  async function fetchPage(path: string): Promise<Loaded> {
    const around = once(frames, localeOf(path), (wanted) => fetchJson(framePath(wanted, build)))
    const data = await fetchJson<PageData>(dataPath(path))
    // a page of another build may need other scripts and styles: take all of it from the server
    if (data.build !== build) throw new Error('The site was published anew')
    const module = (await import(/* @vite-ignore */ data.module)) as PageModule
    // a tab may stay open for days, and the times of a church change without a new build
    setTimeout(() => pages.delete(path), freshFor)
    return { ...data, frame: await around, page: elementOf(data, module) }
  }

  return {
    load: (path) => once(pages, path, fetchPage),
    forget() {
      pages.clear()
      frames.clear()
    },
  }
}

/** What is asked for is remembered, a failure is not: the next try may find the network back. */
function once<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  ask: (key: Key) => Promise<Value>,
): Promise<Value> {
  const found = known.get(key)
  if (found) return found
  const asked = ask(key)
  known.set(key, asked)
  asked.catch(() => known.delete(key))
  return asked
}

async function fetchJson<Data>(address: string): Promise<Data> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as Data
}
