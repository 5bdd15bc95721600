import type { BegunChurch } from '#app/contact/begun.ts'
import type { Mailboxes } from '#app/contact/mailbox.ts'
import type { page } from '#app/contact/page/page.server.ts'
import type { Locale } from '#app/language/locale.ts'
import type { PropsOf } from '#app/page/define-page.server.ts'
import type { OwnHeaders } from '../files/headers.ts'
import type { ReadyPage } from '../html/ready-page.ts'

/** The contact page, ready to be rendered once more with what a visitor typed. */
export type ContactPage = ReadyPage<PropsOf<typeof page>> & {
  /** The churches that a message may be for, and that the page does not name. */
  sought: readonly BegunChurch[]
}

/** What the build leaves for the contact service, in `dist/server/site.json`. */
export type SiteJson = {
  origin: string
  headers: Record<string, string>
  /** What stands apart, by its address, with headers of its own beside these. */
  apart: Readonly<Record<string, OwnHeaders>>
  redirects: Record<string, string>
  mailboxes: Mailboxes
  contactPage: Record<Locale, ContactPage>
}
