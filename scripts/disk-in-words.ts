/** `run.mjs` loads this before a command: a full or locked disk is told in words, and not as a stack. */
import { inWords } from '#app/build/disk.ts'

process.on('uncaughtExceptionMonitor', (error) => {
  const told = inWords(error)
  // what lives on whatever happens, as the server of `npm run dev`, tells it by itself
  if (told === error || process.listenerCount('uncaughtException') > 0) return
  console.error(`\n${(told as Error).message}`)
  process.exit(1)
})
