import type { Person } from './person.ts'
import type { PersonFile } from './schema.server.ts'
import { personFiles } from './content.server.ts'

const people = personFiles
  .read()
  .map(({ content }) => content)
  .toSorted((one, other) => one.order - other.order)

/** Those of one church, as its page shows them. */
export function peopleOf(church: string): Person[] {
  return people.filter((person) => person.church === church)
}

/** The cards of Meet Our Pastors, in their order. */
export const pastors: readonly (Person & Pick<PersonFile, 'church'>)[] = people.flatMap(
  ({ pastorsPage, ...person }) => {
    if (!pastorsPage) return []
    const { name, church, picture, email, phone } = person
    return [
      {
        name,
        role: pastorsPage,
        ...(church && { church }),
        ...(picture && { picture }),
        ...(email && { email }),
        ...(phone && { phone }),
      },
    ]
  },
)

const serving = people.find(({ church }) => !church)
if (!serving) throw new Error('content/people/ has nobody who serves the whole fellowship')

/** Those who serve the whole fellowship. About Us shows them. */
export const seniorPastors: Person = serving
