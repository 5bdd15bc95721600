/** Checks what `content/` says, in words that need no programming. */
import { refuseContent } from '#app/content/check/check.ts'

const refused = refuseContent()
if (refused) {
  console.error(refused.message)
  process.exit(1)
}
