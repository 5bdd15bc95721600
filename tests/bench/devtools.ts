/**
 * Talks to a browser in the protocol of its devtools, and asks for nothing else: what Playwright and the
 * like have a browser watch makes pages slower. A script that fails, or only asks where it is, is then read
 * once more as a whole, which takes a phone a tenth of a second, and no visitor.
 */
import type { TraceEvent } from './trace.ts'

type Answer = { id?: number; method?: string; params?: object; result?: object; error?: object }

export type Visit = Awaited<ReturnType<Devtools['visit']>>

export class Devtools {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  readonly #listeners = new Map<string, (params: never) => void>()
  #count = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer
      if (answer.id) this.#waiting.get(answer.id)?.(answer)
      else this.#listeners.get(answer.method!)?.(answer.params as never)
    })
  }

  static async of(port: number): Promise<Devtools> {
    const version = await fetch(`http://127.0.0.1:${port}/json/version`)
    const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string }
    const socket = new WebSocket(webSocketDebuggerUrl)
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    return new Devtools(socket)
  }

  async send<Result = object>(method: string, params: object = {}, session?: string) {
    const id = ++this.#count
    const { promise, resolve } = Promise.withResolvers<Answer>()
    this.#waiting.set(id, resolve)
    this.#socket.send(
      JSON.stringify({ id, method, params, ...(session && { sessionId: session }) }),
    )
    const { result, error } = await promise
    this.#waiting.delete(id)
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`)
    return result as Result
  }

  /** Calls `listen` for every event of a kind, in place of whoever listened before. */
  on<Params>(event: string, listen: (params: Params) => void): void {
    this.#listeners.set(event, listen)
  }

  /** A new visitor, who has nothing yet, and a page of theirs. */
  async visit() {
    const { browserContextId } = await this.send<{ browserContextId: string }>(
      'Target.createBrowserContext',
    )
    const { targetId } = await this.send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    })
    const { sessionId } = await this.send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    })
    return {
      send: <Result = object>(method: string, params?: object) =>
        this.send<Result>(method, params, sessionId),
      leave: () => this.send('Target.disposeBrowserContext', { browserContextId }),
    }
  }

  async trace(includedCategories: readonly string[], happens: () => Promise<void>) {
    const events: TraceEvent[] = []
    this.on<{ value: TraceEvent[] }>('Tracing.dataCollected', ({ value }) => events.push(...value))
    await this.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories },
    })
    await happens()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.on('Tracing.tracingComplete', () => resolve())
    await this.send('Tracing.end')
    await promise
    return events
  }

  close(): void {
    this.#socket.close()
  }
}
