import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { second } from '../durations.ts'
import { isThisMachine } from '../limits/network.ts'
import type { Mail } from './message-mail.ts'

/** As many mails are under way at once, each by a connection of its own. */
export const mailsAtOnce = 2

export const sendWithin = 120 * second

export type Sender = { send: (mail: Mail) => Promise<void>; close: () => void }

/** How the mail server is spoken with: under TLS, unless it is this very machine. */
export function mailServerOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const secure = protocol === 'smtps:'
  return {
    host,
    secure,
    port: Number(port) || (secure ? 465 : 587),
    requireTLS: !secure && !isThisMachine(host),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  }
}

/** Sends mails through the church's own mail server. Nothing but plain text is ever sent. */
export function createSender(url: string, within = sendWithin): Sender {
  const underWay = new Set<() => void>()
  return {
    async send(mail) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const talk = converse(mail, url, (error) => (error ? reject(error) : resolve()))
      const tooSlow = Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })
      // each pause of a server may be short and the whole without an end
      const timer = setTimeout(() => talk.end(tooSlow), within)
      const stop = () => talk.end(Object.assign(new Error('stopped'), { code: 'EABORT' }))
      underWay.add(stop)
      await promise.finally(() => {
        clearTimeout(timer)
        underWay.delete(stop)
      })
    },
    close: () => {
      for (const stop of underWay) stop()
    },
  }
}

export async function sendOnce(url: string, mail: Mail): Promise<void> {
  const { send, close } = createSender(url)
  await send(mail).finally(close)
}

/**
 * Hands one mail over, by a connection of its own. However it ends, the connection does, too: nothing is
 * left behind by which a mail that is tried again would arrive twice.
 */
function converse(mail: Mail, url: string, ended: (error?: Error) => void) {
  const { auth, ...server } = mailServerOf(url)
  const connection = new SMTPConnection({
    ...server,
    // a slow server is given half a minute, then the message waits for its next turn
    connectionTimeout: 30 * second,
    greetingTimeout: 30 * second,
    socketTimeout: 30 * second,
  })
  let isSent = false
  let isTaken = false
  const end = (error?: Error | null) => {
    connection.close()
    if (isTaken || !error) return ended()
    ended(isSent && !('responseCode' in error) ? Object.assign(error, unsure) : error)
  }
  const then = (next: () => void) => (error?: Error | null) => (error ? end(error) : next())
  const send = () => {
    const message = new MailComposer({
      ...mail,
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile()
    const text = message.createReadStream()
    text.once('end', () => {
      isSent = true
      // every line of an answer begins with the same code, so the first one says whether the mail was taken,
      // and no further lines are waited for: https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1
      if (connection._socket) {
        connection._socket.once(
          'data',
          (answer: Buffer) => (isTaken = /^2\d\d/.test(String(answer))),
        )
      }
    })
    connection.send(message.getEnvelope(), text, end)
  }
  connection.on('error', end)
  connection.connect(
    then(() => {
      if (!auth || !connection.allowsAuth) send()
      else connection.login({ credentials: auth }, then(send))
    }),
  )
  return { end }
}

const unsure = { mayHaveArrived: true }

/** Whether a mail was sent as a whole, and no word came back of what became of it. */
export const mayHaveArrived = (error: unknown): boolean =>
  (error as Partial<typeof unsure>).mayHaveArrived === true

/** Whether a mailbox refuses a mail, and will again: the server itself is well, and so is what it let us in by. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  return responseCode >= 550 && ['RCPT TO', 'DATA'].includes(command)
}

/** What a failure is called in the log: the words of a mail server may repeat an address. */
export function problemOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return String(responseCode ?? code ?? 'unknown')
}
