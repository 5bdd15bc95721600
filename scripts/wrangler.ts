/** `npm run wrangler -- …`: Cloudflare's program, by a lock of its own, and nothing beside it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const npm = (...words: string[]) =>
  // on Windows npm is a script, which only a shell can start
  spawnSync('npm', words, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1

const prefix = ['--prefix', 'hosting/cloudflare']
if (!existsSync('hosting/cloudflare/node_modules')) {
  // nothing of it runs before it is asked to: it stands beside the token that publishes
  const status = npm('ci', ...prefix, '--ignore-scripts')
  if (status !== 0) process.exit(status)
}
process.exit(npm('exec', '--no', ...prefix, '--', 'wrangler', ...process.argv.slice(2)))
