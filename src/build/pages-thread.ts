import { parentPort, workerData } from 'node:worker_threads'
import type { Server } from './bundle.ts'
import { makePortion, type Portion } from './make-portion.ts'
import { load } from './output.ts'

/** What one thread of `makePages` does: its pages, of the same modules and the same content. */
const rendering = (await load('entry-server.js')) as Server
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(makePortion(rendering, workerData as Portion))
