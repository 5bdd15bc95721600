import type { ToldIn } from '#app/language/told.ts'
import type { CalendarDate } from '#app/time/dates.ts'
import { dateRange } from '#app/time/in-words.ts'
import type { Chapter } from './chapter.ts'

const words = {
  en: { title: 'Report of', nothing: 'Nothing to do.' },
  es: { title: 'Informe del', nothing: 'No hay nada pendiente.' },
}

export function markdown(chapters: readonly Chapter[], locale: ToldIn, now: number): string {
  const { title, nothing } = words[locale]
  const today = new Date(now).toISOString().slice(0, 10) as CalendarDate
  const parts = chapters.map((chapter) => {
    const { findings, unknown } = chapter
    const lines = findings.map(({ file, line, text }) => {
      const place = line ? `${file}:${line}` : file
      return `- ${text[locale]}${place ? ` (\`${place}\`)` : ''}`
    })
    const body = unknown ? unknown[locale] : lines.join('\n') || nothing
    return `## ${chapter.title[locale]}: ${unknown ? '?' : findings.length}\n\n${body}`
  })
  return `# ${title} ${dateRange(today, today, locale)}\n\n${parts.join('\n\n')}`
}
