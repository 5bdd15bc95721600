import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'
import { hasProgram, type Browser } from './browser.ts'

const driver = 'WebKitWebDriver'
/** A screen that nobody sees: this browser cannot do without one. */
const screen = 'Xvfb'

export const hasWebKit = hasProgram(driver) && hasProgram(screen)

/** WebKit, the engine of Safari and of every browser on iPhones, in the window that comes with it on Linux. */
export async function startWebKit(): Promise<Browser> {
  const seen = spawn(screen, ['-displayfd', '1', '-screen', '0', '1600x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((resolve) => {
    createInterface(seen.stdout).once('line', resolve)
  })
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' }
  const program = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })

  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: Value & { error: string; message: string } }
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
  for (let tries = 0; ; tries++) {
    if (await call('GET', '/status').catch(() => undefined)) break
    if (tries > 100) throw new Error(`${driver} did not start`)
    await wait(50)
  }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: {} })
  const session = `/session/${sessionId}`

  return {
    go: (url) => call('POST', `${session}/url`, { url }),
    traverse: (by) => call('POST', `${session}/${by < 0 ? 'back' : 'forward'}`, {}),
    ask: (inPage, ...args) =>
      call('POST', `${session}/execute/sync`, { script: `return (${inPage})(...arguments)`, args }),
    act: (actions) => call('POST', `${session}/actions`, { actions }),
    resize: (width, height) => call('POST', `${session}/window/rect`, { width, height }),
    screenshot: async () =>
      Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    // its driver says nothing of the console
    complaints: () => [],
    async close() {
      await call('DELETE', session)
      await Promise.all([program, seen].map(end))
    },
  }
}

async function end(program: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => program.once('exit', resolve))
  program.kill()
  await ended
}
