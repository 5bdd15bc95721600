import type { Person } from '#app/people/person.ts'
import type { ChurchFile } from './schema.server.ts'

export type Church = Omit<ChurchFile, 'verified' | 'team' | 'pastors'> & {
  readonly slug: string
  /** A church shows its people as a team or as its pastors. */
  readonly team?: Group
  readonly pastors?: Group
}

type Group = NonNullable<ChurchFile['team']> & { readonly people: readonly Person[] }
