import * as v from 'valibot'
import { daysKept, daysKeptUndelivered } from '#app/contact/message.ts'
import { Refusal } from '#app/language/command.ts'
import type { Told, ToldIn } from '#app/language/told.ts'
import { isThisMachine } from './limits/network.ts'

/** What a setting must be. */
const rules = {
  text: { en: 'must be a text', es: 'debe ser un texto' },
  email: {
    en: 'must be an email address, as in office@example.org',
    es: 'debe ser una dirección de correo, como office@example.org',
  },
  whole: { en: 'must be a whole number', es: 'debe ser un número entero' },
  least: { en: 'must be at least {bound}', es: 'debe ser como mínimo {bound}' },
  most: { en: 'must be at most {bound}', es: 'debe ser como máximo {bound}' },
  mailServer: {
    en: 'must look like smtps://user:password@mail.example.org, with %40 for an @ and %2F for a / in it',
    es: 'debe tener la forma smtps://usuario:contraseña@mail.example.org, con %40 por cada @ y %2F por cada / que contenga',
  },
  token: {
    en: 'must have 24 or more characters, chosen at random',
    es: 'debe tener 24 caracteres o más, elegidos al azar',
  },
  origin: {
    en: 'must look like https://www.example.org, without a slash at the end',
    es: 'debe tener la forma https://www.example.org, sin barra al final',
  },
  webhook: {
    en: 'must be an address that begins with https:// (http:// only on this very machine), without a user name in it',
    es: 'debe ser una dirección que empiece con https:// (http:// solo en esta misma máquina), sin nombre de usuario',
  },
  yesOrNo: { en: "must be 'yes' or 'no'", es: "debe ser 'yes' o 'no'" },
} as const satisfies Record<string, Told>

type Rule = keyof typeof rules

/** The name of the rule that a schema tells by. */
const is = (rule: Rule): Rule => rule

const text = v.string(is('text'))
const email = v.pipe(text, v.email(is('email')))
const number = (least: number, most: number) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, is('whole')),
    v.transform(Number),
    v.minValue(least, is('least')),
    v.maxValue(most, is('most')),
  )
const mailServer = v.pipe(text, v.check(isMailServer, is('mailServer')))
const token = v.pipe(text, v.minLength(24, is('token')))
// without TLS only what this very machine answers, as a stand-in for tests does
const origin = v.pipe(
  text,
  v.regex(/^https:\/\/[^/?#@\s]+$|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/, is('origin')),
)

/** Everything that can be set, by environment variables. docs/contact-service.md says what for. */
const environment = v.object({
  PORT: v.optional(number(0, 65_535), '3000'),
  HOST: v.optional(text),
  SITE: v.optional(text, 'dist/site'),
  DATA: v.optional(text, 'data'),
  BACKUPS: v.optional(text),
  SMTP_URL: v.optional(mailServer),
  MAIL_FROM: v.optional(email),
  MAIL_TO: v.optional(email),
  ALARM_AFTER_MINUTES: v.optional(number(0, 10_080), '60'),
  ALARM_TO: v.optional(email),
  ALARM_SMTP_URL: v.optional(mailServer),
  ALARM_URL: v.optional(v.pipe(text, v.check(isWebhook, is('webhook')))),
  HEALTH_TOKEN: v.optional(token),
  INBOX_TOKEN: v.optional(token),
  // what reads and erases every message goes with it
  INBOX_URL: v.optional(
    v.pipe(
      text,
      v.transform((text) => text.replace(/\/$/, '')),
      origin,
    ),
  ),
  SIGN_IN_APP: v.optional(text),
  SIGN_IN_SECRET: v.optional(text),
  SIGN_IN_SERVER: v.optional(origin, 'https://github.com'),
  SIGN_IN_ORIGINS: v.optional(
    v.pipe(
      text,
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
  BEHIND_PROXY: v.optional(v.picklist(['yes', 'no'], is('yesOrNo')), 'no'),
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
    throw new Refusal(...issues.map(mistake))
  }
  if (output.SMTP_URL && !output.MAIL_FROM) {
    throw new Refusal({
      en: 'SMTP_URL is set and MAIL_FROM is not: it is the address that mail comes from.',
      es: 'SMTP_URL está definido y MAIL_FROM no: es la dirección de la que viene el correo.',
    })
  }
  if (Boolean(output.SIGN_IN_APP) !== Boolean(output.SIGN_IN_SECRET)) {
    throw new Refusal({
      en: 'SIGN_IN_APP and SIGN_IN_SECRET belong together: one of them is set, and the other is not.',
      es: 'SIGN_IN_APP y SIGN_IN_SECRET van juntos: uno está definido y el otro no.',
    })
  }
  if (output.ALARM_TO && !(output.MAIL_FROM && (output.ALARM_SMTP_URL ?? output.SMTP_URL))) {
    throw new Refusal({
      en: 'ALARM_TO is set, and MAIL_FROM or SMTP_URL is not: no mail could be sent to it.',
      es: 'ALARM_TO está definido, y MAIL_FROM o SMTP_URL no: no se le podría enviar ningún correo.',
    })
  }
  return output
}

/** What is wrong with one of them; a secret is not said. */
function mistake({
  path: at,
  message,
  input,
  requirement,
}: v.InferIssue<typeof environment>): Told {
  const name = String(at?.[0]?.key)
  const told = (language: ToldIn, found: string) => {
    const rule = rules[message as Rule][language].replace('{bound}', String(requirement))
    return `${name} ${rule}${secrets.has(name) ? '' : found}.`
  }
  return { en: told('en', `, and is "${input}"`), es: told('es', `, y es «${input}»`) }
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
