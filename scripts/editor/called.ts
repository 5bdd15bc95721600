import type { Kind } from '#app/content/kind.ts'

// what the editor calls its lists and files, in its settings and wherever it is asked of one

/** The list in which churches stand a second time, for what is told of some days only. */
export const week = 'this-week'

/** A file in a folder stands among others by a name of its own: `pages/events` is not `events`. */
export const calledInEditor = ({ name }: Pick<Kind, 'name'>): string => name.replace('/', '-')
