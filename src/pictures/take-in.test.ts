import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { sentence } from '#app/content/check/finding.ts'
import type { Scene } from '#app/content/fields.ts'
import { cut } from './cut.ts'
import { cutFolder, cutsOf, isCut, masterOf, mediaFiles } from './library.ts'
import { takeInPictures } from './take-in.ts'

// photographs as volunteers bring them, into the content of the tests

// whatever reads content is loaded after this
const folder = await vi.hoisted(async () => {
  const { assemble } = await import('../../tests/fixture.ts')
  const { mkdtempSync, writeFileSync } = process.getBuiltinModule('node:fs')
  const { tmpdir } = process.getBuiltinModule('node:os')
  const copy = mkdtempSync(`${tmpdir()}/content-`)
  assemble(copy)
  writeFileSync(`${copy}/media/horizon-loop.webm`, 'a film')
  process.env.CONTENT = copy
  return copy
})

const alt = { en: 'Clara laughing', es: 'Clara riendo' }
const person = path.join(folder, 'people/clara.json')

/** Gives somebody new a portrait, and hands over what the check says of it. */
async function portray(name: string, bytes: Buffer, focus?: Scene['focus']) {
  writeFileSync(path.join(folder, 'pictures', name), bytes)
  const [role, words] = [
    { en: 'Singer', es: 'Cantante' },
    { en: 'Clara Bell', es: 'Clara Bell' },
  ]
  const picture = { src: `/pictures/${name}`, alt, ...(focus && { focus }) }
  writeFileSync(person, JSON.stringify({ order: 99, name: words, role, picture }, null, 2))
  const [refused] = await takeInPictures()
  const scene = { ...picture, shape: 'portrait' } satisfies Scene
  made.add(cutFolder(scene))
  return { scene, says: refused && sentence(refused) }
}

const made = new Set<string>()
afterEach(() => {
  rmSync(person, { force: true })
})
afterAll(() => {
  for (const each of [...made, folder]) rmSync(each, { recursive: true, force: true })
})

/** A photograph with a red left half and a green right one; no other was ever quite like it. */
function halves(width: number, height: number): Sharp {
  const chance = () => Math.floor(Math.random() * 24)
  const two = Uint8Array.of(208, chance(), chance(), 0, 160, chance())
  const dots = sharp(two, { raw: { width: 2, height: 1, channels: 3 } })
  return dots.resize(width, height, { fit: 'fill', kernel: 'nearest' })
}

const pixel = async (file: string, left: number, top: number) => [
  ...(await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]

test('a photograph of 50 megapixels from a telephone is taken in by any name: upright, in every size, without the place it was taken at', async () => {
  const photo = await halves(8160, 6120)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '41/1 23/1 0/1' } })
    .toBuffer()
  expect((await sharp(photo).metadata()).exif!.length).toBeGreaterThan(50)

  const { scene, says } = await portray('Foto (1) María.JPG', photo, { across: 50, down: 0 })
  expect(says).toBeUndefined()
  // what lies in the project, for everybody to see, does not say it either
  const { orientation, width, height, exif } = await sharp(masterOf(scene)).metadata()
  expect([orientation, width, height, exif]).toEqual([undefined, 2400, 3200, undefined])
  const { entry, address, files } = cutsOf(scene)!
  expect(entry).toMatchObject({ widths: [320, 480, 640], tall: [], width: 640 })
  expect(address).toMatch(/^\/media\/foto-1-mari-a\.[0-9a-f]{8}$/)
  expect([...files.keys()]).toEqual(['320.avif', '480.avif', '640.avif', 'light.avif', '320.webp'])
  for (const [name, file] of files) {
    expect(mediaFiles().get(`${address}-${name}`)).toBe(file)
    const { exif, xmp, iptc, orientation } = await sharp(file).metadata()
    expect([exif, xmp, iptc, orientation]).toEqual(Array(4).fill(undefined))
  }
  // what was on the left is on top when it is turned, and there one looks
  expect((await pixel(files.get('640.avif')!, 320, 100))[0]).toBeGreaterThan(180)
  expect((await pixel(files.get('640.avif')!, 320, 600))[1]).toBeGreaterThan(130)
})

