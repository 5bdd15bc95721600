import { churchFiles } from '#app/church/content.server.ts'
import type { Content, Fact, Named } from '#app/content/check/fact.ts'
import type { FieldFlaw } from '#app/content/check/finding.ts'
import {
  elsewhereOrOff,
  hourInSpanish,
  isSameClock,
  notOn,
  ofChanges,
  ofDays,
  ofSkipped,
  ofSkippedOnce,
  today,
  type TimeFindings,
} from '#app/content/check/times.ts'
import { both } from '#app/content/fields.ts'
import { locales } from '#app/language/locale.ts'
import { wordsOf } from '#app/language/searchable.ts'
import {
  isMonth,
  type CalendarDate,
  addDays,
  dayOf,
  daysBetween,
  firstDayOf,
  lastDayOf,
  later,
  never,
} from '#app/time/dates.ts'
import type { DayHours, Slot } from '#app/time/occurrence.ts'
import { datesOf, repeatOf, type Rule } from '#app/time/rule.ts'
import { isOneHour } from './event.ts'
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
function timesOfEvent(event: EventFile): TimeFindings {
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

function ofRepeat({ from, to, repeat, until }: EventFile): TimeFindings {
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

const notThen = ['the event is not on that day', 'ese día no hay evento'] as const
const lookUp = both(
  'Look the day up in a calendar, and how the event repeats',
  'Busque el día en un calendario y cómo se repite el evento',
)

type Again = Pick<EventFile, 'from' | 'repeat' | 'until'>

function ruleOf({ from, repeat, until }: Again): Rule {
  const first = from as CalendarDate
  return { repeat: repeatOf(dayOf(first), repeat), from: first, ...(until && { until }) }
}

function isDay(event: Again, on: CalendarDate): boolean {
  return datesOf(ruleOf(event), on, on).length > 0
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

function ofRegistration(event: EventFile): TimeFindings {
  const { opens, closes, to, repeat, until } = event
  const over = repeat ? until : `${to}-31`.slice(0, 10)
  if (opens && closes && opens > closes) {
    const ends = both(
      'registration ends before it begins',
      'la inscripción termina antes de empezar',
    )
    return ofDays(['closes'], opens, closes, ends)
  }
  const days = (['opens', 'closes'] as const).flatMap((way): TimeFindings => {
    const day = { opens, closes }[way]
    if (!day || !over || day <= over) return []
    return {
      way: [way],
      problem: both('the event is over by then', 'para entonces el evento ya terminó'),
      remedy: both(
        'Write a day before the event is over',
        'Escriba un día anterior al final del evento',
      ),
    }
  })
  return days.length > 0 ? days : [...ofLate(event), ...ofNoForm(event)]
}

/** Of what goes on for days, the first ones would be missed; what comes again begins many times. */
function ofLate({ opens, from, repeat }: EventFile): FieldFlaw[] {
  if (!opens || repeat || opens <= lastDayOf(from)) return []
  return [
    {
      way: ['opens'],
      problem: both('the event has begun by then', 'para entonces el evento ya empezó'),
      remedy: both(
        'If one may still come to the rest of it, leave it so; otherwise write a day before its first',
        'Si aún se puede ir al resto, déjelo así; si no, escriba un día anterior al primero',
      ),
      advice: true,
    },
  ]
}

function ofNoForm({ opens, closes, link }: EventFile): FieldFlaw[] {
  const way = opens ? 'opens' : closes && 'closes'
  if (!way || link) return []
  return [
    {
      way: [way],
      problem: both(
        'it is said when one registers, and not where',
        'se dice cuándo hay que inscribirse, y no dónde',
      ),
      remedy: both(
        'Give the event the address of its form, or say in its text how one registers',
        'Dé al evento la dirección de su formulario, o diga en su texto cómo inscribirse',
      ),
      advice: true,
    },
  ]
}

/** Of a form at Google the address in the browser is that of who makes it: all others are asked to sign in. */
function ofForm({ link }: EventFile): TimeFindings {
  if (!link || !/^https:\/\/docs\.google\.com\/forms\/.*\/(edit|viewanalytics)\b/.test(link))
    return []
  return {
    way: ['link'],
    problem: both(
      'this address is for who edits the form',
      'esta dirección es para quien edita el formulario',
    ),
    remedy: both(
      'Open the form, choose Send or Publish, and copy the link that is shown there',
      'Abra el formulario, elija Enviar o Publicar y copie el enlace que se muestra allí',
    ),
    advice: true,
  }
}

/** The days of an event that are not as always must be days on which it is. */
function ofExceptions(event: EventFile): FieldFlaw[] {
  const { from, to, at, repeat, until, cancelled = [], moved = [] } = event
  const ofHours = ofSingleHours(event)
  if (!repeat) {
    return [
      ...ofHours,
      ...moved.flatMap((each, index): TimeFindings => {
        if (isOneHour(each)) return []
        return {
          way: ['moved', index],
          problem: both('the event takes place once', 'el evento se celebra una sola vez'),
          remedy: both('Change its days, and take this out', 'Cambie sus días y quite esto'),
        }
      }),
      ...cancelled.flatMap((each, index) => {
        const { on } = each
        if (isOneHour(each)) return []
        const first = isMonth(from) ? on.slice(0, 7) >= from && on.slice(0, 7) <= to : on === from
        if (first && cancelled.length === 1) return []
        return {
          way: ['cancelled', index, 'on'],
          problem: both(
            'an event that takes place once is called off once, as a whole',
            'un evento que se celebra una sola vez se cancela una vez, entero',
          ),
          remedy: both(
            `Write its first day: ${from}. To drop one of several days, change its days instead`,
            `Escriba su primer día: ${from}. Para quitar uno de varios días, cambie sus días`,
          ),
        }
      }),
    ]
  }
  const changes = [
    ...cancelled.map(({ on }, index) => ({ way: ['cancelled', index], on: on as CalendarDate })),
    ...moved.map(({ on, toDay, toTime }, index) => ({
      way: ['moved', index],
      on,
      to: { on: toDay, at: toTime },
    })),
  ]
  const wrong = changes.filter(({ on }) => isMonth(on) || !isDay(event, on))
  return [
    ...ofHours,
    ...wrong.map(({ way, on }) => notOn([...way, 'on'], firstDayOf(on), notThen, lookUp)),
    ...ofChanges(
      changes
        .filter((each) => !wrong.includes(each))
        .map((each) => ({ ...each, meant: [{ id: 'event', at }] })),
    ),
    ...[ofNothingLeft(event)].flat(),
    ...moved.flatMap((_, index) => ofTaken(index, event)),
    // the last one may be: what comes again cannot be said to end a week later for that
    ...moved.flatMap(({ toDay }, index): TimeFindings => {
      if (!until || toDay <= until) return []
      return {
        way: ['moved', index, 'toDay'],
        problem: both(
          `the last day of the event is ${until}`,
          `el último día del evento es ${until}`,
        ),
        remedy: both(
          'If it is to be after that, leave it so; otherwise write an earlier day, or a later last day',
          'Si debe ser después, déjelo así; si no, escriba un día anterior o un último día posterior',
        ),
        advice: true,
      }
    }),
  ]
}

/** Moved to a day on which the event takes place already, or is moved to, too. */
function ofTaken(index: number, event: EventFile): TimeFindings {
  const { at, cancelled = [], moved = [] } = event
  const { on, toDay, toTime = at } = moved[index]!
  const isOff = [...cancelled, ...moved].some((each) => each.on === toDay)
  const isThere = isDay(event, toDay) && toTime === at && toDay !== on && !isOff
  const isAgain = moved
    .slice(0, index)
    .filter((each) => isDay(event, each.on))
    .some((each) => each.toDay === toDay && (each.toTime ?? at) === toTime)
  if (!isDay(event, on) || (!isThere && !isAgain)) return []
  return {
    way: ['moved', index, 'toDay'],
    problem: both(
      `on ${toDay} the event takes place already`,
      `el ${toDay} ya se celebra el evento`,
    ),
    remedy: elsewhereOrOff,
  }
}

/** Of hours of their own one alone may be off or at another time: it is one of them, and some are left. */
function ofSingleHours({
  from,
  to,
  hours = [],
  cancelled = [],
  moved = [],
}: EventFile): FieldFlaw[] {
  const named = [
    ...cancelled.map(({ on, at }, index) => ({ on, at, way: ['cancelled', index], to: undefined })),
    ...moved.map(({ on, at, toDay, toTime = at }, index) => {
      return { on, at, way: ['moved', index], to: { on: toDay, at: toTime! } }
    }),
  ].flatMap(({ at, ...each }) => (at ? { at, ...each } : []))
  const has = (one: Slot) => hours.some(({ on, at }) => one.on === on && one.at === at)
  const others = (there: Slot) =>
    hours
      .filter((each) => !named.some(({ on, at }) => on === each.on && at === each.at))
      .some(({ on, at }) => there.on === on && there.at === at)
  const unknown = named
    .filter((each) => !has(each))
    .map(({ way }) => ({
      way: [...way, 'at'],
      problem: both('the event has no such hour that day', 'ese día el evento no tiene esa hora'),
      remedy: both(
        'Write a time of that day as it stands in its hours; of an event without them, take it out',
        'Escriba una hora de ese día como está en sus horas; si el evento no las tiene, quítela',
      ),
    }))
  const elsewhere = named.flatMap((each): TimeFindings => {
    const { to: there } = each
    if (!there || !has(each)) return []
    const way = [...each.way, 'toDay']
    if (there.on < from || there.on > to) {
      return {
        way,
        problem: both('the event is not on that day', 'ese día no hay evento'),
        remedy: both(
          'Write a day between the first and the last, or a later last day',
          'Escriba un día entre el primero y el último, o un último día posterior',
        ),
      }
    }
    if (!others(there)) return []
    return {
      way,
      problem: both(
        `on ${there.on} there is something at ${there.at} already`,
        `el ${there.on} ya hay algo a ${hourInSpanish(there.at)}`,
      ),
      remedy: both('Write another day or another time', 'Escriba otro día u otra hora'),
    }
  })
  const changes = named.filter(has).map(({ on, at, way, to: there }) => ({
    way,
    on: on as CalendarDate,
    ...(there && { to: there }),
    meant: [{ id: at, at }],
  }))
  const isOff = ({ on, at }: DayHours) => cancelled.some((each) => each.on === on && each.at === at)
  const found = [...unknown, ...ofChanges(changes), ...elsewhere]
  if (hours.length === 0 || !hours.every(isOff)) return found
  return [
    ...found,
    {
      way: ['cancelled'],
      problem: both(
        'every hour of the event is called off',
        'todas las horas del evento están canceladas',
      ),
      remedy: both(
        `Call off ${from} alone, without a time: then all of it is called off`,
        `Cancele solo ${from}, sin hora: así queda cancelado todo`,
      ),
    },
  ]
}

/** Of what never takes place there is nothing to tell but that it is called off, and that is said once. */
function ofNothingLeft(event: EventFile): TimeFindings {
  const { from, until, cancelled = [] } = event
  if (!until || cancelled.length === 0) return []
  const days = datesOf(ruleOf(event), from as CalendarDate, until)
  const isOff = (day: CalendarDate) => cancelled.some(({ on }) => on === day)
  if (days.length === 0 || !days.every(isOff)) return []
  return {
    way: ['cancelled'],
    problem: both(
      'every day of the event is called off',
      'todos los días del evento están cancelados',
    ),
    remedy: both(
      `Take out how it repeats and until when, and call off ${from} alone: then all of it is called off`,
      `Quite cómo se repite y hasta cuándo, y cancele solo ${from}: así queda cancelado todo`,
    ),
  }
}
