/** `npm start`: builds the site where it is not up to date, and serves it with the contact service. */
import { say } from '#app/language/command.ts'
import { goOnUnheard } from '../service/log.ts'
import { memoryFlags } from '../service/memory.ts'
import { keepRunning } from '../service/supervisor.ts'
import { build, isUpToDate } from './build.ts'

goOnUnheard()
if (!isUpToDate()) {
  say({ en: 'Building the site …', es: 'Construyendo el sitio …' })
  if (!build()) process.exit(1)
}
const service = keepRunning({ command: [...memoryFlags, 'service/node.ts'] })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => service.stop(signal))
process.exit(await service.ended)
