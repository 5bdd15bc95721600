import type { Locale } from '#app/language/locale.ts'
import { words } from '#app/language/text.ts'
import type { Kept } from './store.ts'

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
  intro: {
    en: '{name} wrote through the website, in English.',
    es: '{name} escribió por el sitio web, en español.',
  },
  reply: {
    en: 'Reply to this email to answer {name}: {email}',
    es: 'Responda a este correo para contestar a {name}: {email}',
  },
  write: {
    en: 'To answer, write to this address: {email}',
    es: 'Para contestar, escriba a esta dirección: {email}',
  },
})

/**
 * The mail in which a message reaches its church. However often it is sent, it has the same name
 * (Message-ID), and mailboxes show it once.
 */
export function mailOf(
  kept: Kept,
  mailboxes: Readonly<Record<string, string>>,
  from: string,
): Mail {
  const { id, email, subject, message, church, received } = kept
  const language: Locale = kept.language
  const name = plainName(kept.name) || text.nobody[language]
  // an address with other letters cannot stand in the head of a mail on most servers
  const canReply = /^[\x21-\x7e]+@/.test(email)
  const say = (line: Record<Locale, string>) =>
    line[language].replaceAll('{name}', () => name).replaceAll('{email}', () => email)
  const intro = `${say(text.intro)}\n${say(canReply ? text.reply : text.write)}`
  return {
    messageId: `<${id}@${from.split('@')[1]}>`,
    date: new Date(received),
    from: { name: say(text.from), address: from },
    to: mailboxes[church] ?? mailboxes['']!,
    ...(canReply && { replyTo: { name, address: email } }),
    subject: plainLine(subject),
    text: `${intro}\n\n${message.replace(directions, '')}\n`,
    headers: byMachine,
  }
}

/**
 * Characters that turn the direction of what follows: "gpj.exe" could be read as "exe.jpg". The
 * joiners of Telugu and other scripts are none of them. https://www.unicode.org/reports/tr9/
 */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A line that is read as it was written: "=?" would begin a code that mail programs take apart. */
function plainLine(line: string): string {
  return line.replace(directions, '').replaceAll('=?', '= ?')
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
  return withoutAddresses
    .replace(/[<>()[\]{}:;,"\\=?]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60)
    .trim()
}
