import type { Mailboxes } from '#app/contact/mailbox.ts'
import { minute } from '../durations.ts'
import type { Log } from '../log.ts'
import type { Store, Waiting } from '../store/store.ts'
import type { LinkOf } from './answered-link.ts'
import { recipientOf } from './mailboxes.ts'
import { mailOf, type Mail } from './message-mail.ts'
import { isRefusedForGood, mailsAtOnce, problemOf, sendWithin } from './smtp.ts'

/** After each failure a longer pause, up to six hours, for as long as it takes. */
function pauseAfter(attempts: number): number {
  return Math.min(minute * 2 ** attempts, 360 * minute)
}

export type Mailing = {
  store: Store
  log: Log
  mailboxes: Mailboxes
  from: string
  linkOf: LinkOf
  send: (mail: Mail) => Promise<void>
  /** How many mails one look sends at most. */
  mostAtOnce: number
}

type Options = Mailing & {
  now: () => number
  pause?: (attempts: number) => number
  /** How long a message is one's own while it is being sent: longer than that can take. */
  hold?: number
}

/** Carries messages from the store to the churches, one mail for each. */
export function createDelivery(options: Options) {
  const { store, log, mailboxes, from, linkOf, send, mostAtOnce, now } = options
  const { pause = pauseAfter, hold = 2 * sendWithin } = options
  const state = { again: false, stopped: false }
  let running: Promise<void> | undefined
  /** What the mail server has, and the store could not note: a disk may be full for a while. */
  const taken = new Set<string>()

  const deliver = async (message: Waiting) => {
    const { id, attempts, refused } = message
    try {
      if (!taken.has(id)) await send(mailOf(message, mailboxes, from, await linkOf(id, now())))
      taken.add(id)
    } catch (error) {
      const problem = problemOf(error)
      const next = now() + pause(attempts)
      if (refused === null && isRefusedForGood(error)) {
        const { canPassOn } = recipientOf(mailboxes, message)
        log('refused by the mailbox', { id, problem })
        return store.setApart(id, now(), canPassOn ? now() : next, problem)
      }
      log('postponed', { id, attempts: attempts + 1, problem })
      return store.postpone(id, next, problem)
    }
    // if the process dies right here the mail is sent again, under the same name
    await store.delivered(id, now())
    taken.delete(id)
    log('delivered', { id })
  }
  const round = async () => {
    let left = mostAtOnce
    const take = async () => {
      const most = state.stopped ? 0 : Math.min(mailsAtOnce, left)
      return most > 0 ? await store.claim(now(), now() + hold, most) : []
    }
    do {
      state.again = false
      for (let taken = await take(); taken.length > 0; taken = await take()) {
        left -= taken.length
        await Promise.all(taken.map(deliver))
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
