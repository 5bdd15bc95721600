/** `npm run wrangler -- …`: Cloudflare's program, by a lock of its own, and nothing beside it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

function npm(words: readonly string[], stdout: 1 | 2 = 1): number {
  // on Windows npm is a script, which only a shell can start
  const shell = process.platform === 'win32'
  return spawnSync('npm', words, { stdio: ['inherit', stdout, 'inherit'], shell }).status ?? 1
}

const prefix = ['--prefix', 'hosting/cloudflare']
if (!existsSync('hosting/cloudflare/node_modules')) {
  // nothing of it runs before it is asked to: it stands beside the token that publishes
  // whoever reads what wrangler says reads nothing else
  const status = npm(['ci', ...prefix, '--ignore-scripts'], 2)
  if (status !== 0) process.exit(status)
}
process.exit(npm(['exec', '--no', ...prefix, '--', 'wrangler', ...process.argv.slice(2)]))
