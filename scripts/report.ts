/**
 * `npm run report`: what volunteers may want to look at, as Markdown. `-- --lang es` says it in Spanish,
 * `-- --json` for programs, `-- --since v1.2` compares texts with that release in place of the last tag.
 * It judges nothing: what must not be, `npm run check` refuses.
 */
import { parseArgs } from 'node:util'
import { toldIn } from '#app/language/told.ts'
import type { Chapter } from './report/chapter.ts'
import { pastEvents } from './report/events.ts'
import { deadLinks } from './report/links.ts'
import { markdown } from './report/markdown.ts'
import { unusedPictures } from './report/pictures.ts'
import { silentFeeds } from './report/recordings.ts'
import { remainingSamples } from './report/samples.ts'
import { unansweredSeasons } from './report/seasons.ts'
import { expiredNotices, uncheckedTimes } from './report/times.ts'
import { oneSidedChanges } from './report/translations.ts'
import { wording } from './report/wording.ts'

const { json, since, site, lang, now } = asked()

const chapters: Chapter[] = [
  uncheckedTimes(now),
  expiredNotices(now),
  unansweredSeasons(now),
  pastEvents(now),
  oneSidedChanges(since),
  wording(),
  silentFeeds(),
  deadLinks(site),
  unusedPictures(),
  remainingSamples(),
]
console.log(json ? JSON.stringify(chapters, null, 2) : markdown(chapters, lang, now))

/** What is asked for; otherwise, what can be. */
function asked() {
  try {
    const { values } = parseArgs({
      options: {
        lang: { type: 'string', default: 'en' },
        json: { type: 'boolean', default: false },
        since: { type: 'string' },
        // for a trial: another day, another built site
        now: { type: 'string' },
        site: { type: 'string', default: 'dist/site' },
      },
    })
    const lang = toldIn.find((each) => each === values.lang)
    const now = values.now ? Date.parse(values.now) : Date.now()
    if (lang && !Number.isNaN(now)) return { ...values, lang, now }
  } catch {}
  console.error(
    'npm run report -- --lang en|es --json --since v1.2 --now 2026-12-24 --site dist/site\nLeave out what you do not need. · Deje fuera lo que no necesite.',
  )
  process.exit(1)
}
