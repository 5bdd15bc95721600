import { peopleOf } from '#app/people/read.server.ts'
import type { Church } from './church.ts'
import { churchFiles } from './content.server.ts'

export const churches: readonly Church[] = churchFiles
  .read()
  .toSorted((one, other) => one.content.order - other.content.order)
  .map(({ id, content: { team, pastors, ...church } }) => {
    const people = peopleOf(id)
    // who is in a group may have wished not to be shown
    const isShown = people.length > 0
    return {
      slug: id,
      ...church,
      ...(team && isShown && { team: { ...team, people } }),
      ...(pastors && isShown && { pastors: { ...pastors, people } }),
    }
  })

export function churchNamed(slug: string): Church {
  const church = churches.find((each) => each.slug === slug)
  if (!church) throw new Error(`content/churches/ has no church "${slug}"`)
  return church
}
