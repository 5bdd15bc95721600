import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Scene } from '#app/content/fields.ts'
import type { Locale } from '#app/language/locale.ts'
import { shownCuts } from './library.ts'

/** What is seen of a page where somebody shares its address. */
export type ShareCard = {
  locale: Locale
  name: string
  title: string
  picture: Scene
  /** A line under the title, in a language of its own. */
  greeting?: { language: string; text: string }
}

/** The mark of the site, which stands on every card and is made into every icon. */
const markFile = 'src/build/public/icon.svg'

export const drawnMark = () => readFileSync(markFile, 'utf8').replace(/^<svg[^>]*>|<\/svg>/g, '')

/** Raised when the cards are drawn in another way or in other colours, so that all are drawn anew. */
const design = 4

/**
 * The address of a card, which carries a fingerprint of all that stands on it: another title, another
 * address. The build draws what is there (`draw-share-card.ts`).
 */
export function shareAddress({ name, title, picture, locale, greeting }: ShareCard): string {
  const { address, entry } = shownCuts(picture)!
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([design, name, title, greeting, address, entry.focus]))
    .update(readFileSync(markFile))
    .digest('hex')
    .slice(0, 8)
  return `/media/share/${path.basename(address)}.${locale}.${fingerprint}.jpg`
}

/** Cards of one picture one after the other: to unpack a picture takes longer than to draw on it. */
export function byPicture(cards: ReadonlyMap<string, ShareCard>): [string, ShareCard][] {
  // their addresses begin with its name
  return [...cards].toSorted(([one], [other]) => (one < other ? -1 : 1))
}
