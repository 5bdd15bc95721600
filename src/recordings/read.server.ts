import { unnamed } from '#app/people/read.server.ts'
import { frameHosts } from '#app/ui/frame-hosts.ts'
import { recordingFiles } from './content.server.ts'
import { playerOf } from './player.server.ts'
import type { SaidRecording } from './schema.server.ts'

export type Recording = Omit<SaidRecording, 'shown'>

const files = recordingFiles.read().map(({ content }) => content)

const all = files.flatMap(({ church, recordings = [] }) =>
  heard(recordings, unnamed).map((recording) => ({ church, ...recording })),
)

/** What nobody may see is left behind here, as is the name of somebody who does not wish to be named. */
export function heard(
  recordings: readonly SaidRecording[],
  isUnnamed: (text: string) => boolean,
): Recording[] {
  return recordings.flatMap(({ shown, speaker, ...recording }) => {
    if (shown || isUnnamed(recording.title)) return []
    return { ...recording, ...(speaker && !isUnnamed(speaker) && { speaker }) }
  })
}

const byChurch = Map.groupBy(
  all.toSorted((one, other) => other.on.localeCompare(one.on)),
  ({ church }) => church,
)

export function recordingsOf(church: string): readonly Recording[] {
  return byChurch.get(church) ?? []
}

/** The sites that pages may ask for a map or a film, by their names, and those that they may ask for audio. */
export function playedFrom() {
  const players = all.flatMap(({ link }) => playerOf(link) ?? [])
  const films = new Set<string>(players.map((each) => ('site' in each ? each.site : '')))
  const sounds = players.flatMap((each) => ('sound' in each ? each.sound : []))
  // a podcast leads on from where its file is asked for to where it lies
  const hosts = files.flatMap(({ feed }) => feed?.hosts ?? [])
  return {
    frames: Object.entries(frameHosts).flatMap(([name, origin]) => {
      return name === 'OpenStreetMap' || films.has(name) ? origin : []
    }),
    sounds: [...new Set([...sounds, ...hosts])].toSorted(),
  }
}
