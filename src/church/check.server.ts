import type { Content, Fact, Named } from '#app/content/check/fact.ts'
import { factsOfNotices } from '#app/content/check/notices.ts'
import {
  notOn,
  ofChanges,
  ofHours,
  ofSkipped,
  ofSkippedOnce,
  ofLongitude,
  ofZone,
  type TimeFinding,
} from '#app/content/check/times.ts'
import { both } from '#app/content/fields.ts'
import { personFiles } from '#app/people/content.server.ts'
import type { CalendarDate, Time } from '#app/time/calendar.ts'
import { dayOf } from '#app/time/dates.ts'
import { datesOf } from '#app/time/rule.ts'
import type { ChurchFile } from './schema.server.ts'
import { ruleOf, servicesMeant } from './services.ts'

/** What only shows when one looks at several fields of a church together. */
export function checkChurches(files: readonly Named<ChurchFile>[], content: Content): Fact[] {
  return [
    ...files.flatMap(({ file, said }) => ofChurch(file, said)),
    ...unseenPeople(files, content),
    ...inOnePlace(files),
  ]
}

/** People of a church whose page has no place for them. */
function unseenPeople(files: readonly Named<ChurchFile>[], content: Content): Fact[] {
  return content.of(personFiles).flatMap(({ file, said: { church, shown } }) => {
    const theirs = files.find((each) => each.file === `churches/${church}`)?.said
    if (!theirs || theirs.team || theirs.pastors || shown === 'no') return []
    return [
      {
        file,
        way: ['church'],
        problem: both(
          'the page of this church shows no people',
          'la página de esta iglesia no muestra personas',
        ),
        remedy: both(
          `Give content/churches/${church}.json a title for its pastors or its team`,
          `Dé a content/churches/${church}.json un título para sus pastores o su equipo`,
        ),
      },
    ]
  })
}

/** Two churches at one place in the list stand there in no order that anybody chose. */
function inOnePlace(files: readonly Named<ChurchFile>[]): Fact[] {
  const taken = new Map<number, string>()
  return files.flatMap(({ file, said: { order } }) => {
    const other = taken.get(order)
    taken.set(order, other ?? file)
    if (other === undefined) return []
    return [
      {
        file,
        way: ['order'],
        problem: both(
          `content/${other}.json has the place ${order} in the list, too`,
          `content/${other}.json tiene también el lugar ${order} en la lista`,
        ),
        remedy: both(
          'Give each its own number, or put them in order in the editor: Churches › Change the Order',
          'Dé a cada una su número, u ordénelas en el editor: Iglesias › Cambiar el orden',
        ),
        advice: true,
      },
    ]
  })
}

function ofChurch(file: string, church: ChurchFile): Fact[] {
  const { services, congregations = [] } = church
  const found: Fact[] = []
  if (services.every(({ day }) => day !== 'sunday')) {
    found.push({
      file,
      way: ['services'],
      problem: both('there is nothing on Sunday', 'no hay nada el domingo'),
      remedy: both('Add the Sunday service', 'Añada la reunión del domingo'),
    })
  }
  found.push(
    ...timesOfChurch(church).map((each) => ({ file, ...each })),
    ...factsOfNotices(file, church.notices),
  )
  const names = congregations.map(({ name }) => name)
  for (const [index, { congregation }] of services.entries()) {
    const known = congregation === undefined ? names.length === 0 : names.includes(congregation)
    if (known) continue
    const own = names.join(', ')
    found.push({
      file,
      way: ['services', index, ...(congregation === undefined ? [] : ['congregation'])],
      problem: both(
        'the service is in no congregation of the church',
        'la reunión no es de ninguna congregación de la iglesia',
      ),
      remedy: own
        ? both(`Write one of these: ${own}`, `Escriba una de estas: ${own}`)
        : both('Take it out: the church has none', 'Quítela: la iglesia no tiene ninguna'),
    })
  }
  return found
}

