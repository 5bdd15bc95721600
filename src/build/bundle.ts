import type * as server from '#app/entry-server.ts'

/** What the bundler made for Node: all that the build asks of the pages. */
export type Server = typeof server

export type Manifest = Record<string, { file: string }>
