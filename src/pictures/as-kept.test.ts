import sharp from 'sharp'
import { expect, test } from 'vitest'
import { asKept } from './as-kept.ts'

const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#a43' } })
const here = { IFD3: { GPSLatitude: '41/1 23/1 0/1' } }
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><GPSLatitude>41,23N</GPSLatitude></x:xmpmeta>'

test.each([
  ['JPEG', photo().jpeg().withExif(here)],
  ['WebP', photo().webp().withExif(here)],
  ['PNG', photo().png().withExif(here)],
  ['AVIF', photo().avif().withExif(here)],
  ['JPEG with the notes of another program', photo().jpeg().withXmp(xmp)],
])('a small photograph loses where it was taken, and nothing of its size: %s', async (_, taken) => {
  const kept = await asKept(await taken.toBuffer())
  const { exif, xmp: notes, width, height } = await sharp(kept).metadata()
  expect({ exif, notes, width, height }).toEqual({ width: 60, height: 40 })
})

test('one that says nothing of it stays as it is, to the byte, with all else that a camera noted', async () => {
  const camera = { IFD0: { Model: 'Box' }, IFD2: { UserComment: 'GPSLatitude' } }
  expect(await asKept(await photo().jpeg().withExif(camera).toBuffer())).toBeUndefined()
})

test('one that is larger than any cut needs is kept smaller', async () => {
  const kept = await asKept(await photo(4000, 100).png().toBuffer())
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', width: 3200, height: 80 })
})

test('what is broken or no photograph is left to the check', async () => {
  const whole = await photo(500, 500).jpeg().withExif(here).toBuffer()
  expect(await asKept(whole.subarray(0, 900))).toBeUndefined()
  expect(await asKept(Buffer.from('words'))).toBeUndefined()
})
