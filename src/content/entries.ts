import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type * as v from 'valibot'
import { contentFolder } from './folder.ts'
import { files, folders, type File, type Folder } from './kinds.ts'
import { writeJson } from './write-json.ts'

// files of content by their names: 'site', 'churches/oakley', 'pages/home'

/** Every file that is there, and every one that must be. */
export function entryNames(): string[] {
  const there = globSync('**/*.json', { cwd: contentFolder })
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.json'.length))
    .filter((name) => !name.startsWith('media/') && !['scripture', 'samples'].includes(name))
  return [...new Set([...there, ...Object.keys(files)])].toSorted()
}

/** Files that look like content and are not read, since their names end otherwise: `supper.json.txt`. */
export function strayFiles(): string[] {
  return globSync('**/*', { cwd: contentFolder })
    .filter((file) => /\.(json|txt)/i.test(file) && !file.endsWith('.json'))
    .map((file) =>
      path.relative(process.cwd(), path.join(contentFolder, file)).replaceAll('\\', '/'),
    )
}

/** The names of the files in a folder of content, without their ending. Git drops a folder with its last file. */
export function namesIn(folder: Folder): string[] {
  return globSync('*.json', { cwd: path.join(contentFolder, folder) })
    .map((file) => path.basename(file, '.json'))
    .toSorted()
}

/** What a file must be like; nothing where no part of the site reads it. */
export function schemaOf(name: string): v.GenericSchema | undefined {
  const folder = path.dirname(name)
  return folder in folders ? folders[folder as Folder] : files[name as File]
}

export function entryFile(name: string): string {
  return path.join(contentFolder, `${name}.json`)
}

/** A file as people know it: `content/churches/oakley.json`. */
export function shownName(name: string): string {
  return path.relative(process.cwd(), entryFile(name)).replaceAll('\\', '/')
}

/** Reads a file as it is, whether or not it is as it should be. */
export function readEntry(name: string): unknown {
  return JSON.parse(readFileSync(entryFile(name), 'utf8').replace(/^\uFEFF/, ''))
}

/** Writes a file as the editor writes it, to the byte: fields in the order of the schema. */
export function writeEntry(name: string, data: unknown): void {
  writeJson(entryFile(name), inOrder(schemaOf(name)!, data))
}

type Part = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  wrapped?: v.GenericSchema
}

function inOrder(schema: v.GenericSchema | undefined, value: unknown): unknown {
  const { wrapped, entries, item } = (schema ?? {}) as Part
  if (wrapped) return inOrder(wrapped, value)
  if (Array.isArray(value)) return value.map((each) => inOrder(item, each))
  if (!entries || typeof value !== 'object' || value === null) return value
  const names = [...new Set([...Object.keys(entries), ...Object.keys(value)])]
  const given = value as Record<string, unknown>
  return Object.fromEntries(
    names.filter((key) => key in given).map((key) => [key, inOrder(entries[key], given[key])]),
  )
}
