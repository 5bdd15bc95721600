/** Checks what `content/` says, in words that need no programming. */
import { refuseContent } from '#app/content/check/check.ts'
import { takeInPictures } from '#app/media/take-in.ts'

const refused = refuseContent() ?? (await takeInPictures())
if (refused) {
  console.error(refused.message)
  process.exit(1)
}
