import { advice } from '#app/content/check/check.ts'
import { said } from '#app/content/check/finding.ts'
import { both } from '#app/content/fields.ts'
import type { Chapter } from './chapter.ts'

/** What could be said better: it stops nothing. */
export function wording(): Chapter {
  const findings = advice().map((finding) => ({
    file: finding.file,
    line: finding.line,
    text: both(said(finding, 'en'), said(finding, 'es')),
  }))
  return {
    name: 'wording',
    title: both('What could be said better', 'Lo que podría decirse mejor'),
    findings,
  }
}
