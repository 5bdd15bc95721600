import { readdirSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Scene } from '#app/model/picture.ts'
import { entryNames, readEntry, schemaOf } from './entries.ts'
import { contentFolder } from './folder.ts'

/** Every file in `content/pictures/`, as content names it. */
export function picturesThere(): string[] {
  return readdirSync(path.join(contentFolder, 'pictures')).map((file) => `/pictures/${file}`)
}

/** A picture that content names, and the file and the place where it does. */
type Named = { file: string; way: (string | number)[]; scene: Scene }

/** Every picture that content names. What the check refuses has been refused before. */
export function picturesNamed(): Named[] {
  return entryNames().flatMap((file) =>
    picturesIn(v.parse(schemaOf(file)!, readEntry(file))).map((found) => ({ file, ...found })),
  )
}

function picturesIn(value: unknown, way: (string | number)[] = []): Omit<Named, 'file'>[] {
  if (typeof value !== 'object' || value === null) return []
  if ('src' in value && 'shape' in value) return [{ way, scene: value as Scene }]
  return Object.entries(value).flatMap(([key, inner]) =>
    picturesIn(inner, [...way, Array.isArray(value) ? Number(key) : key]),
  )
}
