import { pathTo } from '#app/addresses.ts'
import { fullName } from '#app/church/place.server.ts'
import { churches } from '#app/church/read.server.ts'
import { hasMany } from '#app/church/recordings/recordings.server.ts'
import { cardOf } from '#app/church/share-card.server.ts'
import { oneChurch } from '#app/church/your-church/your-church.server.ts'
import { recordingsWords } from '#app/fellowship/common-words.server.ts'
import { breadcrumbs } from '#app/fellowship/structured-data.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { inEach, localize } from '#app/language/text.ts'
import { headOf } from '#app/page/head.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { listWords, shownRecording } from '#app/recordings/present.server.ts'
import { recordingsOf, type Recording } from '#app/recordings/read.server.ts'
import { recordingFacts } from '#app/recordings/structured-data.server.ts'

/** A page of more would weigh more than a page may. */
const most = 100

/** Of how many of them search engines are told: they show a few. */
const mostTold = 20

/** Every church that has many recordings, by its name in addresses, with its pages of them, the latest first. */
export const pagesOf = new Map(
  churches.filter(hasMany).map((church) => {
    const all = recordingsOf(church.slug)
    const count = Math.ceil(all.length / most)
    const pages = Array.from({ length: count }, (_, index) =>
      all.slice(index * most, (index + 1) * most),
    )
    return [church.slug, { church, pages }] as const
  }),
)

export function pageOf(slug: string, number: number, locale: Locale, now: number) {
  const { church, pages } = pagesOf.get(slug)!
  const toPage = (index: number) =>
    index === 0
      ? pathTo('recordings', locale, { slug })
      : pathTo('olderRecordings', locale, { slug, page: String(index + 1) })
  const own = pages[number - 1]!
  const name = inEach((language) =>
    recordingsWords.of[language].replace('{church}', fullName(church, language)),
  )
  const title = inEach((language) =>
    number === 1 ? name[language] : `${name[language]} (${number})`,
  )
  const description = inEach((language) => descriptionOf(own, fullName(church, language), language))
  const { picture, position } = church.hero
  const { search, found, none, newer, earlier } = localize(recordingsWords, locale)
  const shown = own.map((each) => ({ year: each.on.slice(0, 4), ...shownRecording(each, locale) }))
  return {
    head: headOf({ title, description }, picture, locale, {
      // to draw one takes long, and tells of them all
      card: { title: name[locale], ...cardOf(church, locale) },
      structuredData: [
        ...recordingFacts(own.slice(0, mostTold), locale),
        breadcrumbs(
          [
            { name: church.name[locale], path: pathTo('church', locale, { slug }) },
            { name: title[locale], path: toPage(number - 1) },
          ],
          locale,
        ),
      ],
    }),
    words: { search, found, none, ...listWords(shown, locale) },
    hero: {
      title: title[locale],
      subtitle: description[locale],
      picture: pictureOf(picture),
      position,
    },
    region: church.region[locale],
    recordings: shown,
    // what one looks for may be on another page; this one is here
    files: pages.map((_, index) => (index === number - 1 ? '' : `${toPage(index)}/data.json`)),
    ...(number > 1 && { newer: { text: newer, to: toPage(number - 2) } }),
    ...(number < pages.length && { earlier: { text: earlier, to: toPage(number) } }),
    closing: oneChurch(church, locale, now),
  }
}

function descriptionOf(recordings: readonly Recording[], church: string, locale: Locale): string {
  const years = [recordings.at(-1)!, recordings[0]!].map(({ on }) => on.slice(0, 4))
  // the joiner keeps both on a line: https://www.unicode.org/reports/tr14/#WJ
  const span = [...new Set(years)].join('–\u2060')
  return recordingsWords.description[locale].replace('{church}', church).replace('{years}', span)
}
