import { readFile } from '#app/content/read.ts'

/** The three words of the vision. */
export const pillars = readFile('vision')
