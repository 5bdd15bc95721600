import type { PersonFile } from './schema.server.ts'

/** A pastor, a couple of pastors, or a member of a team, as one place shows them. */
export type Person = Pick<
  PersonFile,
  'name' | 'role' | 'picture' | 'description' | 'email' | 'phone'
>
