import path from 'node:path'
import type { Told } from '#app/language/told.ts'
import { locales, withoutLocale } from '#app/language/locale.ts'
import { dayName, type CalendarDate, type Time } from '#app/time/calendar.ts'
import { dayOf } from '#app/time/dates.ts'
import { repeatFrom } from '#app/time/event-times.ts'
import { datesOf } from '#app/time/occurrences.ts'
import { fellowship } from '../fellowship.ts'
import { both } from '../fields.ts'
import { folders } from '../kinds.ts'
import type { ChurchFile } from '#app/church/schema.server.ts'
import type { EventFile } from '#app/event/schema.server.ts'
import type { PersonFile } from '#app/people/schema.server.ts'
import type { Site } from '#app/fellowship/site.schema.server.ts'
import { textsIn } from './texts.ts'

/** All of content by the names of its files, as far as each has the shape of its kind. */
export type Known = {
  /** The churches there are, whatever is wrong with their files. */
  churchNames: readonly string[]
  churches: Record<string, ChurchFile>
  events: Record<string, EventFile>
  people: Record<string, PersonFile>
  site?: Site
  /** Every file that can be read, whatever its shape. */
  all: Record<string, unknown>
  pictures: ReadonlySet<string>
}

export type FactFinding = {
  file: string
  way: (string | number)[]
  problem: Told
  remedy: Told
}

/** What only shows when one looks at several fields or files together. */
export function factFindings(known: Known): FactFinding[] {
  return [
    ...Object.entries(known.churches).flatMap(([id, church]) => ofChurch(id, church)),
    ...Object.entries(known.events).flatMap(([id, event]) => ofEvent(id, event)),
    ...sameEvents(known),
    ...ofNotices('site', known.site?.notices),
    ...ofPeople(known),
    ...formerAddresses(known),
    ...pictures(known),
    ...phones(known),
    ...checkedDays(known),
    ...numberOfChurches(known),
    ...nameOfFellowship(known),
  ]
}

function ofChurch(id: string, church: ChurchFile): FactFinding[] {
  const { services, congregations = [] } = church
  const file = `churches/${id}`
  const found: FactFinding[] = []
  if (services.every(({ day }) => day !== 'sunday')) {
    found.push({
      file,
      way: ['services'],
      problem: both('there is nothing on Sunday', 'no hay nada el domingo'),
      remedy: both('Add the Sunday service', 'Añada el servicio del domingo'),
    })
  }
  found.push(...ofExceptions(file, church))
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
        'el servicio no es de ninguna congregación de la iglesia',
      ),
      remedy: own
        ? both(`Write one of these: ${own}`, `Escriba una de estas: ${own}`)
        : both('Take it out: the church has none', 'Quítela: la iglesia no tiene ninguna'),
    })
  }
  return found
}

/** What is called off or moved must be there; else it would be neither, and nobody would notice. */
function ofExceptions(file: string, church: ChurchFile): FactFinding[] {
  const { services, cancelled = [], moved = [], notices = [] } = church
  const missing = (name: string, list: readonly { on: CalendarDate; at?: Time }[]) =>
    list.flatMap(({ on, at }, index): FactFinding[] => {
      const there = services.some(
        (service) => service.day === dayOf(on) && (at === undefined || at === service.at),
      )
      if (there) return []
      return [
        {
          file,
          way: [name, index, 'on'],
          problem: both(
            `${on} is a ${dayName(dayOf(on), 'en')}, and there is no such service then`,
            `${on} es ${dayName(dayOf(on), 'es')}, y ese día no hay tal servicio`,
          ),
          remedy: both(
            'Look the day up in a calendar, and the time among the services',
            'Busque el día en un calendario y la hora entre los servicios',
          ),
        },
      ]
    })
  return [
    ...missing('cancelled', cancelled),
    ...missing('moved', moved),
    ...ofNotices(file, notices),
  ]
}

