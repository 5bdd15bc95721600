import type { Told, ToldIn } from '#app/language/told.ts'
import type { Way } from '../walk.ts'

export type Flaw = { problem: Told; remedy: Told }

export type FieldFlaw = Flaw & {
  way: Way
  /** A matter of style: it is said, and does not stop the site. */
  advice?: true
}

/** None, one or several: `flat` makes one list of them. */
export type FieldFlaws = FieldFlaw | readonly FieldFlaw[]

/** A mistake in content, as a volunteer reads it, in both languages. */
export type Finding = Flaw & {
  /** The file as it is called inside the project: `content/churches/oakley.json`. */
  file: string
  line: number
  column: number
  /** The field by its label, and the way to it; none where the whole file is meant. */
  field?: Told
  way?: Way
  advice?: true
}

export function said({ field, problem, remedy }: Flaw & Pick<Finding, 'field'>, locale: ToldIn) {
  const subject = field?.[locale] ? `${field[locale]}: ` : ''
  const end = /[.?!]$/.test(remedy[locale]) ? '' : '.'
  return `${subject}${problem[locale]}. ${remedy[locale]}${end}`
}

export function sentence(finding: Finding): string {
  const { file, line, column } = finding
  const place = { en: `line ${line}, column ${column}`, es: `línea ${line}, columna ${column}` }
  return `${file}, ${place.en}, ${said(finding, 'en')}\n  ${place.es}, ${said(finding, 'es')}`
}
