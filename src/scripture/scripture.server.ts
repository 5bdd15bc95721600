import type { Locale } from '#app/language/locale.ts'
import scripture from '#content/scripture.json'

/** `note` says what an old word of the translation means today. */
export type Passage = { reference: string; text: string; note?: string }

type Kept = { reference: string; verses: { text: string }[]; note?: string }

export const translation = (locale: Locale): string => scripture.translations[locale].name

/** A passage of the Bible by its English reference, word for word. Where it stands, its translation is named. */
export function passage(reference: string, locale: Locale): Passage {
  const found = scripture.passages.find(({ en }) => en.reference === reference)
  if (!found) throw new Error(`content/scripture.json has no passage "${reference}"`)
  const { verses, reference: written, note }: Kept = found[locale]
  return {
    reference: written,
    text: closed(ended(verses.map(({ text }) => text).join(' '))),
    ...(note && { note }),
  }
}

export function quotation(wanted: string, locale: Locale): { text: string; source: string } {
  const { text, reference } = passage(wanted, locale)
  return { text, source: `${reference}, ${translation(locale)}` }
}

/** A quotation that ends before its sentence does says so. */
function ended(text: string): string {
  return /[,;:]$/.test(text) ? `${text} …` : text
}

/** A quotation that ends inside somebody's speech is closed, so that no mark is left open. */
function closed(text: string): string {
  const open = (text.match(/“/g)?.length ?? 0) - (text.match(/”/g)?.length ?? 0)
  return open > 0 ? text + '”'.repeat(open) : text
}
