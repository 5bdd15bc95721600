import { hash } from 'node:crypto'
import * as v from 'valibot'
import { both } from '#app/content/fields.ts'
import type { Link } from '#app/content/values.ts'
import type { Told } from '#app/language/told.ts'
import { playerOf } from '#app/recordings/player.server.ts'
import {
  recordingSchema,
  type RecordingsFile,
  type SaidRecording,
} from '#app/recordings/schema.server.ts'
import type { CalendarDate } from '#app/time/dates.ts'
import type { Entry } from './read.ts'

/** Of a podcast of many years, so many of the latest. */
const most = 100

type Feed = NonNullable<RecordingsFile['feed']>
type Taken = { said: RecordingsFile; added: SaidRecording[]; problems: Told[] }

/**
 * What a file says once its feed has brought what is new. What has come before is never touched again, so
 * that what people change or delete stays so. `elsewhere` are the links that other files have.
 */
export function takeInto(
  said: RecordingsFile & { feed: Feed },
  entries: readonly Entry[],
  { elsewhere, today }: { elsewhere: ReadonlySet<string>; today: CalendarDate },
): Taken {
  const { feed, recordings = [] } = said
  const known = new Set(feed.taken?.split(' '))
  const trusted = new Set([feed.link, ...(feed.hosts ?? [])].map((each) => new URL(each).host))
  const links = new Set([...elsewhere, ...recordings.map(({ link }) => link)])
  const foreign = new Set<string>()
  const added: SaidRecording[] = []
  // what is announced comes when its day has come
  for (const entry of entries.filter(({ on }) => on <= today).slice(0, most)) {
    const mark = markOf(entry)
    const link = entry.links.find(isPlayed)
    if (known.has(mark) || !link) continue
    const { host, origin } = new URL(link)
    if (!trusted.has(host)) {
      foreign.add(origin)
      continue
    }
    const { title, speaker, on } = entry
    const { languages } = feed
    const heard = { title, ...(speaker && { speaker }), on, languages, link }
    // one that says what content cannot say, such as a day of another century, keeps no other away
    if (!v.is(recordingSchema, heard)) continue
    known.add(mark)
    if (links.has(link)) continue
    links.add(link)
    added.push(heard)
  }
  const taken = [...known].join(' ')
  return {
    said: {
      ...said,
      feed: { ...feed, ...(taken && { taken }) },
      recordings: [...added, ...recordings],
    },
    added,
    problems: [...foreign].map(namesOther),
  }
}

/** An entry is known again by a short name of its name in the feed. */
function markOf({ id }: Entry): string {
  return hash('sha256', id).slice(0, 8)
}

/** Whether our pages can play what a link leads to. */
export function isPlayed(link: string): link is Link {
  return link.startsWith('https://') && URL.canParse(link) && playerOf(link) !== undefined
}

const namesOther = (origin: string) =>
  both(
    `it names recordings at ${origin}: if they are yours, write that under “Other sites that hold its audio”`,
    `nombra grabaciones en ${origin}: si son suyas, escríbalo en «Otros sitios que guardan su audio»`,
  )
