/** Checks what `content/` says, in words that need no programming. */
import { refuseContent } from '#app/media/take-in.ts'

const refused = await refuseContent()
if (refused) {
  console.error(refused.message)
  process.exit(1)
}
