import type { SiteJson } from '#app/build/for-service/site-json.ts'
import { createApp, type Service } from './app.ts'
import type { Limiter } from './limits/hourly-limit.ts'
import { inBackground, type Log } from './log.ts'
import { createAnsweredPage } from './mail/answered-page.ts'
import { mailboxesAsSet, officeOf } from './mail/mailboxes.ts'
import { createOutbox } from './mail/outbox.ts'
import type { Settings } from './settings.ts'
import { createSignIn } from './site/sign-in.ts'
import { createHousekeeping } from './store/housekeeping.ts'
import { createSteadyStore } from './store/steady-store.ts'
import type { Store } from './store/store.ts'
import { createAlarm, type Last } from './troubles/alarm.ts'
import { createClock } from './troubles/clock.ts'
import { createHealth, type Seen } from './troubles/health.ts'
import { createWatch, longestLasting, type Watch } from './troubles/watch.ts'

type Options<Opened extends Store> = {
  settings: Settings
  log: Log
  site: SiteJson
  /** The headers of every answer. */
  headers: Readonly<Record<string, string>>
  contactPage: Service['contactPage']
  openStore: () => Opened | Promise<Opened>
  limiterOf: (store: Opened) => Limiter
  /** When the site was built, where a clock can be wrong. */
  builtAt?: number
  keepCopies?: (now: number) => Promise<unknown>
  mostMailsAtOnce?: number
  now: () => number
  /** Whether it goes on after an answer: then a message is delivered at once. */
  isAlwaysThere: boolean
  /** What is known beyond one visit, for where each begins anew. */
  seen?: Seen
  last?: Last
}

/** The contact service as every home has it: what it answers, and what it does by the hour. */
export function createService<Opened extends Store>(options: Options<Opened>) {
  const { settings, log, site, headers, contactPage, builtAt = 0, now, isAlwaysThere } = options
  const { origin } = site
  // the site is served whatever becomes of the messages
  const store = createSteadyStore({
    open: options.openStore,
    onFailure: (error) => watch.failed(error),
    isDamaged: () => watch.has('store-damaged'),
  })
  const watch: Watch = createWatch(store, settings)
  const mailboxes = mailboxesAsSet(site.mailboxes, settings)
  const outbox = createOutbox({
    settings,
    store,
    log,
    origin,
    mailboxes,
    now,
    mostAtOnce: options.mostMailsAtOnce,
    onRefused: (at) => watch.note('reminder-refused', {}, at + longestLasting),
  })
  const clock = createClock({ store, watch, builtAt })
  const keepHouse = createHousekeeping({
    store,
    watch,
    clock,
    settings,
    log,
    keepCopies: options.keepCopies,
  })
  const office = officeOf(mailboxes).address
  const { seen = { at: 0 }, last = {} } = options
  const alarm = createAlarm({ store, watch, log, settings, origin, office, last })

  const limiter = options.limiterOf(store)
  const app = createApp({
    store,
    log,
    headers,
    limiter,
    churches: Object.keys(mailboxes),
    perHour: settings.MESSAGES_PER_HOUR,
    watch,
    onAccepted: () => void (isAlwaysThere && outbox?.wake()),
    contactPage,
  })
  app.route('/', createHealth({ store, watch, token: settings.HEALTH_TOKEN, seen }))
  app.route('/', createAnsweredPage(store, site))
  app.route('/', createSignIn({ settings, limiter, log, origin }))

  const inTime = (what: string, work: (at: number) => Promise<unknown> | undefined) =>
    inBackground(log, what, () => work(now()))
  /** In the order in which they are done where all of them are: the file is looked through first. */
  const jobs = {
    keepHouse: inTime('housekeeping', keepHouse),
    deliver: inTime('delivery', () => outbox?.wake()),
    remind: inTime('reminding', (at) => (clock.isRight(at) ? outbox?.remind(at) : undefined)),
    warn: inTime('the alarm', alarm.look),
  }
  return {
    app,
    store,
    watch,
    jobs,
    async doAll() {
      for (const job of Object.values(jobs)) await job()
    },
    async stop() {
      await outbox?.stop()
      await store.close()
    },
  }
}
