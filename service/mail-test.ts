/** `npm run mail:test`: sends one mail as the service would, and says in a sentence what is wrong. */
import { Refusal, say } from '#app/language/command.ts'
import { inAll } from '#app/language/text.ts'
import type { Told } from '#app/language/told.ts'
import { readEnvironment } from './environment.ts'
import { explain } from './mail/mail-problems.ts'
import { byMachine } from './mail/message-mail.ts'
import { sendOnce } from './mail/smtp.ts'
import { readSettings } from './settings.ts'
import { readSiteSettings } from './site-settings.ts'

const text: Record<'subject' | 'shows', Told> = {
  subject: { en: 'A test of the website', es: 'Una prueba del sitio web' },
  shows: {
    en: 'This mail from {origin} shows that messages get through.',
    es: 'Este correo de {origin} muestra que los mensajes llegan.',
  },
}

try {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, SITE } = readSettings(readEnvironment())
  if (!SMTP_URL) {
    throw new Refusal({
      en: 'SMTP_URL is not set: messages wait, and npm run inbox shows them.',
      es: 'SMTP_URL no está definido: los mensajes quedan guardados, y npm run inbox los muestra.',
    })
  }
  const { mailboxes, origin } = readSiteSettings(SITE)
  const to = process.argv[2] ?? MAIL_TO ?? mailboxes['']!.address
  const mail = {
    from: { name: 'Website', address: MAIL_FROM! },
    to,
    subject: inAll(text.subject),
    text: `${inAll(text.shows, '\n\n').replaceAll('{origin}', origin)}\n`,
    headers: byMachine,
  }
  await sendOnce(SMTP_URL, mail).catch((error: unknown) => {
    throw new Refusal(explain(error, SMTP_URL))
  })
  say({
    en: `An email is on its way to ${to}. Look for it there, and in the spam folder too.`,
    es: `Hay un correo en camino a ${to}. Búsquelo allí, también en la carpeta de correo no deseado.`,
  })
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
