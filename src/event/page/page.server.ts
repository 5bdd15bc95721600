import { pathTo } from '#app/addresses.ts'
import { yourChurch } from '#app/church/your-church/your-church.server.ts'
import { eventCalendarPath } from '#app/event/calendar-file.server.ts'
import { eventPageHead, fewEvents, shownEvent } from '#app/event/present.server.ts'
import { events } from '#app/event/read.server.ts'
import { eventPageFacts } from '#app/event/structured-data.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { localize } from '#app/language/text.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { isMonth } from '#app/time/dates.ts'
import { askOf } from '#app/ways/ask.server.ts'
import { calendarLinks } from '#app/ways/calendar-links.server.ts'
import { eventPageWords } from './words.server.ts'

const params = () => events.map(({ id }) => ({ id }))

export const page = definePage(
  'event',
  ({ locale, params: { id }, now }) => {
    const event = events.find((each) => each.id === id)
    if (!event) throw new Error(`content/events/ has no event "${id}"`)
    const { title } = event
    const shown = shownEvent(event, locale, now)
    // a month without days has none that a calendar could show
    const calendar = isMonth(event.from)
      ? undefined
      : calendarLinks(eventCalendarPath(id, locale), title[locale])
    return {
      head: {
        ...eventPageHead(event, locale),
        structuredData: eventPageFacts(event, locale, now),
      },
      words: wordsOf(locale, calendar !== undefined),
      event: shown,
      builtAt: now,
      about: event.about?.map((paragraph) => paragraph[locale]),
      steps: {
        calendar,
        invitation: {
          text: ui.inviteToEvent[locale],
          url: site.origin + pathTo('event', locale, { id }),
        },
        ask: askOf(site.office, locale, { topic: 'event', event: id }),
      },
      all: { text: ui.allEvents[locale], to: pathTo('events', locale) },
      others: fewEvents(locale, now, event),
      closing: yourChurch(locale, now),
    }
  },
  params,
)

/** A date is to be put in the calendar where there is one to add to it. */
function wordsOf(locale: Locale, hasCalendar: boolean) {
  const { steps, ...words } = localize(eventPageWords.read(), locale)
  const { title, calendar, text } = steps.coming
  return {
    ...words,
    steps: { ...steps, coming: { title, text: hasCalendar ? `${calendar} ${text}` : text } },
  }
}
