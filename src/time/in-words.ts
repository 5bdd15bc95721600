import type { Locale } from '#app/language/locale.ts'
import { days, isMonth, type CalendarDate, type DateOrMonth, type Day, type Time } from './dates.ts'
import { memoize } from './memoize.ts'

type Ways = {
  /** What the two hours are called of which `12:00 AM` tells nobody which it is, as they follow a day. */
  midnight: string
  noon: string
  /** How the language is spoken where most of its readers are. */
  region: string
  /** Where readers expect a clock of 24 hours. */
  has24Hours: (timeZone: string) => boolean
  /** From which number on thousands are set apart, and by what. */
  grouping: 'always' | 'min2'
  separator: string
}

/** What each language does in its own way. A third one does not compile until it has said so, too. */
const ways: Record<Locale, Ways> = {
  en: {
    midnight: 'midnight',
    noon: 'noon',
    region: 'en-US',
    has24Hours: () => false,
    grouping: 'always',
    separator: ',',
  },
  es: {
    midnight: 'a\u00a0medianoche',
    noon: 'a\u00a0mediodía',
    region: 'es',
    // in Spain one says `19:00`, on its islands and in its towns across the strait, too
    has24Hours: (timeZone) => /^Europe\/|^Atlantic\/Canary$|^Africa\/Ceuta$/.test(timeZone),
    // In half of the Spanish-speaking world a point means what a comma means in the other half, so
    // there is neither; from five digits on, a space: https://www.rae.es/dpd/números
    grouping: 'min2',
    separator: '\u00a0',
  },
}

/** `Date` reads days and months as those of UTC. */
const utc = (date: DateOrMonth) => new Date(date)

/** To make one takes a hundred times as long as to use it. */
const formatOf = memoize(
  (locale: Locale, options: string) =>
    new Intl.DateTimeFormat(ways[locale].region, { timeZone: 'UTC', ...JSON.parse(options) }),
)

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  formatOf(locale, JSON.stringify(options))

/** `Sunday`, `domingo`. */
export function dayName(day: Day, locale: Locale): string {
  // 1 February 2026 is a Sunday
  const date = new Date(Date.UTC(2026, 1, 1 + days.indexOf(day)))
  return format(locale, { weekday: 'long' }).format(date)
}

/**
 * `5:00 PM`, `5:00 p. m.`, `noon`, `a mediodía`; where readers expect a clock of 24 hours `17:00`, `9:30`. Midnight is
 * in digits where the day before it is not of the place: the word would leave open which of two nights it is.
 */
export function clock(time: Time, locale: Locale, timeZone: string, isElsewhere = false): string {
  // https://www.rae.es/dpd/hora: without a zero before it
  if (ways[locale].has24Hours(timeZone)) return time.replace(/^0/, '')
  if (time === '00:00' && !isElsewhere) return ways[locale].midnight
  if (time === '12:00') return ways[locale].noon
  // engines differ in the space before AM, which is another one since https://cldr.unicode.org/downloads/cldr-42
  return format(locale, { hour: 'numeric', minute: '2-digit', hour12: true })
    .format(new Date(`1970-01-01T${time}:00Z`))
    .replace(/\s/g, '\u00a0')
}

