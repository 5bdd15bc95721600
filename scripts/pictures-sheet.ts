/** `npm run pictures:sheet`: every picture of content on one sheet, with its name: .cache/pictures.webp. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { contentFolder } from '#app/content/folder.ts'
import { picturesThere } from '#app/content/pictures.ts'

const sheet = '.cache/pictures.webp'
const page = { width: 2000, gap: 10, row: 210, label: 18 }

const tiles: OverlayOptions[] = []
let left = page.gap
let top = page.gap
for (const src of picturesThere().toSorted()) {
  const { data, info } = await sharp(path.join(contentFolder, src))
    .autoOrient()
    .resize({ height: page.row, width: page.width - 2 * page.gap, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (left + info.width > page.width) {
    left = page.gap
    top += page.row + page.label + page.gap
  }
  const name = path.basename(src).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const label = `<svg width="${info.width}" height="${page.label}"><text y="14" font-family="sans-serif" font-size="13" fill="#3b5058">${name}</text></svg>`
  tiles.push({ input: data, left, top })
  tiles.push({ input: Buffer.from(label), left, top: top + page.row })
  left += info.width + page.gap
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
console.log(`${tiles.length / 2} pictures: ${sheet}`)
