/** `run.mjs` loads this before a command: what is told in words, as a full disk is, is told without a stack. */
import { inWords } from '#app/language/disk.ts'

process.on('uncaughtExceptionMonitor', (error) => {
  const { message, stack } = inWords(error) as Error
  // what lives on whatever happens, as the server of `npm run dev`, tells it by itself
  if (stack !== '' || process.listenerCount('uncaughtException') > 0) return
  console.error(`\n${message}`)
  process.exit(1)
})
