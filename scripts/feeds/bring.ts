import { hash } from 'node:crypto'
import * as v from 'valibot'
import { both } from '#app/content/fields.ts'
import type { Told } from '#app/language/told.ts'
import { playerOf } from '#app/recordings/player.server.ts'
import {
  recordingsSchema,
  type RecordingsFile,
  type SaidRecording,
} from '#app/recordings/schema.server.ts'
import { wallClock } from '#app/time/zone.ts'
import { askFor, leadsTo, hasMovedTo, FeedTrouble, type Limits } from './ask.ts'
import { readFeed } from './read.ts'
import type { Asked, State } from './state.ts'
import { isPlayed, takeInto } from './take.ts'

export type Named = { name: string; said: RecordingsFile }

type Around = {
  all: readonly Named[]
  zoneOf: (church: string | undefined) => string
  state: State
  now: number
  limits?: Limits
}

/** What a feed brought: the file as it is now, how many are new, and what is to be known of it the next time. */
export type Brought = { said: RecordingsFile; added: number; asked: Asked }

/** Asks the feed of a file. Whatever is wrong with it leaves the file as it was, and is told. */
export async function bring({ name, said }: Named, around: Around): Promise<Brought | undefined> {
  const { feed } = said
  if (!feed) return undefined
  const { all, zoneOf, state, now, limits } = around
  const last = state[name]
  const isSame = last?.file === digest(said) && last.problems.length === 0
  const told = (asked: Omit<Asked, 'feed'>, taken = said, added = 0): Brought => ({
    said: taken,
    added,
    asked: { feed: feed.link, ...asked },
  })
  try {
    const answer = await askFor(feed.link, isSame ? last.mark : {}, limits)
    if (!answer) return told({ problems: [], mark: last!.mark, file: last!.file })
    const timeZone = zoneOf(said.church)
    const elsewhere = new Set(
      all
        .filter((each) => each.name !== name)
        .flatMap(({ said: { recordings = [] } }) => recordings.map(({ link }) => link)),
    )
    const { entries, movedTo } = readFeed(answer.text, timeZone)
    if (!entries.some(({ links }) => links.some(isPlayed))) {
      throw new FeedTrouble('there is no recording in it', 'no hay ninguna grabación en él')
    }
    const { date: today } = wallClock(now, timeZone)
    const taken = takeInto({ ...said, feed }, entries, { elsewhere, today })
    if (!v.is(recordingsSchema, taken.said)) {
      throw new FeedTrouble(
        'what it brings fits no recording',
        'lo que trae no cabe en una grabación',
      )
    }
    const problems = [
      ...(movedTo && movedTo.href !== new URL(feed.link).href ? [hasMovedTo(movedTo).told] : []),
      ...taken.problems,
      ...(await ledAway(taken.added, feed, limits)),
    ]
    const { text: _, ...mark } = answer
    return told({ problems, mark, file: digest(taken.said) }, taken.said, taken.added.length)
  } catch (error) {
    if (!(error instanceof FeedTrouble)) throw error
    return told({ problems: [error.told], mark: {}, file: '' })
  }
}

/** Podcasts lead on from where a file is asked for to where it lies; a page plays it only from where content says. */
async function ledAway(
  added: readonly SaidRecording[],
  feed: NonNullable<RecordingsFile['feed']>,
  limits: Limits | undefined,
): Promise<Told[]> {
  const latest = added.map(({ link }) => link).find((link) => 'sound' in playerOf(link)!)
  if (!latest) return []
  const known = new Set([new URL(latest).origin, ...(feed.hosts ?? [])])
  const origins = await leadsTo(latest, limits)
  return origins.filter((origin) => !known.has(origin)).map(leadsAway)
}

const leadsAway = (origin: string) =>
  both(
    `its audio lies at ${origin}, from where our pages may not play it: if that is right, write it under “Other sites that hold its audio”`,
    `su audio está en ${origin}, desde donde nuestras páginas no pueden reproducirlo: si es correcto, escríbalo en «Otros sitios que guardan su audio»`,
  )

const digest = (said: RecordingsFile) => hash('sha256', JSON.stringify(said)).slice(0, 16)
