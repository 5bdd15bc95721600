/** `npm run pictures:sheet`: all pictures on one sheet, as the site has them: .cache/pictures.webp. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { allScenes } from '../scenes/all.ts'
import { shapeOf } from './cuts.ts'
import { media } from './manifest.ts'

const sheet = '.cache/pictures.webp'
const page = { width: 2000, gap: 10, row: 210, label: 18 }

const shown = await Promise.all(
  allScenes.map(async ({ id, size }) => {
    const { cuts } = shapeOf(size)
    const width = Math.round((page.row * cuts[0].width) / cuts[0].height)
    const tile = await sharp(path.join(media, `${id}-${cuts[0].tag}.avif`))
      .resize(width, page.row)
      .png()
      .toBuffer()
    return { id, width, tile }
  }),
)

const tiles: OverlayOptions[] = []
let left = page.gap
let top = page.gap
for (const { id, width, tile } of shown) {
  if (left + width > page.width) {
    left = page.gap
    top += page.row + page.label + page.gap
  }
  tiles.push({ input: tile, left, top })
  const label = `<svg width="${width}" height="${page.label}"><text y="14" font-family="sans-serif" font-size="13" fill="#3b5058">${id}</text></svg>`
  tiles.push({ input: Buffer.from(label), left, top: top + page.row })
  left += width + page.gap
}

mkdirSync(path.dirname(sheet), { recursive: true })
await sharp({
  create: {
    width: page.width,
    height: top + page.row + page.label + page.gap,
    channels: 3,
    background: '#fcf7eb',
  },
})
  .composite(tiles)
  .webp({ quality: 82 })
  .toFile(sheet)
console.log(`${shown.length} pictures: ${sheet}`)
