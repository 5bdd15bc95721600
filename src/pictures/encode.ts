import sharp from 'sharp'

const best = 58
const worst = 36

/**
 * A picture as AVIF, as light as it should be. What is too busy for that keeps a quality that one likes
 * to look at, and weighs more.
 */
export async function avif(png: Buffer, budget: number): Promise<Buffer> {
  for (let quality = best; ;) {
    const file = await sharp(png).avif({ quality, effort: 4 }).toBuffer()
    if (file.length <= budget || quality === worst) return file
    // about eleven steps of quality halve the bytes
    const steps = Math.ceil(11 * Math.log2(file.length / budget))
    quality = Math.max(worst, quality - steps)
  }
}

/** The same for browsers without AVIF. */
export function webp(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ quality: 60, effort: 6, smartSubsample: true }).toBuffer()
}
