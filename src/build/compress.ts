import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Portion } from './compress-thread.ts'
import { earlierClasses, takeOver } from './earlier.ts'
import { inThread, partOf, partsOf } from './threads.ts'

const fewPages = 200

const compressible = /\.(html|json|js|css|svg|xml|txt|ics)$/

type Known = Partial<Pick<Portion, 'places' | 'same'>> & {
  /** How many pages there are. */
  count?: number
}

/**
 * Writes a brotli and a gzip variant beside each file of text, in as many threads as there are processors: to hand
 * each file to those of Node and back takes as long as to compress it. What pages could not know while they were
 * made takes the place that was left for it first. Files that are the `same` are taken over with their variants.
 */
export async function compressAll(
  folder: string,
  { count = 0, same = [], places = {} }: Known = {},
): Promise<void> {
  const areMany = count > fewPages
  // few are compressed better than many
  const takesOver = earlierClasses().size > fewPages === areMany
  if (!takesOver) for (const file of same) takeOver(file)
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = all.filter((file) => compressible.test(file))
  const portions = partsOf(availableParallelism()).map((part): Portion => ({
    folder,
    files: partOf(texts, part),
    areMany,
    takesOver,
    same: takesOver ? partOf(same, part) : [],
    places,
  }))
  const module = new URL('compress-thread.ts', import.meta.url)
  await Promise.all(portions.map((portion) => inThread(module, portion)))
}
