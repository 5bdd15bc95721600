import type { Fact, Named } from '#app/content/check/fact.ts'
import { both } from '#app/content/fields.ts'
import { locales } from '#app/language/locale.ts'
import { dayName, type CalendarDate } from '#app/time/calendar.ts'
import { dayOf } from '#app/time/dates.ts'
import { repeatFrom } from '#app/time/event-times.ts'
import { datesOf } from '#app/time/occurrences.ts'
import type { EventFile } from './schema.server.ts'

/** What only shows when one looks at several fields of an event together, or at several events. */
export function checkEvents(files: readonly Named<EventFile>[]): Fact[] {
  return [...files.flatMap(({ file, said }) => ofEvent(file, said)), ...sameEvents(files)]
}

function ofEvent(file: string, event: EventFile): Fact[] {
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
function sameEvents(all: readonly Named<EventFile>[]): Fact[] {
  return all.flatMap(({ file, said }, index) => {
    const twin = all.slice(0, index).find((other) => isSame(said, other.said))?.file
    if (twin === undefined) return []
    return [
      {
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

function ofRegistration(file: string, { opens, closes }: EventFile): Fact[] {
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
function ofRepeated(file: string, event: EventFile): Fact[] {
  const { repeat, until, cancelled = [], moved = [] } = event
  const from = event.from as CalendarDate
  const rule = repeat && { repeat: repeatFrom(from, repeat), from, ...(until && { until }) }
  const isDay = (on: CalendarDate) =>
    rule ? datesOf(rule, on, on).length === 1 : on.startsWith(event.from)
  const wrong = (way: (string | number)[], on: CalendarDate): Fact[] => {
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
  const unmovable: Fact[] = repeat
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
