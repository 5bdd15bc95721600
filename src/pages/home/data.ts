import { count } from '#app/i18n/calendar.ts'
import { localize } from '#app/i18n/text.ts'
import { pathTo } from '#app/router/routes.ts'
import { home } from '#app/content/pages.ts'
import { site } from '#app/content/site.ts'
import { bannersOf } from '#app/presenters/banner.ts'
import { churchCard } from '#app/presenters/church-card.ts'
import { eventsOf } from '#app/presenters/event.ts'
import { finderOf } from '#app/presenters/finder.ts'
import { foremost } from '#app/presenters/many-churches.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { nearPlace } from '#app/presenters/near.ts'
import { filmOf, pictureOf } from '#app/presenters/picture.ts'
import { pillarsOf } from '#app/presenters/pillar.ts'
import { gathering, sundayPlace } from '#app/presenters/schedule.ts'
import { fellowshipFacts } from '#app/presenters/structured-data.ts'
import { noticesOfAll } from '#app/presenters/timetable.ts'

export function load({ locale, now }: PageRequest<'home'>) {
  const { hero, ...words } = localize(home, locale)
  const film = filmOf(hero.picture)
  return {
    head: headOf(home, home.hero.picture, locale, {
      card: { title: hero.lines.join('\n') },
      structuredData: fellowshipFacts(locale),
    }),
    words,
    hero: {
      title: hero.lines,
      subtitle: hero.subtitle,
      picture: pictureOf(hero.picture),
      ...(film && { video: film }),
    },
    firstVisit: { text: hero.firstVisit, to: pathTo('newHere', locale) },
    links: {
      watch: site.links.videoChannel,
      about: pathTo('aboutUs', locale),
      vision: pathTo('ourVision', locale),
      events: pathTo('events', locale),
      contact: pathTo('contactUs', locale),
    },
    notices: noticesOfAll(locale),
    sundays: foremost.map((church) => sundayPlace(church, locale)),
    aboutPicture: pictureOf(words.about.picture),
    founded: String(site.founded),
    facts: [
      { number: `${count(site.churches, locale)}+`, label: words.about.churches },
      { number: String(site.nations), label: words.about.nations },
    ],
    pillars: pillarsOf(locale),
    finder: finderOf(locale),
    near: foremost.map((church) => nearPlace(church, locale)),
    churches: foremost.map((church) => churchCard(church, locale)),
    events: eventsOf(locale, now),
    gatherings: foremost.map((church) => gathering(church, locale)),
    ...bannersOf(locale),
  }
}
