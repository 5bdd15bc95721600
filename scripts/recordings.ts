/**
 * `npm run recordings`: asks the feeds that churches name (`content/recordings/`) and writes what is new in them
 * as content. A feed that fails changes nothing and stops nothing: it is told here, and by `npm run report`.
 */
import { churchFiles } from '#app/church/content.server.ts'
import { readEntry, shownName } from '#app/content/entries.ts'
import { writeEntry } from '#app/content/kinds.ts'
import { inBoth } from '#app/language/command.ts'
import { recordingFiles } from '#app/recordings/content.server.ts'
import { bring, type Named } from './feeds/bring.ts'
import { readState, writeState, type State } from './feeds/state.ts'

const all: Named[] = recordingFiles
  .read()
  .map(({ id, content }) => ({ name: `recordings/${id}`, said: content }))
const churches = new Map(churchFiles.read().map(({ id, content }) => [id, content]))
const before = readState() ?? {}
const state: State = {}

// one after the other: what two of them bring comes once
for (const file of all) {
  const { name, said } = file
  const brought = await bring(file, {
    all,
    zoneOf: (church = '') => churches.get(church)?.timeZone ?? 'UTC',
    state: before,
    now: Date.now(),
  })
  if (!brought) continue
  const { added, asked } = brought
  state[name] = asked
  file.said = brought.said
  if (JSON.stringify(brought.said) !== JSON.stringify(said)) {
    // what volunteers say of its samples stays
    writeEntry(name, { ...(readEntry(name) as object), ...brought.said })
  }
  console.log(`${shownName(name)}: ${added} new · nuevas: ${added}`)
  for (const problem of asked.problems) console.log(`  ${inBoth(problem)}`)
}
writeState(state)
