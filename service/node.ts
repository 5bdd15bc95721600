/** Serves the built site with its contact service. Settings: docs/contact-service.md. */
import { readEnvironment } from './environment.ts'
import { goOnUnheard, logLine } from './log.ts'
import { createHome } from './server.ts'
import { readSettings } from './settings.ts'

goOnUnheard()
try {
  const settings = readSettings(readEnvironment())
  const { server, close } = createHome(settings, logLine)
  const elsewhere = `HOST is "${settings.HOST}", and this machine has no such address. Leave it out; behind a proxy it is 127.0.0.1, in a container 0.0.0.0.`
  const reasons: Partial<Record<string, string>> = {
    EADDRINUSE: `Port ${settings.PORT} is taken. Choose another one: PORT=3001 npm start`,
    EACCES: `Port ${settings.PORT} is only for root. Choose another one: PORT=3001 npm start`,
    EADDRNOTAVAIL: elsewhere,
    ENOTFOUND: elsewhere,
    EAI_AGAIN: elsewhere,
  }
  server.on('error', ({ code, message }: NodeJS.ErrnoException) => stop(reasons[code!] ?? message))
  // behind a proxy, who speaks to us directly could say of any address that it is its own
  const host = settings.HOST ?? (settings.BEHIND_PROXY === 'yes' ? '127.0.0.1' : undefined)
  // who comes while the server is busy for a moment waits to be let in; beyond these the system forgets them,
  // and a browser knocks again only a second later
  server.listen({ port: settings.PORT, host, backlog: 4096 }, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : settings.PORT
    console.log(`The site is at http://localhost:${port}`)
    process.send?.('up')
    if (!settings.SMTP_URL) {
      console.log('Messages wait in the store: npm run inbox shows them. SMTP_URL sends them on.')
    }
  })
  // asked twice, it is still on its way: what is under way is not cut off
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    logLine('stopping')
    void close().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  // whoever started us is gone: nobody could end us any more, and the port would stay taken
  process.on('disconnect', end)
} catch (error) {
  stop((error as Error).message)
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
