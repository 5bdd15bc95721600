import { Worker } from 'node:worker_threads'

export type Part = { index: number; of: number }

/** Every so manieth: what takes long stands side by side, and is spread. */
export function partOf<T>(all: readonly T[], { index, of }: Part): T[] {
  return all.filter((_, at) => at % of === index)
}

export function partsOf(count: number): Part[] {
  return Array.from({ length: count }, (_, index) => ({ index, of: count }))
}

/** Runs a module in a thread of its own, and answers what it posts, if it does. */
export function inThread<Posted = void>(module: URL, workerData: object): Promise<Posted> {
  const { promise, resolve, reject } = Promise.withResolvers<Posted>()
  // how the process was told to read its own script is nothing to a thread's: https://nodejs.org/api/worker_threads.html
  const thread = new Worker(module, { workerData, execArgv: [] })
  let posted: Posted
  thread
    .once('message', (message) => {
      posted = message
    })
    .once('error', reject)
    .once('exit', () => resolve(posted))
  return promise
}
