import { count } from '#app/i18n/calendar.ts'
import { localize } from '#app/i18n/text.ts'
import { pathTo } from '#app/site/routes.ts'
import { churches } from '#content/churches/index.ts'
import { home } from '#content/pages/home.ts'
import { site } from '#content/site.ts'
import { bannersOf } from '../banner.data.ts'
import { churchCard } from '../church-card.data.ts'
import { eventsOf } from '../event.data.ts'
import { headOf, type PageRequest } from '../page.data.ts'
import { loopOf, pictureOf } from '../picture.data.ts'
import { pillarsOf } from '../pillar.data.ts'
import { gathering, sundayPlace } from '../schedule.data.ts'

/** Home reads the network, its churches and its events. */
export function load({ locale, now }: PageRequest<'home'>) {
  const words = localize(home, locale)
  return {
    head: headOf(home, 'home', locale, { title: words.hero.lines.join('\n') }),
    words,
    hero: { picture: pictureOf('home'), video: loopOf('home') },
    links: {
      watch: site.links.videoChannel,
      firstVisit: pathTo('newHere', locale),
      about: pathTo('aboutUs', locale),
      vision: pathTo('ourVision', locale),
      events: pathTo('events', locale),
      contact: pathTo('contactUs', locale),
    },
    sundays: churches.map((church) => sundayPlace(church, locale)),
    aboutPicture: pictureOf('about-us', words.about.picture),
    founded: String(site.founded),
    facts: [
      { number: String(site.founded), label: words.about.founded },
      { number: `${count(site.churches, locale)}+`, label: words.about.churches },
      { number: String(site.nations), label: words.about.nations },
    ],
    pillars: pillarsOf(locale),
    churches: churches.map((church) => churchCard(church, locale)),
    events: eventsOf(locale, now),
    gatherings: churches.map((church) => gathering(church, locale)),
    ...bannersOf(locale),
  }
}
