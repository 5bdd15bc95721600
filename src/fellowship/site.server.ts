import { siteFile } from './content.server.ts'

/** The fellowship as a whole: its name, its office, its links. */
export const site = siteFile.read()
