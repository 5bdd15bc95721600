import sharp, { type Raw } from 'sharp'
import type { Scene } from '#app/content/fields.ts'
import { gold2, night, onDark, paper } from './colours.ts'
import { frameOf } from './crop.ts'
import { outline, type Outline } from './letters.ts'
import { shownCuts } from './library.ts'
import { madeOnce } from './made-once.ts'
import { scriptFont, scriptOf } from './script-font.ts'
import { drawnMark, type ShareCard } from './share-card.ts'

/** The head of a page names it, too. */
export const size = { width: 1200, height: 630 }
const margin = 72
const room = 700
const heaviest = 150_000
const smallest = 56
const sizes = [104, 92, 82, 72, 64, smallest]

/** The card at an address, which tells all that stands on it, as a JPEG. */
export function shareCard(address: string, card: ShareCard): Promise<Uint8Array> {
  return madeOnce('jpeg-card', [address], () => drawCard(card))
}

/** A card as a JPEG: light enough for every network that shows it. A smaller one would take ten times as long. */
export async function drawCard(card: ShareCard): Promise<Buffer> {
  const ground = await groundOf(card.picture)
  const { data, info } = await sharp(ground.data, { raw: ground.info })
    .composite([{ input: Buffer.from(await wordsOf(card)) }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  let jpeg: Buffer
  let quality = 84
  do {
    jpeg = await sharp(data, { raw: info }).jpeg({ quality, progressive: true }).toBuffer()
    quality -= 8
  } while (jpeg.length > heaviest && quality > 20)
  return jpeg
}

type Ground = { data: Buffer; info: Raw }

/** Those used last, since cards of one picture are drawn one after the other. */
const grounds = new Map<string, Promise<Ground>>()
const mostGrounds = 2

function groundOf(picture: Scene): Promise<Ground> {
  const { address, entry } = shownCuts(picture)!
  const shown = `${address} ${entry.focus}`
  const ground = grounds.get(shown) ?? cutGround(picture)
  grounds.delete(shown)
  grounds.set(shown, ground)
  // the one that was not asked for longest makes room
  if (grounds.size > mostGrounds) grounds.delete(grounds.keys().next().value!)
  return ground
}

async function cutGround(picture: Scene): Promise<Ground> {
  const { entry, files } = shownCuts(picture)!
  const { widths, focus } = entry
  // the smallest that fills the card: to unpack a picture takes longer than all the rest
  const fills = (width: number) =>
    width >= size.width && (width * entry.height) / entry.width >= size.height
  const width = widths.find(fills) ?? widths.at(-1)!
  const file = files.get(`${width}.avif`)!
  const { width: wide, height: high } = await sharp(file).metadata()
  return sharp(file)
    .extract(frameOf({ width: wide, height: high }, size, [focus[0] / 100, focus[1] / 100]))
    .resize(size.width, size.height)
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The scrim, the mark, the title and the cut edge, over the picture. */
async function wordsOf({ name, title, greeting }: ShareCard): Promise<string> {
  const { width, height } = size
  const site = await outline(name, 'text', 34)
  const { lines, letters } = await fitted(title)
  const small = greeting && (await greetingOf(greeting))
  const step = letters * 1.04
  const bottom = height - 88 - (small ? 76 : 0)
  const placed = lines
    .map(({ path }, index) => at(margin, bottom - (lines.length - 1 - index) * step, path))
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="side"><stop offset="0" stop-color="${night}" stop-opacity=".9"/><stop offset=".42" stop-color="${night}" stop-opacity=".62"/><stop offset=".78" stop-color="${night}" stop-opacity="0"/></linearGradient>
<linearGradient id="foot" x2="0" y2="1"><stop offset=".45" stop-color="${night}" stop-opacity="0"/><stop offset="1" stop-color="${night}" stop-opacity=".72"/></linearGradient>
</defs>
<path fill="url(#side)" d="M0 0h${width}v${height}H0z"/><path fill="url(#foot)" d="M0 0h${width}v${height}H0z"/>
<g transform="translate(${margin - 8} 56) scale(1.25)">${drawnMark()}</g>
<g fill="${onDark}">${at(margin + 72, 103, site.path)}${placed}</g>
${small ? `<g fill="${gold2}">${at(margin, height - 84, small.path)}</g>` : ''}
<path fill="${paper}" d="M0 ${height}V${height - 15}l90 5 130-9 170 11 140-8 190 9 150-11 130 8 200-7v${17}z"/>
</svg>`
}

/** The greeting in its letters; a line that is too long, or in letters that no font here has, is left out. */
async function greetingOf({ language, text }: NonNullable<ShareCard['greeting']>) {
  const font = scriptFont(language)
  if (!font && scriptOf(language) !== 'Latn') return undefined
  const line = await outline(text, font ? { file: font.file, weight: 600 } : 'text', 40)
  return line.width <= size.width - 2 * margin ? line : undefined
}

function at(x: number, y: number, path: string): string {
  return `<g transform="translate(${x} ${y})">${path}</g>`
}

/** The title in the largest letters in which it fits, in a few lines; it may say where one ends. */
async function fitted(title: string): Promise<{ lines: Outline[]; letters: number }> {
  for (const letters of sizes) {
    const lines = await wrapped(title, letters)
    if (isRoomFor(lines, letters, title)) return { lines, letters }
  }
  return shortened(title)
}

/** Three lines look well; two large ones do, and four small ones, where what is below the first is told as well. */
function isRoomFor(lines: readonly Outline[], letters: number, title: string): boolean {
  const isOne = !title.includes('\n')
  const most = isOne && letters > 80 ? 2 : isOne || letters > smallest ? 3 : 4
  return lines.length <= most && lines.every(({ width }) => width <= room)
}

/**
 * A title that fits in no size is no mistake of whoever wrote it: the card shows its beginning, and below it the
 * lines that it has of its own, such as the days of an event, as long as there is room for both.
 */
async function shortened(title: string): Promise<{ lines: Outline[]; letters: number }> {
  const letters = smallest
  const [first = '', ...below] = title.split('\n')
  for (let length = first.length - 1; length > 0; length--) {
    const shown = [`${first.slice(0, length).trimEnd()}…`, ...below].join('\n')
    const lines = await wrapped(shown, letters)
    if (isRoomFor(lines, letters, shown)) return { lines, letters }
  }
  return below.length > 0 ? shortened([first, ...below].join(' ')) : { lines: [], letters }
}

async function wrapped(title: string, letters: number): Promise<Outline[]> {
  const lines: Outline[] = []
  for (const part of title.split('\n')) {
    let line = ''
    for (const word of part.split(' ')) {
      const longer = await outline(line ? `${line} ${word}` : word, 'title', letters)
      if (line && longer.width <= room) lines.pop()
      const fits = !line || longer.width <= room
      line = fits && line ? `${line} ${word}` : word
      lines.push(fits ? longer : await outline(word, 'title', letters))
    }
  }
  return lines
}