function ofNotices(
  file: string,
  notices: readonly { from: CalendarDate; to: CalendarDate }[] = [],
): FactFinding[] {
  return notices.flatMap(({ from, to }, index): FactFinding[] => {
    if (from <= to) return []
    return [
      {
        file,
        way: ['notices', index, 'to'],
        problem: both('the notice ends before it begins', 'el aviso termina antes de empezar'),
        remedy: both(
          'Write a last day after the first',
          'Escriba un último día posterior al primero',
        ),
      },
    ]
  })
}

function ofEvent(id: string, event: EventFile): FactFinding[] {
  const file = `events/${id}`
  const { from, to, repeat } = event
  if (from > to) {
    return [
      {
        file,
        way: ['to'],
        problem: both('the event ends before it begins', 'el evento termina antes de empezar'),
        remedy: both(
          'Write a last day after the first',
          'Escriba un último día posterior al primero',
        ),
      },
    ]
  }
  if (repeat && from.length === 7) {
    return [
      {
        file,
        way: ['repeat'],
        problem: both('a month without days cannot repeat', 'un mes sin días no puede repetirse'),
        remedy: both('Write the first day', 'Escriba el primer día'),
      },
    ]
  }
  return [...ofRegistration(file, event), ...ofRepeated(file, event)]
}

/** What comes again every year may be called the same; on the same days it cannot be told apart. */
function sameEvents({ events }: Known): FactFinding[] {
  const all = Object.entries(events)
  return all.flatMap(([id, event], index) => {
    const [twin] = all.slice(0, index).find(([, other]) => isSame(event, other)) ?? []
    if (twin === undefined) return []
    return [
      {
        file: `events/${id}`,
        way: ['title'],
        problem: both(
          `title and days do not tell this event from content/events/${twin}.json`,
          `por el título y los días, este evento no se distingue de content/events/${twin}.json`,
        ),
        remedy: both(
          'Say in the title what sets it apart, its place for example, or delete one of the two files',
          'Diga en el título qué lo distingue, por ejemplo el lugar, o borre uno de los dos archivos',
        ),
      },
    ]
  })
}

function isSame(one: EventFile, other: EventFile): boolean {
  // what repeats is on many days, and told without them
  const daysOf = ({ repeat, from, to }: EventFile) => (repeat ? '' : `${from} ${to}`)
  return (
    daysOf(one) === daysOf(other) &&
    locales.some((locale) => one.title[locale] === other.title[locale])
  )
}

function ofRegistration(file: string, { opens, closes }: EventFile): FactFinding[] {
  if (!opens || !closes || opens <= closes) return []
  return [
    {
      file,
      way: ['closes'],
      problem: both(
        'registration ends before it begins',
        'la inscripción termina antes de empezar',
      ),
      remedy: both(
        'Write a last day after the first',
        'Escriba un último día posterior al primero',
      ),
    },
  ]
}

/** The days of an event that repeats must be days on which it is. */
function ofRepeated(file: string, event: EventFile): FactFinding[] {
  const { repeat, until, cancelled = [], moved = [] } = event
  const from = event.from as CalendarDate
  const rule = repeat && { repeat: repeatFrom(from, repeat), from, ...(until && { until }) }
  const isDay = (on: CalendarDate) =>
    rule ? datesOf(rule, on, on).length === 1 : on.startsWith(event.from)
  const wrong = (way: (string | number)[], on: CalendarDate): FactFinding[] => {
    if (isDay(on)) return []
    return [
      {
        file,
        way,
        problem: both(
          `${on} is a ${dayName(dayOf(on), 'en')}, and the event is not on that day`,
          `${on} es ${dayName(dayOf(on), 'es')}, y ese día no hay evento`,
        ),
        remedy: both(
          'Look the day up in a calendar, and how the event repeats',
          'Busque el día en un calendario y cómo se repite el evento',
        ),
      },
    ]
  }
  if (repeat && !isDay(from)) return wrong(['from'], from)
  const unmovable: FactFinding[] = repeat
    ? []
    : moved.map((_, index) => ({
        file,
        way: ['moved', index],
        problem: both('the event takes place once', 'el evento se celebra una sola vez'),
        remedy: both('Change its days, and take this out', 'Cambie sus días y quite esto'),
      }))
  return [
    ...unmovable,
    ...cancelled.flatMap(({ on }, index) => wrong(['cancelled', index, 'on'], on)),
    ...(repeat ? moved.flatMap(({ on }, index) => wrong(['moved', index, 'on'], on)) : []),
  ]
}

