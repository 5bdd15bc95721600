import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)

const faces = {
  title: {
    file: resolve('@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2'),
    weight: 760,
  },
  text: {
    file: resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    weight: 620,
  },
}

/** A face of the site, or the file of another font and its weight. */
export type Face = keyof typeof faces | { file: string; weight: number }

/** Text as an outline, from the origin to the right: no font of the machine has a say in it. */
export type Outline = { path: string; width: number }

/** The outline of one line of text, in any script: shaped as its language writes it. */
export async function outline(text: string, face: Face, size: number): Promise<Outline> {
  const { font, upem } = await fontOf(face, text)
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  const scale = size / upem
  let x = 0
  let path = ''
  for (const { codepoint, xAdvance, xOffset, yOffset } of buffer.getGlyphInfosAndPositions()) {
    if (codepoint === 0) {
      // a letter that the font lacks leaves a gap; so does a space, which a font of one script may lack
      x += upem * 0.26
      continue
    }
    const at = `translate(${round((x + xOffset!) * scale)} ${round(-yOffset! * scale)})`
    const glyph = font.glyphToPath(codepoint)
    // letters are drawn upwards, pictures downwards
    if (glyph) path += `<path transform="${at} scale(${scale} ${-scale})" d="${glyph}"/>`
    x += xAdvance!
  }
  return { path, width: x * scale }
}

type Opened = { font: harfbuzz.Font; upem: number }

const opened = new Map<keyof typeof faces, Promise<Opened>>()

/** A font in its one weight, opened once: unpacking it takes longer than a line of text. */
function fontOf(face: Face, text: string): Promise<Opened> {
  if (typeof face === 'object') return open(face, text)
  const font = opened.get(face) ?? open(faces[face], '')
  opened.set(face, font)
  return font
}

async function open({ file, weight }: typeof faces.text, text: string): Promise<Opened> {
  const whole = readFileSync(file)
  const range = (from: number, to: number) =>
    String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
  // Latin, punctuation, what is written in another script, and the dotted circle that carries a sign which stands alone
  const letters = range(0x20, 0x24f) + range(0x2000, 0x206f) + '\u25cc' + text
  const bytes = await subsetFont(whole, letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  const blob = new harfbuzz.Face(new harfbuzz.Blob(bytes))
  return { font: new harfbuzz.Font(blob), upem: blob.upem }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
