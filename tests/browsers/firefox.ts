import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { hasProgram, type Browser } from './browser.ts'

const settings = {
  // nothing but the site is asked for
  'app.normandy.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  // tried by itself, in another browser
  'dom.serviceWorkers.enabled': false,
  'intl.accept_languages': 'en-US, en',
}

const program = ['firefox', 'firefox-esr'].find(hasProgram)

export const hasFirefox = program !== undefined

type Message = { id?: number; error?: string; message?: string; result?: unknown; method?: string }

/** Firefox without a window. It speaks WebDriver BiDi by itself. */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'))
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'))
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = spawn(program!, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  const gone = new Promise<void>((resolve) => void firefox.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(firefox.stderr).on('line', (line) => {
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
      if (found) resolve(found)
    })
    void gone.then(() => reject(new Error('Firefox did not start')))
  })

  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const waiting = new Map<number, (answer: Message) => void>()
  const said: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data as string) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    if (message.method === 'log.entryAdded') {
      const { level, text } = (message as { params: { level: string; text: string } }).params
      if (level === 'error' || level === 'warn') said.push(`${level}: ${text}`)
    }
  })
  let sent = 0
  const call = async <Result>(method: string, params: object): Promise<Result> => {
    const id = sent++
    const answer = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message}`)
    return answer.result as Result
  }

  await call('session.new', { capabilities: {} })
  await call('session.subscribe', { events: ['log.entryAdded'] })
  // a window of its own has the focus, without which keys press no buttons
  const { context } = await call<{ context: string }>('browsingContext.create', { type: 'window' })
  const told = (): void => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`${event.violatedDirective} forbids ${event.blockedURI} ${event.sample}`)
    })
  }
  await call('script.addPreloadScript', { functionDeclaration: String(told) })

  return {
    go: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    traverse: (delta) => call('browsingContext.traverseHistory', { context, delta }),
    async ask(inPage, ...args) {
      type Told = { result: { value: string }; exceptionDetails?: { text: string } }
      const { result, exceptionDetails } = await call<Told>('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify((await (${inPage})(...JSON.parse(args))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result.value)
    },
    act: (actions) => call('input.performActions', { context, actions }),
    resize: (width, height) =>
      call('browsingContext.setViewport', { context, viewport: { width, height } }),
    async screenshot() {
      const { data } = await call<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      })
      return Buffer.from(data, 'base64')
    },
    complaints: () => said.splice(0),
    async close() {
      await call('browser.close', {})
      await gone
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
