import { advice } from '#app/content/check/check.ts'
import { sentence } from '#app/content/check/finding.ts'
import { refuseContent } from '#app/pictures/take-in.ts'

// style stops nothing: it is said first, so that what does stop stands last
for (const finding of advice()) console.log(sentence(finding))
const refused = await refuseContent()
if (refused) {
  console.error(refused.message)
  process.exit(1)
}
