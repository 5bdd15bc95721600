import type { Shown } from '#app/frame/frame.ts'
import { dataPath, elementOf, type FirstPage, type PageData, type PageModule } from './page-data.ts'

/** A page that may be shown, with what then stands in the head of the document. */
export type Loaded = Shown & Pick<PageData, 'head' | 'made'>

export type Loader = ReturnType<typeof createLoader>

/** How long a page is shown again without asking for it again. */
const freshFor = 5 * 60_000

/** Fetches the pages of one build and one language; header and footer came with the first page. */
export function createLoader({ build, frame }: FirstPage) {
  const pages = new Map<string, Promise<Loaded>>()

  async function fetchPage(path: string): Promise<Loaded> {
    const data = await fetchData(path)
    // a page of another build may need other scripts and styles: take all of it from the server
    if (data.build !== build) throw new Error('The site was published anew')
    const module = (await import(/* @vite-ignore */ data.module)) as PageModule
    // a tab may stay open for days, and the times of a church change without a new build
    setTimeout(() => pages.delete(path), freshFor)
    // while developing, header and footer come with each page
    return { frame, ...data, page: elementOf(data, module) }
  }

  return {
    load(path: string): Promise<Loaded> {
      const known = pages.get(path)
      if (known) return known
      const asked = fetchPage(path)
      pages.set(path, asked)
      // a failure is not remembered: the next try may find the network back
      asked.catch(() => pages.delete(path))
      return asked
    },
    /** While developing, a page is new after every change. */
    forget: () => pages.clear(),
  }
}

export async function fetchData(path: string): Promise<PageData> {
  const address = dataPath(path)
  const response = await fetch(address)
  // without a network the service worker answers: the page it kept says when that was, loaded as a whole
  if (!response.ok || response.headers.has('x-saved'))
    throw new Error(`${response.status} ${address}`)
  return (await response.json()) as PageData
}
