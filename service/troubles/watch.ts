import { day, minute } from '../durations.ts'
import type { Settings } from '../settings.ts'
import { troubleOf } from '../store/store-errors.ts'
import type { Store } from '../store/store.ts'
import { trouble, weighs, type Facts, type Trouble, type TroubleName } from './troubles.ts'

/**
 * Asks one thing how it is, and answers what is wrong of what it is about. Where it throws, nothing is
 * known: what was found before stands.
 */
type Question = { about: readonly TroubleName[]; ask: (now: number) => Promise<Trouble[]> }

export type Watch = ReturnType<typeof createWatch>

/** What is noted until an instant, as nothing can be asked whether it is over. */
const lastingTroubles = [
  'form-flooded',
  'network-refused',
  'reminder-refused',
] as const satisfies TroubleName[]
export const longestLasting = 2 * day

/** The one place that knows what is wrong. It remembers by itself: it may be the disk that is. */
export function createWatch(
  store: Store,
  settings: Pick<Settings, 'SMTP_URL' | 'ALARM_AFTER_MINUTES'>,
) {
  const found = new Map<TroubleName, Facts>()
  const written = new Map<TroubleName, number>()
  const all = () => [...found].map(([name, facts]) => trouble(name, facts))
  let closed = -Infinity
  /**
   * Somebody has seen that something is wrong: until it is over, or until an instant. The latter is kept
   * in the store, too: on the edge it is another process that tells of it.
   */
  const note = async (name: TroubleName, facts: Facts = {}, until?: number) => {
    found.set(name, facts)
    // what is seen a hundred times a second is written once a minute
    if (!until || Math.abs(until - (written.get(name) ?? 0)) < minute) return
    written.set(name, until)
    await store.remember(lasting(name), String(until)).catch(() => {})
  }
  /** An error of the store's, wherever it was thrown. */
  const failed = (error: unknown) => {
    const { name, facts } = troubleOf(error)
    void note(name, facts)
  }

  const questions: Question[] = [
    {
      // not damage: writing a page says nothing of the others
      about: [
        'store-gone',
        'store-newer',
        'store-locked',
        'store-failing',
        'disk-full',
        'disk-read-only',
      ],
      ask: async () => {
        try {
          await store.check()
          return []
        } catch (error) {
          return [troubleOf(error)]
        }
      },
    },
    {
      about: ['mail-silent', 'mail-held', 'mailbox-refuses', 'office-refuses'],
      ask: async (now) => {
        // without a mail server messages wait for a reader, and that is right
        if (!settings.SMTP_URL) return []
        // what cannot be taken out of the store is not the mail server's fault, nor a moment later
        if (closing(all())) closed = now
        if (Math.abs(now - closed) < 5 * minute) throw new Error('not known')
        const { waiting, oldestSince, held, oldestHeld, refused, stranded, oldestStranded } =
          await store.figures()
        const withOffice = refused - stranded
        const after = settings.ALARM_AFTER_MINUTES * minute
        const isLate = (since: number | null) => since !== null && since <= now - after
        return [
          ...(isLate(oldestSince) ? [trouble('mail-silent', { messages: waiting })] : []),
          ...(isLate(oldestHeld) ? [trouble('mail-held', { messages: held })] : []),
          ...(isLate(oldestStranded) ? [trouble('office-refuses', { messages: stranded })] : []),
          ...(withOffice > 0 ? [trouble('mailbox-refuses', { messages: withOffice })] : []),
        ]
      },
    },
    {
      about: lastingTroubles,
      ask: async (now) => {
        const lasts = async (name: TroubleName) => {
          const until = Number(await store.recall(lasting(name)))
          // a clock that was ahead may have noted it
          return until > now && until <= now + longestLasting
        }
        const answers = await Promise.all(lastingTroubles.map(lasts))
        return lastingTroubles.filter((_, index) => answers[index]).map((name) => trouble(name))
      },
    },
  ]

  return {
    note,
    over: (name: TroubleName) => void found.delete(name),
    failed,
    /** Whether it is known by asking, each time; and not from somebody who has seen it. */
    asks: (name: TroubleName) => questions.some(({ about }) => about.includes(name)),
    /** What has been seen to be wrong, without asking. */
    found: all,
    has: (name: TroubleName) => found.has(name),
    /** What is wrong now, by asking everything that can be asked. */
    async ask(now: number): Promise<Trouble[]> {
      for (const { about, ask } of questions) {
        const answered = await ask(now).catch(() => undefined)
        if (!answered) continue
        for (const name of about) found.delete(name)
        for (const { name, facts } of answered) found.set(name, facts)
      }
      return all()
    },
  }
}

/** The key in the store for the instant until which a trouble counts as going on: nothing says that it is over. */
const lasting = (name: TroubleName) => `${name} until`

/** What keeps messages from being taken, if anything does. */
export const closing = (troubles: readonly Trouble[]) =>
  troubles.find((each) => weighs(each, 'closed'))
