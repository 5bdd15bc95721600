import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Share } from './compress-thread.ts'

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
  const shares = Array.from({ length: threads }, (_, first) =>
    texts.filter((_, index) => index % threads === first),
  )
  await Promise.all(shares.map((files) => inThread({ folder, files, areMany, places })))
}

function inThread(share: Share): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // how the process was told to read its own script is nothing to a thread's: https://nodejs.org/api/worker_threads.html
  const thread = new Worker(new URL('compress-thread.ts', import.meta.url), {
    workerData: share,
    execArgv: [],
  })
  thread.once('error', reject).once('exit', () => resolve())
  return promise
}
