import { placeOf } from '#app/content/check/place.ts'
import { both } from '#app/content/fields.ts'
import { recordingFiles } from '#app/recordings/content.server.ts'
import { readState } from '../feeds/state.ts'
import type { Chapter } from './chapter.ts'

/** Feeds that brought nothing when they were last asked, and why. */
export function silentFeeds(): Chapter {
  const title = both('Feeds that bring no recordings', 'Canales que no traen grabaciones')
  const feeds = recordingFiles.read().flatMap(({ id, content: { feed } }) => {
    return feed ? [{ entry: `recordings/${id}`, link: feed.link }] : []
  })
  const state = readState()
  if (feeds.length > 0 && !state) {
    const unknown = both(
      'They have not been asked here: run npm run recordings, then the report again.',
      'Aquí no se les ha preguntado: ejecute npm run recordings y repita el informe.',
    )
    return { name: 'recordings', title, findings: [], unknown }
  }
  const findings = feeds.flatMap(({ entry, link }) => {
    const asked = state?.[entry]
    // another address since then has not been asked
    if (asked?.feed !== link) return []
    return asked.problems.map(({ en, es }) => ({
      ...placeOf(entry, ['feed', 'link']),
      text: both(`${link}: ${en}`, `${link}: ${es}`),
    }))
  })
  return { name: 'recordings', title, findings }
}
