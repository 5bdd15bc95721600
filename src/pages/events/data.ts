import { localize } from '#app/i18n/text.ts'
import { filters } from '#app/model/event.ts'
import { pathTo } from '#app/router/routes.ts'
import { events } from '#app/content/events.ts'
import { eventsPage } from '#app/content/pages.ts'
import { eventCategories } from '#app/content/words.ts'
import { eventsOf } from '#app/presenters/event.ts'
import { heroOf } from '#app/presenters/hero.ts'
import { foremost } from '#app/presenters/many-churches.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { pictureOf } from '#app/presenters/picture.ts'
import { gathering } from '#app/presenters/schedule.ts'
import { eventFacts } from '#app/presenters/event-facts.ts'

export function load({ locale, now }: PageRequest<'events'>) {
  const { title, hero, ...words } = localize(eventsPage, locale)
  return {
    head: headOf(eventsPage, eventsPage.hero.picture, locale, {
      structuredData: events.map((event) => eventFacts(event, locale, now)),
    }),
    words,
    hero: heroOf({ title, hero }),
    gathered: pictureOf(words.interlude),
    filters: [
      { value: 'all', label: words.list.all },
      ...filters.map((value) => ({ value, label: eventCategories[value][locale] })),
    ],
    events: eventsOf(locale, now),
    gatherings: foremost.map((church) => gathering(church, locale)),
    contact: pathTo('contactUs', locale),
  }
}
