import type { PersonFile } from './schema.server.ts'

/** A pastor, a couple of pastors, or a member of a team, as one place shows them. */
export type Person = Pick<
  PersonFile,
  'role' | 'picture' | 'description' | 'email' | 'phone' | 'church'
> & {
  /** None of somebody who is shown by their role alone. */
  name?: PersonFile['name']
}
