import type { Fact, Named } from '#app/content/check/fact.ts'
import { both } from '#app/content/fields.ts'
import type { PersonFile } from './schema.server.ts'

/** About Us shows one of those without a church, and needs one. */
export function checkPeople(files: readonly Named<PersonFile>[]): Fact[] {
  const [serving, ...others] = files
    .filter(({ said }) => !said.church)
    .toSorted((one, other) => one.said.order - other.said.order)
  const [anybody] = files
  if (!serving && anybody) return [{ file: anybody.file, way: ['church'], ...nobodyServes }]
  return others
    .filter(({ said }) => !said.pastorsPage && said.shown !== 'no')
    .map(({ file }) => ({ file, way: ['church'], ...nobodyShows }))
}

const nobodyServes = {
  problem: both('nobody serves the whole fellowship', 'nadie sirve a toda la comunidad'),
  remedy: both(
    'Leave out the church of those whom About Us shows',
    'Deje sin iglesia a quienes muestra Quiénes somos',
  ),
}

const nobodyShows = {
  problem: both(
    'no page shows this person: of those without a church, About Us shows the first',
    'ninguna página muestra a esta persona: de quienes no tienen iglesia, Quiénes somos muestra a la primera',
  ),
  remedy: both('Choose the church, or delete this file', 'Elija la iglesia o borre este archivo'),
}
