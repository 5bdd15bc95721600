import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { assemble } from '../fixture.ts'

/**
 * Gives a test the made-up fellowship as content of its own, with its pictures ready, and with what is laid
 * over it. What reads content is to be imported after this.
 */
export async function ownContent(over: (folder: string) => void = () => {}): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  assemble(folder)
  over(folder)
  process.env.CONTENT = folder
  const { takeInPictures } = await import('#app/pictures/take-in.ts')
  await takeInPictures()
}
