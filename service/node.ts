/** Serves the built site with its contact service. Settings: docs/contact-service.md. */
import { inBoth, say } from '#app/language/command.ts'
import type { Told } from '#app/language/told.ts'
import { readEnvironment } from './environment.ts'
import { goOnUnheard, logLine } from './log.ts'
import { createHome } from './server.ts'
import { readSettings } from './settings.ts'

goOnUnheard()
try {
  const settings = readSettings(readEnvironment())
  const { server, close } = createHome(settings, logLine)
  const elsewhere = {
    en: `HOST is "${settings.HOST}", and this machine has no such address. Leave it out; behind a proxy it is 127.0.0.1, in a container 0.0.0.0.`,
    es: `HOST es «${settings.HOST}», y esta máquina no tiene esa dirección. No lo defina; detrás de un proxy es 127.0.0.1, y en un contenedor, 0.0.0.0.`,
  }
  const reasons: Partial<Record<string, Told>> = {
    EADDRINUSE: {
      en: `Port ${settings.PORT} is taken. Choose another one: PORT=3001 npm start`,
      es: `El puerto ${settings.PORT} está ocupado. Elija otro: PORT=3001 npm start`,
    },
    EACCES: {
      en: `Port ${settings.PORT} is only for root. Choose another one: PORT=3001 npm start`,
      es: `El puerto ${settings.PORT} es solo para root. Elija otro: PORT=3001 npm start`,
    },
    EADDRNOTAVAIL: elsewhere,
    ENOTFOUND: elsewhere,
    EAI_AGAIN: elsewhere,
  }
  server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    const reason = reasons[code!]
    stop(reason ? inBoth(reason) : message)
  })
  // behind a proxy, who speaks to us directly could say of any address that it is its own
  const host = settings.HOST ?? (settings.BEHIND_PROXY === 'yes' ? '127.0.0.1' : undefined)
  // who comes while the server is busy for a moment waits to be let in; beyond these the system forgets them,
  // and a browser knocks again only a second later
  server.listen({ port: settings.PORT, host, backlog: 4096 }, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : settings.PORT
    const at = `http://localhost:${port}`
    say({ en: `The site is at ${at}`, es: `El sitio está en ${at}` })
    process.send?.('up')
    if (!settings.SMTP_URL) {
      say({
        en: 'Messages wait in the store: npm run inbox shows them. SMTP_URL sends them on.',
        es: 'Los mensajes quedan guardados: npm run inbox los muestra. Con SMTP_URL se envían.',
      })
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
