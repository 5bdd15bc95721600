import { hash } from 'node:crypto'
import type { Frame } from '#app/frame/frame.ts'
import type { Locale } from '#app/language/locale.ts'
import type { ShareCard } from '#app/pictures/share-card.ts'
import type { Manifest, Server } from './bundle.ts'
import { earlierClasses, isAsBefore, isThere } from './earlier.ts'
import type { ContactPage } from './for-service/site-json.ts'
import type { Address } from './html/every-address.ts'
import type { Assets } from './html/ready-page.ts'
import { write } from './output.ts'
import { firstClasses } from './styles/first-screen.ts'
import { partOf, type Part } from './threads.ts'

/** What pages are made of besides content, and which of them. A thread is handed it: it is plain data. */
export type Portion = {
  part: Part
  now: number
  build: string
  manifest: Manifest
  assets: Assets
  frames: Readonly<Record<Locale, { frame: Frame; file: string }>>
  /** Whether pages of the earlier site are as good as new ones. */
  takesOver: boolean
}

export type Known = {
  /** The files that the earlier site has already. */
  same: string[]
  /** By the files of pages, the classes of what is seen of them first. */
  classes: Map<string, string>
  /** The pictures of those that are sent to others, by their addresses. */
  cards: Map<string, ShareCard>
  /** The paths of those that search engines may show. */
  found: Set<string>
  contactPages: Map<Locale, Omit<ContactPage, 'assets'>>
}

/**
 * Makes and writes every page of a portion, its HTML and its data, but for those that the earlier site has. None of them
 * is held: there may be thousands.
 */
export function makePortion(rendering: Server, portion: Portion): Known {
  const { part, now, build, manifest, assets, frames, takesOver } = portion
  const known: Known = {
    same: [],
    classes: new Map(),
    cards: new Map(),
    found: new Set(),
    contactPages: new Map(),
  }
  const classes = takesOver ? earlierClasses() : new Map<string, string>()
  for (const address of partOf(everyAddress(rendering), part)) {
    const { data: unbuilt, card, page } = rendering.pageAt(address, now)
    const { frame, file } = frames[address.locale]
    const unmarked = { build, module: `/${builtFrom(manifest, address.page.file)}`, ...unbuilt }
    const data = { ...unmarked, made: fingerprint(JSON.stringify(unmarked)) }
    const [htmlFile, dataFile] = filesOf(address)
    const text = JSON.stringify(data)
    const before = classes.get(htmlFile)
    if (before !== undefined && isThere(htmlFile) && isAsBefore(dataFile, text)) {
      known.same.push(htmlFile, dataFile)
      known.classes.set(htmlFile, before)
    } else {
      const apart = { data: dataFile, frame: file }
      const html = rendering.renderDocument({ data, frame, assets, apart }, page)
      write(htmlFile, html)
      write(dataFile, text)
      known.classes.set(htmlFile, firstClasses(html).toSorted().join(' '))
    }
    known.cards.set(...card)
    if (address.name !== 'notFound' && !data.head.hidden) known.found.add(address.path)
    if (address.name === 'contactUs') {
      known.contactPages.set(address.locale, {
        data: unmarked as ContactPage['data'],
        frame,
        sought: rendering.soughtChurches(address.locale),
      })
    }
  }
  return known
}

export function everyAddress(rendering: Server): Address[] {
  return [...rendering.addresses(), ...rendering.missingAddresses()]
}

/** What was built of the file of a page's component, which each browser loads by its name. */
export function builtFrom(manifest: Manifest, source: string): string {
  const built = manifest[source]
  if (!built) throw new Error(`There is no ${source}: a page lies in the folder of its name.`)
  return built.file
}

export function fingerprint(text: string): string {
  return hash('sha256', text).slice(0, 12)
}

/** `/about-us` → `/about-us.html`, which every static host serves at the address without an ending. */
function filesOf({ path }: Address): [html: string, data: string] {
  return path === '/' ? ['/index.html', '/data.json'] : [`${path}.html`, `${path}/data.json`]
}
