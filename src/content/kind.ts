import * as v from 'valibot'
import type { PageName } from '#app/addresses.ts'
import type { Told } from '#app/language/told.ts'
import type { Content, Fact, Named } from './check/fact.ts'
import type { Flaw } from './check/finding.ts'
import { namesIn, readEntry, unreadable } from './entries.ts'
import { withItsName } from './fellowship.ts'
import type { Part } from './walk.ts'

type EntrySchema = v.GenericSchema & { entries: Record<string, v.GenericSchema> }

/** What a file says: which of its facts are known to be true is for those who write them. */
type Said<Schema extends v.GenericSchema> = Omit<v.InferOutput<Schema>, 'verified'>

type More<Schema extends v.GenericSchema> = {
  page?: PageName
  /** What only shows when one looks at several fields or files together. */
  check?(files: readonly Named<v.InferOutput<Schema>>[], content: Content): Fact[]
}

/** A file that there is once: `content/site.json`. */
export type File<Schema extends EntrySchema = EntrySchema> = More<Schema> & {
  name: string
  schema: Schema
  /** Under which heading the editor lists it. */
  group: 'pages' | 'words' | 'site'
  read: () => Said<Schema>
}

/** A folder with any number of files, each named by what it is: `content/churches/`. */
export type Folder<Schema extends EntrySchema = EntrySchema> = More<Schema> & {
  name: string
  schema: Schema
  /** All of them, and the sign that the editor sets before them. */
  label: Told
  icon: string
  /** The text by which one knows a file. */
  identifier: string
  /** Without any file no page could be made: what is said of it. */
  needed?: Flaw
  /** Another file names one that there is not: what is said of it, and which there are. */
  unknown?: (name: string, known: string) => Flaw
  read: () => { id: string; content: Said<Schema> }[]
}

export type Kind = File | Folder

export function defineFile<Schema extends EntrySchema>(
  name: string,
  schema: Schema,
  more: More<Schema> & Partial<Pick<File, 'group'>> = {},
): File<Schema> {
  let said: Said<Schema> | undefined
  const read = () => (said ??= readAs(schema, name))
  return { group: 'pages', ...more, name, schema, read }
}

export function defineFolder<Schema extends EntrySchema>(
  name: string,
  schema: Schema,
  more: More<Schema> & Pick<Folder, 'label' | 'icon' | 'identifier' | 'needed' | 'unknown'>,
): Folder<Schema> {
  const read = () => namesIn(name).map((id) => ({ id, content: readAs(schema, `${name}/${id}`) }))
  return { ...more, name, schema, read }
}

function readAs<Schema extends EntrySchema>(schema: Schema, name: string): Said<Schema> {
  const named = withItsName()
  const data = readEntry(name, (_key, value) => (typeof value === 'string' ? named(value) : value))
  const { success, output } = v.safeParse(schema, data)
  if (!success) throw unreadable(name)
  const { verified: _, ...said } = output as { verified?: string[] }
  return said as Said<Schema>
}

export const isFolder = (kind: Kind): kind is Folder => 'identifier' in kind

export const isKind = (value: unknown): value is Kind =>
  typeof value === 'object' &&
  value !== null &&
  'schema' in value &&
  'entries' in (value.schema as Part)
