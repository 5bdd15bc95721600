import { readFileSync } from 'node:fs'
import type { Locale } from '#app/language/locale.ts'

export type Unwanted = { locale: Locale; word: string; pattern: RegExp; instead: string }

/**
 * The words of the columns called "not" in docs/glossary.md, so that the page people read and the
 * check that advises are one list. A table with a Spanish column speaks of Spanish, another of English.
 */
export function unwantedWords(glossary = readFileSync('docs/glossary.md', 'utf8')): Unwanted[] {
  const tables = glossary.match(/(?:^\|.*\n?)+/gm) ?? []
  return tables.flatMap((table) => {
    const [head = [], , ...rows] = table.trimEnd().split('\n').map(cells)
    const locale: Locale = head.includes('Spanish') ? 'es' : 'en'
    const [good, bad] = [head.indexOf(locale === 'es' ? 'Spanish' : 'write'), head.indexOf('not')]
    // the words of code are no words of the site
    if (good < 0 || bad < 0) return []
    return rows.flatMap((row) =>
      (row[bad] ?? '')
        .split(/,\s*/)
        .filter(Boolean)
        .map((word) => ({ locale, word, pattern: patternOf(word), instead: row[good] ?? '' })),
    )
  })
}

/** What stands between the bars of a row, without the marks of emphasis. */
const cells = (row: string) =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.replaceAll('_', '').trim())

/** The whole word, or with `…` whatever begins so. */
function patternOf(word: string): RegExp {
  const begins = word.endsWith('…')
  const written = RegExp.escape(begins ? word.slice(0, -1) : word)
  return new RegExp(String.raw`(?<!\p{L})${written}${begins ? '' : String.raw`(?!\p{L})`}`, 'iu')
}
