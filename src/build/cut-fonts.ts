import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { contentFolder } from '#app/content/folder.ts'
import { madeOnce } from '#app/pictures/made-once.ts'
import { writeWhole } from '#app/pictures/write-whole.ts'
import { onDisk } from './disk.ts'
import { fontsFolder as folder } from './fonts-folder.ts'

/**
 * The weights that headings and text are set in; a style that asks for more gets the nearest. Of what a face
 * can do besides, letters that stand closer where they leave a gap, and figures of one width in lists: all
 * other forms of letters are a fifth of their files.
 */
const faces = {
  piazzolla: { wght: { min: 640, max: 780 }, keepFeatures: ['kern'] },
  figtree: { wght: { min: 400, max: 700 }, keepFeatures: ['kern', 'tnum'] },
}

/**
 * Cuts fonts down to what is shown, since lines are slow: the two faces of the site to the letters of
 * its languages, as `src/ui/fonts.css` lists them (26 kB instead of 52), and Telugu to the letters that
 * `content/` uses, in one weight (14 kB instead of 124). The style files ask for the results as `cut-fonts/`.
 */
export function cutFonts(): Plugin {
  return {
    name: 'praise-chapel:cut-fonts',
    async config() {
      await onDisk(cutAll)
      return { resolve: { alias: { 'cut-fonts': path.resolve(folder) } } }
    },
  }
}

async function cutAll(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const styles = readFileSync('src/ui/fonts.css', 'utf8')
  for (const [face, how] of Object.entries(faces)) {
    await cut(face, `${face}-latin-wght-normal`, lettersOf(face, styles), how)
  }
  await cut('telugu', 'noto-sans-telugu-telugu-wght-normal', teluguLetters(), { wght: 400 })
}

async function cut(
  name: string,
  source: string,
  letters: string,
  { wght, ...how }: { wght: number | { min: number; max: number }; keepFeatures?: string[] },
): Promise<void> {
  const family = source.replace(/-(latin|telugu)-wght-normal$/, '')
  const whole = `@fontsource-variable/${family}/files/${source}.woff2`
  const font = readFileSync(createRequire(import.meta.url).resolve(whole))
  const options = { targetFormat: 'woff2' as const, variationAxes: { wght }, ...how }
  const result = await madeOnce('font', [font, letters, JSON.stringify(options)], () =>
    subsetFont(font, letters, options),
  )
  const file = `${folder}/${name}.woff2`
  if (existsSync(file) && readFileSync(file).equals(result)) return
  await writeWhole(file, result)
}

/** The letters that the style file says the cut of a face has: `U+20-7E, U+E1, …` */
function lettersOf(face: string, styles: string): string {
  const [, range] = new RegExp(`/${face}\\.woff2[^}]*unicode-range:([^;]+);`).exec(styles)!
  return range!
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index)
      return String.fromCodePoint(...codes)
    })
    .join('')
}

function teluguLetters(): string {
  const content = globSync('**/*.json', { cwd: contentFolder }).map((file) =>
    readFileSync(path.join(contentFolder, file), 'utf8'),
  )
  const letters = new Set(content.join('').match(/\p{Script=Telugu}/gu))
  // joiners shape letters, and the dotted circle carries a sign that stands alone
  return [...letters].toSorted().join('') + ' .,\u200c\u200d\u25cc'
}