/** `Sunday, November 22`, `domingo, 22 de noviembre`. */
export function fullDay(date: CalendarDate, locale: Locale): string {
  return format(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(utc(date))
}

/** The same within a sentence: `hasta el domingo 22 de noviembre`. */
export function dayInSentence(date: CalendarDate, locale: Locale): string {
  return inSentence[locale](fullDay(date, locale))
}

/** In Spanish a comma after the day of the week is for dates that stand alone: https://www.rae.es/dpd/coma */
const inSentence: Record<Locale, (day: string) => string> = {
  en: (day) => day,
  es: (day) => day.replace(',', ''),
}

/** `Sunday, November 22, 2026`, `domingo, 22 de noviembre de 2026`. */
export function longDay(date: CalendarDate, locale: Locale): string {
  const written = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return format(locale, written).format(utc(date))
}

const relativeIn = memoize(
  (locale: Locale) => new Intl.RelativeTimeFormat(ways[locale].region, { numeric: 'auto' }),
)

/** `today`, `tomorrow`, `in 3 days`; `hoy`, `mañana`, `dentro de 3 días`. */
export function daysAway(count: number, locale: Locale): string {
  return relativeIn(locale).format(count, 'day')
}

/** `Pacific Time`, `hora de Europa central`: a zone by the name that is true all year, which is short. */
export function zoneName(timeZone: string, instant: number, locale: Locale): string {
  const parts = format(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')!.value
}

/** `March 16, 2026`, `16 de marzo de 2026`; `February 2026`, `febrero de 2026`. */
export function withYear(date: DateOrMonth, locale: Locale): string {
  return withYearIn(date, locale).format(utc(date))
}

function withYearIn(date: DateOrMonth, locale: Locale): Intl.DateTimeFormat {
  const day = isMonth(date) ? undefined : 'numeric'
  return format(locale, { day, month: 'long', year: 'numeric' })
}

/** `March 16–31, 2026`, `del 16 al 31 de marzo de 2026`; of one day or month the same as `withYear`. */
export function dateRange(from: DateOrMonth, to: DateOrMonth, locale: Locale): string {
  return from === to ? withYear(from, locale) : ranges[locale](from, to, withYearIn(from, locale))
}

/** Apart from the other ways of a language: no browser writes a range, and each would have to fetch this. */
const ranges: Record<
  Locale,
  (from: DateOrMonth, to: DateOrMonth, written: Intl.DateTimeFormat) => string
> = {
  en: (from, to, written) => written.formatRange(utc(from), utc(to)).replace(/\u2009/g, ''),
  es: spanishRange,
}

/** Engines join a range with a dash, `16–31 de marzo`; people write words: `del 16 al 31 de marzo`. */
function spanishRange(from: DateOrMonth, to: DateOrMonth, written: Intl.DateTimeFormat): string {
  const [first, last] = [written.format(utc(from)), written.format(utc(to))]
  // what both have in common at the end is said once
  const [one, other] = [first.split(' de '), last.split(' de ')]
  while (one.length > 1 && one.at(-1) === other.at(-1)) {
    one.pop()
    other.pop()
  }
  const [before, between] = isMonth(from) ? ['de', 'a'] : ['del', 'al']
  return `${before} ${one.join(' de ')} ${between} ${last}`
}

/** A name of a day or a date as a line begins with it: Spanish writes them small otherwise. */
export function atLineStart(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

/** Words that begin a line, after others. */
export function atLineMiddle(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleLowerCase(locale) + text.slice(1)
}

/** `December 23`, `23 de diciembre`. */
export function dayInMonth(date: CalendarDate, locale: Locale): string {
  return format(locale, { day: 'numeric', month: 'long' }).format(utc(date))
}

/** `Mar`, `mar`: the short name that stands over a day on a date chip. */
export function shortMonth(date: DateOrMonth, locale: Locale): string {
  return format(locale, { month: 'short' }).format(utc(date)).replace('.', '')
}

/** `4,300`, `4300`. */
export function count(number: number, locale: Locale): string {
  const { region, grouping, separator } = ways[locale]
  return new Intl.NumberFormat(region, { useGrouping: grouping })
    .formatToParts(number)
    .map(({ type, value }) => (type === 'group' ? separator : value))
    .join('')
}

/** `90 minutes`, `4300 km`: a whole number of something, of which there is at least one. */
export function measure(number: number, unit: 'minute' | 'kilometer' | 'mile', locale: Locale) {
  const unitDisplay = unit === 'kilometer' ? 'short' : 'long'
  const options = { style: 'unit', unit, unitDisplay, useGrouping: false } as const
  const whole = Math.max(1, Math.round(number))
  return new Intl.NumberFormat(ways[locale].region, options)
    .format(whole)
    .replace(String(whole), count(whole, locale))
}
