import { readFile } from '#app/content/read.ts'

/** The banner that invites people to get in touch. */
export const connect = readFile('connect')
