/** `npm start`: builds the site where it is not up to date, and serves it with the contact service. */
import { execFileSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'

if (!upToDate()) {
  console.log('Building the site …')
  execFileSync('node', ['--run', 'build'], { stdio: 'inherit' })
}
await import('../service/node.ts')

function upToDate(): boolean {
  const built = statSync('dist/server/site.json', { throwIfNoEntry: false })
  if (!built) return false
  const sources = globSync(['content/**/*', 'src/**/*', 'package-lock.json', 'vite.config.ts'])
  return sources.every((file) => statSync(file).mtimeMs <= built.mtimeMs)
}
