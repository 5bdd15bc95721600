/** Writes every file of content as the editor writes it: the last part of `npm run format`. */
import { existsSync } from 'node:fs'
import { entryFile, entryNames, readEntry, schemaOf, writeEntry } from '#app/content/entries.ts'

for (const name of entryNames()) {
  if (schemaOf(name) && existsSync(entryFile(name))) writeEntry(name, readEntry(name))
}
