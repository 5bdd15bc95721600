import { readFile } from './read.ts'

/** The banner that invites people to get in touch. */
export const connect = readFile('connect')
