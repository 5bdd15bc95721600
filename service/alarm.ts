import type { Told } from '#app/language/told.ts'
import { inAll } from '#app/language/text.ts'
import { day, minute } from './durations.ts'
import type { Log } from './log.ts'
import { byMachine } from './mail.ts'
import type { Settings } from './settings.ts'
import { createSender, problemOf } from './smtp.ts'
import type { Store } from './store.ts'

const subject: Told = { en: 'The website: messages', es: 'El sitio web: mensajes' }

export type Trouble = 'mail' | 'store'

type Options = {
  store: Store
  log: Log
  settings: Settings
  /** Where the site is: one mailbox may hear of several. */
  origin: string
}

/** Notices when messages do not reach anybody, and tells somebody by another way. */
export function createAlarm({ store, log, settings, origin }: Options) {
  const after = settings.ALARM_AFTER_MINUTES * minute

  /** What is wrong now. Without a mail server messages wait for a reader, and that is right. */
  const trouble = async (now: number): Promise<Trouble | undefined> => {
    if (await store.recall('damage')) return 'store'
    const { oldestWaiting } = await store.figures()
    const isLate = oldestWaiting !== null && oldestWaiting <= now - after
    return settings.SMTP_URL && isLate ? 'mail' : undefined
  }

  return {
    trouble,
    /** Tells of trouble once, again each day while it lasts, and when it is over. */
    async look(now: number): Promise<void> {
      const found = await trouble(now)
      const [before = '', told = '0'] = ((await store.recall('told')) ?? '').split(' ')
      if (!found && before === '') return
      if (found === before && now - Number(told) < day) return
      const { waiting } = await store.figures()
      log(found ? 'trouble' : 'trouble is over', { what: found ?? before, waiting })
      try {
        await tell(settings, sentence(found, waiting, origin))
        await store.remember('told', found ? `${found} ${now}` : '')
      } catch (error) {
        // it is tried again the next time
        log('nobody could be told', { problem: problemOf(error) })
      }
    },
  }
}

function sentence(found: Trouble | undefined, waiting: number, origin: string): string {
  const says: Record<Trouble | 'over', Told> = {
    mail: {
      en: `${messagesWait(waiting).en}, because the mail server is not taking any. Nothing is lost: "npm run inbox" shows what is waiting, and "npm run mail:test" says what is wrong.`,
      es: `${messagesWait(waiting).es}, porque el servidor de correo no acepta ninguno. Nada se ha perdido: «npm run inbox» muestra lo que espera y «npm run mail:test» dice qué falla.`,
    },
    store: {
      en: 'the file that holds the messages is damaged. Save a copy of the folder now; docs/contact-service.md says how to restore a backup.',
      es: 'El archivo de los mensajes está dañado. Guarde ahora una copia de la carpeta; docs/contact-service.md explica cómo restaurar una copia de seguridad.',
    },
    over: {
      en: `all is well again; ${messagesWait(waiting).en}.`,
      es: `Todo vuelve a funcionar. ${messagesWait(waiting).es}.`,
    },
  }
  return `${origin}: ${inAll(says[found ?? 'over'], '\n\n')}`
}

function messagesWait(waiting: number): Told {
  return {
    en: waiting === 1 ? '1 message is waiting' : `${waiting} messages are waiting`,
    es: waiting === 1 ? 'Hay 1 mensaje en espera' : `Hay ${waiting} mensajes en espera`,
  }
}

/** By the ways that are set: a webhook, a mailbox that is not the one that fails, or none. */
async function tell(settings: Settings, text: string): Promise<void> {
  const { ALARM_URL, ALARM_TO, ALARM_SMTP_URL, SMTP_URL, MAIL_FROM } = settings
  if (ALARM_URL) {
    const answer = await fetch(ALARM_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // the first is read by most chat programs, the second by others
      body: JSON.stringify({ text, content: text }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!answer.ok) throw Object.assign(new Error('refused'), { code: String(answer.status) })
  }
  const server = ALARM_SMTP_URL ?? SMTP_URL
  if (!ALARM_TO || !server) return
  const { send, close } = createSender(server)
  try {
    await send({
      from: { name: 'Website', address: MAIL_FROM! },
      to: ALARM_TO,
      subject: inAll(subject),
      text,
      headers: byMachine,
    })
  } finally {
    close()
  }
}
