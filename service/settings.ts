import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Locale } from '#app/i18n/locale.ts'
import { daysKept } from '#app/model/message.ts'
import type { ReadyPage } from '#app/prerender/render.tsx'

const email = v.pipe(v.string(), v.email('must be an e-mail address, as in office@example.org'))
const number = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `must be a whole number`),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  )

/** Everything that can be set, by environment variables. docs/contact-service.md says what for. */
const environment = v.object({
  PORT: v.optional(number(0, 65_535), '3000'),
  SITE: v.optional(v.string(), 'dist/site'),
  DATA: v.optional(v.string(), 'data'),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\/./, 'must look like smtps://user:password@mail.example.org'),
    ),
  ),
  MAIL_FROM: v.optional(email),
  MAIL_TO: v.optional(email),
  MESSAGES_PER_HOUR: v.optional(number(1, 1_000_000), '20'),
  KEEP_DAYS: v.optional(number(1, 3650), String(daysKept)),
  RETRY_SECONDS: v.optional(number(0, 86_400)),
  BEHIND_PROXY: v.optional(v.picklist(['yes', 'no'], "must be 'yes' or 'no'"), 'no'),
})

export type Settings = ReturnType<typeof readSettings>

/** The settings, checked; throws one sentence for each that is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const { success, output, issues } = v.safeParse(environment, env)
  if (!success) {
    const wrong = issues.map(({ path: at, message, input }) => {
      return `${String(at?.[0]?.key)} ${message}, and is "${String(input)}".`
    })
    throw new Error(wrong.join('\n'))
  }
  if (output.SMTP_URL && !output.MAIL_FROM) {
    throw new Error('SMTP_URL is set and MAIL_FROM is not: it is the address that mails come from.')
  }
  return output
}

/** What the build leaves for the service. */
export type SiteSettings = {
  origin: string
  headers: Record<string, string>
  redirects: Record<string, string>
  mailboxes: Record<string, string>
  /** The contact page of each language, as it was built. */
  contactPage: Record<Locale, ReadyPage<'contactUs'>>
}

export function readSiteSettings(site: string): SiteSettings {
  const file = path.resolve(site, '../server/site.json')
  if (!existsSync(file)) {
    throw new Error('The site is not built yet: run npm start, which builds it, or npm run build.')
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SiteSettings
}
