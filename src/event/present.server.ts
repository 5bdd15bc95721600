import { pathTo } from '#app/addresses.ts'
import { eventCategories, ui } from '#app/fellowship/common-words.server.ts'
import { locales, type Locale } from '#app/language/locale.ts'
import { inEach, type Text } from '#app/language/text.ts'
import { headOf } from '#app/page/head.server.ts'
import { described } from '#app/pictures/picture.server.ts'
import { atLineStart, dateRange } from '#app/time/in-words.ts'
import { inOrder } from '#app/time/state.ts'
import { eventAt, isOneHour, type Event, type ShownEvent } from './event.ts'
import type { Events } from './EventList.tsx'
import { eventPictures, events } from './read.server.ts'
import { eventNotices, eventTimes, registrationOf, repeatText } from './times.server.ts'

/** Every event, as cards show it. The visitor's clock decides which are past. */
export function eventsOf(locale: Locale, builtAt: number): Events {
  return { builtAt, all: events.map((event) => shownEvent(event, locale, builtAt)) }
}

/** What events are called, by their names: one that is over is asked about, too. */
export function eventTitles(locale: Locale): Record<string, string> {
  return Object.fromEntries(events.map((event) => [event.id, eventHead(event).title[locale]]))
}

/** Where three are shown: those that are among them until the page is made anew, but not one's own. */
export function fewEvents(locale: Locale, builtAt: number, own?: Event): Events {
  const others = events
    .filter((event) => event !== own)
    .map((event) => {
      const shown = shownEvent(event, locale, builtAt)
      return { shown, ...eventAt(shown, builtAt) }
    })
  const { left = [], over = [] } = Object.groupBy(inOrder(others), ({ isOver }) =>
    isOver ? 'over' : 'left',
  )
  const few = [...left.slice(0, 8), ...over.slice(0, 3)]
  return { builtAt, all: few.map(({ shown }) => shown) }
}

/** One event, as its card and its page show it. */
export function shownEvent(event: Event, locale: Locale, builtAt: number): ShownEvent {
  const { id, category, link } = event
  const repeats = repeatText(event, locale)
  return {
    id,
    title: event.title[locale],
    summary: event.summary[locale],
    category,
    categoryName: eventCategories[category][locale],
    times: eventTimes(event, locale, builtAt),
    notices: eventNotices(event, locale, builtAt),
    ...(repeats && { repeats }),
    location: event.location[locale],
    picture: described(event.picture ?? eventPictures[category], locale),
    page: pathTo('event', locale, { id }),
    ...(link && { form: link }),
    registration: registrationOf(event, locale),
  }
}

/**
 * An event as it is told where its page is not seen: in a list of what was found, in a message, on a card. Its
 * name and its summary may come again in another season; its days do not. One that is called off says that first.
 */
export function eventHead(event: Event) {
  const { title, summary, location, from, to, repeat, until, cancelled = [] } = event
  const isOff = !repeat && cancelled.some((each) => !isOneHour(each))
  const saidFirst = (text: Text) =>
    isOff ? inEach((locale) => `${ui.eventCancelledBadge[locale]}: ${text[locale]}`) : text
  // what comes again is one event, until another season has one of its name
  const last = !repeat ? to : hasTwin(event) ? until : undefined
  const days = (locale: Locale) => (last ? [dateRange(from, last, locale)] : [])
  const daysAlone = (locale: Locale) => days(locale).map((each) => atLineStart(each, locale))
  return {
    title: saidFirst(inEach((locale) => [title[locale], ...days(locale)].join(', '))),
    card: saidFirst(inEach((locale) => [title[locale], ...daysAlone(locale)].join('\n'))),
    description: saidFirst(
      inEach((locale) => {
        const when = repeatText(event, locale) ?? daysAlone(locale)[0]
        return [when, location[locale], summary[locale]].join(' · ')
      }),
    ),
  }
}

/** What the head of its page says, before search engines are told of it. */
export function eventPageHead(event: Event, locale: Locale) {
  const { category, picture = eventPictures[category] } = event
  const { card, ...words } = eventHead(event)
  return headOf(words, picture, locale, { card: { title: card[locale] } })
}

const hasTwin = ({ id, title }: Event) =>
  events.some(
    (each) =>
      each.id !== id && each.repeat && locales.some((one) => each.title[one] === title[one]),
  )
