import type { FieldFlaw, FieldFlaws } from '#app/content/check/finding.ts'
import { elsewhereOrOff, hourInSpanish, notOn, ofChanges } from '#app/content/check/times.ts'
import { both } from '#app/content/fields.ts'
import type { Time } from '#app/time/dates.ts'
import { datesOf } from '#app/time/rule.ts'
import type { ChurchFile } from '../schema.server.ts'
import { ofCongregation } from './check-congregation.server.ts'
import { ruleOf, servicesMeant, type Meant, type Service } from './services.ts'

/** What is canceled, moved or unsure names a service that there is, and leads to a time that is free. */
export function ofExceptions(church: ChurchFile): FieldFlaw[] {
  const { services, cancelled = [], moved = [], unsure = [], extra: more = [] } = church
  const all = (name: 'cancelled' | 'moved' | 'unsure', list: readonly Meant[]) =>
    list.map((each, index) => {
      const { regular, extra } = servicesMeant(each, church)
      // what is added once is called off; at another time, it is added there
      const meant = [
        ...regular.map((service) => ({ ...service, id: `${services.indexOf(service)}` })),
        ...(name === 'cancelled' ? extra : []).map((service) => {
          return { ...service, id: `extra ${more.indexOf(service)}` }
        }),
      ]
      return { ...each, way: [name, index], meant }
    })
  const changes = [
    ...all('cancelled', cancelled),
    ...all('moved', moved).map((each, index) => {
      const { toDay, toTime, place } = moved[index]!
      return { ...each, to: { on: toDay, at: toTime, elsewhere: place !== undefined } }
    }),
    ...all('unsure', unsure),
  ]
  return [
    ...changes
      .filter((each) => each.meant.length === 0)
      .map(({ way, on }) =>
        notOn(
          [...way, 'on'],
          on,
          ['there is no such service then', 'ese día no hay tal reunión'],
          both(
            'Look the day up in a calendar, and the time among the services',
            'Busque el día en un calendario y la hora entre las reuniones',
          ),
        ),
      ),
    // moved without saying which, all of that day would be at the same hour
    ...changes
      .filter((each) => each.way[0] === 'moved' && each.meant.length > 1)
      .map(({ way, meant: several }): FieldFlaw => {
        const own = several
          .map(({ at, congregation }) => [at, congregation].filter(Boolean).join(' '))
          .join(', ')
        return {
          way,
          problem: both(
            `the church meets more than once that day: ${own}`,
            `la iglesia se reúne más de una vez ese día: ${own}`,
          ),
          remedy: both(
            'Write which service is moved, by its time, or of two at the same time by its kind; one entry for each',
            'Escriba por su hora qué reunión se cambia, o por su tipo si hay dos a la misma hora; una entrada para cada una',
          ),
        }
      }),
    ...moved.flatMap((_, index) => ofTaken(index, church)),
    ...ofChanges(changes),
  ]
}

/** Moved to a day and a time at which there is another one already, or one that is moved there, too. */
function ofTaken(index: number, church: ChurchFile): FieldFlaws {
  const { cancelled = [], moved = [] } = church
  const own = moved[index]!
  const { toDay, toTime } = own
  const [service] = servicesMeant(own, church).regular
  if (!service || own.place !== undefined) return []
  const { kind, congregation } = service
  const { regular, extra } = servicesMeant({ on: toDay, at: toTime }, church)
  const movedThere = moved
    .slice(0, index)
    .filter((each) => each.toDay === toDay && each.toTime === toTime && each.place === undefined)
    .flatMap((each) => servicesMeant(each, church).regular.slice(0, 1))
  const isAlike = (each: Pick<Service, 'kind' | 'congregation'>) =>
    each.kind === kind && each.congregation === congregation
  const there = [...regular, ...extra].filter(isAlike)
  const isFree = [...cancelled, ...moved].some(
    (each) => each.on === toDay && (each.at ?? toTime) === toTime && each !== own,
  )
  const isThere = !isFree && there.some((each) => each !== service || toDay !== own.on)
  if (!isThere && !movedThere.some(isAlike)) return []
  return {
    way: ['moved', index, 'toDay'],
    problem: both(
      `on ${toDay} there is a service at ${toTime} already`,
      `el ${toDay} ya hay una reunión a ${hourInSpanish(toTime)}`,
    ),
    remedy: elsewhereOrOff,
  }
}

const inWhich = both(
  'nobody can tell in which congregation it is',
  'no se sabe en qué congregación es',
)

/** What is added once has a congregation, or a place of its own, and is not there already. */
export function ofExtra(
  extra: NonNullable<ChurchFile['extra']>[number],
  index: number,
  church: ChurchFile,
): FieldFlaws {
  const { services, extra: all = [] } = church
  const { on, at, kind, congregation, place } = extra
  const nowhere = ofCongregation(['extra', index], congregation, church, inWhich)
  if (nowhere && congregation !== undefined) return nowhere
  // all of them together are in none
  if (nowhere && place === undefined) {
    const { en, es } = nowhere.remedy
    const remedy = both(
      `${en}; or, if all of them meet together, where`,
      `${es}; o, si se reúnen todas juntas, dónde`,
    )
    return { ...nowhere, remedy }
  }
  const isSame = (other: { at: Time; kind: string; congregation?: string }) =>
    other.at === at && other.kind === kind && other.congregation === congregation
  const before = all.slice(0, index).some((each) => each.on === on && isSame(each))
  const regular = services.some((each) => isSame(each) && datesOf(ruleOf(each), on, on).length > 0)
  if (before || regular) {
    return {
      way: ['extra', index],
      problem: both('there is this service already', 'esa reunión ya existe'),
      remedy: both('Delete it here', 'Bórrela aquí'),
    }
  }
  // both may be meant: whoever calls one of them off names its kind
  const isOff = [...(church.cancelled ?? []), ...(church.moved ?? [])].some(
    (each) => each.on === on && (each.at ?? at) === at,
  )
  const isThere = (other: Meant) => other.at === at && other.congregation === congregation
  const taken =
    services.some((each) => isThere({ on, ...each }) && datesOf(ruleOf(each), on, on).length > 0) ||
    all.slice(0, index).some((each) => each.on === on && isThere(each))
  if (!taken || isOff) return []
  return {
    way: ['extra', index, 'at'],
    problem: both(
      `on ${on} there is another service at ${at} already`,
      `el ${on} ya hay otra reunión a ${hourInSpanish(at)}`,
    ),
    remedy: both(
      'If both take place, leave it so; otherwise write another time, or cancel the other one for that day',
      'Si se celebran las dos, déjelo así; si no, escriba otra hora o cancele la otra ese día',
    ),
    advice: true,
  }
}
