import type { Content, Fact, Named } from '#app/content/check/fact.ts'
import type { FieldFlaw } from '#app/content/check/finding.ts'
import { factsOfNotices } from '#app/content/check/notices.ts'
import {
  elsewhereOrOff,
  notOn,
  ofChanges,
  ofHours,
  ofSkipped,
  ofSkippedOnce,
  ofLongitude,
  ofZone,
  type TimeFindings,
} from '#app/content/check/times.ts'
import { both } from '#app/content/fields.ts'
import { isDialledIn } from '#app/content/values.ts'
import { locales } from '#app/language/locale.ts'
import type { Told } from '#app/language/told.ts'
import { personFiles } from '#app/people/content.server.ts'
import { type CalendarDate, type Time, addDays, dayOf, longAgo } from '#app/time/dates.ts'
import { memoize } from '#app/time/memoize.ts'
import { datesOf, type Rule } from '#app/time/rule.ts'
import type { ChurchFile } from './schema.server.ts'
import { isWorship, ruleOf, servicesMeant, type Meant, type Service } from './times/services.ts'

/** What only shows when one looks at several fields of a church together. */
export function checkChurches(files: readonly Named<ChurchFile>[], content: Content): Fact[] {
  return [
    ...files.flatMap(({ file, said }) => ofChurch(file, said)),
    ...unseenPeople(files, content),
    ...inOnePlace(files),
    ...ofOneName(files),
  ]
}

/** People of a church whose page has no place for them. */
function unseenPeople(files: readonly Named<ChurchFile>[], content: Content): Fact[] {
  return content.of(personFiles).flatMap(({ file, said: { church, shown } }) => {
    const theirs = files.find((each) => each.file === `churches/${church}`)?.said
    if (!theirs || theirs.team || theirs.pastors || shown === 'no') return []
    return {
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
    }
  })
}

/** Two of one name in one region: as with a copy of which only the times were changed. */
function ofOneName(files: readonly Named<ChurchFile>[]): Fact[] {
  const taken = new Map<string, string>()
  return files.flatMap(({ file, said: { name, region } }) => {
    const called = locales.map((each) => [each, name[each], region[each]].join('\n'))
    const [twin] = called.flatMap((each) => taken.get(each) ?? [])
    for (const each of called) if (!taken.has(each)) taken.set(each, file)
    if (twin === undefined) return []
    return {
      file,
      way: ['name'],
      problem: both(
        `content/${twin}.json is called so, too, in the same region`,
        `content/${twin}.json también se llama así, en la misma región`,
      ),
      remedy: both(
        'Say in one of the names what tells them apart, as the part of the town',
        'Diga en uno de los nombres qué las distingue, como el barrio',
      ),
      advice: true,
    }
  })
}

/** Two churches at one place in the list stand there in no order that anybody chose. */
function inOnePlace(files: readonly Named<ChurchFile>[]): Fact[] {
  const taken = new Map<number, string>()
  return files.flatMap(({ file, said: { order } }) => {
    const other = taken.get(order)
    taken.set(order, other ?? file)
    if (other === undefined) return []
    return {
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
    }
  })
}

function ofChurch(file: string, church: ChurchFile): Fact[] {
  const { services, notices } = church
  const found = [
    ...[ofSunday(church)].flat(),
    ...ofNumber(church),
    ...[ofPhone(church)].flat(),
    ...ofNames(church),
    ...timesOfChurch(church),
    ...services.flatMap(
      ({ congregation }, index) =>
        ofCongregation(['services', index], congregation, church, inNone) ?? [],
    ),
  ]
  return [...found.map((each) => ({ file, ...each })), ...factsOfNotices(file, notices)]
}

/** Nobody can be asked to a church without worship. In Nepal that is on Saturday, at the Gulf on Friday. */
function ofSunday(church: ChurchFile): TimeFindings {
  const { services } = church
  if (services.some(({ day }) => day === 'sunday')) return []
  const found = {
    way: ['services'],
    problem: both('there is nothing on Sunday', 'no hay nada el domingo'),
  }
  if (!services.some((service) => isWorship(service, church))) {
    return { ...found, remedy: both('Add the Sunday service', 'Añada la reunión del domingo') }
  }
  return {
    ...found,
    remedy: both(
      'If the church worships on another day, leave it so; otherwise add the Sunday service',
      'Si la iglesia celebra su culto otro día, déjelo así; si no, añada la reunión del domingo',
    ),
    advice: true,
  }
}

