import { createRequire } from 'node:module'

/** The font of a language that is written in letters of its own. */
export type ScriptFont = { family: string; name: string; file: string }

const { resolve } = createRequire(import.meta.url)

/** The script of a language by its four letters: `Telu` */
export function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? 'Latn'
}

/** None for Latin letters, which the site's own fonts have, nor for a script whose package is not installed. */
export function scriptFont(language: string): ScriptFont | undefined {
  const script = scriptOf(language)
  if (script === 'Latn') return undefined
  const called = new Intl.DisplayNames('en', { type: 'script' }).of(script)!
  const name = called.toLowerCase()
  const family = `noto-sans-${name}`
  try {
    const file = resolve(`@fontsource-variable/${family}/files/${family}-${name}-wght-normal.woff2`)
    return { family: `Noto Sans ${called}`, name, file }
  } catch {
    // the devices of those who read it have one
    return undefined
  }
}
