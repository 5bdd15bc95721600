import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { media } from './manifest.ts'

const films = ['home', 'praise-chapel-global'].flatMap((name) =>
  ['loop.webm', 'loop.mp4', 'loop-small.webm', 'loop-small.mp4'].map((end) => `${name}-${end}`),
)
const small = { width: 320, height: 180 }

test('a film is light, and lighter where the screen is small', () => {
  const weight = (file: string) => readFileSync(path.join(media, file)).length
  for (const file of films) {
    expect(weight(file), file).toBeLessThanOrEqual(900_000)
    if (file.includes('small')) {
      expect(weight(file), file).toBeLessThan(weight(file.replace('-small', '')))
    }
  }
})

// only who makes films needs the tool that reads them
const seen = spawnSync('ffmpeg', ['-version']).status === 0 ? test : test.skip

seen('nobody sees where a film begins again', () => {
  for (const file of films) {
    const frames = framesOf(file)
    expect(frames.length, file).toBeGreaterThanOrEqual(8 * 24)
    const steps = frames.slice(1).map((frame, index) => difference(frames[index]!, frame))
    const seam = difference(frames.at(-1)!, frames[0]!)
    expect(seam, file).toBeLessThanOrEqual(Math.max(...steps) * 1.15)
  }
})

seen('a film begins with the picture it takes the place of', async () => {
  for (const file of films) {
    const still = await sharp(path.join(media, `${file.replace(/-loop.*/, '')}-1600.avif`))
      .resize(small.width, small.height)
      .removeAlpha()
      .toColourspace('b-w')
      .raw()
      .toBuffer()
    expect(difference(framesOf(file)[0]!, still), file).toBeLessThan(4)
  }
})

/** The frames of a film, small and without colour. */
function framesOf(file: string): Buffer[] {
  const from = `-v error -i ${path.join(media, file)}`
  const to = `-f rawvideo -pix_fmt gray -s ${small.width}x${small.height} -`
  const raw = execFileSync('ffmpeg', `${from} ${to}`.split(' '), { maxBuffer: 2 ** 28 })
  const size = small.width * small.height
  return Array.from({ length: raw.length / size }, (_, index) =>
    raw.subarray(index * size, (index + 1) * size),
  )
}

/** The mean difference of two frames, in steps of brightness. */
function difference(one: Buffer, other: Buffer): number {
  let sum = 0
  for (let index = 0; index < one.length; index++) sum += Math.abs(one[index]! - other[index]!)
  return sum / one.length
}
