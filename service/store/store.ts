import type { Reply } from '#app/contact/fields.ts'
import type { Locale } from '#app/language/locale.ts'
import { day } from '../durations.ts'
import { StoreTrouble } from './store-errors.ts'
import { words } from './store-words.ts'

/** A message as it is kept: everything that is needed to deliver it, and nothing else. */
export type Kept = {
  /** The same for a message that is sent again; also the name of the mail. */
  id: string
  received: number
  name: string
  email: string
  subject: string
  message: string
  church: string
  language: Locale
  /** How the visitor wishes to be answered, by which number, and in which language if not in this one. */
  reply: Reply
  phone: string
  answerIn: Locale | ''
}

/** A message that waits: how often its delivery was tried. */
export type Waiting = Kept & {
  attempts: number
  /** When the church's mailbox refused it for good: from then on it is for the office. */
  refused: number | null
}

export type Listed = Waiting & {
  sent: number | null
  answered: number | null
  next: number
  problem: string | null
  reminded: number | null
  escalated: number | null
}

export type Unanswered = Pick<Listed, 'id' | 'church' | 'refused' | 'reminded'> & { sent: number }

/** What became of a message, without a word of it. */
export type Came = Pick<Listed, 'church' | 'received' | 'answered'>

/** How it stands with the messages, without a word of them. */
export type Figures = {
  waiting: number
  /** When the one that has waited longest came, of those that no mailbox has refused. */
  oldestWaiting: number | null
  /** The same of those since whose coming the mail server has taken nothing. */
  oldestSince: number | null
  /** How many wait although the mail server has taken others since they came. */
  held: number
  oldestHeld: number | null
  /** How many were refused for good by their mailbox and nobody has answered yet. */
  refused: number
  /** How many of these the office has not taken yet, and since when. */
  stranded: number
  oldestStranded: number | null
  lastDelivered: number | null
}

/**
 * Where messages are kept until they have reached the church, and for a while after. Once `accept`
 * has answered, the message is on the disk.
 */
export type Store = ReturnType<typeof questionsTo> & {
  /** Keeps a message, unless it is there already, by its own id or by the one it had the day before. */
  accept(message: Kept, idBefore?: string): Promise<'kept' | 'known'>
  /** Writes and reads, as a message would; throws when that is impossible. */
  check(): Promise<void>
  /** What is wrong with the file itself, if anything is. */
  damage(): Promise<string | undefined>
  /** A secret of this store, the same after a restart. */
  secret(): Promise<string>
  close(): Promise<void>
}

/** A pause this long was never meant: the clock was wrong when it was noted. */
const longestPause = 2 * day

/** What the secret is called by which the networks of a day are counted, where that is kept at all. */
export const countingSecret = (instant: number) =>
  `counting secret of day ${Math.floor(instant / day)}`

/**
 * What makes the tables, for SQLite wherever it runs. Each step is done once, in its order; how many
 * are done is noted in the store. A step that has been published is not changed any more: add one.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE IF NOT EXISTS messages (
      id TEXT PRIMARY KEY,
      received INTEGER NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      subject TEXT NOT NULL,
      message TEXT NOT NULL,
      church TEXT NOT NULL,
      language TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      next INTEGER NOT NULL,
      problem TEXT,
      sent INTEGER
    ) STRICT`,
    'CREATE INDEX IF NOT EXISTS due ON messages (next) WHERE sent IS NULL',
    'CREATE INDEX IF NOT EXISTS delivered ON messages (sent) WHERE sent IS NOT NULL',
  ],
  [
    'ALTER TABLE messages ADD COLUMN answered INTEGER',
    'CREATE INDEX waiting ON messages (received) WHERE sent IS NULL',
    `CREATE TABLE limits (
      name TEXT PRIMARY KEY,
      count INTEGER NOT NULL,
      until INTEGER NOT NULL
    ) STRICT`,
  ],
  // what was never delivered is not erased by a clock, which may be wrong, but by days that were lived
  ['ALTER TABLE messages ADD COLUMN days INTEGER NOT NULL DEFAULT 0'],
  [
    `ALTER TABLE messages ADD COLUMN reply TEXT NOT NULL DEFAULT 'email'`,
    `ALTER TABLE messages ADD COLUMN phone TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE messages ADD COLUMN answerIn TEXT NOT NULL DEFAULT ''`,
    'ALTER TABLE messages ADD COLUMN refused INTEGER',
    'ALTER TABLE messages ADD COLUMN reminded INTEGER',
    'ALTER TABLE messages ADD COLUMN escalated INTEGER',
    // the mails before this had no link by which to say that they were answered: nobody is reminded of them
    'UPDATE messages SET reminded = sent, escalated = sent WHERE sent IS NOT NULL',
    'CREATE INDEX unanswered ON messages (sent) WHERE answered IS NULL AND escalated IS NULL',
    'CREATE INDEX came ON messages (received)',
    'CREATE INDEX refused ON messages (id) WHERE refused IS NOT NULL AND answered IS NULL',
  ],
]

/** Where the number of the steps that are done is noted. It is there before all else. */
export const notes =
  'CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT'

