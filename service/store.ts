import type { Locale } from '#app/i18n/locale.ts'

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
}

/** A message that waits: how often its delivery was tried, and when the next time is due. */
export type Waiting = Kept & { attempts: number }

export type Listed = Waiting & { sent: number | null; next: number; problem: string | null }

/**
 * Where messages are kept until they have reached the church, and for a while after. Once `accept`
 * has answered, the message is on the disk.
 */
export type Store = {
  /** Keeps a message, unless it is there already. */
  accept(message: Kept): Promise<'kept' | 'known'>
  /** Takes messages whose delivery is due, the oldest; nobody else is given them before `until`. */
  claim(now: number, until: number, limit: number): Promise<Waiting[]>
  delivered(id: string, now: number): Promise<void>
  /** Delivery failed; it is tried again at `next`. */
  postpone(id: string, next: number, problem: string): Promise<void>
  /** Erases what was delivered before an instant; answers how many. */
  eraseDeliveredBefore(instant: number): Promise<number>
  list(): Promise<Listed[]>
  erase(id: string): Promise<boolean>
  /** Writes and reads, as a message would; throws when that is impossible. Answers how many wait. */
  check(): Promise<number>
  /** A secret of this store, the same after a restart. */
  secret(): Promise<string>
  close(): Promise<void>
}

/** The tables, for SQLite wherever it runs. */
export const schema = `
CREATE TABLE IF NOT EXISTS messages (
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
) STRICT;
CREATE INDEX IF NOT EXISTS due ON messages (next) WHERE sent IS NULL;
CREATE INDEX IF NOT EXISTS delivered ON messages (sent) WHERE sent IS NOT NULL;
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`

/** What is asked of the tables; both stores say it in the same words. */
export const statements = {
  accept: `INSERT INTO messages (id, received, name, email, subject, message, church, language, next)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
  claim: `UPDATE messages SET next = ? WHERE id IN
    (SELECT id FROM messages WHERE sent IS NULL AND next <= ? ORDER BY received LIMIT ?)
    RETURNING id, received, name, email, subject, message, church, language, attempts`,
  delivered: 'UPDATE messages SET sent = ?, attempts = attempts + 1, problem = NULL WHERE id = ?',
  postpone: 'UPDATE messages SET next = ?, problem = ?, attempts = attempts + 1 WHERE id = ?',
  eraseDelivered: 'DELETE FROM messages WHERE sent < ?',
  list: 'SELECT * FROM messages ORDER BY received',
  erase: 'DELETE FROM messages WHERE id = ?',
  touch: `INSERT INTO settings (name, value) VALUES ('checked', ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  waiting: 'SELECT count(*) AS count FROM messages WHERE sent IS NULL',
  keepSecret: `INSERT INTO settings (name, value) VALUES ('secret', ?) ON CONFLICT (name) DO NOTHING`,
  secret: `SELECT value FROM settings WHERE name = 'secret'`,
} as const

/** The values of `statements.accept`. A message is due at once. */
export const accepted = (kept: Kept) =>
  [
    kept.id,
    kept.received,
    kept.name,
    kept.email,
    kept.subject,
    kept.message,
    kept.church,
    kept.language,
    kept.received,
  ] as const
