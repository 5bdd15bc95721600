/** `npm start`: builds the site where it is not up to date, and serves it with the contact service. */
import { existsSync, globSync, statSync } from 'node:fs'
import { memoryFlags } from '../service/memory.ts'
import { keepRunning } from '../service/supervisor.ts'
import { build } from './build.ts'

if (!upToDate()) {
  console.log('Building the site …')
  if (!build()) process.exit(1)
}
const service = keepRunning({ command: [...memoryFlags, 'service/node.ts'] })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => service.stop(signal))
process.exit(await service.ended)

function upToDate(): boolean {
  const built = statSync('dist/server/site.json', { throwIfNoEntry: false })
  if (!built || !existsSync('dist/site/index.html')) return false
  // folders too: theirs is the time when a file was taken away
  const folders = `{${process.env.CONTENT ?? 'content'},src}{,/**/*}`
  const sources = globSync([folders, 'package-lock.json', 'vite.config.ts'])
  return sources.every((file) => statSync(file).mtimeMs <= built.mtimeMs)
}
