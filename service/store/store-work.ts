/** What takes long with a whole file is done beside the service, which answers meanwhile. */
import { Worker } from 'node:worker_threads'
import type { works } from './store-worker.ts'

type Works = typeof works

function beside<Name extends keyof Works>(name: Name) {
  return (...given: Parameters<Works[Name]>): Promise<Awaited<ReturnType<Works[Name]>>> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./store-worker.ts', import.meta.url), {
        workerData: { name, given },
        execArgv: [],
      })
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`It ended with ${code}.`)))
    })
}

/** How many messages a file holds, and what is wrong with it, if anything is. */
export const examine = beside('examine')

/** Writes a copy of a store that is in use: whole, examined, for its owner's eyes, or not there at all. */
export const copyTo = beside('copyTo')
