import { pathTo } from '#app/addresses.ts'
import { yourChurch } from '#app/church/your-church.server.ts'
import { eventCalendarPath, hasDays } from '#app/event/calendar.server.ts'
import { eventWords, shownEvent } from '#app/event/present.server.ts'
import { eventPictures, events } from '#app/event/read.server.ts'
import { eventPageFacts } from '#app/event/structured-data.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { calendarLinks } from '#app/ways/calendar-links.server.ts'
import { formFor } from '#app/ways/topics.server.ts'

/** One page for every event there is. */
const params = () => events.map(({ id }) => ({ id }))

export const page = definePage(
  'event',
  ({ locale, params: { id }, now }) => {
    const event = events.find((each) => each.id === id)
    if (!event) throw new Error(`content/events/ has no event "${id}"`)
    const { title, category, picture = eventPictures[category] } = event
    const shown = shownEvent(event, locale, now)
    const words = eventWords(event)
    return {
      head: headOf(words, picture, locale, {
        card: { title: words.card[locale] },
        structuredData: eventPageFacts(event, locale, now),
      }),
      event: shown,
      builtAt: now,
      calendar: hasDays(event)
        ? calendarLinks(eventCalendarPath(id, locale), title[locale])
        : undefined,
      invitation: {
        text: ui.inviteToEvent[locale],
        url: site.origin + pathTo('event', locale, { id }),
      },
      all: { text: ui.allEvents[locale], to: pathTo('events', locale) },
      contact: formFor(locale, { topic: 'event', event: id }),
      closing: yourChurch(locale, now),
    }
  },
  params,
)
