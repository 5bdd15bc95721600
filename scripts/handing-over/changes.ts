import path from 'node:path'
import * as v from 'valibot'
import { labelOf } from '#app/content/check/shape.ts'
import { schemaOf } from '#app/content/kinds.ts'
import type { Way } from '#app/content/walk.ts'
import type { Told } from '#app/language/told.ts'
import { isText } from './before.ts'
import { differences } from './merge.ts'

/** A file of content and nothing else: who hands over says what is written, and so where. */
const place = v.pipe(
  v.string(),
  v.regex(/^content\/(?:[a-z0-9-]+\/)?[a-z0-9-]+\.json$|^content\/pictures\/[^/\\]+$/),
  v.check((file) => path.posix.normalize(file) === file && !file.startsWith('content/media/')),
)

// a pattern would not get to the end of a photograph
const isBase64 = (text: string) => Buffer.from(text, 'base64').toString('base64') === text

export const isPlace = (file: string) => v.is(place, file)

/** What is handed over: each changed file, as it was and as it is; null where it is not there. */
export const handedOver = v.strictObject({
  handedOver: v.pipe(v.string(), v.isoDate()),
  texts: v.array(
    v.strictObject({
      file: v.pipe(place, v.check(isText)),
      before: v.nullable(v.string()),
      after: v.nullable(v.string()),
    }),
  ),
  pictures: v.array(
    v.strictObject({
      file: v.pipe(
        place,
        v.check((file) => !isText(file)),
      ),
      /** The fingerprint of the one before, and the bytes of the new one. */
      before: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/))),
      after: v.nullable(v.pipe(v.string(), v.check(isBase64))),
    }),
  ),
})

export type HandedOver = v.InferOutput<typeof handedOver>

/** The name by which content knows a file: `churches/oakley`. */
export const nameOf = (file: string) => file.slice('content/'.length, -'.json'.length)

export const valueOf = (text: string | null | undefined): unknown =>
  text == null ? undefined : JSON.parse(text.replace(/^\uFEFF/, ''))

/** What is changed in a text, a line for each thing, in both languages. */
export function linesFor(file: string, before: unknown, after: unknown): string[] {
  if (before === undefined) return [`${file}: new · nuevo`]
  if (after === undefined) return [`${file}: deleted · borrado`]
  return differences(before, after).map(
    (each) => `${fieldIn(file, each.way)}: ${shortly(each.before)} → ${shortly(each.after)}`,
  )
}

/** A field as volunteers know it: `content/churches/oakley.json, Service 1 › Time · Servicio 1 › Hora`. */
export function fieldIn(file: string, way: Way): string {
  if (way.length === 0) return file
  const schema = schemaOf(nameOf(file))
  const { en, es }: Told = schema
    ? labelOf(schema, way)
    : { en: way.join(' › '), es: way.join(' › ') }
  return `${file}, ${en === es ? en : `${en} · ${es}`}`
}

/** A value in one line; a dash where there is none. */
export function shortly(value: unknown): string {
  const text = value === undefined ? '–' : JSON.stringify(value)
  return text.length > 90 ? `${text.slice(0, 90)}…` : text
}
