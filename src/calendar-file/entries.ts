import type { CalendarDate } from '#app/i18n/calendar.ts'
import { addDays } from '#app/schedule/dates.ts'
import {
  datesOf,
  exceptional,
  type Gathering,
  type Occurrence,
  type Timetable,
} from '#app/schedule/occurrences.ts'
import type { Entry } from './calendar-file.ts'

/** Where a gathering stands from that nobody has written a first day of: before any calendar looks. */
const beginning: CalendarDate = '2025-01-01'
/** From the first Saturday of a month to that of the next but one: whatever repeats was there by then. */
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
        // the day and time are what an extra one is, so they may name it
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
