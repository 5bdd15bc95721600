import { placeOf } from '#app/content/check/place.ts'
import { textsIn } from '#app/content/check/texts.ts'
import { readEntry } from '#app/content/entries.ts'
import { both } from '#app/content/fields.ts'
import { entryNames } from '#app/content/kinds.ts'
import { git } from '#app/content/modified.ts'
import { languageNames } from '#app/language/language-names.ts'
import { locales } from '#app/language/locale.ts'
import type { Chapter } from './chapter.ts'

/** Texts that were changed in one language only since a release: the last tag, or what is asked for. */
export function oneSidedChanges(since: string | undefined): Chapter {
  const name = 'translations'
  const title = both(
    'Texts changed in one language only since the last release',
    'Textos cambiados en un solo idioma desde la última publicación',
  )
  const release = since ?? git('describe', '--tags', '--abbrev=0')?.trim()
  if (!release || git('rev-parse', '--verify', '--quiet', `${release}^{commit}`) === undefined) {
    const unknown = since
      ? both(`There is no revision ${since} here.`, `Aquí no existe la revisión ${since}.`)
      : both(
          'No release is known here: mark each with git tag, or name a revision with --since.',
          'Aquí no consta ninguna publicación: márquelas con git tag o nombre una revisión con --since.',
        )
    return { name, title, findings: [], unknown }
  }
  const findings = entryNames().flatMap((entry) => {
    // the path is counted from the folder of content
    const before = git('show', `${release}:./${entry}.json`)
    if (before === undefined) return []
    const old = new Map(textsIn(JSON.parse(before)).map(({ way, text }) => [way.join('.'), text]))
    return textsIn(readEntry(entry)).flatMap(({ way, text }) => {
      const was = old.get(way.join('.'))
      const changed = was ? locales.filter((locale) => was[locale] !== text[locale]) : []
      if (changed.length === 0 || changed.length === locales.length) return []
      const where = way.join('.')
      return {
        ...placeOf(entry, way),
        text: both(
          `${where}: only the ${languageNames(changed, 'en')} is new`,
          `${where}: solo es nuevo el ${languageNames(changed, 'es')}`,
        ),
      }
    })
  })
  return { name, title, findings }
}