test('what is cut once is not cut again; where one looks elsewhere, it is', async () => {
  const photo = await halves(900, 700).jpeg().toBuffer()
  const { scene } = await portray('again.jpg', photo)
  const before = statSync(path.join(cutFolder(scene), '640.avif')).mtimeMs
  await takeInPictures()
  expect(statSync(path.join(cutFolder(scene), '640.avif')).mtimeMs).toBe(before)

  const other = (await portray('again.jpg', photo, { across: 100, down: 50 })).scene
  expect(cutFolder(other)).not.toBe(cutFolder(scene))
  // its left edge lies further to the right in the photograph: less of the red half is left
  const [red] = await pixel(cutsOf(scene)!.files.get('640.avif')!, 290, 300)
  const [none] = await pixel(cutsOf(other)!.files.get('640.avif')!, 290, 300)
  expect(red).toBeGreaterThan(180)
  expect(none).toBeLessThan(40)
})

test('a photograph too small for the largest cut goes without it', async () => {
  const { scene } = await portray('small.png', await halves(500, 500).png().toBuffer())
  expect(cutsOf(scene)!.entry.widths).toEqual([320, 480])
})

test('a file that cannot be shown is refused in both languages, where it is named, with what to do', async () => {
  const noise = Buffer.alloc(640 * 480 * 3)
  for (let index = 0; index < noise.length; index++) noise[index] = (index * 7919) % 251
  const busy = await sharp(noise, { raw: { width: 640, height: 480, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
  const cases: [string, Buffer, RegExp, RegExp][] = [
    ['IMG_1.HEIC', heic, /HEIC.*Email it.*JPEG/, /HEIC.*por correo.*JPEG/],
    // renaming does not convert
    ['IMG_2.jpg', heic, /HEIC.*Email it.*JPEG/, /HEIC.*por correo.*JPEG/],
    ['words.jpg', Buffer.from('no picture'), /not a photograph.*as JPEG/, /no es una foto.*JPEG/],
    ['half.jpg', busy.subarray(0, busy.length / 2), /is broken.*again/, /está dañado.*otra vez/],
    [
      'tiny.jpg',
      await halves(100, 80).jpeg().toBuffer(),
      /only 100 × 80.*at least 320 × 320.*original/,
      /solo 100 × 80.*al menos 320 × 320.*original/,
    ],
  ]
  for (const [name, bytes, en, es] of cases) {
    const { says } = await portray(name, bytes)
    const [english, spanish] = says!.split('\n')
    const line = readFileSync(person, 'utf8').split('"src"')[0]!.split('\n').length
    expect(english).toContain(`people/clara.json, line ${line}, column `)
    expect(english).toContain('Portrait › Picture: ')
    expect(english).toMatch(en)
    expect(spanish).toContain('Retrato › Imagen: ')
    expect(spanish).toMatch(es)
  }
})

test('a picture that came with the site is shown as it came, until its file is another one', async () => {
  const scene: Scene = { src: '/pictures/horizon.avif', shape: 'head' }
  expect(cutsOf(scene)!.files.has('loop.webm')).toBe(true)
  const other = await halves(1000, 1000).jpeg().toBuffer()
  writeFileSync(path.join(folder, 'pictures/horizon.avif'), other)
  expect(cutsOf(scene)).toBeUndefined()
})

test('a picture that came with the site is cut anew where one of its cuts was deleted', async () => {
  const [src, focus] = ['/pictures/field-1.avif', { across: 40, down: 40 }]
  const scene: Scene = { src, shape: 'gallery', focus }
  expect(isCut(scene)).toBe(true)
  rmSync(path.join(folder, 'media/field-1-600.avif'))
  expect(isCut(scene)).toBe(false)
  await cut(scene)
  made.add(cutFolder(scene))
  for (const file of cutsOf(scene)!.files.values()) expect(statSync(file).size).toBeGreaterThan(0)
})
