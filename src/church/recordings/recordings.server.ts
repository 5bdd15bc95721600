import { pathTo } from '#app/addresses.ts'
import { recordingsWords } from '#app/fellowship/common-words.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { localize } from '#app/language/text.ts'
import { listWords, shownRecording } from '#app/recordings/present.server.ts'
import { recordingsOf } from '#app/recordings/read.server.ts'
import { count } from '#app/time/in-words.ts'
import type { Church } from '../church.ts'

/** How many the page of a church shows at once; from how many on there is a page of all. */
export const latest = 3
const many = 10

export const hasMany = ({ slug }: Church) => recordingsOf(slug).length >= many

/** What its page lets one hear; nothing where there is nothing. */
export function heardAt(church: Church, locale: Locale) {
  const { slug } = church
  const all = recordingsOf(slug)
  if (all.length === 0) return undefined
  const { name, title, lead, earlier, all: link } = localize(recordingsWords, locale)
  const shown = all
    .slice(0, hasMany(church) ? latest : many)
    .map((each) => shownRecording(each, locale))
  return {
    name,
    title,
    lead,
    words: listWords(shown, locale),
    latest: shown.slice(0, latest),
    ...(shown.length > latest && { earlier: { title: earlier, recordings: shown.slice(latest) } }),
    ...(hasMany(church) && {
      all: {
        text: link.replace('{count}', count(all.length, locale)),
        to: pathTo('recordings', locale, { slug }),
      },
    }),
  }
}
