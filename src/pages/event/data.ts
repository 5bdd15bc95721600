import { pathTo } from '#app/router/routes.ts'
import { eventPictures, events } from '#app/content/events.ts'
import { home } from '#app/content/pages.ts'
import { site } from '#app/content/site.ts'
import { ui } from '#app/content/words.ts'
import { calendarLinks, calendarPath, hasDays } from '#app/presenters/calendars.ts'
import { eventWords, shownEvent } from '#app/presenters/event.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { eventPageFacts } from '#app/presenters/event-facts.ts'

/** One page for every event there is. */
export const params = () => events.map(({ id }) => ({ id }))

export function load({ locale, params: { id }, now }: PageRequest<'event'>) {
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
      ? calendarLinks(calendarPath.event(id, locale), title[locale])
      : undefined,
    invitation: {
      text: ui.inviteToEvent[locale],
      url: site.origin + pathTo('event', locale, { id }),
    },
    all: { text: home.events.all[locale], to: pathTo('events', locale) },
    contact: pathTo('contactUs', locale),
  }
}
