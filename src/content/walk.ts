import * as v from 'valibot'
import type { About } from './fields.ts'
import type { RuleName } from './remedies.ts'

// The one place that looks inside the schemas of valibot

/** The way to a value: `['services', 0, 'title']`. */
export type Way = (string | number)[]

export type Part = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  /** What may be left out. */
  wrapped?: v.GenericSchema
  /** The name of its rule. */
  message?: unknown
}

/** A schema without what only says that it may be left out. */
export function bare(schema: v.GenericSchema): Part {
  const { wrapped } = schema as Part
  return wrapped ? bare(wrapped) : schema
}

/** What is known of a field besides its type. */
export function aboutOf(schema: v.GenericSchema | undefined): About | undefined {
  return schema && (v.getMetadata(bare(schema)) as About)
}

export function schemaAt(schema: v.GenericSchema, way: readonly (string | number)[]) {
  let found: v.GenericSchema | undefined = bare(schema)
  for (const step of way) {
    const part: Part | undefined = found && bare(found)
    found = typeof step === 'number' ? part?.item : part?.entries?.[step]
  }
  return found && bare(found)
}

/** What is known of a field and, where that says nothing, of what it lies in: all of a notice is a notice. */
export function aboutAt(schema: v.GenericSchema, way: Way): Partial<About> {
  const around = [...way.keys(), way.length].map((end) =>
    aboutOf(schemaAt(schema, way.slice(0, end))),
  )
  return Object.assign({}, ...around) as Partial<About>
}

/** A field as the editor shows it. */
export function lookInto(schema: v.GenericSchema) {
  const { entries, item, message }: Part = bare(schema)
  return {
    about: aboutOf(schema)!,
    isOptional: (schema as Part).wrapped !== undefined,
    fields: entries,
    item,
    rule: message as RuleName,
  }
}

export function valuesIn(value: unknown, way: Way = []): { way: Way; value: unknown }[] {
  const inside =
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, inner]) =>
          valuesIn(inner, [...way, Array.isArray(value) ? Number(key) : key]),
        )
  return [...(way.length > 0 ? [{ way, value }] : []), ...inside]
}

/** The texts, names and numbers of a file, each with what is known of its field. */
export function fieldsIn(schema: v.GenericSchema, data: unknown) {
  return valuesIn(data).flatMap(({ way, value }) => {
    const about = typeof value === 'string' ? aboutOf(schemaAt(schema, way)) : undefined
    return about ? [{ way, value: value as string, about }] : []
  })
}

/** A value without the fields that may be left out and were: a form holds something empty in their place. */
export function withoutEmpty(schema: v.GenericSchema, value: unknown): unknown {
  const { entries, item }: Part = bare(schema)
  if (Array.isArray(value)) return item ? value.map((each) => withoutEmpty(item, each)) : value
  if (!entries || typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    const field = entries[key]
    return { key, inner: field ? withoutEmpty(field, inner) : inner, field }
  })
  const kept = fields.filter(({ field, inner }) => !(field as Part)?.wrapped || !isEmpty(inner))
  return Object.fromEntries(kept.map(({ key, inner }) => [key, inner]))
}

const isEmpty = (value: unknown) =>
  value === '' ||
  value === undefined ||
  value === null ||
  (typeof value === 'object' && Object.keys(value).length === 0)

export function inOrder(schema: v.GenericSchema | undefined, value: unknown): unknown {
  const { entries, item }: Part = schema ? bare(schema) : ({} as Part)
  if (Array.isArray(value)) return value.map((each) => inOrder(item, each))
  if (!entries || typeof value !== 'object' || value === null) return value
  const names = [...new Set([...Object.keys(entries), ...Object.keys(value)])]
  const given = value as Record<string, unknown>
  return Object.fromEntries(
    names.filter((key) => key in given).map((key) => [key, inOrder(entries[key], given[key])]),
  )
}
