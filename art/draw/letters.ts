import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'

const fonts = {
  title: ['@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2', 760],
  text: ['@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 620],
  telugu: [
    '@fontsource-variable/noto-sans-telugu/files/noto-sans-telugu-telugu-wght-normal.woff2',
    600,
  ],
} as const

export type Face = keyof typeof fonts

/** Text as an outline, from the origin to the right: no font of the machine has a say in it. */
export type Outline = { path: string; width: number; scale: number }

/** The outline of one line of text, in any script: shaped as its language writes it. */
export async function outline(text: string, face: Face, size: number): Promise<Outline> {
  const [file, weight] = fonts[face]
  const whole = readFileSync(createRequire(import.meta.url).resolve(file))
  const bytes = await subsetFont(whole, `${text}\u200c\u200d\u25cc`, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  const blob = new harfbuzz.Face(new harfbuzz.Blob(bytes))
  const font = new harfbuzz.Font(blob)
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  const scale = size / blob.upem
  let x = 0
  let path = ''
  for (const {
    codepoint,
    cluster,
    xAdvance,
    xOffset,
    yOffset,
  } of buffer.getGlyphInfosAndPositions()) {
    if (codepoint === 0) {
      // the Telugu font has letters only; a space is as wide as its neighbour's
      if (text[cluster] !== ' ') throw new Error(`“${text}” has a letter that the font lacks`)
      x += blob.upem * 0.26
      continue
    }
    const at = `translate(${round((x + xOffset!) * scale)} ${round(-yOffset! * scale)})`
    const glyph = font.glyphToPath(codepoint)
    // letters are drawn upwards, pictures downwards
    if (glyph) path += `<path transform="${at} scale(${scale} ${-scale})" d="${glyph}"/>`
    x += xAdvance!
  }
  return { path, width: x * scale, scale }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
