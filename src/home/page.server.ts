import { bannersOf } from '#app/about/banner.server.ts'
import { pillarsOf } from '#app/about/pillar.server.ts'
import { pathTo } from '#app/addresses.ts'
import { finderOf } from '#app/church/finder/finder.server.ts'
import { nearPlace } from '#app/church/finder/near-place.server.ts'
import { foremost } from '#app/church/many.server.ts'
import { churchCard } from '#app/church/on-home/card.server.ts'
import { sunOver } from '#app/church/times/sun.server.ts'
import { noticesOfAll } from '#app/church/times/timetable.server.ts'
import { fewEvents } from '#app/event/present.server.ts'
import { seasonsOf } from '#app/event/season/season.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { fellowshipFacts } from '#app/fellowship/structured-data.server.ts'
import { homeWords } from '#app/home/words.server.ts'
import { localize } from '#app/language/text.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { filmOf, pictureOf } from '#app/pictures/picture.server.ts'
import { count } from '#app/time/in-words.ts'
import { formFor } from '#app/ways/topics.server.ts'

const home = homeWords.read()

export const page = definePage('home', ({ locale, now }) => {
  const { hero, about, vision, churches, events, giving } = localize(home, locale)
  const { picture, churches: ofChurches, nations: ofNations, ...aboutUs } = about
  const film = filmOf(hero.picture)
  return {
    head: headOf(home, home.hero.picture, locale, {
      card: { title: hero.lines.join('\n') },
      structuredData: fellowshipFacts(locale),
    }),
    words: { watch: hero.watch, about: aboutUs, vision, churches, events, giving },
    hero: {
      title: hero.lines,
      subtitle: hero.subtitle.replace('{tagline}', () => site.tagline[locale]),
      picture: pictureOf(hero.picture),
      ...(film && { video: film }),
      sun: sunOver(hero.picture, foremost, { locale, now }),
    },
    firstVisit: { text: ui.firstVisit[locale], to: pathTo('newHere', locale) },
    links: {
      watch: site.links.videoChannel,
      about: pathTo('aboutUs', locale),
      vision: pathTo('ourVision', locale),
      events: pathTo('events', locale),
      near: formFor(locale, { topic: 'near' }),
    },
    notices: noticesOfAll(locale, now),
    seasons: seasonsOf(locale, now),
    aboutPicture: pictureOf(picture),
    founded: String(site.founded),
    facts: [
      { number: `${count(site.churches, locale)}+`, label: ofChurches },
      { number: String(site.nations), label: ofNations },
    ],
    pillars: pillarsOf(locale),
    finder: finderOf(locale),
    near: foremost.map((church) => nearPlace(church, locale)),
    churches: foremost.map((church) => churchCard(church, locale, now)),
    events: fewEvents(locale, now),
    ...bannersOf(locale),
  }
})
