import sharp from 'sharp'
import { deep } from './colours.ts'
import { madeOnce } from './made-once.ts'
import { drawnMark } from './share-card.ts'

/** `ground` fills the square, as home screens want it; `mark` is how much of it the mark takes. */
const icons: Readonly<Record<string, { size: number; mark: number; ground: boolean }>> = {
  '/icon-32.png': { size: 32, mark: 1, ground: false },
  '/icon-180.png': { size: 180, mark: 0.74, ground: true },
  '/icon-192.png': { size: 192, mark: 1, ground: false },
  '/icon-512.png': { size: 512, mark: 1, ground: false },
  // whatever shape a telephone cuts out of it, the middle four fifths stay
  '/icon-maskable.png': { size: 512, mark: 0.58, ground: true },
  // asked for by what reads no page: feed readers, lists of bookmarks
  '/favicon.ico': { size: 32, mark: 1, ground: false },
}

export const iconAddresses = Object.keys(icons)

/** An icon, made from the one mark; none at another address. */
export async function drawIcon(address: string): Promise<Uint8Array | undefined> {
  const icon = icons[address]
  if (!icon) return undefined
  const { size, mark, ground } = icon
  const edge = (55 * (1 - mark)) / (2 * mark)
  const side = 55 + 2 * edge
  const back = ground
    ? `<path fill="${deep}" d="M${-edge} ${-edge}h${side}v${side}h${-side}z"/>`
    : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-edge} ${-edge} ${side} ${side}">${back}${drawnMark()}</svg>`
  const image = await madeOnce('icon', [svg], () =>
    sharp(Buffer.from(svg)).png({ compressionLevel: 9, effort: 10 }).toBuffer(),
  )
  return address.endsWith('.ico') ? asIco(image, size) : image
}

/** One PNG in an ICO file: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function asIco(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22)
  head.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32])
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
