import { personFiles } from './content.server.ts'
import { names } from './named.server.ts'
import type { Person } from './person.ts'
import type { PersonFile } from './schema.server.ts'

type Shown = Person & Pick<PersonFile, 'everywhere' | 'pastorsPage'>

const files = personFiles.read().map(({ content }) => content)

/** Does a text name somebody who does not wish to be shown by name? */
export function unnamed(text: string): boolean {
  return files.some(({ shown, name }) => shown && names(name, text))
}

/** What nobody may see is left behind here: nothing that is made of people knows of it. */
export const people: readonly Shown[] = files
  .toSorted((one, other) => one.order - other.order)
  .flatMap(({ shown, ...person }): Shown[] => {
    if (shown === 'no') return []
    const { church, everywhere, role, pastorsPage } = person
    // whose church was deleted is to belong nowhere else
    if (!church && !everywhere) return []
    if (shown !== 'role') return [person]
    return [
      {
        role,
        ...(church && { church }),
        ...(everywhere && { everywhere }),
        ...(pastorsPage && { pastorsPage }),
      },
    ]
  })

export function peopleOf(church: string): Person[] {
  return people.filter((person) => person.church === church)
}

/** The cards of Meet Our Pastors, in their order. */
export const pastors: readonly Person[] = people.flatMap(
  ({ pastorsPage, description: _description, ...person }) =>
    pastorsPage ? [{ ...person, role: pastorsPage }] : [],
)

/** Those who serve the whole fellowship. About Us shows the first. */
export const seniorPastors: Person | undefined = people.find(({ everywhere }) => everywhere)
