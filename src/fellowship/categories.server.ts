import { readEntry } from '#app/content/entries.ts'
import { both, choice } from '#app/content/fields.ts'
import type { Told, ToldIn } from '#app/language/told.ts'

// What kinds of things are called stands in content/categories.json alone. The schemas choose among their keys, and the
// editor reads the names where volunteers write them.

const keys = {
  serviceKinds: [
    'worship',
    'midweek',
    'youth',
    'bibleStudy',
    'womensBibleStudy',
    'mainChurch',
    'branchChurch',
    'townChurch',
  ],
  eventCategories: ['conference', 'school', 'youth', 'outreach', 'holiday', 'kids'],
  // what one wants to know before a first visit
  visitTopics: [
    'parking',
    'transport',
    'stepFree',
    'toilets',
    'hearing',
    'children',
    'interpretation',
    'length',
    'dress',
  ],
} as const

type Names = keyof typeof keys
export type VisitTopic = Key<'visitTopics'>
type Key<Of extends Names> = (typeof keys)[Of][number]

/** Every key of these names, with what it is called today. */
export function namesOf<Of extends Names>(of: Of): Record<Key<Of>, Told> {
  const names = keys[of].map((key) => [key, nameAt(key, 'categories', of, key)])
  return Object.fromEntries(names) as Record<Key<Of>, Told>
}

export const named = <Of extends Names>(en: string, es: string, of: Of, more?: { help: Told }) =>
  choice<Key<Of>>(en, es, namesOf(of), more)

/** How something comes again. The day of the week of an event is that of its first day. */
export const repeats = {
  week: both('every week', 'cada semana'),
  otherWeek: both('every second week', 'una semana sí y otra no'),
  first: both('every month, on the first of that weekday', 'cada mes, el primero de ese día'),
  second: both('every month, on the second', 'cada mes, el segundo'),
  third: both('every month, on the third', 'cada mes, el tercero'),
  fourth: both('every month, on the fourth', 'cada mes, el cuarto'),
  last: both('every month, on the last', 'cada mes, el último'),
}

/** What content calls something today; where it cannot be read, the check says so, and the key stands. */
export function nameAt(key: string, entry: string, ...way: readonly string[]): Told {
  const today = (locale: ToldIn) => {
    try {
      const said = way.reduce((part, step) => (part as Said)[step], readEntry(entry)) as Said
      return (said[locale] as string | undefined) ?? key
    } catch {
      return key
    }
  }
  return {
    get en() {
      return today('en')
    },
    get es() {
      return today('es')
    },
  }
}

type Said = Readonly<Record<string, unknown>>
