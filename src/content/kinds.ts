import { globSync } from 'node:fs'
import path from 'node:path'
import type * as v from 'valibot'
import { entryFile, namesIn } from './entries.ts'
import { found } from './find-kinds.ts'
import { contentFolder } from './folder.ts'
import { isFolder, type File, type Folder, type Kind } from './kind.ts'
import { inOrder } from './walk.ts'
import { writeJson } from './write-json.ts'

export const kinds: readonly Kind[] = found

export const folders: readonly Folder[] = kinds.filter(isFolder)
export const files: readonly File[] = kinds.filter((kind) => !isFolder(kind)) as File[]

/** Every file that is there, and every one that must be. */
export function entryNames(): string[] {
  const there = globSync('**/*.json', { cwd: contentFolder })
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.json'.length))
    .filter((name) => !name.startsWith('media/') && !['scripture', 'samples'].includes(name))
  return [...new Set([...there, ...files.map(({ name }) => name)])].toSorted()
}

/** Of which kind a file is; none where no part of the site reads it. */
export function kindOf(name: string): Kind | undefined {
  const folder = path.dirname(name)
  return folders.find((each) => each.name === folder) ?? files.find((each) => each.name === name)
}

export function schemaOf(name: string): v.GenericSchema | undefined {
  return kindOf(name)?.schema
}

/** The names of all files of a kind: `churches/oakley`. */
export function entryNamesOf(kind: Kind): string[] {
  return isFolder(kind) ? namesIn(kind.name).map((id) => `${kind.name}/${id}`) : [kind.name]
}

/** Writes a file as the editor writes it, to the byte: fields in the order of the schema. */
export function writeEntry(name: string, data: unknown): void {
  writeJson(entryFile(name), inOrder(schemaOf(name)!, data))
}