/** The steps that a store still needs, by how many are done. */
export function missingSteps(done: number): readonly (readonly string[])[] {
  if (done > migrations.length) {
    throw new StoreTrouble(
      'store-newer',
      'The messages were written by a newer version of this program: start that one.',
    )
  }
  return migrations.slice(done)
}

const columns = ['id', ...words] as const satisfies (keyof Kept)[]

const instants = ['received', 'sent', 'answered', 'refused', 'reminded', 'escalated']

/** What is asked of the tables; both stores say it in the same words. */
export const statements = {
  accept: `INSERT INTO messages (${columns.join(', ')}, next)
    SELECT ${columns.map(() => '?').join(', ')}, ? WHERE NOT EXISTS (SELECT 1 FROM messages WHERE id = ?)
    ON CONFLICT (id) DO NOTHING`,
  // what nobody has tried yet is due, however far ahead the clock was when it came
  claim: `UPDATE messages SET next = ? WHERE id IN
    (SELECT id FROM messages WHERE sent IS NULL AND answered IS NULL
      AND (next <= ? OR next = received OR next > ?)
      ORDER BY received LIMIT ?)
    RETURNING ${columns.join(', ')}, attempts, refused`,
  // why a church's mailbox refused it stays readable
  delivered: `UPDATE messages SET sent = ?, attempts = attempts + 1,
    problem = CASE WHEN refused IS NULL THEN NULL ELSE problem END WHERE id = ?`,
  setApart: `UPDATE messages SET refused = ?, next = ?, problem = ?, attempts = attempts + 1
    WHERE id = ?`,
  postpone: 'UPDATE messages SET next = ?, problem = ?, attempts = attempts + 1 WHERE id = ?',
  grow: 'UPDATE messages SET days = days + ? WHERE sent IS NULL',
  eraseOld: 'DELETE FROM messages WHERE sent < ? OR answered < ? OR days >= ?',
  list: 'SELECT * FROM messages ORDER BY received DESC, id',
  find: 'SELECT * FROM messages WHERE id IN (SELECT value FROM json_each(?)) ORDER BY received',
  unanswered: `SELECT id, church, refused, reminded, sent FROM messages
    WHERE answered IS NULL AND escalated IS NULL AND sent <= ? ORDER BY sent`,
  reminded: 'UPDATE messages SET reminded = ? WHERE id IN (SELECT value FROM json_each(?))',
  escalated: 'UPDATE messages SET escalated = ? WHERE id IN (SELECT value FROM json_each(?))',
  came: 'SELECT church, received, answered FROM messages WHERE received >= ? AND received < ?',
  // what was noted by a clock that was ahead holds nothing back
  takeTurn: `INSERT INTO settings (name, value) VALUES (?, ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
    WHERE CAST(value AS INTEGER) <= ? OR CAST(value AS INTEGER) > ?`,
  markAnswered: 'UPDATE messages SET answered = ? WHERE id = ?',
  erase: 'DELETE FROM messages WHERE id = ?',
  moveInstants: `UPDATE messages SET ${instants
    .map((name) => `${name} = CASE WHEN ${name} BETWEEN ?1 AND ?2 THEN ?3 ELSE ${name} END`)
    .join(', ')} WHERE ${instants.map((name) => `${name} BETWEEN ?1 AND ?2`).join(' OR ')}`,
  figures: `WITH last AS (SELECT max(sent) AS taken FROM messages WHERE sent IS NOT NULL)
    SELECT count(*) AS waiting,
    min(CASE WHEN refused IS NULL THEN received END) AS oldestWaiting,
    min(CASE WHEN refused IS NULL AND (taken IS NULL OR received > taken) THEN received END) AS oldestSince,
    count(CASE WHEN refused IS NULL AND received <= taken THEN 1 END) AS held,
    min(CASE WHEN refused IS NULL AND received <= taken THEN received END) AS oldestHeld,
    min(refused) AS oldestStranded,
    count(refused) AS stranded,
    (SELECT count(*) FROM messages WHERE refused IS NOT NULL AND answered IS NULL) AS refused,
    (SELECT taken FROM last) AS lastDelivered
    FROM messages, last WHERE sent IS NULL AND answered IS NULL`,
  remember: `INSERT INTO settings (name, value) VALUES (?, ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  rememberFirst: 'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
  recall: 'SELECT value FROM settings WHERE name = ?',
  /** Counts one more, from one again once the time of the last count is over. */
  count: `INSERT INTO limits (name, count, until) VALUES (?, 1, ?)
    ON CONFLICT (name) DO UPDATE SET
      count = CASE WHEN until <= ? THEN 1 ELSE count + 1 END,
      until = CASE WHEN until <= ? THEN excluded.until ELSE until END
    RETURNING count`,
  forgetCounts: 'DELETE FROM limits WHERE until <= ?',
  // days have as many digits until 2243: earlier ones come first as text, too
  forgetSecrets: `DELETE FROM settings WHERE name LIKE 'counting secret of day %' AND name < ?`,
} as const

/** The values of `statements.accept`. A message is due at once. */
export const accepted = (kept: Kept, idBefore = kept.id) => [
  ...columns.map((name) => kept[name]),
  kept.received,
  idBefore,
]

type Value = string | number | null

/** How a store is asked: how many rows have changed, and which there are. */
type Asked = {
  run: (name: keyof typeof statements, ...values: Value[]) => Promise<number>
  all: (name: keyof typeof statements, ...values: Value[]) => Promise<unknown[]>
}

/** All that is asked alike of SQLite, wherever it runs. */
export const questionsTo = ({ run, all }: Asked) => ({
  /** Takes messages whose delivery is due, the oldest; nobody else is given them before `until`. */
  claim: async (now: number, until: number, limit: number) =>
    (await all('claim', until, now, now + longestPause, limit)) as Waiting[],
  delivered: async (id: string, now: number) => void (await run('delivered', now, id)),
  /** Its mailbox refuses it for good: at `next` it is due for the office. */
  setApart: async (id: string, now: number, next: number, problem: string) =>
    void (await run('setApart', now, next, problem, id)),
  /** Delivery failed; it is tried again at `next`. */
  postpone: async (id: string, next: number, problem: string) =>
    void (await run('postpone', next, problem, id)),
  /** So many days have passed for what is not delivered. */
  grow: async (days: number) => void (await run('grow', days)),
  /**
   * Erases what was delivered or answered before an instant, and what has been there for so many days
   * however it stands with it; answers how many.
   */
  eraseOld: (doneBefore: number, days: number) => run('eraseOld', doneBefore, doneBefore, days),
  /** All messages, the newest first. */
  list: async () => (await all('list')) as Listed[],
  find: async (ids: readonly string[]) => (await all('find', JSON.stringify(ids))) as Listed[],
  /** What was delivered before an instant, and neither answered since nor brought to the office. */
  unanswered: async (sentBefore: number) => (await all('unanswered', sentBefore)) as Unanswered[],
  noteReminded: async (ids: readonly string[], now: number, whom: 'church' | 'office') => {
    const name = whom === 'office' ? 'escalated' : 'reminded'
    if (ids.length > 0) await run(name, now, JSON.stringify(ids))
  },
  came: async (from: number, until: number) => (await all('came', from, until)) as Came[],
  /** Whether it is time again for what may be done once in a while; if so, that time begins now. */
  takeTurn: async (name: string, now: number, pause: number) =>
    (await run('takeTurn', name, String(now), now - pause, now + pause)) === 1,
  /** Notes when a message was answered, or that it was not. */
  markAnswered: async (id: string, instant: number | null) =>
    (await run('markAnswered', instant, id)) === 1,
  erase: async (id: string) => (await run('erase', id)) === 1,
  /** What was noted by a wrong clock: every instant within these becomes another. */
  moveInstants: async (from: number, until: number, to: number) =>
    void (await run('moveInstants', from, until, to)),
  figures: async () => (await all('figures'))[0] as Figures,
  /** A note of the service's own, which survives a restart. */
  recall: async (name: string) => {
    const [found] = (await all('recall', name)) as { value: string }[]
    return found?.value
  },
  remember: async (name: string, value: string) => void (await run('remember', name, value)),
})
