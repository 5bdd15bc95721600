/** Serves the built site to a script that looks at it. */
import { spawn } from 'node:child_process'

/** Starts the server of `npm start` on a port; answers its address, and how to end it. */
export async function serveBuiltSite(
  port: number,
  site = 'dist/site',
): Promise<{ origin: string; stop: () => void }> {
  const server = spawn('node', ['service/node.ts'], {
    env: { ...process.env, PORT: String(port), SITE: site, DATA: `.cache/served-${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve())
    server.once('exit', () => reject(new Error('The site could not be served: npm run build?')))
  })
  return { origin: `http://localhost:${port}`, stop: () => void server.kill() }
}
