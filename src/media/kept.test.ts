import { globSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { picturesThere } from '#app/content/pictures.ts'
import type { Scene } from '#app/model/picture.ts'
import { cutNames, cutsOf } from './library.ts'

// the pictures that came with the site, whose cuts are kept

const kept = picturesThere().flatMap((src) => {
  const scene: Scene = { src, shape: 'head' }
  const name = path.parse(src).name
  return globSync(`content/media/${name}-*.webp`).length > 0 ? [{ name, scene }] : []
})

test('every cut is there and as wide as its name says', async () => {
  expect(kept.length).toBeGreaterThan(0)
  for (const { name, scene } of kept) {
    const { entry, files } = cutsOf(scene)!
    for (const cut of cutNames(entry)) {
      const { width } = await sharp(files.get(cut)).metadata()
      expect([name, cut, width]).toEqual([name, cut, Number(/\d+/.exec(cut)![0])])
    }
  }
})

test('no cut of a picture that is gone lies about', () => {
  const there = new Set(kept.flatMap(({ scene }) => [...cutsOf(scene)!.files.values()]))
  const files = globSync('content/media/*.*').filter((file) => !file.endsWith('.json'))
  expect(files.filter((file) => !there.has(path.resolve(file)))).toEqual([])
})
