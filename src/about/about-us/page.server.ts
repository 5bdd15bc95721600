import { aboutUsWords } from '#app/about/about-us/words.server.ts'
import { bannersOf } from '#app/about/banner.server.ts'
import { pillarsOf } from '#app/about/pillar.server.ts'
import { pathTo } from '#app/addresses.ts'
import { site } from '#app/fellowship/site.server.ts'
import { beginningOf } from '#app/page/beginning.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { shownPerson } from '#app/people/present.server.ts'
import { seniorPastors } from '#app/people/read.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'

const aboutUs = aboutUsWords.read()

export const page = definePage('aboutUs', ({ locale }) => {
  const beginning = beginningOf(aboutUs, locale)
  const { words } = beginning
  const film = anniversaryFilm()
  return {
    ...beginning,
    pastors: seniorPastors && {
      ...shownPerson(seniorPastors, locale),
      to: pathTo('meetThePastors', locale),
    },
    pillars: pillarsOf(locale),
    vision: pathTo('ourVision', locale),
    beliefs: {
      to: pathTo('weBelieve', locale),
      picture: pictureOf(words.beliefs.picture),
    },
    ...(film && { film: { to: film, picture: pictureOf(words.anniversary.picture) } }),
    connect: bannersOf(locale).connect,
  }
})

/** The film of the anniversary, from where the celebration begins. */
function anniversaryFilm(): string | undefined {
  if (!site.links.anniversaryVideo) return undefined
  const film = new URL(site.links.anniversaryVideo)
  if (site.anniversaryStart) film.searchParams.set('t', `${site.anniversaryStart}s`)
  return film.href
}
