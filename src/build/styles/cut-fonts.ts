import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { readableIn } from '#app/content/entries.ts'
import { contentFolder } from '#app/content/folder.ts'
import { isLanguage } from '#app/content/values.ts'
import { onDisk } from '#app/language/disk.ts'
import { madeOnce } from '#app/pictures/made-once.ts'
import { scriptFont, scriptOf } from '#app/pictures/script-font.ts'
import { writeWhole } from '#app/pictures/write-whole.ts'
import { fontsFolder as folder } from './fonts-folder.ts'

const { resolve } = createRequire(import.meta.url)

/**
 * The weights that headings and text are set in; a style that asks for more gets the nearest. One weight of
 * headings weighs 5 kB less than a range. Of what a face can do besides, letters that stand closer where they
 * leave a gap, and figures of one width in lists: all other forms of letters are a fifth of their files.
 */
const faces = {
  piazzolla: { wght: 700, keepFeatures: ['kern'] },
  figtree: { wght: { min: 400, max: 700 }, keepFeatures: ['kern', 'tnum'] },
}

/**
 * Cuts fonts down to what is shown, since lines are slow: the two faces of the site to the letters of
 * its languages, as `src/ui/fonts.css` lists them (21 kB instead of 52), with those that content has
 * besides (the ã of São Paulo), and that of a greeting in another script to the letters of it, in one weight
 * (Telugu: 14 kB instead of 124). The style files ask for the results as `cut-fonts/`, and `greetings.css` is
 * written there, too.
 */
export function cutFonts(): Plugin {
  return {
    name: 'praise-chapel:cut-fonts',
    async config() {
      await onDisk(cutAll)
      return { resolve: { alias: { 'cut-fonts': path.resolve(folder) } } }
    },
    transform: {
      order: 'pre',
      filter: { id: /\/src\/ui\/fonts\.css/ },
      handler: (styles) => {
        const letters = lettersShown()
        // the whole face would be fetched for what the cut one has, since that comes later
        const others = [...lettersOfRange(styles.match(wholeRange)![0])].filter(
          (letter) => !letters.includes(letter),
        )
        return styles
          .replace(cutRange, '')
          .replace(wholeRange, ` unicode-range: ${rangeOf(others)}`)
      },
    },
  }
}

async function cutAll(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const letters = lettersShown()
  for (const [face, how] of Object.entries(faces)) {
    const file = resolve(`@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`)
    await cut(face, file, letters, how)
  }
  await cutGreetings()
}

/** All letters that the cuts have: those of the languages, and those that content has besides. */
export function lettersShown(): string {
  const styles = readFileSync('src/ui/fonts.css', 'utf8')
  return lettersOf(styles) + lettersBesides(styles)
}

/** Western letters that content has and the cut of the faces has not: for one of them all would be fetched. */
function lettersBesides(styles: string): string {
  const known = lettersOf(styles)
  const said = globSync('**/*.json', { cwd: contentFolder })
    .map((file) => readFileSync(path.join(contentFolder, file), 'utf8'))
    .join('')
  const western = lettersOfRange(styles.match(wholeRange)![0])
  const others = [...western].filter((letter) => !known.includes(letter))
  const besides = new RegExp(`[${others.map((each) => `\\u{${hex(each)}}`).join('')}]`, 'gu')
  return [...new Set(said.match(besides))].toSorted().join('')
}

const hex = (letter: string) => letter.codePointAt(0)!.toString(16)

/** The letters of greetings that are not Latin, and the styles that ask for them. */
async function cutGreetings(): Promise<void> {
  const written = Map.groupBy(greetings(), ({ language }) => scriptOf(language))
  written.delete('Latn')
  let styles = ''
  for (const [script, each] of written) {
    const spoken = `:is(${[...new Set(each.map(({ language }) => `:lang(${language})`))].join(', ')})`
    const font = scriptFont(each[0]!.language)
    const letters = font ? lettersIn(each, script) : []
    // room for signs above and below the letters; who saves data reads the letters of their device
    styles += `@layer base {
  ${spoken} { font-family: ${letters.length > 0 ? `'${font!.family}', ` : ''}system-ui, sans-serif; line-height: 1.8; }
  :root[data-light] ${spoken} { font-family: system-ui, sans-serif; }
}
`
    if (!font || letters.length === 0) continue
    // joiners shape letters, and the dotted circle carries a sign that stands alone
    await cut(font.name, font.file, `${letters.join('')}\u200c\u200d\u25cc`, { wght: 400 })
    const [first, last] = [letters[0]!, letters.at(-1)!].map(hex)
    styles += `@font-face {
  font-family: '${font.family}';
  src: url('${font.name}.woff2') format('woff2');
  font-display: swap;
  unicode-range: U+${first}-${last}, U+200C-200D, U+25CC;
}
`
  }
  await replace(`${folder}/greetings.css`, Buffer.from(styles))
}

function lettersIn(texts: readonly Greeting[], script: string): string[] {
  const own = new RegExp(`\\p{Script_Extensions=${script}}`, 'gu')
  return [...new Set(texts.flatMap(({ text }) => text.match(own) ?? []))].toSorted()
}

type Greeting = { language: string; text: string }

function greetings(): Greeting[] {
  return readableIn('churches').flatMap(({ greeting }) => {
    const { language, text } = (greeting ?? {}) as Partial<Greeting>
    return isLanguage(String(language)) && typeof text === 'string'
      ? [{ language: language!, text }]
      : []
  })
}

async function cut(
  name: string,
  source: string,
  letters: string,
  { wght, ...how }: { wght: number | { min: number; max: number }; keepFeatures?: string[] },
): Promise<void> {
  const font = readFileSync(source)
  const options = { targetFormat: 'woff2' as const, variationAxes: { wght }, ...how }
  const result = await madeOnce('font', [font, letters, JSON.stringify(options)], () =>
    subsetFont(font, letters, options),
  )
  await replace(`${folder}/${name}.woff2`, result)
}

/** A file is left alone where nothing of it has changed. */
async function replace(file: string, bytes: Uint8Array): Promise<void> {
  if (existsSync(file) && readFileSync(file).equals(bytes)) return
  await writeWhole(file, bytes)
}

/** Where the style file says which letters the cuts have, and which the face that one of them is cut from. */
const cutRange = /(?<=cut-fonts\/[^}]*)unicode-range:[^;]+/g
const wholeRange = /(?<=-latin-wght[^}]*)unicode-range:[^;]+/

function lettersOf(styles: string): string {
  return lettersOfRange(styles.match(cutRange)![0])
}

/** `unicode-range: U+20-7E, U+E1, …` */
function lettersOfRange(range: string): string {
  return range
    .slice('unicode-range:'.length)
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

function rangeOf(letters: readonly string[]): string {
  const codes = new Set(letters.map((letter) => letter.codePointAt(0)!))
  const firsts = [...codes].filter((code) => !codes.has(code - 1))
  return firsts
    .map((first) => {
      let last = first
      while (codes.has(last + 1)) last++
      return `U+${first.toString(16)}-${last.toString(16)}`
    })
    .join(', ')
}
