import sharp from 'sharp'
import type { Size } from './shapes.ts'

/** A picture as its pixels, three bytes each: nothing is read of a file again for every try. */
export type Pixels = Size & { bytes: Buffer }

export const pixelsOf = ({ bytes, width, height }: Pixels) =>
  sharp(bytes, { raw: { width, height, channels: 3 } })

const best = 58
/** What one likes to look at, and what one still sees what it is of. */
const [worst, worstOfLight] = [36, 20]

/** With less effort a file is a little larger, and there in a quarter of the time: enough to look for the quality. */
const [ofATry, ofTheFile] = [3, 4]
const largerForIt = 1.04

/**
 * A picture as AVIF, as light as it should be. What is too busy for that keeps a quality that one likes
 * to look at, and weighs more.
 */
export async function avif(
  picture: Pixels,
  { budget, light }: { budget: number; light?: boolean },
): Promise<Buffer> {
  const least = light ? worstOfLight : worst
  const file = (quality: number, effort: number) =>
    pixelsOf(picture).avif({ quality, effort }).toBuffer()
  let quality = best
  while (quality > least) {
    const { length } = await file(quality, ofATry)
    const tooLarge = length / (budget * largerForIt)
    if (tooLarge <= 1) break
    // about eleven steps of quality halve the bytes
    quality = Math.max(least, quality - Math.ceil(11 * Math.log2(tooLarge)))
  }
  return file(quality, ofTheFile)
}

/** The same for browsers without AVIF. */
export function webp(picture: Pixels): Promise<Buffer> {
  return pixelsOf(picture).webp({ quality: 60, effort: 6, smartSubsample: true }).toBuffer()
}
