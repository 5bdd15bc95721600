import { pathTo } from '#app/addresses.ts'
import type { Church } from '#app/church/church.ts'
import { churches } from '#app/church/read.server.ts'
import { confirmationOf } from '#app/church/times/services-in-words.server.ts'
import { noticesWithin, type SeasonDays } from '#app/church/times/timetable.server.ts'
import { closing } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import type { Locale } from '#app/language/locale.ts'
import type { Text } from '#app/language/text.ts'
import { isMonth, type CalendarDate, addDays } from '#app/time/dates.ts'
import { feastIn } from '#app/time/feasts.server.ts'
import type { Period, ShownNotice } from '#app/time/next.ts'
import { periodOf } from '#app/time/period.server.ts'
import { wallClock } from '#app/time/zone.ts'
import type { Event } from '../event.ts'
import { events } from '../read.server.ts'
import { noticesWithin as eventNoticesWithin, timesWithin } from '../times.server.ts'
import { seasonsFile } from './content.server.ts'
import type { SeasonPlace, ShownSeason } from './Seasons.tsx'

/** So many days before a season begins it is told. Pages are made anew every night; some are not for a week. */
const daysAhead = 28
const daysLate = 7

export type Season = {
  readonly name: Text
  readonly asked: boolean
  readonly feast: CalendarDate
  readonly from: CalendarDate
  readonly to: CalendarDate
}

const { title, seasons } = seasonsFile.read()

/** The seasons that are not over on a day, of the year before, which may last into its year, to the next, in order. */
export function seasonsFrom(today: CalendarDate): Season[] {
  const year = Number(today.slice(0, 4))
  return seasons
    .flatMap(({ name, feast, before, after, asked = false }) =>
      [year - 1, year, year + 1].map((each): Season => {
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
    const ofChurches = churches.flatMap((church) => churchPlace(church, days, locale, now))
    // one church has a page that tells it; when the others are over, the last one is still one of several
    if (ofChurches.length < 2) return []
    const ofEvents = events.flatMap((event) => eventPlace(event, days, locale, now))
    const left = [...ofChurches, ...ofEvents].filter(({ told }) => now < Date.parse(told.until))
    if (left.length === 0) return []
    const places = left.slice(0, most)
    const told = { ...periodOf(timeZone, since, season.to, now), until: lastEnd(places) }
    return [
      {
        title: title[locale].replace('{season}', season.name[locale]),
        told,
        places,
        ...(left.length > most && {
          more: { text: closing.all[locale], to: `${pathTo('home', locale)}#churches-section` },
        }),
      },
    ]
  })
}

const most = 12

const lastEnd = (all: readonly { told: Period }[]) =>
  all
    .map(({ told }) => told.until)
    .toSorted()
    .at(-1)!

function churchPlace(church: Church, days: SeasonDays, locale: Locale, now: number): SeasonPlace[] {
  const notices = noticesWithin(church, days, { locale, now })
  if (notices.length === 0) return []
  return [
    {
      church: church.name[locale],
      to: pathTo('church', locale, { slug: church.slug }),
      times: [],
      notices,
      told: {
        ...periodOf(church.timeZone, days.since, days.to, now),
        until: lastEnd(notices),
      },
      ...confirmationOf(church, locale, now),
    },
  ]
}

/**
 * An event of the holiday, when and where, and what is called off or moved of what comes again. Of a month without
 * days nobody knows whether it is in the season.
 */
function eventPlace(event: Event, days: SeasonDays, locale: Locale, now: number): SeasonPlace[] {
  const { id, category, from, title, location, timeZone, repeat } = event
  if (isMonth(from)) return []
  const isHoliday = category === 'holiday'
  const times = isHoliday ? timesWithin(event, days, locale) : []
  const otherwise = isHoliday || repeat ? eventNoticesWithin(event, days, locale, now) : []
  const all = [
    ...times.map(({ last, dates, time, hours = [] }): ShownNotice => {
      const lines = [time ? `${dates}, ${time}` : dates, ...hours]
      return {
        key: `${id} ${last}`,
        text: lines.map((line) => line.replace(/\.?$/, '.')).join(' '),
        reason: location[locale],
        told: periodOf(timeZone, days.since, last, now),
      }
    }),
    ...otherwise,
  ]
  // what happens once is told before what of its hours is off
  const notices = repeat
    ? all.toSorted((one, other) => one.told.until.localeCompare(other.told.until))
    : all
  if (notices.length === 0) return []
  return [
    {
      church: title[locale],
      to: pathTo('event', locale, { id }),
      times: [],
      notices,
      told: { ...periodOf(timeZone, days.since, days.to, now), until: lastEnd(notices) },
    },
  ]
}
