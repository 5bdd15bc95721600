import { peopleOf } from '#app/people/read.server.ts'
import type { Church } from './church.ts'
import { churchFiles } from './content.server.ts'

export const churches: readonly Church[] = churchFiles
  .read()
  .toSorted((one, other) => one.content.order - other.content.order)
  .map(({ id, content: { team, pastors, ...church } }) => ({
    slug: id,
    ...church,
    ...(team && { team: { ...team, people: peopleOf(id) } }),
    ...(pastors && { pastors: { ...pastors, people: peopleOf(id) } }),
  }))

/** The church of an address. */
export function churchNamed(slug: string): Church {
  const church = churches.find((each) => each.slug === slug)
  if (!church) throw new Error(`content/churches/ has no church "${slug}"`)
  return church
}
