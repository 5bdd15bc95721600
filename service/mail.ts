import type { Locale } from '#app/i18n/locale.ts'
import { words } from '#app/i18n/text.ts'
import type { Kept } from './store.ts'

export type Mail = {
  messageId: string
  date: Date
  from: { name: string; address: string }
  to: string
  replyTo: { name: string; address: string }
  subject: string
  text: string
}

const text = words({
  intro: {
    en: '{name} wrote through the website, in English. Answer this e-mail to answer {name}.',
    es: '{name} escribió por el sitio web, en español. Responda a este correo para responderle.',
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
  const { id, name, email, subject, message, church, language, received } = kept
  const intro = text.intro[language satisfies Locale].replaceAll('{name}', () => name)
  return {
    messageId: `<${id}@${from.split('@')[1]}>`,
    date: new Date(received),
    from: { name, address: from },
    to: mailboxes[church] ?? mailboxes['']!,
    replyTo: { name, address: email },
    subject,
    text: `${intro}\n\n${message}\n`,
  }
}
