import { readFile } from '#app/content/read.ts'

/** The fellowship as a whole: its name, its office, its links. */
export const site = readFile('site')
