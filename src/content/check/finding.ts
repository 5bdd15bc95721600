import type { Told, ToldIn } from '#app/language/told.ts'

/** A mistake in content, as a volunteer reads it, in both languages. */
export type Finding = {
  /** The file as it is called inside the project: `content/churches/oakley.json`. */
  file: string
  line: number
  column: number
  /** The field by its label; none where the whole file is meant. */
  field?: Told
  problem: Told
  remedy: Told
  /** A matter of style: it is said, and does not stop the site. */
  advice?: true
}

/** One mistake in two lines: in English, and below it in Spanish. */
export function sentence({ file, line, column, field, problem, remedy }: Finding): string {
  const say = (locale: ToldIn) => {
    const subject = field?.[locale] ? `${field[locale]}: ` : ''
    const end = /[.?!]$/.test(remedy[locale]) ? '' : '.'
    return `${subject}${problem[locale]}. ${remedy[locale]}${end}`
  }
  const place = { en: `line ${line}, column ${column}`, es: `línea ${line}, columna ${column}` }
  return `${file}, ${place.en}, ${say('en')}\n  ${place.es}, ${say('es')}`
}
