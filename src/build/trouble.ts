import type { ViteDevServer } from 'vite'
import { ContentRefused, contentFindings, refusal } from '#app/content/check/check.ts'
import { takeInPictures } from '#app/pictures/take-in.ts'

/**
 * What goes wrong while developing: the server lives on, says over the page what it is, and brings the
 * page back when it is mended.
 */
export class Trouble {
  private refused: ContentRefused | undefined
  private pictures: Promise<ContentRefused | undefined> | undefined
  private told = false
  private lastChanged: string | undefined
  private readonly vite: ViteDevServer

  constructor(vite: ViteDevServer) {
    this.vite = vite
    this.refused = refusal(contentFindings())
    // what nobody catches would end the server, and with it the page that says so
    const tell = (error: unknown) => this.tell(error)
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(event, tell)
      vite.httpServer?.once('close', () => process.off(event, tell))
    }
  }

  /** Content that the check refuses is not shown; a picture that is new is cut first. */
  async throwRefused(): Promise<void> {
    if (this.refused) throw this.refused
    this.pictures ??= takeInPictures().then(refusal)
    const refused = await this.pictures
    if (refused) throw refused
  }

  /** After a file has changed: answers whether the browser was told what to do about it. */
  changed(file: string, content: boolean): boolean {
    this.lastChanged = file
    if (content) {
      this.refused = refusal(contentFindings())
      this.pictures = undefined
    }
    if (content && this.refused) this.tell(this.refused)
    else if (this.told) {
      this.told = false
      this.vite.environments.client.hot.send({ type: 'full-reload' })
    } else return false
    return true
  }

  /** Says over every open page what is wrong. */
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
