import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isKind, type Kind } from './kind.ts'

// Each subject says in its own room what may be written of it: here these are found by the names of their files,
// so that nothing has to list them. (The editor takes its own way: scripts/editor/check/bundle.ts.)

export const found: Kind[] = []
// one after the other: some of the programs that read TypeScript lose themselves where two share a third
for (const file of globSync('src/**/{content,words}.server.ts').toSorted()) {
  const module = await import(/* @vite-ignore */ pathToFileURL(path.resolve(file)).href)
  found.push(...Object.values(module as object).filter(isKind))
}
