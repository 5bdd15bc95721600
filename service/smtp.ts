import { createTransport, type TransportOptions } from 'nodemailer'
import { second } from './durations.ts'
import type { Mail } from './mail.ts'

/** As many connections to the mail server are open at once, and as many mails under way. */
export const mailsAtOnce = 2

/** No mail is waited for longer than this. */
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
    requireTLS: !secure && !/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  }
}

/** Sends mails through the church's own mail server. Nothing but plain text is ever sent. */
export function createSender(url: string): Sender {
  const transport = createTransport({
    ...mailServerOf(url),
    pool: true,
    maxConnections: mailsAtOnce,
    // a slow server is given half a minute, then the message waits for its next turn
    connectionTimeout: 30 * second,
    greetingTimeout: 30 * second,
    socketTimeout: 30 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as TransportOptions)
  return {
    send: async (mail) => {
      // each pause may be short and the whole without an end
      const late = new Promise<never>((_, reject) => {
        setTimeout(
          () => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })),
          sendWithin,
        ).unref()
      })
      await Promise.race([transport.sendMail(mail), late])
    },
    close: () => transport.close(),
  }
}

/** What a failure is called in the log: the words of a mail server may repeat an address. */
export function problemOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return String(responseCode ?? code ?? 'unknown')
}
