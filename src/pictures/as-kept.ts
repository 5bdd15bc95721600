import sharp, { type Metadata } from 'sharp'
import { largestKept } from './shapes.ts'

/**
 * A photograph as it is kept: turned upright, no larger than any cut needs, and without where it was taken,
 * which can be somebody's home. Nothing where it is so already, or cannot be opened at all.
 */
export async function asKept(bytes: Buffer): Promise<Buffer | undefined> {
  // of no bytes at all sharp throws before there is a promise
  if (bytes.length === 0) return undefined
  const photo = sharp(bytes, { failOn: 'truncated' })
  const metadata = await photo.metadata().catch(() => undefined)
  if (!metadata) return undefined
  const { width, height } = metadata
  if (Math.max(width, height) <= largestKept && !saysWhere(metadata)) return undefined
  return photo
    .autoOrient()
    .resize({ width: largestKept, height: largestKept, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90, force: false })
    .webp({ quality: 90, force: false })
    .toBuffer()
    .catch(() => undefined)
}

/** Whether a camera wrote into a photograph where it stood. */
function saysWhere({ exif, xmp }: Metadata): boolean {
  return Boolean(xmp?.includes('GPSLatitude')) || Boolean(exif && hasPosition(exif))
}

/** Looks into the lists of a camera's notes: https://www.cipa.jp/std/documents/download_e.html?DC-008-Translation-2023-E */
function hasPosition(exif: Buffer): boolean {
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const entry = (list: number, tag: number) =>
    Array.from({ length: short(list) }, (_, index) => list + 2 + 12 * index).find(
      (at) => short(at) === tag,
    )
  const [gps, latitude] = [0x88_25, 2]
  try {
    const list = entry(long(4), gps)
    return list !== undefined && entry(long(list + 8), latitude) !== undefined
  } catch {
    // notes that are broken off: what they would have said is not known
    return false
  }
}
