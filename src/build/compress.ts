import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Portion } from './compress-thread.ts'
import { earlierSite } from './earlier.ts'
import { inThread, partOf, partsOf } from './threads.ts'

const fewPages = 500

const compressible = /\.(html|json|js|css|svg|xml|txt|ics)$/

/**
 * Writes a brotli and a gzip variant beside each file of text, in as many threads as there are processors: to hand
 * each file to those of Node and back takes as long as to compress it. What pages could not know while they were
 * made takes the place that was left for it first.
 */
export async function compressAll(folder: string, places: Portion['places'] = {}): Promise<void> {
  const texts = textsIn(folder)
  const areMany = texts.length > fewPages
  // few are compressed better than many
  const takesOver = !!earlierSite && textsIn(earlierSite).length > fewPages === areMany
  const threads = Math.min(availableParallelism(), texts.length)
  const portions = partsOf(threads).map((part): Portion => ({
    folder,
    files: partOf(texts, part),
    areMany,
    takesOver,
    places,
  }))
  const module = new URL('compress-thread.ts', import.meta.url)
  await Promise.all(portions.map((portion) => inThread(module, portion)))
}

function textsIn(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return all.filter((file) => compressible.test(file))
}
