import {
  atLineStart,
  clock,
  clockHours,
  dateRange,
  fullDay,
  shortMonth,
  type CalendarDate,
} from './calendar.ts'
import type { Locale } from '#app/language/locale.ts'
import {
  eventChanges,
  eventExceptions,
  eventTimeAt,
  stateOf,
  type EventTime,
  type EventTimes,
  type State,
} from './event-times.ts'
import { toldOn } from './next.ts'
import { toldIn, type ShownChange } from './next-in-words.ts'

/** The time of an event that one can still come to. */
export type TimeInWords = {
  state: State
  dates: string
  /** Nothing where nobody has announced it. */
  time?: string
  /** What the date chip says: a month, the day large where there is one, the year. */
  chip: { month: string; day?: string; year: string }
  /** It was to take place once, and does not. */
  calledOff?: true
  changes: ShownChange[]
  /** Its first day, and the instant at which it is over. */
  from: string
  ends: number
}

/** What is said of a time that is called off or moved: the words of `content/words.json`. */
type EventWords = Record<NonNullable<EventTime['change']>, string>

type Asked = { locale: Locale; now: number; words: EventWords }

/** When an event is, by the clock of whoever asks. Every place that tells it asks here. */
export function eventInWords(times: EventTimes, { locale, now, words }: Asked): TimeInWords {
  const time = eventTimeAt(times, now)
  const { from, to, at, ends } = time
  const [year, , day] = from.split('-')
  // what happened once and was called off has no other time to tell
  const all = time.change && !times.repeat ? [time] : eventChanges(times, now)
  return {
    state: stateOf(time, now),
    dates: atLineStart(dateRange(from, to, locale), locale),
    ...(at && { time: clock(at, locale, clockHours(times.timeZone, locale)) }),
    chip: {
      month: shortMonth(from, locale),
      year: year!,
      ...(day && { day: String(Number(day)) }),
    },
    ...(time.change === 'cancelled' && { calledOff: true }),
    changes: all.map((each) => changeInWords(each, words, locale)),
    from,
    ends,
  }
}

/** The same for a page that is made at an instant and read at another: it holds all that is ever told. */
export function eventInWordsAtBuild(times: EventTimes, asked: Asked): TimeInWords {
  const { locale, now, words } = asked
  const said = eventInWords(times, asked)
  if (!times.repeat) return said
  const changes = eventExceptions(times).map((each) => {
    const days = toldOn(each.from as CalendarDate, each.planned as CalendarDate)
    const told = toldIn(times.timeZone, days)
    const atBuild = Date.parse(told.from) <= now && now < Date.parse(told.until)
    return { ...changeInWords(each, words, locale), told: { ...told, atBuild } }
  })
  return { ...said, changes }
}

/** `Canceled: Saturday, December 5.` */
function changeInWords(
  { change, from, planned, reason }: EventTime,
  words: EventWords,
  locale: Locale,
): ShownChange {
  const written = (date: typeof from) =>
    date.length === 7 ? dateRange(date, date, locale) : fullDay(date as CalendarDate, locale)
  const text = words[change!]
    .replace('{planned}', written(planned))
    .replace('{when}', written(from))
  return { key: planned, text: atLineStart(text, locale), ...(reason !== undefined && { reason }) }
}
