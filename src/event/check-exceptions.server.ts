import type { FieldFlaw, FieldFlaws } from '#app/content/check/finding.ts'
import { elsewhereOrOff, hourInSpanish, notOn, ofChanges } from '#app/content/check/times.ts'
import { both } from '#app/content/fields.ts'
import { firstDayOf, isMonth, type CalendarDate } from '#app/time/dates.ts'
import type { DayHours, Slot } from '#app/time/occurrence.ts'
import { datesOf } from '#app/time/rule.ts'
import { isOneHour } from './event.ts'
import { isDay, ruleOf } from './rule.server.ts'
import type { EventFile } from './schema.server.ts'

export const notThen = ['the event is not on that day', 'ese día no hay evento'] as const
export const lookUp = both(
  'Look the day up in a calendar, and how the event repeats',
  'Busque el día en un calendario y cómo se repite el evento',
)

/** The days of an event that are not as always must be days on which it is. */
export function ofExceptions(event: EventFile): FieldFlaw[] {
  const { from, to, at, repeat, until, cancelled = [], moved = [] } = event
  const ofHours = ofSingleHours(event)
  if (!repeat) {
    return [
      ...ofHours,
      ...moved.flatMap((each, index): FieldFlaws => {
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
    ...moved.flatMap(({ toDay }, index): FieldFlaws => {
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
function ofTaken(index: number, event: EventFile): FieldFlaws {
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
  const elsewhere = named.flatMap((each): FieldFlaws => {
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
function ofNothingLeft(event: EventFile): FieldFlaws {
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
