import type { Mailbox, Mailboxes } from '#app/contact/mailbox.ts'
import type { Settings } from '../settings.ts'
import type { Waiting } from '../store/store.ts'

export const officeOf = (mailboxes: Mailboxes): Mailbox => mailboxes['']!

/** Who reads what is written to a church; the office, where there is no such church any more. */
export const mailboxOf = (mailboxes: Mailboxes, church: string): Mailbox =>
  mailboxes[church] ?? officeOf(mailboxes)

/** Where a message goes: to the office, too, once the church's mailbox has refused it. */
export function recipientOf(mailboxes: Mailboxes, message: Pick<Waiting, 'church' | 'refused'>) {
  const [church, office] = [mailboxOf(mailboxes, message.church), officeOf(mailboxes)]
  const canPassOn = church.address !== office.address
  const isPassedOn = canPassOn && message.refused !== null
  return { church, canPassOn, isPassedOn, to: isPassedOn ? office : church }
}

/** Who reads, as it is set: where one mailbox reads for all, it is where the office is. */
export function mailboxesAsSet(
  mailboxes: Mailboxes,
  { MAIL_TO: address }: Pick<Settings, 'MAIL_TO'>,
): Mailboxes {
  if (!address) return mailboxes
  const { zone } = officeOf(mailboxes)
  return Object.fromEntries(
    Object.entries(mailboxes).map(([church, { name }]) => [church, { name, address, zone }]),
  )
}
