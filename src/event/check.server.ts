import { churchFiles } from '#app/church/content.server.ts'
import type { Content, Fact, Named } from '#app/content/check/fact.ts'
import type { FieldFlaw, FieldFlaws } from '#app/content/check/finding.ts'
import {
  isSameClock,
  notOn,
  ofDays,
  ofSkipped,
  ofSkippedOnce,
  today,
} from '#app/content/check/times.ts'
import { both } from '#app/content/fields.ts'
import { locales } from '#app/language/locale.ts'
import { wordsOf } from '#app/language/searchable.ts'
import { isMonth, type CalendarDate, addDays, daysBetween, later, never } from '#app/time/dates.ts'
import type { DayHours } from '#app/time/occurrence.ts'
import { datesOf } from '#app/time/rule.ts'
import { lookUp, notThen, ofExceptions } from './check-exceptions.server.ts'
import { ofForm, ofRegistration } from './check-registration.server.ts'
import { isDay, ruleOf } from './rule.server.ts'
import type { EventFile } from './schema.server.ts'

/** What only shows when one looks at several fields of an event together, or at several events. */
export function checkEvents(files: readonly Named<EventFile>[], content: Content): Fact[] {
  return [
    ...files.flatMap(({ file, said }) =>
      [timesOfEvent(said)].flat().map((each) => ({ file, ...each })),
    ),
    ...sameEvents(files),
    ...byAnotherClock(files, content),
  ]
}

/** Only whole words of it are found in another: no Indiana is in India. */
const inWords = (text: string) => ` ${wordsOf(text).join(' ')} `

/** An event at one of the churches goes by its clock; a list of zones begins with those of others. */
function byAnotherClock(files: readonly Named<EventFile>[], content: Content): Fact[] {
  const places = content
    .of(churchFiles)
    .flatMap(({ said: { name, region, timeZone } }) =>
      [name, region].flatMap((each) =>
        locales.map((locale) => ({ named: each[locale], words: inWords(each[locale]), timeZone })),
      ),
    )
  return files.flatMap(({ file, said: { location, timeZone } }) => {
    const told = locales.map((locale) => inWords(location[locale])).join('')
    const here = places.filter(({ words }) => told.includes(words))
    const [other] = here
    if (!other || here.some((each) => isSameClock(each.timeZone, timeZone))) return []
    return {
      file,
      way: ['timeZone'],
      problem: both(
        `its place names ${other.named}, where clocks are those of ${other.timeZone}`,
        `su lugar nombra ${other.named}, donde rige la hora de ${other.timeZone}`,
      ),
      remedy: both(
        'If the time zone is right, leave it; otherwise choose that of the place',
        'Si la zona horaria es correcta, déjela; si no, elija la del lugar',
      ),
      advice: true,
    }
  })
}

/** What comes again in another season may be called the same; on the same days it cannot be told apart. */
function sameEvents(all: readonly Named<EventFile>[]): Fact[] {
  return all.flatMap(({ file, said }, index) => {
    const twin = all.slice(0, index).find((other) => isSame(said, other.said))?.file
    if (twin === undefined) return []
    return {
      file,
      way: ['title'],
      problem: both(
        `title and days do not tell this event from content/${twin}.json`,
        `por el título y los días, este evento no se distingue de content/${twin}.json`,
      ),
      remedy: both(
        'Say in the title what sets it apart, its place for example, or delete one of the two files',
        'Diga en el título qué lo distingue, por ejemplo el lugar, o borre uno de los dos archivos',
      ),
    }
  })
}

function isSame(one: EventFile, other: EventFile): boolean {
  const isOnSameDays =
    one.repeat && other.repeat
      ? one.from <= (other.until ?? never) && other.from <= (one.until ?? never)
      : !one.repeat && !other.repeat && one.from === other.from && one.to === other.to
  return isOnSameDays && locales.some((locale) => one.title[locale] === other.title[locale])
}

/** The first day and the last. */
export const bothAlike = both(
  'Write both with their day, or both without one',
  'Escriba los dos con su día, o los dos sin él',
)

/** What can be wrong with the times of an event that no single field shows. */
function timesOfEvent(event: EventFile): FieldFlaws {
  const { from, to } = event
  if (from.length !== to.length) {
    return {
      way: ['to'],
      problem: both(
        'one of the two is a day and the other a month',
        'uno de los dos es un día y el otro un mes',
      ),
      remedy: bothAlike,
    }
  }
  const ends = both('the event ends before it begins', 'el evento termina antes de empezar')
  if (from > to) return ofDays(['to'], from, to, ends)
  return [
    ofRepeat(event),
    ofClock(event),
    ofRegistration(event),
    ofForm(event),
    ofExceptions(event),
  ].flat()
}

