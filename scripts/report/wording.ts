import { advice } from '#app/content/check/check.ts'
import { both } from '#app/content/fields.ts'
import type { Chapter } from './chapter.ts'

/** What could be said better: it stops nothing. */
export function wording(): Chapter {
  const findings = advice().map(({ file, line, field, problem, remedy }) => ({
    file,
    line,
    text: both(
      `${field ? `${field.en}: ` : ''}${problem.en}. ${remedy.en}.`,
      `${field ? `${field.es}: ` : ''}${problem.es}. ${remedy.es}.`,
    ),
  }))
  return {
    name: 'wording',
    title: both('What could be said better', 'Lo que podría decirse mejor'),
    findings,
  }
}