/** Where no number is known, `{churches}` would be read as one. */
function ofNumber({ churches, about }: ChurchFile): FieldFlaw[] {
  const locale = locales.find((each) => about.title[each].includes('{churches}'))
  if (churches !== undefined || !locale) return []
  return [
    {
      way: ['about', 'title', locale],
      problem: both(
        '{churches} is filled in with a number that nobody has written',
        '{churches} se completa con un número que nadie ha escrito',
      ),
      remedy: both(
        'Write how many churches this page speaks for, or take {churches} out',
        'Escriba de cuántas iglesias habla esta página, o quite {churches}',
      ),
    },
  ]
}

/** Who calls the number of another church, as it was in the file that this one was made from, calls another continent. */
function ofPhone({ phone, country }: ChurchFile): TimeFindings {
  if (isDialledIn(country, phone)) return []
  return {
    way: ['phone'],
    problem: both(
      `"${phone}" is a number of another country`,
      `«${phone}» es un número de otro país`,
    ),
    remedy: both(
      'If it is so, leave it; otherwise write the one of this church',
      'Si es así, déjelo; si no, escriba el de esta iglesia',
    ),
    advice: true,
  }
}

/** A service names its congregation: two of one name could not be told apart. */
function ofNames({ congregations = [] }: ChurchFile): FieldFlaw[] {
  const names = congregations.map(({ name }) => name)
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : {
          way: ['congregations', index, 'name'],
          problem: both(
            `another congregation is called "${name}", too`,
            `otra congregación también se llama «${name}»`,
          ),
          remedy: both('Give each a name of its own', 'Dé a cada una un nombre propio'),
        },
  )
}

const inNone = both(
  'the service is in no congregation of the church',
  'la reunión no es de ninguna congregación de la iglesia',
)

/** What takes place in a church of several congregations names one of them. */
function ofCongregation(
  way: (string | number)[],
  congregation: string | undefined,
  { congregations = [] }: ChurchFile,
  problem: Told,
): FieldFlaw | undefined {
  const names = congregations.map(({ name }) => name)
  const known = congregation === undefined ? names.length === 0 : names.includes(congregation)
  if (known) return undefined
  const own = names.join(', ')
  return {
    way: [...way, ...(congregation === undefined ? [] : ['congregation'])],
    problem,
    remedy: own
      ? both(`Write one of these: ${own}`, `Escriba una de estas: ${own}`)
      : both('Take it out: the church has none', 'Quítela: la iglesia no tiene ninguna'),
  }
}

function timesOfChurch(church: ChurchFile): FieldFlaw[] {
  const { services, extra = [], moved = [], timeZone, country, hours, map, position } = church
  return [
    services.flatMap(ofRule),
    services.flatMap((service, index) =>
      ofSkippedOnce(['services', index, 'at'], service.at, datesNear(service), timeZone),
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
  ].flat()
}

/** A rule has a day; one of every second week has one to be counted from. */
function ofRule(service: Service, index: number): TimeFindings {
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
        `a las ${other.at} hay lo mismo, y a las ${service.at} no ha terminado`,
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
  const [, since] = [begins(one), begins(other)].toSorted()
  const dates = new Set(datesNear(one, since))
  return datesNear(other, since).some((date) => dates.has(date))
}

const begins = ({ from }: Service): CalendarDate => from ?? '2025-01-01'

const datesNear = (service: Service, since = begins(service)) =>
  datesOfRule(JSON.stringify(ruleOf(service)), since)

/** Hundreds of churches meet by few rules. */
const datesOfRule = memoize((rule: string, since: CalendarDate) =>
  datesOf(JSON.parse(rule) as Rule, since, addDays(since, 5 * 366)),
)

function ofExceptions(church: ChurchFile): FieldFlaw[] {
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
function ofTaken(index: number, church: ChurchFile): TimeFindings {
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
      `el ${toDay} ya hay una reunión a las ${toTime}`,
    ),
    remedy: elsewhereOrOff,
  }
}

const inWhich = both(
  'nobody can tell in which congregation it is',
  'no se sabe en qué congregación es',
)

function ofExtra(
  extra: NonNullable<ChurchFile['extra']>[number],
  index: number,
  church: ChurchFile,
): TimeFindings {
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
      `el ${on} ya hay otra reunión a las ${at}`,
    ),
    remedy: both(
      'If both take place, leave it so; otherwise write another time, or cancel the other one for that day',
      'Si se celebran las dos, déjelo así; si no, escriba otra hora o cancele la otra ese día',
    ),
    advice: true,
  }
}
