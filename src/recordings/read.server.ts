import { wordsOf } from '#app/language/searchable.ts'
import { unnamed } from '#app/people/read.server.ts'
import { frameHosts, mapHost } from '#app/ui/frame-hosts.ts'
import { recordingFiles } from './content.server.ts'
import { playerOf } from './player.server.ts'
import type { SaidRecording } from './schema.server.ts'

type Heard = Omit<SaidRecording, 'shown'>

/** One sermon, and where it can be heard: on film, as a file of sound, or both. */
export type Recording = Omit<Heard, 'link'> & { links: readonly string[] }

const files = recordingFiles.read().map(({ content }) => content)

const byChurch = new Map(
  [...Map.groupBy(files, ({ church }) => church)].map(([church, own]) => {
    const all = own.flatMap(({ recordings = [] }) => heard(recordings, unnamed))
    return [church, joined(all).toSorted((one, other) => other.on.localeCompare(one.on))]
  }),
)

/** What nobody may see is left behind here, as is the name of somebody who does not wish to be named. */
export function heard(
  recordings: readonly SaidRecording[],
  isUnnamed: (text: string) => boolean,
): Heard[] {
  return recordings.flatMap(({ shown, speaker, ...recording }) => {
    if (shown || isUnnamed(recording.title)) return []
    return { ...recording, ...(speaker && !isUnnamed(speaker) && { speaker }) }
  })
}

/** Film and sound may come from a feed each: one title on one day is one sermon. The film comes first. */
export function joined(all: readonly Heard[]): Recording[] {
  const sermons = Map.groupBy(all, ({ on, title }) => [on, ...wordsOf(title)].join(' '))
  return [...sermons.values()].map((ways) => {
    const { link: _, ...sermon } = Object.assign({}, ...ways.toReversed()) as Heard
    return {
      ...sermon,
      languages: [...new Set(ways.flatMap(({ languages }) => languages))],
      links: ways.map((way) => way.link).toSorted((one, other) => isSound(one) - isSound(other)),
    }
  })
}

function isSound(link: string): number {
  return Number('sound' in (playerOf(link) ?? {}))
}

export function recordingsOf(church: string): readonly Recording[] {
  return byChurch.get(church) ?? []
}

/** The sites that pages may ask for a map or a film, by their names, and those that they may ask for audio. */
export function playedFrom() {
  const links = [...byChurch.values()].flat().flatMap((each) => each.links)
  const players = links.flatMap((link) => playerOf(link) ?? [])
  const films = new Set<string>(players.map((each) => ('site' in each ? each.site : '')))
  const sounds = players.flatMap((each) => ('sound' in each ? each.sound : []))
  // a podcast leads on from where its file is asked for to where it lies
  const hosts = files.flatMap(({ feed }) => feed?.hosts ?? [])
  return {
    frames: Object.entries(frameHosts).flatMap(([name, origin]) => {
      return name === mapHost || films.has(name) ? origin : []
    }),
    sounds: [...new Set([...sounds, ...hosts])].toSorted(),
  }
}
