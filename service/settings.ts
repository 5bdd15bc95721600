import * as v from 'valibot'
import { daysKept, daysKeptUndelivered } from '#app/contact/message.ts'
import { isThisMachine } from './limits/network.ts'

const email = v.pipe(v.string(), v.email('must be an email address, as in office@example.org'))
const number = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `must be a whole number`),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  )
const mailServer = v.pipe(
  v.string(),
  v.check(
    isMailServer,
    'must look like smtps://user:password@mail.example.org, with %40 for an @ and %2F for a / in it',
  ),
)
const token = v.pipe(
  v.string(),
  v.minLength(24, 'must have 24 or more characters, chosen at random'),
)
// without TLS only what this very machine answers, as a stand-in for tests does
const origin = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/[^/?#@\s]+$|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/,
    'must look like https://www.example.org, without a slash at the end',
  ),
)

/** Everything that can be set, by environment variables. docs/contact-service.md says what for. */
const environment = v.object({
  PORT: v.optional(number(0, 65_535), '3000'),
  HOST: v.optional(v.string()),
  SITE: v.optional(v.string(), 'dist/site'),
  DATA: v.optional(v.string(), 'data'),
  BACKUPS: v.optional(v.string()),
  SMTP_URL: v.optional(mailServer),
  MAIL_FROM: v.optional(email),
  MAIL_TO: v.optional(email),
  ALARM_AFTER_MINUTES: v.optional(number(0, 10_080), '60'),
  ALARM_TO: v.optional(email),
  ALARM_SMTP_URL: v.optional(mailServer),
  ALARM_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isWebhook,
        'must be an address that begins with https:// (http:// only on this very machine), without a user name in it',
      ),
    ),
  ),
  HEALTH_TOKEN: v.optional(token),
  INBOX_TOKEN: v.optional(token),
  // what reads and erases every message goes with it
  INBOX_URL: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.replace(/\/$/, '')),
      origin,
    ),
  ),
  SIGN_IN_APP: v.optional(v.string()),
  SIGN_IN_SECRET: v.optional(v.string()),
  SIGN_IN_SERVER: v.optional(origin, 'https://github.com'),
  SIGN_IN_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
      v.array(origin),
    ),
    '',
  ),
  REQUESTS_PER_SECOND: v.optional(number(1, 1_000_000), '500'),
  MESSAGES_PER_HOUR: v.optional(number(1, 1_000_000), '20'),
  KEEP_DAYS: v.optional(number(1, 3650), String(daysKept)),
  KEEP_UNDELIVERED_DAYS: v.optional(number(1, 3650), String(daysKeptUndelivered)),
  RETRY_SECONDS: v.optional(number(0, 86_400)),
  CLAIM_SECONDS: v.optional(number(0, 86_400)),
  BEHIND_PROXY: v.optional(v.picklist(['yes', 'no'], "must be 'yes' or 'no'"), 'no'),
})

export const settingNames = Object.keys(environment.entries)

/** Those whose value is a secret, or has one in it. */
const secrets = new Set<unknown>([
  'SMTP_URL',
  'ALARM_SMTP_URL',
  'ALARM_URL',
  'HEALTH_TOKEN',
  'INBOX_TOKEN',
  'SIGN_IN_SECRET',
])

export type Settings = ReturnType<typeof readSettings>

/** The settings, checked; throws one sentence for each that is wrong. */
export function readSettings(env: Readonly<Record<string, unknown>>) {
  // docker and podman take the quotation marks in an env file for a part of its values
  const values = Object.entries(env).map(
    ([name, value]) =>
      [name, typeof value === 'string' ? value.replace(/^(['"])(.*)\1$/, '$2') : value] as const,
  )
  // a variable that is set to nothing is not set
  const given = Object.fromEntries(values.filter(([, value]) => value !== ''))
  const { success, output, issues } = v.safeParse(environment, given)
  if (!success) {
    const wrong = issues.map(({ path: at, message, input }) => {
      const name = String(at?.[0]?.key)
      return secrets.has(name) ? `${name} ${message}.` : `${name} ${message}, and is "${input}".`
    })
    throw new Error(wrong.join('\n'))
  }
  if (output.SMTP_URL && !output.MAIL_FROM) {
    throw new Error('SMTP_URL is set and MAIL_FROM is not: it is the address that mail comes from.')
  }
  if (Boolean(output.SIGN_IN_APP) !== Boolean(output.SIGN_IN_SECRET)) {
    throw new Error(
      'SIGN_IN_APP and SIGN_IN_SECRET belong together: one of them is set, and the other is not.',
    )
  }
  if (output.ALARM_TO && !(output.MAIL_FROM && (output.ALARM_SMTP_URL ?? output.SMTP_URL))) {
    throw new Error(
      'ALARM_TO is set, and MAIL_FROM or SMTP_URL is not: no mail could be sent to it.',
    )
  }
  return output
}

/** Whether nobody can read on the way what is sent there, nor the address itself; fetch takes none with a name. */
export function isWebhook(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return username + password === '' && (protocol === 'https:' || isThisMachine(hostname))
}

function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, search, hash, pathname } = new URL(text)
  try {
    decodeURIComponent(`${username}:${password}`)
  } catch {
    return false
  }
  const isBare = search === '' && hash === '' && /^\/?$/.test(pathname)
  return /^smtps?:$/.test(protocol) && hostname !== '' && isBare
}
