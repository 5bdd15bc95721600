import sharp from 'sharp'
import { expect, test } from 'vitest'
import { webManifest } from '#app/build/files/web-manifest.ts'
import { site } from '#app/fellowship/site.server.ts'
import { drawIcon, iconAddresses } from './icons.ts'

const pictures = iconAddresses.filter((address) => address.endsWith('.png'))

test('every icon is as large as its name says, and light', async () => {
  for (const address of pictures) {
    const icon = (await drawIcon(address))!
    const { width, height } = await sharp(icon).metadata()
    const size = Number(/-(\d+)\.png/.exec(address)?.[1] ?? 512)
    expect([address, width, height]).toEqual([address, size, size])
    expect(icon.length, address).toBeLessThan(30_000)
  }
  expect(await drawIcon('/icon-33.png')).toBeUndefined()
})

test('every icon that a home screen is told of is drawn', () => {
  const { icons } = JSON.parse(webManifest(site, 'en')) as { icons: { src: string }[] }
  const told = icons.map(({ src }) => src).filter((src) => src.endsWith('.png'))
  expect(told.length).toBeGreaterThan(0)
  expect(pictures).toEqual(expect.arrayContaining(told))
})

test('/favicon.ico holds the small icon', async () => {
  const [ico, png] = (await Promise.all(['/favicon.ico', '/icon-32.png'].map(drawIcon))) as [
    Buffer,
    Buffer,
  ]
  // one image of 32 by 32 pixels: how long it is, and where it begins
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(ico.readUInt32LE(14)).toBe(png.length)
  expect(ico.subarray(ico.readUInt32LE(18)).equals(png)).toBe(true)
})

test('home screens get a full square, with the mark where no mask cuts it', async () => {
  for (const [address, size] of [
    ['/icon-180.png', 180],
    ['/icon-maskable.png', 512],
  ] as const) {
    const image = sharp(await drawIcon(address)).ensureAlpha()
    const { data } = await image.raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => data.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)
    expect([...at(0, 0)]).toEqual([0x12, 0x39, 0x4a, 255])
    // everything but the ground lies within the circle of four fifths
    const outside: string[] = []
    for (let y = 0; y < size; y += 4) {
      for (let x = 0; x < size; x += 4) {
        const far = Math.hypot(x - size / 2, y - size / 2) > size * 0.4
        if (far && address.includes('maskable') && !at(x, y).equals(at(0, 0)))
          outside.push(`${x} ${y}`)
      }
    }
    expect(outside).toEqual([])
  }
})
