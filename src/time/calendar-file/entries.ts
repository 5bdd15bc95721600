import { isMonth, type CalendarDate, addDays, later } from '../dates.ts'
import {
  exceptional,
  plannedHoursOf,
  type Again,
  type Occurrence,
  type Series,
  type Slot,
  type Timetable,
} from '../occurrence.ts'
import { datesOf } from '../rule.ts'
import type { Entry, Moment } from './calendar-file.ts'

/** Recurring entries need a start date; this one is earlier than any date calendars show. */
const beginning: CalendarDate = '2025-01-01'
/** Whatever repeats has a date within so many days: the first Saturdays of two months are less apart. */
const longestPause = 70

type Words = Pick<Entry, 'uid' | 'title' | 'text' | 'place' | 'url' | 'modified' | 'tentative'>

/** A timetable as entries of a calendar, with all that is not as always. */
export function entriesOf<S extends Series>(
  timetable: Timetable<S>,
  wordsOf: (what: S) => Words,
): Entry[] {
  const { timeZone, series } = timetable
  const changes = exceptional(timetable)
  const regular = series.flatMap((what) => {
    const own = changes.filter((each) => each.what.id === what.id && !each.extra)
    return 'repeat' in what
      ? again({ ...wordsOf(what), timeZone }, what, own)
      : once({ ...wordsOf(what), timeZone }, what, own[0])
  })
  const extra = changes
    .filter((each) => each.extra)
    .map((each): Entry => {
      const { what, on, at } = each
      const words = wordsOf(what)
      return {
        ...words,
        ...lasting(what, on),
        // an extra gathering is known by its day and time: moved, it is another entry
        uid: `${on}-${at!.replace(':', '')}-${words.uid}`,
        ...textOf(each, words.text),
        ...atPlace(each),
        ...(each.off && { cancelled: true }),
        timeZone,
        starts: { on: on as CalendarDate, at: at! },
      }
    })
  return [...regular, ...extra]
}

type Base = Words & Pick<Entry, 'timeZone'>

/** One entry with its rule. A rule that has no day any more is none. */
function again(words: Base, what: Again, changes: readonly Occurrence[]): Entry[] {
  const { repeat, from = beginning, until } = what
  const start = later(from, beginning)
  const [on] = datesOf(what, start, addDays(start, longestPause))
  if (!on) return []
  // of several days nobody knows when each begins and ends: they are whole days
  const momentOf = (slot: Slot): Moment => {
    const clock = (what.days ?? 1) === 1 && slot.at
    return { on: slot.on as CalendarDate, ...(clock && { at: clock }) }
  }
  return [
    {
      ...words,
      ...lasting(what, on),
      starts: momentOf({ ...what, on }),
      repeat,
      ...(until && { until }),
      ...(what.unsure && { tentative: true }),
      without: changes.filter(({ off }) => off === 'cancelled').map(momentOf),
      changed: changes
        .filter(({ off }) => off !== 'cancelled')
        .map((each) => ({
          planned: momentOf(each),
          to: momentOf(each.movedTo ?? each),
          reason: each.reason!,
          ...atPlace(each),
          ...(each.unsure && { tentative: true }),
        })),
    },
  ]
}

/** What takes place once: one entry, or where its days have hours of their own one for each time. */
function once(words: Base, what: Series, change: Occurrence | undefined): Entry[] {
  // a month without days has none that a calendar could show
  if ('repeat' in what || isMonth(what.from)) return []
  const off = change?.off === 'cancelled' && { cancelled: true as const }
  const told = { ...words, ...off, ...textOf(change, words.text) }
  const hours = plannedHoursOf(what)
  if (hours.length > 0) {
    return hours.map((each, index) => {
      const { on, at, minutes, off, movedTo = { on, at } } = each
      // known by its day, so that at another hour it is the same entry; what else there is that day by a number
      const nth = hours.slice(0, index).filter((other) => other.on === on).length
      return {
        ...told,
        ...(off && textOf(each, told.text)),
        ...(off === 'cancelled' && { cancelled: true }),
        uid: `${[on, ...(nth > 0 ? [nth + 1] : [])].join('-')}-${words.uid}`,
        starts: movedTo,
        ...(minutes && { lasts: { minutes } }),
      }
    })
  }
  // of several days without hours of their own nobody knows when each begins and ends: they are whole days
  const clock = what.from === what.to && what.at ? { at: what.at } : {}
  return [{ ...told, starts: { on: what.from, ...clock }, ...lasting(what, what.from) }]
}

const atPlace = ({ place }: Pick<Occurrence, 'place'>) => (place === undefined ? {} : { place })

function textOf(
  change: Pick<Occurrence, 'reason'> | undefined,
  text: string | undefined,
): Pick<Entry, 'text'> {
  const parts = [change?.reason, text].filter((part) => part !== undefined)
  return parts.length > 0 ? { text: parts.join('\n\n') } : {}
}

function lasting(what: Series, on: string): Pick<Entry, 'lasts'> {
  const days = 'repeat' in what ? (what.days ?? 1) : 1
  const last = 'repeat' in what ? addDays(on as CalendarDate, days - 1) : what.to
  if (what.at && last === on) {
    return what.minutes === undefined ? {} : { lasts: { minutes: what.minutes } }
  }
  return { lasts: { to: last as CalendarDate } }
}