/** In how many days it begins again, at the soonest. */
const pauses = { week: 7, otherWeek: 14, first: 28, second: 28, third: 28, fourth: 28, last: 28 }

function ofRepeat({ from, to, repeat, until }: EventFile): FieldFlaws {
  if (!repeat) {
    if (!until) return []
    return {
      way: ['until'],
      problem: both(
        'it is said until when the event repeats, and not how',
        'se dice hasta cuándo se repite el evento, y no cómo',
      ),
      remedy: both(
        'Say how it takes place again, or take this out',
        'Diga cómo se repite, o quite esto',
      ),
    }
  }
  if (isMonth(from)) {
    return {
      way: ['repeat'],
      problem: both('a month without days cannot repeat', 'un mes sin días no puede repetirse'),
      remedy: both('Write the first day', 'Escriba el primer día'),
    }
  }
  if (until && until < from) return ofDays(['until'], from, until)
  if (daysBetween(from, to as CalendarDate) >= pauses[repeat]) {
    return {
      way: ['repeat'],
      problem: both('it begins again before it is over', 'empieza de nuevo antes de terminar'),
      remedy: both(
        'Look at the last day, and how often it takes place again',
        'Mire el último día y cada cuánto se repite',
      ),
    }
  }
  return isDay({ from, repeat }, from) ? [] : notOn(['from'], from, notThen, lookUp)
}

function ofClock(event: EventFile): FieldFlaw[] {
  const { from, to, at, minutes, hours = [], moved = [], repeat, timeZone } = event
  const first = from as CalendarDate
  const hasDay = !isMonth(from)
  const found = ofSkipped(
    [
      { way: ['at'], on: first, at: hasDay && !repeat ? at : undefined },
      ...hours.map((each, index) => ({ way: ['hours', index, 'at'], on: each.on, at: each.at })),
      ...moved.map(({ toDay: on, toTime }, index) => {
        return { way: ['moved', index, 'toTime'], on, at: toTime ?? at }
      }),
    ],
    timeZone,
  )
  if (hasDay && repeat) {
    const since = later(first, today())
    const days = datesOf(ruleOf(event), since, addDays(since, 5 * 366))
    found.push(...ofSkippedOnce(['at'], at, days, timeZone))
  }
  if (minutes !== undefined && (at === undefined || from !== to || !hasDay)) {
    found.push({
      way: ['minutes'],
      problem: both(
        'a length is that of one day with a time',
        'la duración es de un solo día con hora',
      ),
      remedy: both(
        'Write the time, or take this out; of several days, write the hours of each day',
        'Escriba la hora, o quite esto; si son varios días, escriba las horas de cada día',
      ),
    })
  }
  const isWrong = ({ on, at }: DayHours, before: DayHours | undefined) =>
    on < from || on > to || (before !== undefined && `${on} ${at}` <= `${before.on} ${before.at}`)
  const index = hours.findIndex((each, index) => isWrong(each, hours[index - 1]))
  if (index >= 0 || (hours.length > 0 && (repeat || at || isMonth(from)))) {
    found.push({
      way: index >= 0 ? ['hours', index, 'on'] : ['hours'],
      problem: both(
        'hours of each day are those of the days of an event that takes place once, in order',
        'las horas de cada día son las de los días de un evento que se celebra una vez, en orden',
      ),
      remedy: both(
        'Write days between the first and the last, each time after the one before; and no time besides',
        'Escriba días entre el primero y el último, cada hora después de la anterior; y ninguna otra hora',
      ),
    })
  }
  return [...found, ...ofOverlap(hours)]
}

/** What is over when the next begins. */
function ofOverlap(hours: readonly DayHours[]): FieldFlaw[] {
  return hours.flatMap(({ on, at }, index) => {
    const before = hours[index - 1]
    if (!before?.minutes) return []
    const [end, begin] = [before, { on, at }].map((each) => Date.parse(`${each.on}T${each.at}Z`))
    // what stands in the wrong order is told already
    if (begin! <= end! || end! + before.minutes * 60_000 <= begin!) return []
    return {
      way: ['hours', index - 1, 'minutes'],
      problem: both(
        'these hours are not over when the next begin',
        'estas horas no han terminado cuando empiezan las siguientes',
      ),
      remedy: both('Write fewer minutes', 'Escriba menos minutos'),
    }
  })
}
