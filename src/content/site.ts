import { readFile } from './read.ts'

/** The fellowship as a whole: its name, its office, its links. */
export const site = readFile('site')
