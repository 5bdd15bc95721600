import type { Text } from '#app/language/text.ts'

export type Mailbox = {
  name: Text
  address: string
  /** Where it is: nobody is written to at night there. */
  zone: string
}

/** The mailbox of each church by its slug; that of the office, which reads what is for none, by ''. */
export type Mailboxes = Readonly<Record<string, Mailbox>>
