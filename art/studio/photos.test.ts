import { mkdtempSync, writeFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sceneOf } from '../scenes/all.ts'
import { frameOf } from '#app/media/crop.ts'
import { make } from './make.ts'
import { develop, photosIn } from './photos.ts'

const folderOf = (files: Record<string, Buffer | string>) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'photos-'))
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes)
  return folder
}
const names = ['home', 'spain', 'team-youth']
const needed = { width: 600, height: 400 }

/** A photograph with a red left half, green right half. */
const halves = (width: number, height: number) => {
  const half = (color: string, x: number) =>
    `<rect x="${x}" width="${width / 2}" height="${height}" fill="${color}"/>`
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${half('#d00000', 0)}${half('#00a000', width / 2)}</svg>`,
    ),
  )
}
const developed = async (files: Record<string, Buffer | string>) =>
  develop(photosIn(folderOf(files), names)[0]!, needed)
const pixel = async (png: Buffer, left: number, top: number) => [
  ...(await sharp(png).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]

test('a photograph is turned as it was held, and keeps nothing of what the camera wrote', async () => {
  const bytes = await halves(800, 600)
    .jpeg()
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '41/1 23/1 0/1' } },
    })
    .toBuffer()
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
  const { png, width, height } = await develop(
    photosIn(folderOf({ 'home.jpg': bytes }), names)[0]!,
    { width: 400, height: 400 },
  )
  expect([width, height]).toEqual([600, 800])
  // what was on the left is on top when it is turned
  expect((await pixel(png, 300, 100))[0]).toBeGreaterThan(180)
  expect((await pixel(png, 300, 700))[1]).toBeGreaterThan(130)
  const { exif, icc, xmp, iptc, orientation } = await sharp(png).metadata()
  expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined))
})

test('colours of another profile and of print become those of the screen', async () => {
  const wide = await halves(800, 600).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
  const { png } = await developed({ 'home.jpg': wide })
  const [red, green] = await pixel(png, 100, 300)
  expect(red! - 0xd0).toBeLessThan(8)
  expect(red! - 0xd0).toBeGreaterThan(-8)
  expect(green).toBeLessThan(24)
  const print = await halves(800, 600).toColourspace('cmyk').jpeg().toBuffer()
  const { png: screen } = await developed({ 'home.jpg': print })
  expect((await sharp(screen).metadata()).channels).toBe(3)
})

test('a photograph takes the place of a picture: one file, every cut, no position left in it', async () => {
  const photo = await halves(2600, 1600)
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '41/1 23/1 0/1' } })
    .toBuffer()
  const folder = folderOf({ 'home.jpg': photo, 'focus.json': '{ "home": [90, 50] }' })
  const [found] = photosIn(folder, ['home'])
  const out = folderOf({})
  const entry = await make({ scene: sceneOf('home'), photo: found }, out)
  expect(entry.widths).toEqual([800, 1200, 1600, 2400])
  for (const file of ['home-800.avif', 'home-2400.avif', 'home-tall.avif', 'home-800.webp']) {
    const { exif, xmp, iptc } = await sharp(readFileSync(path.join(out, file))).metadata()
    expect([file, exif, xmp, iptc]).toEqual([file, undefined, undefined, undefined])
  }
  // the tall cut looks where the focus is: on the green right side
  const { data } = await sharp(path.join(out, 'home-tall.avif'))
    .extract({ left: 20, top: 500, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[1]).toBeGreaterThan(data[0]!)
})

test('a photograph too small for the largest cut goes without it', async () => {
  const photo = await halves(1800, 1200).jpeg().toBuffer()
  const [found] = photosIn(folderOf({ 'home.jpg': photo }), ['home'])
  const entry = await make({ scene: sceneOf('home'), photo: found }, folderOf({}))
  expect(entry.widths).toEqual([800, 1200, 1600])
})

test('a crop is as large as fits and never leaves the picture', () => {
  const tall = { width: 800, height: 1000 }
  expect(frameOf({ width: 1600, height: 900 }, tall, [1, 0.5])).toEqual({
    left: 880,
    top: 0,
    width: 720,
    height: 900,
  })
  expect(frameOf({ width: 1000, height: 3000 }, tall, [0.5, 0])).toEqual({
    left: 0,
    top: 0,
    width: 1000,
    height: 1250,
  })
})

test('a file that cannot be used is refused with its name and what to do', async () => {
  const good = await halves(800, 600).jpeg().toBuffer()
  const noise = Buffer.alloc(640 * 480 * 3, 0)
  for (let i = 0; i < noise.length; i++) noise[i] = (i * 7919) % 251
  const busy = await sharp(noise, { raw: { width: 640, height: 480, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic....mif1')])
  const cases: [Record<string, Buffer | string>, RegExp][] = [
    [{ 'home.jpg': 'this is no picture' }, /home\.jpg: is broken.*Export it again/],
    [{ 'home.jpg': busy.subarray(0, busy.length / 2) }, /home\.jpg: is cut off.*Export it again/],
    [{ 'home.jpg': await halves(800, 600).png().toBuffer() }, /is a PNG file.*save it as JPEG/],
    [{ 'home.png': good }, /is called \.png but is a JPEG file/],
    [{ 'home.heic': heic }, /HEIC.*Export it as JPEG/],
    [
      { 'home.jpg': await halves(300, 200).jpeg().toBuffer() },
      /only 300 × 200.*at least 600 × 400/,
    ],
    [{ 'homme.jpg': good }, /no picture called “homme”.*did you mean “home”/],
    [{ 'home.tiff': good }, /home\.tiff: is no photograph.*JPEG/],
    [{ 'home.jpg': good, 'home.png': good }, /two photographs for “home”/],
    [{ 'home.jpg': good, 'focus.json': '{ "home": [700, 2] }' }, /focus of “home”.*per cent/],
    [{ 'home.jpg': good, 'focus.json': '{ home }' }, /focus\.json: cannot be read/],
  ]
  for (const [files, message] of cases) {
    await expect(developed(files), String(message)).rejects.toThrow(message)
  }
})

test('an absurdly large photograph is refused before it fills the memory', async () => {
  const huge = await sharp({
    create: { width: 12_000, height: 9000, channels: 3, background: '#888' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  await expect(developed({ 'home.png': huge })).rejects.toThrow(/108 megapixels.*50 megapixels/)
})
