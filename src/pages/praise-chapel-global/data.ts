import { count } from '#app/i18n/calendar.ts'
import { localize } from '#app/i18n/text.ts'
import { praiseChapelGlobal } from '#app/content/pages.ts'
import { site } from '#app/content/site.ts'
import { heroOf } from '#app/presenters/hero.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { loopOf, pictureOf } from '#app/presenters/picture.ts'

/** The globe stands at the head of the page, and not once more below. */
const pictures = { planting: 'planting', leaders: 'leaders', missions: 'send' } as const

/** Praise Chapel Global reads its own words and the numbers of the network. */
export function load({ locale }: PageRequest<'praiseChapelGlobal'>) {
  const { title, hero, ...words } = localize(praiseChapelGlobal, locale)
  const { numbers, blocks } = words
  return {
    head: headOf(praiseChapelGlobal, 'praise-chapel-global', locale),
    words,
    hero: {
      ...heroOf({ title, hero }, 'praise-chapel-global'),
      video: loopOf('praise-chapel-global'),
    },
    visit: { text: hero.visit, to: site.links.globalSite },
    facts: [
      { number: `${count(site.churches, locale)}+`, label: numbers.churches },
      { number: String(site.nations), label: numbers.nations },
      { number: String(site.founded), label: numbers.since },
    ],
    blocks: Object.entries(pictures).map(([name, picture]) => {
      const { title, text, picture: alt } = blocks[name as keyof typeof pictures]
      return { title, text, picture: pictureOf(picture, alt) }
    }),
  }
}
