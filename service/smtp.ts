import { createTransport, type TransportOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

/** Sends mails through the church's own mail server. Nothing but plain text is ever sent. */
export function createSender(url: string): {
  send: (mail: Mail) => Promise<void>
  close: () => void
} {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // a slow server is given half a minute, then the message waits for its next turn
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as TransportOptions)
  return {
    send: async (mail) => void (await transport.sendMail(mail)),
    close: () => transport.close(),
  }
}
