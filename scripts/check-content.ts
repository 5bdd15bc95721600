/** Checks what `content/` says, in words that need no programming. */
import { refuseContent } from '#app/pictures/take-in.ts'

const refused = await refuseContent()
if (refused) {
  console.error(refused.message)
  process.exit(1)
}
