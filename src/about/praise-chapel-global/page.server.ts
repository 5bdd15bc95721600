import { praiseChapelGlobalWords } from '#app/about/praise-chapel-global/words.server.ts'
import { yourChurch } from '#app/church/your-church/your-church.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { beginningOf } from '#app/page/beginning.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { quotation } from '#app/scripture/scripture.server.ts'
import { count } from '#app/time/in-words.ts'
import { formFor } from '#app/ways/topics.server.ts'

const praiseChapelGlobal = praiseChapelGlobalWords.read()

export const page = definePage('praiseChapelGlobal', ({ locale, now }) => {
  const beginning = beginningOf(praiseChapelGlobal, locale)
  const { words } = beginning
  const { numbers, blocks } = words
  return {
    ...beginning,
    ...(site.links.globalSite && {
      visit: { text: praiseChapelGlobal.hero.visit[locale], to: site.links.globalSite },
    }),
    facts: [
      { number: `${count(site.churches, locale)}+`, label: numbers.churches },
      { number: String(site.nations), label: numbers.nations },
      { number: String(site.founded), label: numbers.since },
    ],
    blocks: (['planting', 'leaders', 'missions'] as const).map((name) => {
      const { ask, picture, ...said } = blocks[name]
      const to = formFor(locale, { topic: name })
      return { ...said, ask: { text: ask, to }, picture: pictureOf(picture) }
    }),
    quote: quotation(praiseChapelGlobal.passage, locale),
    closing: yourChurch(locale, now),
  }
})
