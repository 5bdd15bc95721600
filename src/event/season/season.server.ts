import { pathTo } from '#app/addresses.ts'
import type { Church } from '#app/church/church.ts'
import { foremost } from '#app/church/many.server.ts'
import { confirmationOf } from '#app/church/times.server.ts'
import { changesWithin } from '#app/church/timetable.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import type { Locale } from '#app/language/locale.ts'
import type { Text } from '#app/language/text.ts'
import type { CalendarDate } from '#app/time/calendar.ts'
import { addDays } from '#app/time/dates.ts'
import { feastIn } from '#app/time/feasts.server.ts'
import { periodOf } from '#app/time/listed.server.ts'
import { wallClock } from '#app/time/zone.ts'
import type { Event } from '../event.ts'
import { events } from '../read.server.ts'
import { eventChanges, eventTimes } from '../times.server.ts'
import { seasonsFile } from './content.server.ts'
import type { SeasonPlace, ShownSeason } from './Seasons.tsx'

/** So many days before a season begins it is told. Pages are made anew every night; some are not for a week. */
const daysAhead = 28
const daysLate = 7

/** A season as it is in one year. */
export type Season = {
  readonly name: Text
  readonly asked: boolean
  readonly feast: CalendarDate
  readonly from: CalendarDate
  readonly to: CalendarDate
}

const { title, seasons } = seasonsFile.read()

/** The seasons that are not over on a day, of its year and of the next, in order. */
export function seasonsFrom(today: CalendarDate): Season[] {
  const year = Number(today.slice(0, 4))
  return seasons
    .flatMap(({ name, feast, before, after, asked = false }) =>
      [year, year + 1].map((each): Season => {
        const on = feastIn(each, feast)
        return { name, asked, feast: on, from: addDays(on, -before), to: addDays(on, after) }
      }),
    )
    .filter(({ to }) => today <= to)
    .toSorted((one, other) => one.from.localeCompare(other.from))
}

/** What several churches do otherwise in a season that is near. Where nobody has written anything, nothing. */
export function seasonsOf(locale: Locale, now: number): ShownSeason[] {
  const { timeZone } = site.office
  const { date: today } = wallClock(now, timeZone)
  // somewhere it is still yesterday
  return seasonsFrom(addDays(today, -1)).flatMap((season): ShownSeason[] => {
    const since = addDays(season.from, -daysAhead)
    if (today < addDays(since, -daysLate)) return []
    const days = { ...season, since }
    const places = [
      ...foremost.map((church) => seasonPlace(church, days, locale, now)),
      ...events.flatMap((event) => holidayOf(event, days, locale, now)),
    ].filter(({ changes }) => changes.some(({ told }) => now < Date.parse(told.until)))
    if (places.length < 2) return []
    const last = places
      .map(({ told }) => told.until)
      .toSorted()
      .at(-1)!
    const told = { ...periodOf(timeZone, since, season.to, now), until: last }
    return [{ title: title[locale].replace('{season}', season.name[locale]), told, places }]
  })
}

type Days = Season & { since: CalendarDate }

function seasonPlace(church: Church, days: Days, locale: Locale, now: number): SeasonPlace {
  const changes = changesWithin(church, days, { locale, now })
  const ends = changes.map(({ told }) => told.until).toSorted()
  return {
    church: church.name[locale],
    to: pathTo('church', locale, { slug: church.slug }),
    times: [],
    changes,
    told: { ...periodOf(church.timeZone, days.since, days.to, now), until: ends.at(-1) ?? '' },
    ...confirmationOf(church, locale),
  }
}

/** An event of a holiday, where and when; of a month without days nobody knows whether it is in the season. */
function holidayOf(event: Event, days: Days, locale: Locale, now: number): SeasonPlace[] {
  const { id, category, from, title, location, timeZone, repeat } = event
  if (category !== 'holiday' || from.length === 7) return []
  const off = repeat ? [] : eventChanges(event, locale, now)
  return eventTimes(event, locale, now)
    .filter(({ on, last }) => on <= days.to && days.from <= last)
    .map(({ last, dates, time, hours = [] }) => {
      const told = periodOf(timeZone, days.since, last as CalendarDate, now)
      const when = [time ? `${dates}, ${time}` : dates, ...hours].map((line) =>
        line.replace(/\.?$/, '.'),
      )
      return {
        church: title[locale],
        to: pathTo('event', locale, { id }),
        times: [],
        told,
        changes:
          off.length > 0
            ? off
            : [{ key: id, text: when.join(' '), reason: location[locale], told }],
      }
    })
}
