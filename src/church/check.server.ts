import { factsOfNotices } from '#app/content/check/notices.ts'
import type { Content, Fact, Named } from '#app/content/check/fact.ts'
import { both } from '#app/content/fields.ts'
import { personFiles } from '#app/people/content.server.ts'
import { dayName, type CalendarDate, type Time } from '#app/time/calendar.ts'
import { dayOf } from '#app/time/dates.ts'
import type { ChurchFile } from './schema.server.ts'

/** What only shows when one looks at several fields of a church together. */
export function checkChurches(files: readonly Named<ChurchFile>[], content: Content): Fact[] {
  return [
    ...files.flatMap(({ file, said }) => ofChurch(file, said)),
    ...unseenPeople(files, content),
  ]
}

/** People of a church whose page has no place for them. */
function unseenPeople(files: readonly Named<ChurchFile>[], content: Content): Fact[] {
  return content.of(personFiles).flatMap(({ file, said: { church } }) => {
    const theirs = files.find((each) => each.file === `churches/${church}`)?.said
    if (!theirs || theirs.team || theirs.pastors) return []
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

function ofChurch(file: string, church: ChurchFile): Fact[] {
  const { services, congregations = [] } = church
  const found: Fact[] = []
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
function ofExceptions(file: string, church: ChurchFile): Fact[] {
  const { services, cancelled = [], moved = [], notices = [] } = church
  const missing = (name: string, list: readonly { on: CalendarDate; at?: Time }[]) =>
    list.flatMap(({ on, at }, index): Fact[] => {
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
    ...factsOfNotices(file, notices),
  ]
}
