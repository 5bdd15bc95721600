import type { Mailboxes } from '#app/contact/mailbox.ts'
import { second } from '../durations.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { createLinks } from './answered-link.ts'
import { createDelivery } from './delivery.ts'
import { createReminders } from './reminders.ts'
import { createSender } from './smtp.ts'

type Options = {
  settings: Settings
  store: Store
  log: Log
  origin: string
  mailboxes: Mailboxes
  /** How many mails of each sort one look sends at most. */
  mostAtOnce?: number | undefined
  onRefused?: (now: number) => Promise<void>
  now?: (() => number) | undefined
}

/** Delivery and reminders as they are set, or none where no mail server is set: then messages wait for a reader. */
export function createOutbox(options: Options) {
  const { settings, store, log, origin, mailboxes } = options
  const { mostAtOnce = Infinity, onRefused = async () => {}, now = Date.now } = options
  const { SMTP_URL, MAIL_FROM, RETRY_SECONDS, CLAIM_SECONDS } = settings
  if (!SMTP_URL) return undefined
  const sender = createSender(SMTP_URL)
  const common = {
    store,
    log,
    mailboxes,
    from: MAIL_FROM!,
    linkOf: createLinks(origin, store.secret),
    send: sender.send,
    mostAtOnce,
  }
  const delivery = createDelivery({
    ...common,
    now,
    // never so short that it becomes a flood
    ...(RETRY_SECONDS !== undefined && { pause: () => Math.max(RETRY_SECONDS * second, 100) }),
    ...(CLAIM_SECONDS !== undefined && { hold: CLAIM_SECONDS * second }),
  })
  return {
    wake: delivery.wake,
    /** Brings back what nobody has answered. */
    remind: createReminders({ ...common, onRefused }),
    /** Waits a little for what is under way; what is cut off is sent again, under the same name. */
    async stop() {
      const late = new Promise((resolve) => setTimeout(resolve, 5 * second).unref())
      await Promise.race([delivery.stop(), late])
      sender.close()
    },
  }
}
