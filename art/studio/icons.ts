import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** Where the icons of browser tabs and home screens lie; they are made from the one SVG there. */
export const iconFolder = 'src/prerender/public'

/** `ground` fills the square, as home screens want it; `mark` is how much of it the mark takes. */
const icons = [
  { file: 'icon-32.png', size: 32, mark: 1, ground: false },
  { file: 'icon-180.png', size: 180, mark: 0.74, ground: true },
  { file: 'icon-192.png', size: 192, mark: 1, ground: false },
  { file: 'icon-512.png', size: 512, mark: 1, ground: false },
  // whatever shape a telephone cuts out of it, the middle four fifths stay
  { file: 'icon-maskable.png', size: 512, mark: 0.58, ground: true },
]

/** Draws the icons, and says how many have changed. */
export async function drawIcons(folder = iconFolder): Promise<number> {
  const mark = readFileSync(path.join(iconFolder, 'icon.svg'), 'utf8')
    .replace(/^<svg[^>]*>/, '')
    .replace('</svg>', '')
  let changed = 0
  for (const { file, size, mark: part, ground } of icons) {
    const edge = (55 * (1 - part)) / (2 * part)
    const side = 55 + 2 * edge
    const back = ground
      ? `<path fill="#12394a" d="M${-edge} ${-edge}h${side}v${side}h${-side}z"/>`
      : ''
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-edge} ${-edge} ${side} ${side}">${back}${mark}</svg>`
    const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 9, effort: 10 }).toBuffer()
    const to = path.join(folder, file)
    if (existsSync(to) && readFileSync(to).equals(png)) continue
    writeFileSync(to, png)
    changed++
  }
  return changed
}
