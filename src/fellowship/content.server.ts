import { entry, fills, group, mapEach, words } from '#app/content/fields.ts'
import { defineFile } from '#app/content/kind.ts'
import type { Told } from '#app/language/told.ts'
import { namesOf, repeats } from './categories.server.ts'
import { checkSite } from './check.server.ts'
import { siteSchema } from './schema.server.ts'

export const siteFile = defineFile('site', siteSchema, {
  group: 'site',
  page: 'home',
  check: checkSite,
})

export const categoriesFile = defineFile(
  'categories',
  entry('Names of services and events', 'Nombres de reuniones y eventos', {
    serviceKinds: each(
      'What services are called',
      'Cómo se llaman las reuniones',
      namesOf('serviceKinds'),
    ),
    eventCategories: each(
      'What kinds of events are called',
      'Cómo se llaman los tipos de evento',
      namesOf('eventCategories'),
    ),
    visitTopics: each(
      'What one wants to know before a visit',
      'Lo que uno quiere saber antes de una visita',
      namesOf('visitTopics'),
    ),
    eventRepeats: each('How something repeats', 'Cómo se repite algo', repeats, fills('day')),
  }),
  { group: 'words', page: 'home' },
)

/** A word for each of a few: what visitors read of it. */
function each<Key extends string>(
  en: string,
  es: string,
  options: Record<Key, Told>,
  more?: ReturnType<typeof fills>,
) {
  const named = mapEach(options, (label: Told) => words(label.en, label.es, more))
  return group(en, es, named)
}
