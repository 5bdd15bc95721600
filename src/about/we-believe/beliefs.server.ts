import { readFile } from '#app/content/read.ts'

/** The statement of faith, in its order. */
export const { beliefs } = readFile('beliefs')
