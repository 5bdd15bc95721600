import type { CalendarDate } from '#app/time/calendar.ts'
import { addDays } from '#app/time/dates.ts'
import {
  datesOf,
  exceptional,
  type Gathering,
  type Occurrence,
  type Timetable,
} from '#app/time/occurrences.ts'
import type { Entry } from './calendar-file.ts'

/** Recurring entries need a start date; this one is earlier than any date calendars show. */
const beginning: CalendarDate = '2025-01-01'
/** Whatever repeats has a date within so many days: the first Saturdays of two months are less apart. */
const longestPause = 70

type Words = Pick<Entry, 'uid' | 'title' | 'text' | 'place' | 'url' | 'changed'>

/** The gatherings of a church as entries of a calendar, with all that is not as always. */
export function entriesOf<G extends Gathering>(
  timetable: Timetable<G>,
  wordsOf: (gathering: G) => Words,
): Entry[] {
  const { timeZone, gatherings } = timetable
  const changes = exceptional(timetable)
  const of = (gathering: G, change: Occurrence<G>['change']) =>
    changes.filter((each) => each.gathering.id === gathering.id && each.change === change)
  const regular = gatherings.map((gathering): Entry => {
    const { from = beginning } = gathering
    const start = from > beginning ? from : beginning
    const [on] = datesOf(gathering, start, addDays(start, longestPause))
    return {
      ...wordsOf(gathering),
      ...lasting(gathering),
      timeZone,
      starts: { on: on!, at: gathering.at },
      repeat: gathering.repeat,
      ...(gathering.until && { until: gathering.until }),
      without: of(gathering, 'cancelled').map(({ planned }) => planned),
      moved: of(gathering, 'moved').map(({ planned, on, at, reason }) => ({
        planned,
        to: { on, at },
        reason: reason!,
      })),
    }
  })
  const extra = changes
    .filter(({ change }) => change === 'extra')
    .map(({ gathering, on, at, reason }): Entry => {
      const words = wordsOf(gathering)
      return {
        ...words,
        ...lasting(gathering),
        // an extra gathering is known by its day and time: moved, it is another entry
        uid: `${on}-${at.replace(':', '')}-${words.uid}`,
        ...(reason && { text: words.text ? `${reason}\n\n${words.text}` : reason }),
        timeZone,
        starts: { on, at },
      }
    })
  return [...regular, ...extra]
}

function lasting({ minutes }: Gathering): Pick<Entry, 'lasts'> {
  return minutes === undefined ? {} : { lasts: { minutes } }
}
