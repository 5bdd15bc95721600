import type { Person } from './person.ts'
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
export const pastors: readonly Person[] = people.flatMap(({ pastorsPage, ...person }) => {
  if (!pastorsPage) return []
  const { name, picture, email, phone } = person
  return [
    {
      name,
      role: pastorsPage,
      ...(picture && { picture }),
      ...(email && { email }),
      ...(phone && { phone }),
    },
  ]
})

const serving = people.find(({ church }) => !church)
if (!serving) throw new Error('content/people/ has nobody who serves the whole fellowship')

/** Those who serve the whole fellowship. About Us shows them. */
export const seniorPastors: Person = serving
