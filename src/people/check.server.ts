import type { Fact, Named } from '#app/content/check/fact.ts'
import { both } from '#app/content/fields.ts'
import type { PersonFile } from './schema.server.ts'

/** People whom no page shows: nothing is wrong with that, and somebody may not have meant it. */
export function checkPeople(files: readonly Named<PersonFile>[]): Fact[] {
  const shown = files
    .filter(({ said }) => said.shown !== 'no')
    .toSorted((one, other) => one.said.order - other.said.order)
  const first = shown.find(({ said }) => said.everywhere)
  const nowhere = shown.filter((each) => {
    const { church, everywhere, pastorsPage } = each.said
    return !church && each !== first && !(everywhere && pastorsPage)
  })
  return nowhere.map(({ file }) => ({ file, way: ['church'], ...nobodyShows, advice: true }))
}

const nobodyShows = {
  problem: both('no page shows this person', 'ninguna página muestra a esta persona'),
  remedy: both(
    'Choose the church, say that the person serves the whole fellowship (of these, About Us shows the first), or delete this file',
    'Elija la iglesia, diga que sirve a toda la comunidad (Quiénes somos muestra a la primera) o borre este archivo',
  ),
}