type Service = ChurchFile['services'][number]
type Meant = { on: CalendarDate; at?: Time; congregation?: string }

function timesOfChurch(church: ChurchFile): TimeFinding[] {
  const { services, extra = [], moved = [], timeZone, country, hours, map, position } = church
  return [
    ...services.flatMap((service, index) => ofRule(service, index)),
    ...services.flatMap((service, index) =>
      ofSkippedOnce(['services', index, 'at'], service.at, datesNear(service), timeZone),
    ),
    ...twice(services),
    ...atOnce(services),
    ...ofExceptions(church),
    ...extra.flatMap((each, index) => ofExtra(each, index, church)),
    ...ofSkipped(
      [
        ...extra.map(({ on, at }, index) => ({ way: ['extra', index, 'at'], on, at })),
        ...moved.map(({ toDay: on, toTime: at }, index) => {
          return { way: ['moved', index, 'toTime'], on, at }
        }),
      ],
      timeZone,
    ),
    ...ofHours(['hours'], hours),
    ...ofZone(timeZone, country),
    ...ofLongitude(['map', 'longitude'], map?.longitude, timeZone),
    ...ofLongitude(['position', 'longitude'], position?.longitude, timeZone),
  ]
}

/** A rule has a day; one of every second week has one to be counted from. */
function ofRule(service: Service, index: number): TimeFinding[] {
  const { day, every, from, until } = service
  if (every === 'otherWeek' && (!from || dayOf(from) !== day)) {
    return [
      {
        way: ['services', index, from ? 'from' : 'every'],
        problem: both(
          'of every second week nobody can tell which, without a first day on that weekday',
          'sin un primer día que caiga en ese día de la semana no se sabe qué semanas son',
        ),
        remedy: both(
          'Write the first day: one on which it takes place',
          'Escriba el primer día: uno en que se celebre',
        ),
      },
    ]
  }
  if (!until) return []
  if (datesOf(ruleOf(service), from ?? '2000-01-01', until).length > 0) return []
  return [
    {
      way: ['services', index, 'until'],
      problem: both('the service has no day at all', 'la reunión no tiene ningún día'),
      remedy: both(
        'Write a last day after the first, with such a weekday between them',
        'Escriba un último día posterior al primero, con ese día de la semana entre los dos',
      ),
    },
  ]
}

/** The same service is written once; in two seasons it may stand twice. */
function twice(services: readonly Service[]): TimeFinding[] {
  return services.flatMap((service, index) => {
    const isSame = (other: Service) =>
      (['day', 'at', 'kind', 'congregation'] as const).every(
        (key) => other[key] === service[key],
      ) && meet(service, other)
    if (!services.slice(0, index).some(isSame)) return []
    return [
      {
        way: ['services', index],
        problem: both('the service is here a second time', 'la reunión está aquí por segunda vez'),
        remedy: both('Delete one of the two', 'Borre una de las dos'),
      },
    ]
  })
}

/** Old hours and new ones of one service that overlap: both are told for those weeks. */
function atOnce(services: readonly Service[]): TimeFinding[] {
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
    return [
      {
        way: ['services', index, 'at'],
        problem: both(
          `at ${other.at} the same takes place, and is not over by ${service.at}`,
          `a las ${other.at} hay lo mismo, y a las ${service.at} no ha terminado`,
        ),
        remedy: both(
          'If these are new hours, write the last day of the old ones',
          'Si es el nuevo horario, escriba el último día del anterior',
        ),
        advice: true,
      },
    ]
  })
}

/** So many minutes something lasts of which nobody says it. */
const usual = 60

/** Is there a day, in the next years, that both have? */
function meet(one: Service, other: Service): boolean {
  const dates = new Set(datesNear(one))
  return datesNear(other).some((date) => dates.has(date))
}

const datesNear = (service: Service) => datesOf(ruleOf(service), '2025-01-01', '2029-12-31')

