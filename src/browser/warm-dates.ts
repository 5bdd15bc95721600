import worker from './dates-worker.ts?worker&url'
import { trustedScript } from './trusted.ts'

/**
 * The first date that a page writes in a language takes a phone a tenth of a second, in one piece: its
 * browser looks through all languages that it knows, once for the whole site. A worker has it do that
 * while the page waits for React. Where there is none, the page does it itself.
 */
export function warmDates(): Worker {
  return new Worker(trustedScript(worker), { type: 'module' })
}
