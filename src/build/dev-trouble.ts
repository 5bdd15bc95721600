import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { ContentRefused } from '#app/content/check/check.ts'
import { refuseContent } from '#app/pictures/take-in.ts'
import { escape } from './html/escape.ts'

/**
 * What goes wrong while developing: the server lives on, says over the page what it is, and brings the
 * page back when it is mended. For a mistake in content no page goes away: it stays as it was before.
 */
export class DevTrouble {
  private refused: ContentRefused | undefined
  private readonly begun: Promise<void>
  private shown = false
  private changes = 0
  private told = false
  private lastChanged: string | undefined
  private readonly vite: ViteDevServer

  constructor(vite: ViteDevServer) {
    this.vite = vite
    this.begun = refuseContent().then((refused) => void (this.refused = refused))
    // what nobody catches would end the server, and with it the page that says so
    const tell = (error: unknown) => this.tell(error)
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(event, tell)
      vite.httpServer?.once('close', () => process.off(event, tell))
    }
  }

  /** What content is refused for, while pages stay as they were; where none was shown yet, none can be. */
  async whyAsBefore(): Promise<string | undefined> {
    await this.begun
    if (this.refused && !this.shown) throw this.refused
    this.shown = true
    return this.refused?.message
  }

  /** After content has changed: answers whether there is something new to be shown. */
  async contentChanged(): Promise<boolean> {
    const change = ++this.changes
    const refused = await refuseContent((src) => this.say(beingCut(src), true))
    // what was saved meanwhile decides
    if (change !== this.changes) return false
    this.refused = refused
    if (refused && !this.shown) this.tell(refused)
    else {
      if (refused) this.vite.config.logger.error(refused.message)
      this.say(refused?.message ?? '')
    }
    return !refused
  }

  /** Says something above every open page, or takes away what was said; that something takes a while is no mistake. */
  private say(text: string, isWaiting = false): void {
    this.vite.environments.client.hot.send(refusedEvent, { text, isWaiting })
  }

  /** A page that tells of a mistake is loaded again when any file changes: the change may be what mends it. */
  changed(file: string): boolean {
    this.lastChanged = file
    if (!this.told) return false
    this.told = false
    this.vite.environments.client.hot.send({ type: 'full-reload' })
    return true
  }

  tell(thrown: unknown): Error {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    this.told = true
    this.vite.ssrFixStacktrace(error)
    if (!(error instanceof ContentRefused) && this.lastChanged) {
      const hint = `\n\nThe last file that changed: ${this.lastChanged}`
      if (!error.message.endsWith(hint)) error.message += hint
    }
    this.vite.config.logger.error(`${error.message}\n${error.stack ?? ''}`, { error })
    const { message, stack = '' } = error
    this.vite.environments.client.hot.send({ type: 'error', err: { message, stack } })
    return error
  }
}

const beingCut = (src: string) =>
  `${path.basename(src)} is being made smaller; the pages show it in some seconds.
  Se está reduciendo ${path.basename(src)}; las páginas la muestran en unos segundos.`

const refusedEvent = 'content:refused'

/** Where a page of the developers' server finds what it says above itself, in place of what it cannot show. */
export const refusedScript = '/@content-refused'

/** A page with what content is refused for above it, if it is. */
export function withRefused(html: string, text = ''): string {
  const script = `<script type="module" src="${refusedScript}" data-text="${escape(text)}"></script>`
  return html.replace('</head>', () => `${script}</head>`)
}

/** The sentence stands in the window, above the page and no part of it. */
export const refusedSource = `
const address = ${JSON.stringify(refusedScript)}
const note = document.createElement('pre')
note.setAttribute('role', 'alert')
note.style = 'position: fixed; inset: 0 0 auto; z-index: 99; max-block-size: 40vh; overflow: auto; margin: 0; padding: 12px 16px; white-space: pre-wrap; font: 16px/1.5 sans-serif; color: white'
const say = (text, isWaiting) => {
  note.textContent = text
  note.style.background = isWaiting ? 'darkslategray' : 'maroon'
  if (text) document.documentElement.append(note)
  else note.remove()
}
say(document.querySelector('script[src^="' + address + '"]').dataset.text)
import.meta.hot.on(${JSON.stringify(refusedEvent)}, ({ text, isWaiting }) => say(text, isWaiting))
`
