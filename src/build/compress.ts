import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { Share } from './compress-thread.ts'
import { inThread, partOf, partsOf } from './threads.ts'

const fewPages = 500

const compressible = /\.(html|json|js|css|svg|xml|txt|ics)$/

/**
 * Writes a brotli and a gzip variant beside each file of text, in as many threads as there are processors: to hand
 * each file to those of Node and back takes as long as to compress it. What pages could not know while they were
 * made takes the place that was left for it first.
 */
export async function compressAll(folder: string, places: Share['places'] = {}): Promise<void> {
  const all = await readdir(folder, { recursive: true })
  const texts = all.filter((file) => compressible.test(file))
  const areMany = texts.length > fewPages
  const threads = Math.min(availableParallelism(), texts.length)
  const shares = partsOf(threads).map((part): Share => ({
    folder,
    files: partOf(texts, part),
    areMany,
    places,
  }))
  const module = new URL('compress-thread.ts', import.meta.url)
  await Promise.all(shares.map((share) => inThread(module, share)))
}
