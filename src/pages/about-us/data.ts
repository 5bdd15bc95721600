import { localize } from '#app/i18n/text.ts'
import { pathTo } from '#app/router/routes.ts'
import { aboutUs } from '#app/content/pages.ts'
import { seniorPastors } from '#app/content/people.ts'
import { site } from '#app/content/site.ts'
import { bannersOf } from '#app/presenters/banner.ts'
import { heroOf } from '#app/presenters/hero.ts'
import { initialsOf } from '#app/presenters/initials.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { described, pictureOf } from '#app/presenters/picture.ts'
import { pillarsOf } from '#app/presenters/pillar.ts'

export function load({ locale }: PageRequest<'aboutUs'>) {
  const { title, hero, ...words } = localize(aboutUs, locale)
  const film = new URL(site.links.anniversaryVideo)
  film.searchParams.set('t', `${site.anniversaryStart}s`)
  return {
    head: headOf(aboutUs, aboutUs.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    pastors: {
      name: seniorPastors.name[locale],
      initials: initialsOf(seniorPastors.name[locale]),
      role: seniorPastors.role[locale],
      picture: seniorPastors.picture && described(seniorPastors.picture, locale),
      to: pathTo('meetThePastors', locale),
    },
    pillars: pillarsOf(locale),
    vision: pathTo('ourVision', locale),
    beliefs: {
      to: pathTo('weBelieve', locale),
      picture: pictureOf(words.beliefs.picture),
    },
    film: { to: film.href, picture: pictureOf(words.anniversary.picture) },
    connect: bannersOf(locale).connect,
  }
}
