/** Writes every file of content as the editor writes it: the last part of `npm run format`. */
import { existsSync } from 'node:fs'
import { entryFile, readEntry } from '#app/content/entries.ts'
import { entryNames, schemaOf, writeEntry } from '#app/content/kinds.ts'

for (const name of entryNames()) {
  if (schemaOf(name) && existsSync(entryFile(name))) writeEntry(name, readEntry(name))
}
