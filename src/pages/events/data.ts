import { localize } from '#app/i18n/text.ts'
import { filters } from '#app/model/event.ts'
import { pathTo } from '#app/site/routes.ts'
import { churches } from '#content/churches/index.ts'
import { eventsPage } from '#content/pages/events.ts'
import { eventCategories } from '#content/ui.ts'
import { eventsOf } from '../event.data.ts'
import { headOf, type PageRequest } from '../page.data.ts'
import { pictureOf } from '../picture.data.ts'
import { gathering } from '../schedule.data.ts'

/** The events page reads its own words, the events, and what happens every week. */
export function load({ locale, now }: PageRequest<'events'>) {
  const words = localize(eventsPage, locale)
  return {
    head: headOf(eventsPage, 'events', locale),
    words,
    picture: pictureOf('events'),
    filters: [
      { value: 'all', label: words.list.all },
      ...filters.map((value) => ({ value, label: eventCategories[value][locale] })),
    ],
    events: eventsOf(locale, now),
    gatherings: churches.map((church) => gathering(church, locale)),
    contact: pathTo('contactUs', locale),
  }
}
