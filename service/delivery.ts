import { minute } from './durations.ts'
import type { Log } from './log.ts'
import { mailOf, type Mail } from './mail.ts'
import { mailsAtOnce, problemOf, sendWithin } from './smtp.ts'
import type { Store, Waiting } from './store.ts'

/** After each failure a longer pause, up to six hours, for as long as it takes. */
export function pauseAfter(attempts: number): number {
  return Math.min(minute * 2 ** attempts, 360 * minute)
}

type Options = {
  store: Store
  log: Log
  mailboxes: Readonly<Record<string, string>>
  /** The address mails come from. */
  from: string
  send: (mail: Mail) => Promise<void>
  pause?: (attempts: number) => number
  /** How long a message is one's own while it is being sent: longer than that can take. */
  hold?: number
}

/** Carries messages from the store to the churches, one mail for each. */
export function createDelivery(options: Options) {
  const { store, log, mailboxes, from, send, pause = pauseAfter, hold = 2 * sendWithin } = options
  const state = { again: false, stopped: false }
  let running: Promise<void> | undefined

  const deliver = async (message: Waiting) => {
    const { id, attempts } = message
    try {
      await send(mailOf(message, mailboxes, from))
    } catch (error) {
      const problem = problemOf(error)
      log('postponed', { id, attempts: attempts + 1, problem })
      return store.postpone(id, Date.now() + pause(attempts), problem)
    }
    // if the process dies right here the mail is sent again, under the same name
    await store.delivered(id, Date.now())
    log('delivered', { id })
  }
  const round = async () => {
    do {
      state.again = false
      for (;;) {
        const now = Date.now()
        const claimed = state.stopped ? [] : await store.claim(now, now + hold, mailsAtOnce)
        if (claimed.length === 0) break
        await Promise.all(claimed.map(deliver))
      }
    } while (state.again && !state.stopped)
  }

  return {
    /** There may be something to deliver. */
    wake() {
      state.again = true
      running ??= round()
        .catch((error: Error) => log('delivery failed', { error: error.message }))
        .finally(() => (running = undefined))
      return running
    },
    /** Takes up nothing more, and waits for what is under way. */
    async stop() {
      state.stopped = true
      await running
    },
  }
}
