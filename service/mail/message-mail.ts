import type { Mailboxes } from '#app/contact/mailbox.ts'
import { locales, type Locale } from '#app/language/locale.ts'
import { words, type Text } from '#app/language/text.ts'
import type { Kept, Waiting } from '../store/store.ts'
import { recipientOf } from './mailboxes.ts'

export type Mail = {
  messageId?: string
  date?: Date
  from: { name: string; address: string }
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  headers: Record<string, string>
}

/** Programs that answer by themselves leave it alone: https://www.rfc-editor.org/rfc/rfc3834#section-5 */
export const byMachine = { 'Auto-Submitted': 'auto-generated' }

const text = words({
  from: { en: '{name} via the website', es: '{name} por el sitio web' },
  nobody: { en: 'A visitor', es: 'Una persona' },
  replies: {
    email: {
      en: 'Please answer by email, in {language}.',
      es: 'Responda por correo, en {language}.',
    },
    call: { en: 'Please call {phone}, in {language}.', es: 'Llame al {phone}, en {language}.' },
    text: {
      en: 'Please answer by text message to {phone}, in {language}.',
      es: 'Responda con un mensaje de texto al {phone}, en {language}.',
    },
    whatsapp: {
      en: 'Please answer by WhatsApp to {phone}, in {language}.',
      es: 'Responda por WhatsApp al {phone}, en {language}.',
    },
  },
  intro: {
    en: '{name} wrote to {church} through the website, in {written}.',
    es: '{name} escribió por el sitio web, en {written}. Para: {church}.',
  },
  reply: {
    en: 'Reply to this email to write to {name}: {email}',
    es: 'Responda a este correo para escribir a {name}: {email}',
  },
  write: {
    en: 'To write to {name}: {email}',
    es: 'Para escribir a {name}: {email}',
  },
  state: {
    en: 'This message is waiting for an answer. Once you have answered, or if it needs no answer, say so here:\n{link}',
    es: 'Este mensaje espera respuesta. Cuando haya respondido, o si no hace falta, indíquelo aquí:\n{link}',
  },
  refused: {
    en: 'The mailbox of {church} ({address}) refuses this message, so the office gets it. Please pass it on or answer it, and see to the mailbox.',
    es: 'El buzón de {church} ({address}) rechaza este mensaje; por eso lo recibe la oficina. Páselo a la iglesia o respóndalo, y revise el buzón.',
  },
})

/** The links by which one says that a message was answered, one for each language. */
export type Links = (locale: Locale) => string

/**
 * The mail in which a message reaches its church, or the office where the church's mailbox refused it.
 * However often it is sent, it has the same name (Message-ID), and mailboxes show it once.
 */
export function mailOf(message: Waiting, mailboxes: Mailboxes, from: string, links: Links): Mail {
  const { id, received, subject } = message
  const { church, to, isPassedOn } = recipientOf(mailboxes, message)
  const heads = inTheirOrder(message).map((locale) => {
    const facts = { church: church.name[locale], address: church.address }
    const why = isPassedOn ? `${filled(text.refused, locale, facts)}\n\n` : ''
    return why + headOf(message, church.name, links, locale)
  })
  const { name, replyTo } = senderOf(message)
  return {
    // to the office it is another mail: the name was that of the one which was refused
    messageId: `<${id}${isPassedOn ? '.office' : ''}@${from.split('@')[1]}>`,
    date: new Date(received),
    from: { name: filled(text.from, message.language, { name }), address: from },
    to: to.address,
    ...(replyTo && { replyTo }),
    subject: plainLine(subject),
    text: `${heads.join('\n\n')}\n\n----\n\n${plainText(message.message)}\n`,
    headers: byMachine,
  }
}

/** The languages, that of the visitor first. */
export function inTheirOrder({ language }: Pick<Kept, 'language'>): Locale[] {
  return [language, ...locales.filter((each) => each !== language)]
}

/** What one has to know in order to answer, in one language: first of all how. */
export function headOf(message: Kept, church: Text, links: Links, locale: Locale): string {
  const { name, canReply } = senderOf(message)
  const facts = {
    name,
    email: message.email,
    phone: message.phone,
    church: church[locale],
    written: languageName(message.language, locale),
    language: languageName(message.answerIn || message.language, locale),
    link: links(locale),
  }
  const lines = [
    text.replies[message.reply],
    text.intro,
    canReply ? text.reply : text.write,
    text.state,
  ]
  return lines.map((line) => filled(line, locale, facts)).join('\n')
}

/** Who wrote, as far as it can stand in the head of a mail. */
export function senderOf({ name: typed, email, language }: Kept) {
  const name = plainName(typed) || text.nobody[language]
  // an address with other letters cannot stand in the head of a mail on most servers
  const canReply = /^[\x21-\x7e]+@/.test(email)
  return { name, canReply, ...(canReply && { replyTo: { name, address: email } }) }
}

export function filled(line: Text, locale: Locale, facts: Readonly<Record<string, string>>) {
  return line[locale].replace(/\{(\w+)\}/g, (_, fact: string) => facts[fact]!)
}

function languageName(language: Locale, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language)!
}

/**
 * Characters that turn the direction of what follows: "gpj.exe" could be read as "exe.jpg". The
 * joiners of Telugu and other scripts are none of them. https://www.unicode.org/reports/tr9/
 */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export const plainText = (typed: string) => typed.replace(directions, '')

/** A line that is read as it was written: "=?" would begin a code that mail programs take apart. */
export function plainLine(line: string): string {
  return plainText(line).replaceAll('=?', '= ?')
}

/**
 * A name that cannot pass for an address or for somebody of the church's own: it stands beside the
 * church's address, where mail programs show the name alone.
 */
function plainName(name: string): string {
  const withoutAddresses = plainLine(name)
    .normalize('NFKC')
    .split(/\s+/)
    .filter((word) => !word.includes('@'))
    .join(' ')
  const plain = withoutAddresses
    .replace(/[<>()[\]{}:;,"\\=?]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // by characters: the half of an emoji cannot be written
  return Array.from(plain).slice(0, 60).join('').trim()
}
