/** Serves the built site with its contact service. Settings: docs/contact-service.md. */
import { logLine } from './log.ts'
import { createHome } from './server.ts'
import { readSettings } from './settings.ts'

try {
  const settings = readSettings(process.env)
  const { server, close } = createHome(settings, logLine)
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = `Port ${settings.PORT} is taken. Choose another one: PORT=3001 npm start`
    stop(error.code === 'EADDRINUSE' ? taken : error.message)
  })
  server.listen(settings.PORT, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : settings.PORT
    console.log(`The site is at http://localhost:${port}`)
    if (!settings.SMTP_URL) {
      console.log('Messages wait in the store: npm run inbox shows them. SMTP_URL sends them on.')
    }
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      logLine('stopping')
      void close().then(() => process.exit(0))
    })
  }
} catch (error) {
  stop((error as Error).message)
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
