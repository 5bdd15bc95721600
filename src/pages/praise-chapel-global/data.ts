import { count } from '#app/i18n/calendar.ts'
import { localize } from '#app/i18n/text.ts'
import { praiseChapelGlobal } from '#app/content/pages.ts'
import { site } from '#app/content/site.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { loopOf, pictureOf } from '#app/presenters/picture.ts'

/** Praise Chapel Global reads its own words and the numbers of the network. */
export function load({ locale }: PageRequest<'praiseChapelGlobal'>) {
  const words = localize(praiseChapelGlobal, locale)
  const { numbers, blocks } = words
  return {
    head: headOf(praiseChapelGlobal, 'praise-chapel-global', locale),
    words,
    picture: pictureOf('praise-chapel-global'),
    video: loopOf('praise-chapel-global'),
    visit: site.links.globalSite,
    facts: [
      { number: `${count(site.churches, locale)}+`, label: numbers.churches },
      { number: String(site.nations), label: numbers.nations },
      { number: String(site.founded), label: numbers.since },
    ],
    blocks: (['planting', 'leaders', 'missions'] as const).map((name) => ({
      title: blocks[name].title,
      text: blocks[name].text,
      picture: pictureOf(name, blocks[name].picture),
    })),
  }
}
