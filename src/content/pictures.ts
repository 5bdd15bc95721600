import { globSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { readEntry } from './entries.ts'
import type { Scene } from './fields.ts'
import { contentFolder } from './folder.ts'
import { entryNames, schemaOf } from './kinds.ts'

/** Every file in `content/pictures/`, as content names it. */
export function picturesThere(): string[] {
  return globSync('*', { cwd: path.join(contentFolder, 'pictures') }).map(
    (file) => `/pictures/${file}`,
  )
}

/** A picture that content names, and the file and the place where it does. */
type Named = { file: string; way: (string | number)[]; scene: Scene }

/** Every picture that content names, as far as its files can be read: of the others the check tells. */
export function picturesNamed(): Named[] {
  return entryNames().flatMap((file) =>
    picturesIn(contentOf(file)).map((found) => ({ file, ...found })),
  )
}

function contentOf(file: string): unknown {
  const schema = schemaOf(file)
  try {
    return schema && v.safeParse(schema, readEntry(file)).output
  } catch {
    return undefined
  }
}

function picturesIn(value: unknown, way: (string | number)[] = []): Omit<Named, 'file'>[] {
  if (typeof value !== 'object' || value === null) return []
  // of somebody who is not shown by face, no file reaches the site
  if ('shown' in value) return []
  if ('src' in value && 'shape' in value) return [{ way, scene: value as Scene }]
  return Object.entries(value).flatMap(([key, inner]) =>
    picturesIn(inner, [...way, Array.isArray(value) ? Number(key) : key]),
  )
}
