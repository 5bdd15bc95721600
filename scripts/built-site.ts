/** Serves the built site to a script that looks at it. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'

/**
 * Starts the server of `npm start` on a port of its own; answers its address, and how to end it. Another clone
 * serves its site itself.
 */
export async function serveBuiltSite(
  site = 'dist/site',
  cwd = '.',
  env: Record<string, string> = {},
): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort()
  const data = mkdtempSync(path.join(tmpdir(), 'served-'))
  const server = spawn('node', ['service/node.ts'], {
    cwd,
    env: { ...process.env, ...env, PORT: String(port), SITE: site, DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server.once('exit', () => rmSync(data, { recursive: true, force: true }))
  // where another one could not be served, this one ends too
  process.once('exit', () => server.kill())
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve())
    server.once('exit', () => reject(new Error('The site could not be served: npm run build?')))
  })
  return { origin: `http://localhost:${port}`, stop: () => void server.kill() }
}
