import { hash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '#app/language/command.ts'
import type { Told } from '#app/language/told.ts'
import { labelOf } from './check/shape.ts'
import { Source } from './check/source.ts'
import { entryFile, readEntry, shownName } from './entries.ts'
import { entryNames, schemaOf, writeEntry } from './kinds.ts'
import { valuesIn, type Way } from './walk.ts'
import { writeJson } from './write-json.ts'

/**
 * A fact or a text that only stands in for the true one. `content/samples.json` says for each field
 * which values are made up; a fact is a sample until it is changed, or until its own file says, under
 * `verified`, that it happens to be true.
 */
export type Sample = {
  /** The file, and the line on which the fact stands. */
  file: string
  line: number
  /** How the fact is called on the command line: `churches/oakley:phone`. */
  name: string
  label: Told
  value: unknown
}

/** The made-up values of each field of each file, by their digests. A number in a list is any: `*`. */
type Marks = Record<string, Record<string, string[]>>

const marksFile = entryFile('samples')

/** Every fact that is still a sample, file by file. */
export function samples(): Sample[] {
  const marks = readMarks()
  return entryNames().flatMap((name) => {
    const source = sourceOf(name)
    if (!source) return []
    const fields = marksOf(marks, name, source.data)
    const { verified = [] } = (source.data ?? {}) as { verified?: string[] }
    return valuesIn(source.data).flatMap(({ way, value }) => {
      const field = fieldOf(way)
      if (!fields[field]?.includes(digest(value)) || verified.includes(field)) return []
      const label = labelOf(schemaOf(name)!, way)
      const { line } = source.at(way)
      return [{ file: source.file, line, name: `${name}:${field}`, label, value }]
    })
  })
}

export function confirm(sample: string): void {
  const { name, field } = named(sample)
  const data = readEntry(name) as { verified?: string[] }
  const verified = new Set([...(data.verified ?? []), field])
  writeEntry(name, { ...data, verified: [...verified] })
}

/** Says of a fact or a text, as it stands now, that it is made up. */
export function markSample(sample: string): void {
  const { name, field, found } = named(sample)
  const marks = readMarks()
  marks[name] = { ...marks[name], [field]: found.map(({ value }) => digest(value)) }
  writeMarks(marks)
}

/** The fields of a file that hold, or held, something made up. */
export function sampleFields(name: string): string[] {
  return Object.keys(marksOf(readMarks(), name, sourceOf(name)?.data))
}

function sourceOf(name: string): Source | undefined {
  const file = entryFile(name)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined
  return new Source(shownName(name), readFileSync(file, 'utf8'))
}

/** The marks of a file: what was made up under a former name did not come true by the new one. */
function marksOf(marks: Marks, name: string, data: unknown): Marks[string] {
  const { formerly = [] } = (data ?? {}) as { formerly?: string[] }
  const folder = path.posix.dirname(name)
  const names = [name, ...formerly.map((each) => `${folder}/${path.posix.basename(each)}`)]
  const all = names.flatMap((each) => Object.entries(marks[each] ?? {}))
  const byField = Map.groupBy(all, ([field]) => field)
  return Object.fromEntries(
    [...byField].map(([field, each]) => [field, each.flatMap(([, made]) => made)]),
  )
}

/** A short name of a value, by which one knows it again, in whichever order its parts are written. */
function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value, sorted)).slice(0, 12)
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

const fieldOf = (way: Way) => way.map((step) => (typeof step === 'number' ? '*' : step)).join('.')

function named(sample: string) {
  const [, name, given] = /^(?:content\/)?([\w/-]+?)(?:\.json)?:([\w.*]+)$/.exec(sample) ?? []
  if (!name || !given || !schemaOf(name) || !existsSync(entryFile(name))) {
    throw new Refusal({
      en: `"${sample}" is no fact of content. Write file and field: churches/oakley:phone`,
      es: `«${sample}» no es un dato del sitio. Escriba el archivo y el campo: churches/oakley:phone`,
    })
  }
  const field = given.replace(/\b\d+\b/g, '*')
  const found = valuesIn(readEntry(name)).filter(({ way }) => fieldOf(way) === field)
  if (found.length === 0) {
    throw new Refusal({
      en: `content/${name}.json has no field "${field}". npm run launch-check names each`,
      es: `content/${name}.json no tiene el campo «${field}». npm run launch-check los nombra`,
    })
  }
  return { name, field, found }
}

function readMarks(): Marks {
  return existsSync(marksFile) ? (readEntry('samples') as Marks) : {}
}

function writeMarks(marks: Marks): void {
  writeJson(marksFile, sorted('', marks))
}
