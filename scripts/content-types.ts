import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A mistake in `content/`, as a volunteer reads it. */
export type Finding = { file: string; line: number; field: string; problem: string; remedy: string }

/**
 * Asks the compiler, and says its answers about `content/` in plain words, one for each place. What it
 * says about the rest of the project is left as it is; mistakes in content echo there, so they come first.
 */
export function checkTypes(): { findings: Finding[]; others: string } {
  const { stdout } = spawnSync('tsc', ['--pretty', 'false'], { encoding: 'utf8' })
  const diagnostics = [...stdout.matchAll(/^(content\/.+?)\((\d+),(\d+)\): error TS(\d+): (.*)/gm)]
  const findings = new Map<string, Finding>()
  for (const [, file, line, column, code, message] of diagnostics) {
    const source = readFileSync(file!, 'utf8').split('\n')[Number(line) - 1] ?? ''
    const field = /^["']?([\w-]+)/.exec(source.slice(Number(column) - 1))?.[1] ?? 'text'
    const syntax = Number(code) < 2000
    // after the first slip of the pen the compiler no longer understands the rest of a file
    const place = syntax ? file! : `${file}:${line}`
    if (findings.has(place) || findings.has(file!)) continue
    const { problem, remedy } = syntax ? slip : inPlainWords(message!, field, source, file!)
    findings.set(place, { file: file!, line: Number(line), field, problem, remedy })
  }
  return { findings: [...findings.values()], others: diagnostics.length ? '' : stdout }
}

const slip = {
  problem: 'a quotation mark or a comma is missing or too much, here or just before',
  remedy:
    'Texts stand between double quotes, "like this", data between single ones, each followed by a comma',
}

const date = "a date is written year-month-day, '2026-03-16', or year-month, '2026-03'"
const link = "a link begins with https://, as in 'https://www.example.org/live'"

/** How to write what a field holds. */
const remedies: Record<string, string> = {
  day: "a day is 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday' or 'saturday'",
  at: "a time is written on the 24-hour clock, between single quotes: '17:30' is half past five in the evening",
  phone: "a phone number begins with + and its country, as in '+1 925 555 0100'",
  email: "an e-mail address is whole, as in 'oakley@example.org'",
  category: 'choose one of eventCategories in content/ui.ts',
  kind: 'choose one of serviceKinds in content/ui.ts',
  country: 'choose one of countryNames in content/ui.ts',
  src: 'use the name of a picture in content/media/, without size and ending',
  picture: 'use the name of a picture in content/media/, without size and ending',
  live: link,
  link,
  instagram: link,
  facebook: link,
  youtube: link,
}

function inPlainWords(message: string, field: string, source: string, file: string) {
  const is = (pattern: RegExp) => pattern.exec(message)
  const missing = is(/Property '(\w+)' is missing/)?.[1]
  const unknown = is(/'(\w+)' does not exist in type/)?.[1]
  const value = is(/Type '"(.*?)"' is not assignable/)?.[1]
  const meant = is(/Did you mean (?:to write )?'"?(.*?)"?'\?/)?.[1]

  if (
    missing === 'es' ||
    missing === 'en' ||
    is(/Type '.*' is not assignable to type '.*Record<"en"/)
  ) {
    const language = missing === 'en' ? 'English' : 'Spanish'
    const code = missing === 'en' ? 'en' : 'es'
    return {
      problem: `the ${language} is missing`,
      remedy: `Write it after ${code}: between double quotes, as in { en: "…", es: "…" }`,
    }
  }
  if (missing === 'alt') {
    return {
      problem: 'the picture has no description',
      remedy: 'Say what it shows to somebody who cannot see it: alt: { en: "…", es: "…" }',
    }
  }
  if (missing) {
    return {
      problem: `"${missing}" is missing`,
      remedy: `Add ${missing}: as its neighbors have it`,
    }
  }
  if (unknown) {
    return {
      problem: `nothing is called "${unknown}" here`,
      remedy: meant ? `Did you mean ${meant}?` : 'Take it out, or call it as its neighbors do',
    }
  }
  const written = value ?? source.trim()
  const calendar = file === 'content/events.ts' && (field === 'from' || field === 'to')
  const remedy = meant ? `Did you mean '${meant}'? ` : ''
  const how = calendar ? date : (remedies[field] ?? 'write it as its neighbors are written')
  return {
    problem: `'${written}' does not fit`,
    remedy: remedy + how[0]!.toUpperCase() + how.slice(1),
  }
}