function ofExceptions(church: ChurchFile): TimeFinding[] {
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
      .map(({ way, meant: several }): TimeFinding => {
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
            'Write which service is moved, by its time; one entry for each',
            'Escriba por su hora qué reunión se cambia; una entrada para cada una',
          ),
        }
      }),
    ...moved.flatMap((_, index) => ofTaken(index, church)),
    ...ofChanges(changes),
  ]
}

/** Moved to a day and a time at which there is another one already, in the same place. */
function ofTaken(index: number, church: ChurchFile): TimeFinding[] {
  const { cancelled = [], moved = [] } = church
  const own = moved[index]!
  const { toDay, toTime } = own
  const [service] = servicesMeant(own, church).regular
  if (!service || own.place !== undefined) return []
  const { kind, congregation } = service
  const there = servicesMeant({ on: toDay, at: toTime }, church).regular.filter(
    (each) => each.kind === kind && each.congregation === congregation,
  )
  const isFree = [...cancelled, ...moved].some(
    (each) => each.on === toDay && (each.at ?? toTime) === toTime && each !== own,
  )
  if (isFree || there.length === 0 || (toDay === own.on && there.includes(service))) return []
  return [
    {
      way: ['moved', index, 'toDay'],
      problem: both(
        `on ${toDay} there is a service at ${toTime} already`,
        `el ${toDay} ya hay una reunión a las ${toTime}`,
      ),
      remedy: both(
        'Write another day or another time; where the two are one, cancel this one',
        'Escriba otro día u otra hora; si las dos son una, cancele esta',
      ),
    },
  ]
}

function ofExtra(
  extra: NonNullable<ChurchFile['extra']>[number],
  index: number,
  church: ChurchFile,
): TimeFinding[] {
  const { services, congregations = [], extra: all = [] } = church
  const { on, at, kind, congregation } = extra
  const names = congregations.map(({ name }) => name)
  const known = congregation === undefined ? names.length === 0 : names.includes(congregation)
  if (!known) {
    const own = names.join(', ')
    return [
      {
        way: ['extra', index, ...(congregation === undefined ? [] : ['congregation'])],
        problem: both(
          'nobody can tell in which congregation it is',
          'no se sabe en qué congregación es',
        ),
        remedy: own
          ? both(`Write one of these: ${own}`, `Escriba una de estas: ${own}`)
          : both('Take it out: the church has none', 'Quítela: la iglesia no tiene ninguna'),
      },
    ]
  }
  const isSame = (other: { at: Time; kind: string; congregation?: string }) =>
    other.at === at && other.kind === kind && other.congregation === congregation
  const before = all.slice(0, index).some((each) => each.on === on && isSame(each))
  const regular = services.some((each) => isSame(each) && datesOf(ruleOf(each), on, on).length > 0)
  if (before || regular) {
    return [
      {
        way: ['extra', index],
        problem: both('there is this service already', 'esa reunión ya existe'),
        remedy: both('Delete it here', 'Bórrela aquí'),
      },
    ]
  }
  // what is not as always is told apart by its time
  const isOff = [...(church.cancelled ?? []), ...(church.moved ?? [])].some(
    (each) => each.on === on && (each.at ?? at) === at,
  )
  const isThere = (other: Meant) => other.at === at && other.congregation === congregation
  const taken =
    services.some((each) => isThere({ on, ...each }) && datesOf(ruleOf(each), on, on).length > 0) ||
    all.slice(0, index).some((each) => each.on === on && isThere(each))
  if (!taken || isOff) return []
  return [
    {
      way: ['extra', index, 'at'],
      problem: both(
        `on ${on} there is another service at ${at} already`,
        `el ${on} ya hay otra reunión a las ${at}`,
      ),
      remedy: both(
        'Write another time, or cancel the other one for that day',
        'Escriba otra hora, o cancele la otra ese día',
      ),
    },
  ]
}
