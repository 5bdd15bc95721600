/** `npm run build`: makes the site. One that cannot be made leaves the one before as it was. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Builds the site, in words that need no programming where it cannot be built. */
export function build(): boolean {
  const vite = 'node_modules/vite/bin/vite.js'
  const words = ['build', '--app', '--configLoader', 'native', '--logLevel', 'warn']
  const { status } = spawnSync(process.execPath, [vite, ...words], { stdio: 'inherit' })
  if (status === 0) return true
  const before = existsSync('dist/site/index.html')
  console.error(
    `\nThe site could not be built; what is wrong stands above.${before ? ' The one that was built before is still there, whole.' : ''}`,
  )
  return false
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(build() ? 0 : 1)
