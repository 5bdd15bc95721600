import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawIcons, iconFolder } from './icons.ts'

test('the icons are those of the mark as it is (if not: npm run pictures)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'icons-'))
  await drawIcons(folder)
  const pixels = (file: string) => sharp(file).ensureAlpha().raw().toBuffer()
  for (const file of readdirSync(folder)) {
    const drawn = await pixels(path.join(folder, file))
    expect(drawn.equals(await pixels(path.join(iconFolder, file))), file).toBe(true)
    expect(readFileSync(path.join(iconFolder, file)).length, file).toBeLessThan(30_000)
  }
})

test('home screens get a full square, with the mark where no mask cuts it', async () => {
  for (const [file, size] of [
    ['icon-180.png', 180],
    ['icon-maskable.png', 512],
  ] as const) {
    const image = sharp(path.join(iconFolder, file)).ensureAlpha()
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([size, size])
    const at = (x: number, y: number) => data.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)
    expect([...at(0, 0)]).toEqual([0x12, 0x39, 0x4a, 255])
    // everything but the ground lies within the circle of four fifths
    const outside: string[] = []
    for (let y = 0; y < size; y += 4) {
      for (let x = 0; x < size; x += 4) {
        const far = Math.hypot(x - size / 2, y - size / 2) > size * 0.4
        if (far && file.includes('maskable') && !at(x, y).equals(at(0, 0)))
          outside.push(`${x} ${y}`)
      }
    }
    expect(outside).toEqual([])
  }
})
