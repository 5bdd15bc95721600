import type { Told } from '#app/language/told.ts'
import { type CalendarDate, type Time, dayOf, daysBetween } from '#app/time/dates.ts'
import { dayName } from '#app/time/in-words.ts'
import { memoize } from '#app/time/memoize.ts'
import { sourceDate } from '#app/time/source-date.server.ts'
import { instantOf, offset, wallClock } from '#app/time/zone.ts'
import type { OfficeHours } from '../common-fields.ts'
import { both } from '../fields.ts'
import type { Way } from '../walk.ts'
import type { FieldFlaw, FieldFlaws } from './finding.ts'

// what can be wrong with the times of a church and of an event alike

/** A build may be for a day to come; one for a day that is over does not make today's answers untrue. */
export const nowOrLater = () => Math.max(Date.now(), sourceDate())

/** From then on what repeats can be moved. */
export const today = () => new Date(nowOrLater()).toISOString().slice(0, 10) as CalendarDate

/** `las 19:00`, `la 01:30`: a time within a Spanish sentence. */
export const hourInSpanish = (at: Time) => `${at.startsWith('01') ? 'la' : 'las'} ${at}`

/** Days run forward. */
export function ofDays(
  way: Way,
  first: string,
  last: string,
  problem = both('the last day is before the first one', 'el último día es anterior al primero'),
): FieldFlaw[] {
  if (first <= last) return []
  const remedy = both(
    'Write the first day once more, or a later one',
    'Escriba otra vez el primer día, o uno posterior',
  )
  return [{ way, problem, remedy }]
}

export const elsewhereOrOff = both(
  'Write another day or another time; where the two are one, cancel this one',
  'Escriba otro día u otra hora; si las dos veces son una sola, cancele esta',
)

type Change = {
  way: Way
  on: CalendarDate
  to?: { on: CalendarDate; at?: Time | undefined; elsewhere?: boolean }
  /** By name, each with its time. */
  meant: readonly { id: string; at?: Time | undefined }[]
}

/** Further than this nobody looks for what was moved. */
const daysMovable = 60

/** What is canceled, moved or in doubt is so once, and goes somewhere else. */
export function ofChanges(changes: readonly Change[]): FieldFlaw[] {
  const seen = new Set<string>()
  return changes.flatMap(({ way, on, to, meant }) => {
    const again = meant.some(({ id }) => seen.has(`${id} ${on}`))
    for (const { id } of meant) seen.add(`${id} ${on}`)
    if (again) {
      return {
        way,
        problem: both(`of ${on} something else is said already`, `del ${on} ya se dice otra cosa`),
        remedy: both('Keep one of the two', 'Deje una de las dos'),
      }
    }
    if (!to) return []
    const isSame = meant.some(({ at }) => to.on === on && (to.at ?? at) === at)
    if (isSame && !to.elsewhere) {
      return {
        way: [...way, 'toDay'],
        problem: both('it is moved to where it is', 'se cambia a donde ya está'),
        remedy: both('Write the new day or the new time', 'Escriba el nuevo día o la nueva hora'),
      }
    }
    if (Math.abs(daysBetween(on, to.on)) > daysMovable) {
      return {
        way: [...way, 'toDay'],
        problem: both(
          `it is moved by more than ${daysMovable} days`,
          `se cambia en más de ${daysMovable} días`,
        ),
        remedy: both(
          'Look at the year. Otherwise cancel it, and add another one',
          'Mire el año. Si está bien, cancele esa vez y agregue otra',
        ),
      }
    }
    return []
  })
}

/** Hundreds of churches meet at the same hours, in the zones of a few countries. */
const isSkipped = memoize((on: CalendarDate, at: Time, timeZone: string) => {
  return wallClock(instantOf(on, at, timeZone), timeZone).time !== at
})

/** A time of a day on which the clocks skip it would be another one. */
export function ofSkipped(
  times: readonly { way: Way; on: CalendarDate; at?: Time | undefined }[],
  timeZone: string,
): FieldFlaw[] {
  return times.flatMap(({ way, on, at }) => {
    if (!at || !isSkipped(on, at, timeZone)) return []
    return {
      way,
      problem: both(
        `on ${on} the clocks go forward and skip ${at}`,
        `el ${on} los relojes se adelantan y se saltan ${hourInSpanish(at)}`,
      ),
      remedy: both('Write another time', 'Escriba otra hora'),
    }
  })
}