function ofPeople({ people, churches, churchNames }: Known): FactFinding[] {
  const found = Object.entries(people).flatMap(([id, { church }]): FactFinding[] => {
    if (!church) return []
    const place = { file: `people/${id}`, way: ['church'] }
    if (!churchNames.includes(church)) {
      const known = churchNames.join(', ')
      return [
        {
          ...place,
          problem: both(`there is no church "${church}"`, `no hay ninguna iglesia «${church}»`),
          remedy: both(
            `Choose one of these: ${known}; if the church has another name now, write /churches/${church} under its "formerly"; if it is no more, delete this file too`,
            `Elija una de estas: ${known}; si la iglesia ahora se llama de otra manera, escriba /churches/${church} en su «formerly»; si ya no existe, borre también este archivo`,
          ),
        },
      ]
    }
    const theirs = churches[church]
    if (!theirs || theirs.team || theirs.pastors) return []
    return [
      {
        ...place,
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
  const [serving, ...others] = Object.entries(people)
    .filter(([, { church }]) => !church)
    .toSorted(([, one], [, other]) => one.order - other.order)
  for (const [id, { pastorsPage }] of others) {
    if (pastorsPage) continue
    found.push({
      file: `people/${id}`,
      way: ['church'],
      problem: both(
        'no page shows this person: of those without a church, About Us shows the first',
        'ninguna página muestra a esta persona: de quienes no tienen iglesia, Quiénes somos muestra a la primera',
      ),
      remedy: both(
        'Choose the church, or delete this file',
        'Elija la iglesia o borre este archivo',
      ),
    })
  }
  if (serving) return found
  const file = Object.keys(people)[0]
  if (file === undefined) return found
  return [
    ...found,
    {
      file: `people/${file}`,
      way: ['church'],
      problem: both('nobody serves the whole fellowship', 'nadie sirve a toda la comunidad'),
      remedy: both(
        'Leave out the church of those whom About Us shows',
        'Deje sin iglesia a quienes muestra Quiénes somos',
      ),
    },
  ]
}

/** An address leads to one page: the one that stands there, or that of the one file that had it. */
function formerAddresses({ churches, events }: Known): FactFinding[] {
  const folders = { churches, events }
  const taken = new Map<string, string>(
    Object.entries(folders).flatMap(([folder, files]) =>
      Object.keys(files).map((id) => [`/${folder}/${id}`, `${folder}/${id}`] as const),
    ),
  )
  return Object.entries(folders).flatMap(([folder, files]) =>
    Object.entries<{ formerly?: string[] }>(files).flatMap(([id, { formerly = [] }]) =>
      formerly.flatMap((written, index): FactFinding[] => {
        const file = `${folder}/${id}`
        const address = withoutLocale(written)
        const other = taken.get(address)
        taken.set(address, file)
        if (!other || other === file) return []
        return [
          {
            file,
            way: ['formerly', index],
            problem: both(
              `"${written}" leads to content/${other}.json`,
              `«${written}» lleva a content/${other}.json`,
            ),
            remedy: both('Take it out of one of the two', 'Quítela de uno de los dos'),
          },
        ]
      }),
    ),
  )
}

/** Pictures are named in many places, and each must be there. */
function pictures({ all, pictures }: Known): FactFinding[] {
  return Object.entries(all).flatMap(([file, data]) =>
    stringsIn(data)
      .filter(({ value }) => value.startsWith('/pictures/') && !pictures.has(value))
      .map(({ way, value }) => {
        // Windows and macOS take "IMG_1.JPG" and "img_1.jpg" for the same, the machine that builds does not
        const near = [...pictures].find((each) => each.toLowerCase() === value.toLowerCase())
        return {
          file,
          way,
          problem: both(`there is no picture "${value}"`, `no hay ninguna imagen «${value}»`),
          remedy: near
            ? both(`Did you mean "${near}"?`, `¿Quiso decir «${near}»?`)
            : both(
                `Put the file into the folder content/pictures, or choose another picture`,
                `Ponga el archivo en la carpeta content/pictures o elija otra imagen`,
              ),
        }
      }),
  )
}

/** A number in two files is two facts. */
function phones({ all }: Known): FactFinding[] {
  const seen = new Map<string, string>()
  return Object.entries(all).flatMap(([file, data]) =>
    stringsIn(data)
      .filter(({ way }) => way.at(-1) === 'phone')
      .flatMap(({ way, value }) => {
        const first = seen.get(value)
        if (first === undefined) seen.set(value, file)
        if (first === undefined || first === file) return []
        return [
          {
            file,
            way,
            problem: both(
              `"${value}" is in content/${first}.json, too`,
              `«${value}» está también en content/${first}.json`,
            ),
            remedy: both('Keep it in one of the two', 'Déjelo en uno de los dos'),
          },
        ]
      }),
  )
}

/** Visitors read when a time was last checked: a slip of the pen would promise it for years. */
function checkedDays({ all }: Known): FactFinding[] {
  // a build may be for a day to come; one for a day that is over does not make today's answers untrue
  const now = Math.max(Date.now(), Number(process.env.SOURCE_DATE_EPOCH ?? 0) * 1000)
  // it may be tomorrow already where the church is
  const tomorrow = new Date(now + 86_400_000).toISOString().slice(0, 10)
  return Object.entries(all).flatMap(([file, data]) =>
    stringsIn(data)
      .filter(({ way, value }) => way.at(-1) === 'checked' && value > tomorrow)
      .map(({ way, value }) => ({
        file,
        way,
        problem: both(`${value} is still to come`, `${value} aún no ha llegado`),
        remedy: both(
          'Write the day on which somebody asked',
          'Escriba el día en que alguien lo preguntó',
        ),
      })),
  )
}

/** How many churches there are is a fact of the fellowship: a text that repeats it grows old. */
function numberOfChurches({ all, site }: Known): FactFinding[] {
  if (!site || site.churches < 1000) return []
  const digits = String(site.churches)
  const number = new RegExp(`\\b${digits.slice(0, -3)}[.,]?${digits.slice(-3)}\\b`)
  return Object.entries(all).flatMap(([file, data]) =>
    textsIn(data)
      .filter(({ text }) => Object.values(text).some((each) => number.test(each)))
      .map(({ way }) => ({
        file,
        way,
        problem: both(
          'the number of churches is written here a second time',
          'el número de iglesias está aquí por segunda vez',
        ),
        remedy: both(
          'Leave it to content/site.json, where every page finds it',
          'Déjelo en content/site.json, donde lo halla cada página',
        ),
      })),
  )
}

/**
 * The name of the fellowship is written once, so that it can be changed. A church, an event and a person
 * tell of it in their own words, and a picture shows what it shows.
 */
function nameOfFellowship({ all, site }: Known): FactFinding[] {
  // one word alone, as Hope, may be no name where it stands
  if (!site?.name.trim().includes(' ')) return []
  return Object.entries(all)
    .filter(([file]) => !(path.dirname(file) in folders))
    .flatMap(([file, data]) =>
      textsIn(data)
        .filter(({ way }) => way.at(-1) !== 'alt')
        .flatMap(({ way, text }) =>
          locales
            .filter((locale) => text[locale].includes(site.name))
            .map((locale) => ({
              file,
              way: [...way, locale],
              problem: both(
                `“${site.name}” is written here a second time`,
                `«${site.name}» está aquí por segunda vez`,
              ),
              remedy: both(
                `Write {${fellowship}} in its place: the name itself stands in content/site.json`,
                `Escriba {${fellowship}} en su lugar: el nombre está en content/site.json`,
              ),
            })),
        ),
    )
}

type FoundString = { way: (string | number)[]; value: string }

function stringsIn(value: unknown, way: (string | number)[] = []): FoundString[] {
  if (typeof value === 'string') return [{ way, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    stringsIn(inner, [...way, Array.isArray(value) ? Number(key) : key]),
  )
}
