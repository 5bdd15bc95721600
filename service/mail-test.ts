/** `npm run mail:test`: sends one mail as the service would, and says in a sentence what is wrong. */
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

process.exitCode = await run()

async function run(): Promise<0 | 1> {
  try {
    const { SMTP_URL, MAIL_FROM, MAIL_TO, SITE } = readSettings(readEnvironment())
    if (!SMTP_URL) {
      console.error('SMTP_URL is not set: messages wait, and npm run inbox shows them.')
      return 1
    }
    const { mailboxes, origin } = readSiteSettings(SITE)
    const to = process.argv[2] ?? MAIL_TO ?? mailboxes['']!.address
    try {
      await sendOnce(SMTP_URL, {
        from: { name: 'Website', address: MAIL_FROM! },
        to,
        subject: inAll(text.subject),
        text: `${inAll(text.shows, '\n\n').replaceAll('{origin}', origin)}\n`,
        headers: byMachine,
      })
    } catch (error) {
      console.error(explain(error, SMTP_URL))
      return 1
    }
    console.log(`An email is on its way to ${to}. Look for it there, and in the spam folder too.`)
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
}
