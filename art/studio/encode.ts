import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

/**
 * A picture as AVIF within its budget. `avifenc` (Debian: libavif-bin) describes the paper's grain in
 * a few bytes and lets the browser add it, which hides every band in a sky; without it, sharp encodes
 * the same picture without grain.
 */
export async function avif(png: Buffer, budget: number): Promise<Buffer> {
  return hasAvifenc() ? withGrain(png, budget) : withoutGrain(png, budget)
}

/** The fallback for browsers without AVIF. */
export function webp(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ quality: 60, effort: 6, smartSubsample: true }).toBuffer()
}

let found: boolean | undefined

export function hasAvifenc(): boolean {
  if (found === undefined) {
    try {
      execFileSync('avifenc', ['--version'], { stdio: 'ignore' })
      found = true
    } catch {
      found = false
    }
  }
  return found
}

const settings = (
  '-s 5 -j 2 -d 10 -y 420 --min 0 --max 63 --ignore-exif --ignore-xmp ' +
  '-a end-usage=q -a tune=ssim -a enable-chroma-deltaq=1 -a film-grain-test=3'
).split(' ')

function withGrain(png: Buffer, budget: number): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'picture-'))
  const from = path.join(folder, 'picture.png')
  const to = path.join(folder, 'picture.avif')
  const encode = (level: number) => {
    const arguments_ = [...settings, '-a', `cq-level=${level}`, from, to]
    execFileSync('avifenc', arguments_, { stdio: 'ignore' })
    return readFileSync(to)
  }
  try {
    writeFileSync(from, png)
    const first = 32
    let level = first
    let file = encode(level)
    // about eleven steps of the level halve the bytes
    while (file.length > budget && level < 60) {
      const steps = Math.ceil(11 * Math.log2(file.length / budget))
      level = Math.min(60, level + Math.max(1, steps))
      file = encode(level)
    }
    if (level === first && file.length < budget * 0.66) {
      const better = encode(26)
      if (better.length <= budget) file = better
    }
    if (file.length > budget) throw new Error(`cannot be made as light as ${budget} bytes`)
    return file
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function withoutGrain(png: Buffer, budget: number): Promise<Buffer> {
  for (const quality of [58, 52, 46, 40, 34, 28, 22]) {
    const file = await sharp(png).avif({ quality, effort: 6, bitdepth: 8 }).toBuffer()
    if (file.length <= budget) return file
  }
  throw new Error(`cannot be made as light as ${budget} bytes`)
}
