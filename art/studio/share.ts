import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { ShareCard } from '#app/media/share.ts'
import { outline, type Outline } from '../draw/letters.ts'
import { frameOf } from './cuts.ts'
import { originalOf, type Source } from './make.ts'

const size = { width: 1200, height: 630 }
const margin = 72
const heaviest = 150_000
const sizes = [104, 92, 82, 72, 64, 56]

/** A card that a page wants: what stands on it, and the file it is kept in. */
export type Wanted = { card: ShareCard; file: string }

/** Draws the cards that are missing and takes away those that no page wants any more. */
export async function drawCards(wanted: Wanted[], all: Source[], folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const missing = wanted.filter(({ file }) => !existsSync(path.join(folder, file)))
  const grounds = new Map<string, Buffer>()
  for (const { card, file } of missing) {
    let ground = grounds.get(card.picture)
    if (!ground) {
      ground = await groundOf(all.find(({ scene }) => scene.id === card.picture)!)
      grounds.set(card.picture, ground)
    }
    writeFileSync(path.join(folder, file), await drawCard(card, ground))
  }
  const kept = new Set(wanted.map(({ file }) => file))
  for (const file of readdirSync(folder)) if (!kept.has(file)) rmSync(path.join(folder, file))
  return missing.length
}

/** The page's picture, cut to the card. */
async function groundOf(source: Source): Promise<Buffer> {
  const original = await originalOf(source, size.width)
  return sharp(original.png)
    .extract(frameOf(original, size, original.focus))
    .resize(size.width, size.height)
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function drawCard(card: ShareCard, ground: Buffer): Promise<Buffer> {
  const picture = await sharp(ground)
    .composite([{ input: Buffer.from(await wordsOf(card)) }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const quality of [84, 76, 68, 60]) {
    const jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= heaviest) return jpeg
  }
  throw new Error(`The share card “${card.title}” cannot be made light enough`)
}

/** The scrim, the mark, the title and the cut edge, over the picture. */
async function wordsOf({ title, telugu }: ShareCard): Promise<string> {
  const { width, height } = size
  const name = await outline('Praise Chapel', 'text', 34)
  const { lines, letters } = await fitted(title)
  const small = telugu ? await outline(telugu, 'telugu', 40) : undefined
  const step = letters * 1.04
  const bottom = height - 88 - (small ? 76 : 0)
  const placed = lines
    .map(({ path }, index) => at(margin, bottom - (lines.length - 1 - index) * step, path))
    .join('')
  const mark = readFileSync('src/prerender/public/icon.svg', 'utf8')
    .replace(/^<svg[^>]*>/, '')
    .replace('</svg>', '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="side"><stop offset="0" stop-color="#081722" stop-opacity=".9"/><stop offset=".42" stop-color="#081722" stop-opacity=".62"/><stop offset=".78" stop-color="#081722" stop-opacity="0"/></linearGradient>
<linearGradient id="foot" x2="0" y2="1"><stop offset=".45" stop-color="#081722" stop-opacity="0"/><stop offset="1" stop-color="#081722" stop-opacity=".72"/></linearGradient>
</defs>
<path fill="url(#side)" d="M0 0h${width}v${height}H0z"/><path fill="url(#foot)" d="M0 0h${width}v${height}H0z"/>
<g transform="translate(${margin - 8} 56) scale(1.25)">${mark}</g>
<g fill="#fdf6e6">${at(margin + 72, 103, name.path)}${placed}</g>
${small ? `<g fill="#ffc95c">${at(margin, height - 84, small.path)}</g>` : ''}
<path fill="#fcf7eb" d="M0 ${height}V${height - 15}l90 5 130-9 170 11 140-8 190 9 150-11 130 8 200-7v${17}z"/>
</svg>`
}

function at(x: number, y: number, path: string): string {
  return `<g transform="translate(${x} ${y})">${path}</g>`
}

/** The title in the largest letters in which it fits, in at most three lines; it may say where one ends. */
async function fitted(title: string): Promise<{ lines: Outline[]; letters: number }> {
  for (const letters of sizes) {
    const lines = await wrapped(title, letters)
    if (lines && lines.length <= (letters > 80 && !title.includes('\n') ? 2 : 3))
      return { lines, letters }
  }
  throw new Error(`The title “${title}” is too long for its share card`)
}

async function wrapped(title: string, letters: number): Promise<Outline[] | undefined> {
  const room = 700
  const lines: Outline[] = []
  for (const part of title.split('\n')) {
    let line = ''
    for (const word of part.split(' ')) {
      const longer = await outline(line ? `${line} ${word}` : word, 'title', letters)
      if (longer.width <= room) {
        if (line) lines.pop()
        line = line ? `${line} ${word}` : word
        lines.push(longer)
      } else {
        if (!line) return undefined
        line = word
        const alone = await outline(word, 'title', letters)
        if (alone.width > room) return undefined
        lines.push(alone)
      }
    }
  }
  return lines
}
