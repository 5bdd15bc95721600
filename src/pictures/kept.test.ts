import { globSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Scene } from '#app/content/fields.ts'
import { picturesThere } from '#app/content/pictures.ts'
import { cutNames, cutsOf, keptFiles } from './library.ts'

// the pictures that came with the site, whose cuts are kept for as long as they are there as they came

const folder = path.resolve('content/media')

const kept = picturesThere().flatMap((src) => {
  const scene: Scene = { src, shape: 'head' }
  const cuts = cutsOf(scene)
  const isKept = [...(cuts?.files.values() ?? [])].some((file) => path.dirname(file) === folder)
  return cuts && isKept ? [{ name: path.parse(src).name, ...cuts }] : []
})

test('every cut that is kept is as wide as its name says', async () => {
  for (const { name, entry, files } of kept) {
    // the light one has the name of its use, and is as wide as its shape has it
    for (const cut of cutNames(entry).filter((name) => name !== 'light.avif')) {
      const { width } = await sharp(files.get(cut)).metadata()
      expect([name, cut, width]).toEqual([name, cut, Number(/\d+/.exec(cut)![0])])
    }
  }
})

// those of a picture that a volunteer has deleted the report names
test('no cut lies about that is of no picture known', () => {
  const known = new Set([...keptFiles().values()].flat())
  const files = globSync('*.*', { cwd: folder }).filter((file) => !file.endsWith('.json'))
  expect(files.filter((file) => !known.has(file))).toEqual([])
})
