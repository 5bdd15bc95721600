import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { render } from '../press/scene.ts'
import { allScenes, sceneOf } from '../scenes/all.ts'
import { shapeOf, allCuts } from './cuts.ts'
import { filesOf, fingerprintOf, make, sources } from './make.ts'
import { media, read, type Made, type Manifest } from './manifest.ts'

const manifest = read<Manifest>('manifest.json')

test('a scene is printed the same, dot for dot, each time', async () => {
  for (const id of ['home', 'pastors-oakley', 'pittsburg-1', 'praise-chapel-global']) {
    const once = (await render(sceneOf(id), 0.2)).toRGB()
    const again = (await render(sceneOf(id), 0.2)).toRGB()
    expect(once.equals(again), id).toBe(true)
  }
})

test('a picture is made into the same files, byte for byte, each time', async () => {
  const source = sources().find(({ scene }) => scene.id === 'team-youth')!
  const folders = [1, 2].map(() => mkdtempSync(path.join(tmpdir(), 'pictures-')))
  for (const folder of folders) await make(source, folder)
  const [once, again] = folders.map((folder) =>
    readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'base64')]),
  )
  expect(once).toHaveLength(4)
  expect(once).toEqual(again)
  for (const folder of folders) rmSync(folder, { recursive: true })
})

test('every picture is up to date (if not: npm run pictures)', async () => {
  const made = read<Made>('made.json')
  const stale: string[] = []
  for (const source of sources()) {
    const { id } = source.scene
    if (made[id] !== (await fingerprintOf(source))) stale.push(id)
  }
  expect(stale).toEqual([])
  expect(Object.keys(manifest)).toEqual(allScenes.map(({ id }) => id))
})

test('every cut is there, has its size, and keeps to its budget', async () => {
  for (const { id, size } of allScenes) {
    const shape = shapeOf(size)
    const cuts = allCuts(shape).filter(
      ({ tag, width }) => tag === 'tall' || manifest[id]!.widths.includes(width),
    )
    for (const { tag, width, height, budget } of cuts) {
      const file = path.join(media, `${id}-${tag}.avif`)
      const bytes = readFileSync(file)
      expect(bytes.length, file).toBeLessThanOrEqual(budget)
      const metadata = await sharp(bytes).metadata()
      expect([file, metadata.width, metadata.height]).toEqual([file, width, height])
    }
    const fallback = path.join(media, `${id}-${manifest[id]!.fallback}.webp`)
    expect(existsSync(fallback), fallback).toBe(true)
  }
})

test('heroes, cards and portraits are as light as the pages need them', () => {
  const weight = (id: string, tag: string) =>
    readFileSync(path.join(media, `${id}-${tag}.avif`)).length
  for (const { id, size } of allScenes) {
    const { name, cuts } = shapeOf(size)
    if (name === 'head') {
      expect(weight(id, '800'), id).toBeLessThanOrEqual(30_000)
      if (manifest[id]!.widths.includes(1600)) {
        expect(weight(id, '1600'), id).toBeLessThanOrEqual(60_000)
      }
    }
    const first = weight(id, cuts[0].tag)
    if (name === 'card' || name === 'gallery' || name === 'arch') {
      expect(first, id).toBeLessThanOrEqual(18_000)
    }
    if (name === 'portrait') expect(first, id).toBeLessThanOrEqual(10_000)
  }
})

test('no cut of a picture that is gone lies about', () => {
  const wanted = new Set(allScenes.flatMap(({ id, size }) => filesOf(id, shapeOf(size))))
  const cuts = readdirSync(media).filter((file) => /\.(avif|webp)$/.test(file))
  expect(cuts.filter((file) => !wanted.has(file))).toEqual([])
})

test('no two pictures look alike', async () => {
  // the brightness of 16 x 10 fields, without what differs in overall light
  const looks = await Promise.all(
    allScenes.map(async ({ id, size }) => {
      const file = path.join(media, `${id}-${shapeOf(size).cuts[0].tag}.avif`)
      const raw = await sharp(file).removeAlpha().resize(16, 10, { fit: 'fill' }).raw().toBuffer()
      const mean = raw.reduce((sum, value) => sum + value, 0) / raw.length
      const centred = Array.from(raw, (value) => value - mean)
      const length = Math.hypot(...centred)
      return { id, shape: shapeOf(size).name, field: centred.map((value) => value / length) }
    }),
  )
  const twins: string[] = []
  for (const [index, one] of looks.entries()) {
    for (const other of looks.slice(index + 1)) {
      if (one.shape === 'portrait' && other.shape === 'portrait') continue
      const likeness = one.field.reduce((sum, value, i) => sum + value * other.field[i]!, 0)
      if (likeness > 0.93) twins.push(`${one.id} and ${other.id}: ${likeness.toFixed(3)}`)
    }
  }
  expect(twins).toEqual([])
})
