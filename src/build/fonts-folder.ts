import path from 'node:path'
import { namesIn, readEntry } from '#app/content/entries.ts'
import { contentFolder } from '#app/content/folder.ts'

/**
 * Where the fonts lie that are cut for a build. Each content has a folder of its own, since another build
 * beside this one, as that of the tests, cuts them to other letters.
 */
export const fontsFolder = `.cache/fonts/${path.relative('.', contentFolder).replaceAll(/\W+/g, '-')}`

export const cutFaces = {
  Piazzolla: `${fontsFolder}/piazzolla.woff2`,
  Figtree: `${fontsFolder}/figtree.woff2`,
}

/** What churches say, while nobody has checked yet whether it can be read at all. */
export function unchecked(): Record<string, unknown>[] {
  return namesIn('churches').flatMap((name) => {
    try {
      return [readEntry(`churches/${name}`) as Record<string, unknown>]
    } catch {
      return []
    }
  })
}
