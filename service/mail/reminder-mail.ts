import type { Mailbox, Mailboxes } from '#app/contact/mailbox.ts'
import type { Locale } from '#app/language/locale.ts'
import { inAll, inEach, words, type Text } from '#app/language/text.ts'
import { day, hour } from '../durations.ts'
import type { Came, Listed } from '../store/store.ts'
import { mailboxOf } from './mailboxes.ts'
import {
  byMachine,
  filled,
  headOf,
  inTheirOrder,
  plainLine,
  plainText,
  senderOf,
  type Links,
  type Mail,
} from './message-mail.ts'

/** How many messages came in a month, and how soon they were answered; nobody is named. */
export type Report = { month: string; churches: Tally[] }

type Tally = {
  church: Text
  came: number
  answered: number
  /** Half of those that were answered were so within this time. */
  within: number
}

const text = words({
  from: { en: 'The website', es: 'El sitio web' },
  waiting: { en: 'Waiting for an answer: {count}', es: 'En espera de respuesta: {count}' },
  report: { en: 'Messages in {month}', es: 'Mensajes en {month}' },
  intro: {
    en: 'Each message below came through the website, and nobody has noted yet that it has been answered. If it has, or needs no answer, one press on its link is enough.',
    es: 'Cada mensaje que sigue llegó por el sitio web y nadie ha indicado todavía que se haya respondido. Si ya se respondió, o no hace falta, basta con pulsar su enlace.',
  },
  since: { en: '{subject} ({church}, since {date})', es: '{subject} ({church}, desde el {date})' },
  none: {
    en: 'No message came through the website.',
    es: 'No llegó ningún mensaje por el sitio web.',
  },
  line: {
    en: '{church}: {came} came, {answered} answered',
    es: '{church}: recibidos {came}, respondidos {answered}',
  },
  alone: { en: ', within {time}', es: ', en {time} o menos' },
  soon: { en: ', half of these within {time}', es: ', la mitad de ellos en {time} o menos' },
  end: {
    en: 'Each message is brought back once to its church, after two days, and once to the office, after seven.',
    es: 'Cada mensaje se recuerda una vez a su iglesia, a los dos días, y una vez a la oficina, a los siete.',
  },
})

type Reminder = {
  /** The same for the same mail, however often it is sent. */
  name: string
  from: string
  mailbox: Mailbox
  mailboxes: Mailboxes
  messages: readonly Listed[]
  /** Of each message. */
  links: readonly Links[]
  report?: Report | undefined
}

/** What waits for an answer, each message with all it takes to answer it, in both languages. */
export function reminderOf(reminder: Reminder): Mail {
  const { name, from, mailbox, mailboxes, messages, links, report } = reminder
  const waiting = messages.length > 0 && text.waiting
  const titles = [
    waiting && inEach((locale) => filled(waiting, locale, { count: String(messages.length) })),
    report && inEach((locale) => filled(text.report, locale, { month: monthOf(report, locale) })),
  ].filter((each) => each !== undefined && each !== false)
  const parts = [
    ...(waiting ? [inAll(text.intro, '\n\n')] : []),
    ...messages.map((message, index) => quoted(message, mailbox, mailboxes, links[index]!)),
    ...(report
      ? [
          inAll(
            inEach((locale) => reported(report, locale)),
            '\n\n',
          ),
        ]
      : []),
    inAll(text.end, '\n'),
  ]
  const { replyTo } = messages.length === 1 ? senderOf(messages[0]!) : {}
  return {
    messageId: `<${name.slice(0, 32)}@${from.split('@')[1]}>`,
    from: { name: inAll(text.from), address: from },
    to: mailbox.address,
    ...(replyTo && { replyTo }),
    subject: titles.map((each) => inAll(each)).join('; '),
    text: `${parts.join('\n\n----\n\n')}\n`,
    headers: byMachine,
  }
}

/** What was asked, below what it takes to answer it: first in the language it was asked in. */
function quoted(message: Listed, { zone }: Mailbox, mailboxes: Mailboxes, links: Links): string {
  const { name } = mailboxOf(mailboxes, message.church)
  const heads = inTheirOrder(message).map((locale) => {
    const facts = {
      subject: plainLine(message.subject),
      church: name[locale],
      date: dateOf(message.received, locale, zone),
    }
    return `${filled(text.since, locale, facts)}\n${headOf(message, name, links, locale)}`
  })
  return `${heads.join('\n\n')}\n\n${plainText(message.message).replace(/^/gm, '> ')}`
}

export function dateOf(instant: number, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(instant)
}

/** What came, by church, the office among them. */
export function tally(came: readonly Came[], mailboxes: Mailboxes): Tally[] {
  const churches = Map.groupBy(came, ({ church }) => mailboxOf(mailboxes, church).name)
  return [...churches].map(([church, messages]) => {
    const times = messages
      .flatMap(({ received, answered }) => (answered === null ? [] : [answered - received]))
      .toSorted((one, other) => one - other)
    const within = times[Math.ceil(times.length / 2) - 1] ?? 0
    return { church, came: messages.length, answered: times.length, within }
  })
}

function reported({ month, churches }: Report, locale: Locale): string {
  const title = filled(text.report, locale, { month: monthOf({ month }, locale) })
  const lines = churches.map(({ church, came, answered, within }) => {
    const facts = {
      church: church[locale],
      came: String(came),
      answered: String(answered),
      time: lengthOf(within, locale),
    }
    const soon = answered === 1 ? text.alone : text.soon
    return filled(text.line, locale, facts) + (answered ? filled(soon, locale, facts) : '')
  })
  return [title, ...(lines.length > 0 ? lines : [text.none[locale]])].join('\n')
}

function monthOf({ month }: Pick<Report, 'month'>, locale: Locale): string {
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, format).format(Date.parse(`${month}-01`))
}

/** In hours up to two days, in days from then on. */
function lengthOf(time: number, locale: Locale): string {
  const [unit, length] = time > 2 * day ? (['day', day] as const) : (['hour', hour] as const)
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(locale, format).format(Math.max(1, Math.ceil(time / length)))
}
