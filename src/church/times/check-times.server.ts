import type { FieldFlaw, FieldFlaws } from '#app/content/check/finding.ts'
import {
  hourInSpanish,
  ofHours,
  ofLongitude,
  ofSkipped,
  ofSkippedOnce,
  ofZone,
  today,
} from '#app/content/check/times.ts'
import { both } from '#app/content/fields.ts'
import { type CalendarDate, addDays, dayOf, later, longAgo } from '#app/time/dates.ts'
import { memoize } from '#app/time/memoize.ts'
import { datesOf, type Rule } from '#app/time/rule.ts'
import type { ChurchFile } from '../schema.server.ts'
import { ofCongregation } from './check-congregation.server.ts'
import { ofExceptions, ofExtra } from './check-exceptions.server.ts'
import { ruleOf, type Service } from './services.ts'

const inNone = both(
  'the service is in no congregation of the church',
  'la reunión no es de ninguna congregación de la iglesia',
)

/** What is said of the days and hours of a church, held against each other. */
export function timesOfChurch(church: ChurchFile): FieldFlaw[] {
  const { services, extra = [], moved = [], timeZone, country, hours, map, position } = church
  return [
    services.flatMap(ofRule),
    services.flatMap((service, index) =>
      ofSkippedOnce(
        ['services', index, 'at'],
        service.at,
        datesNear(service, later(begins(service), today())),
        timeZone,
      ),
    ),
    twice(services),
    atOnce(services),
    ofExceptions(church),
    extra.flatMap((each, index) => ofExtra(each, index, church)),
    ofSkipped(
      [
        ...extra.map(({ on, at }, index) => ({ way: ['extra', index, 'at'], on, at })),
        ...moved.map(({ toDay: on, toTime: at }, index) => {
          return { way: ['moved', index, 'toTime'], on, at }
        }),
      ],
      timeZone,
    ),
    ofHours(['hours'], hours),
    ofZone(timeZone, country),
    ofLongitude(['map', 'longitude'], map?.longitude, timeZone),
    ofLongitude(['position', 'longitude'], position?.longitude, timeZone),
    services.flatMap(
      ({ congregation }, index) =>
        ofCongregation(['services', index], congregation, church, inNone) ?? [],
    ),
  ].flat()
}

/** A rule has a day; one of every second week has one to be counted from. */
function ofRule(service: Service, index: number): FieldFlaws {
  const { day, every, from, until } = service
  if (every === 'otherWeek' && (!from || dayOf(from) !== day)) {
    return {
      way: ['services', index, from ? 'from' : 'every'],
      problem: both(
        'of every second week nobody can tell which, without a first day on that weekday',
        'sin un primer día que caiga en ese día de la semana no se sabe qué semanas son',
      ),
      remedy: both(
        'Write the first day: one on which it takes place',
        'Escriba el primer día: uno en que se celebre',
      ),
    }
  }
  if (!until) return []
  if (datesOf(ruleOf(service), from ?? longAgo, until).length > 0) return []
  return {
    way: ['services', index, 'until'],
    problem: both('the service has no day at all', 'la reunión no tiene ningún día'),
    remedy: both(
      'Write a last day after the first, with such a weekday between them',
      'Escriba un último día posterior al primero, con ese día de la semana entre los dos',
    ),
  }
}

/** The same service is written once; in two seasons it may stand twice. */
function twice(services: readonly Service[]): FieldFlaw[] {
  return services.flatMap((service, index) => {
    const isSame = (other: Service) =>
      (['day', 'at', 'kind', 'congregation'] as const).every(
        (key) => other[key] === service[key],
      ) && meet(service, other)
    if (!services.slice(0, index).some(isSame)) return []
    return {
      way: ['services', index],
      problem: both('the service is here a second time', 'la reunión está aquí por segunda vez'),
      remedy: both(
        'Delete one of the two; if both take place, write in which congregation each is',
        'Borre una de las dos; si se celebran las dos, escriba en qué congregación es cada una',
      ),
    }
  })
}

/** Old hours and new ones of one service that overlap: both are told for those weeks. */
function atOnce(services: readonly Service[]): FieldFlaw[] {
  const minutesOf = ({ at }: Service) => Number(at.slice(0, 2)) * 60 + Number(at.slice(3))
  const overlaps = (one: Service, other: Service) =>
    one.at !== other.at &&
    one.kind === other.kind &&
    one.congregation === other.congregation &&
    minutesOf(one) < minutesOf(other) + (other.minutes ?? usual) &&
    minutesOf(other) < minutesOf(one) + (one.minutes ?? usual)
  return services.flatMap((service, index) => {
    const other = services
      .slice(0, index)
      .find((each) => overlaps(service, each) && meet(service, each))
    if (!other) return []
    return {
      way: ['services', index, 'at'],
      problem: both(
        `at ${other.at} the same takes place, and is not over by ${service.at}`,
        `a ${hourInSpanish(other.at)} hay lo mismo, y a ${hourInSpanish(service.at)} no ha terminado`,
      ),
      remedy: both(
        'If these are new hours, write the last day of the old ones',
        'Si es el nuevo horario, escriba el último día del anterior',
      ),
      advice: true,
    }
  })
}

/** So many minutes something lasts of which nobody says it. */
const usual = 60

/** Is there a day, in the first years of the later one, that both have? */
function meet(one: Service, other: Service): boolean {
  const since = later(begins(one), begins(other))
  const dates = new Set(datesNear(one, since))
  return datesNear(other, since).some((date) => dates.has(date))
}

const begins = ({ from }: Service): CalendarDate => from ?? '2025-01-01'

const datesNear = (service: Service, since: CalendarDate) =>
  datesOfRule(JSON.stringify(ruleOf(service)), since)

/** Hundreds of churches meet by few rules. */
const datesOfRule = memoize((rule: string, since: CalendarDate) =>
  datesOf(JSON.parse(rule) as Rule, since, addDays(since, 5 * 366)),
)