/** Of what comes again, a time that clocks skip once a year stops nothing: it is to be known. */
export function ofSkippedOnce(
  way: Way,
  at: Time | undefined,
  days: readonly CalendarDate[],
  timeZone: string,
): FieldFlaw[] {
  const on = at && days.find((day) => isSkipped(day, at, timeZone))
  return ofSkipped(on ? [{ way, on, at }] : [], timeZone).map((found) => ({
    ...found,
    advice: true,
    remedy: both(
      'That day it begins later by as much: move it for that day, or write another time',
      'Ese día empieza más tarde en esa medida: cámbielo para ese día o escriba otra hora',
    ),
  }))
}

/** Hours run forward, and so do the days on which nobody is there. */
export function ofHours(way: Way, hours: OfficeHours | undefined): FieldFlaw[] {
  if (!hours) return []
  const { opens, closes, closed = [] } = hours
  const backwards = closed.flatMap(({ from, to }, index) =>
    ofDays([...way, 'closed', index, 'to'], from, to),
  )
  if (opens < closes) return backwards
  return [
    ...backwards,
    {
      way: [...way, 'closes'],
      problem: both('it closes before it opens', 'cierra antes de abrir'),
      remedy: both(
        'Write both on the 24-hour clock: five in the afternoon is 17:00',
        'Escriba las dos en formato de 24 horas: las cinco de la tarde son las 17:00',
      ),
    },
  ]
}

function zonesOf(country: string): string[] {
  const { getTimeZones } = Intl.Locale.prototype as { getTimeZones?: () => string[] | undefined }
  return getTimeZones?.call(new Intl.Locale(`und-${country.toUpperCase()}`)) ?? []
}

/** How far a clock is ahead in winter and in summer. */
const clockOf = memoize((timeZone: string) =>
  [Date.UTC(2026, 0), Date.UTC(2026, 6)].map((season) => offset(season, timeZone)).join(' '),
)

export const isSameClock = (one: string, other: string) => clockOf(one) === clockOf(other)

const isInItsZone = memoize((country: string, timeZone: string) => {
  const zones = zonesOf(country)
  return zones.length === 0 || zones.some((zone) => isSameClock(zone, timeZone))
})

/** The clocks of a church are those of its country. */
export function ofZone(timeZone: string, country: string): FieldFlaws {
  if (isInItsZone(country, timeZone)) return []
  // a country may have dozens of zones, and few clocks
  const byClock = Map.groupBy(zonesOf(country), clockOf)
  const own = [...byClock.values()].map(([zone]) => zone).join(', ')
  return {
    way: ['timeZone'],
    problem: both(
      `${timeZone} is not the time of the country`,
      `${timeZone} no es la hora del país`,
    ),
    remedy: both(`Write its own: ${own}`, `Escriba la suya: ${own}`),
  }
}

/**
 * A minus that was forgotten puts a church of California into China, and the zone of another coast its services hours
 * away: the sun goes by hours, too.
 */
export function ofLongitude(way: Way, longitude: number | undefined, timeZone: string): FieldFlaws {
  if (longitude === undefined) return []
  const noon = (offset(Date.UTC(2026, 0), timeZone) / 3_600_000) * 15
  const apart = Math.abs(longitude - noon) % 360
  const degrees = Math.min(apart, 360 - apart)
  // few clocks are two hours and more from their sun, as in the west of China
  if (degrees <= 30) return []
  const hours = Math.round(degrees / 15)
  // and none is four
  if (degrees <= 60) {
    return {
      way,
      problem: both(
        `the clock of ${timeZone} is ${hours} hours from the sun there`,
        `el reloj de ${timeZone} está a ${hours} horas del sol de ese lugar`,
      ),
      remedy: both(
        'If both are right, leave them; otherwise look at the time zone, and at the longitude',
        'Si los dos son correctos, déjelos; si no, mire la zona horaria y la longitud',
      ),
      advice: true,
    }
  }
  return {
    way,
    problem: both(
      `${longitude} is nowhere near ${timeZone}`,
      `${longitude} no está cerca de ${timeZone}`,
    ),
    remedy: both(
      'West of Greenwich, as in America, a longitude begins with a minus: -121.7; east of it, it has none',
      'Al oeste de Greenwich, como en América, una longitud empieza con un signo menos: -121.7; al este no lo lleva',
    ),
  }
}

/** `2026-12-27 is a Sunday, and …` */
export function notOn(
  way: Way,
  on: CalendarDate,
  [en, es]: readonly [string, string],
  remedy: Told,
): FieldFlaw {
  return {
    way,
    problem: both(
      `${on} is a ${dayName(dayOf(on), 'en')}, and ${en}`,
      `el ${on} es ${dayName(dayOf(on), 'es')}, y ${es}`,
    ),
    remedy,
  }
}
