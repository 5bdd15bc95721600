import path from 'node:path'
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
