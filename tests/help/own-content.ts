import { assemble } from '../fixture.ts'
import { ownFolder } from './own-folder.ts'

/**
 * Gives a test the made-up fellowship as content of its own, with its pictures ready, and with what is laid
 * over it. What reads content is to be imported after this.
 */
export async function ownContent(over: (folder: string) => void = () => {}): Promise<void> {
  const folder = ownFolder()
  assemble(folder)
  over(folder)
  process.env.CONTENT = folder
  const { takeInPictures } = await import('#app/pictures/take-in.ts')
  await takeInPictures()
}
