import { pathTo } from '#app/addresses.ts'
import { foremost } from '#app/church/many.server.ts'
import { gatheringNow } from '#app/church/times/services-in-words.server.ts'
import { eventsCalendarPath } from '#app/event/calendar-file.server.ts'
import { filters } from '#app/event/event.ts'
import { eventsPageWords } from '#app/event/list/words.server.ts'
import { eventsOf } from '#app/event/present.server.ts'
import { events } from '#app/event/read.server.ts'
import { seasonsOf } from '#app/event/season/season.server.ts'
import { eventFacts } from '#app/event/structured-data.server.ts'
import { eventCategories, ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { beginningOf } from '#app/page/beginning.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { calendarLinks } from '#app/ways/calendar-links.server.ts'
import { formFor } from '#app/ways/topics.server.ts'

const eventsPage = eventsPageWords.read()

export const page = definePage('events', ({ locale, now }) => {
  const beginning = beginningOf(eventsPage, locale, {
    structuredData: events.map((event) => eventFacts(event, locale, now)),
  })
  const { words } = beginning
  return {
    ...beginning,
    gathered: pictureOf(words.interlude),
    filters: [
      { value: 'all', label: words.list.all },
      ...filters.map((value) => ({ value, label: eventCategories[value][locale] })),
    ],
    events: eventsOf(locale, now),
    gatherings: foremost.map((church) => gatheringNow(church, locale, now)),
    firstVisit: { text: ui.firstVisit[locale], to: pathTo('newHere', locale) },
    seasons: seasonsOf(locale, now),
    calendar: calendarLinks(eventsCalendarPath(locale), `${site.name}: ${ui.events[locale]}`),
    ask: formFor(locale, { topic: 'planned' }),
    lodging: formFor(locale, { topic: 'lodging' }),
  }
})
