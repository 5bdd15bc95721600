import { both } from '#app/content/fields.ts'
import { samples } from '#app/content/samples.ts'
import type { Chapter } from './chapter.ts'

export function remainingSamples(): Chapter {
  return {
    name: 'samples',
    title: both('Facts that are still samples', 'Datos todavía inventados'),
    findings: samples().map(({ file, line, label, name }) => ({
      file,
      line,
      text: both(`${label.en} (${name})`, `${label.es} (${name})`),
    })),
  }
}
