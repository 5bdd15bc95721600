import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Scene } from '#app/content/fields.ts'
import { frameOf } from './crop.ts'
import { avif, pixelsOf, webp } from './encode.ts'
import { cutFolder, entryFile, masterOf, type Entry } from './library.ts'
import { open } from './photo.ts'
import { shapes, type Cut, type Size } from './shapes.ts'

/** Cuts a picture to the sizes of its place: all of it or nothing. */
export async function cut(scene: Scene): Promise<void> {
  const { wide: wides, tall: talls, light } = shapes[scene.shape]
  const all = [...wides, ...talls]
  const original = await open(masterOf(scene), wides[0]!, {
    width: Math.max(...all.map(({ width }) => width)),
    height: Math.max(...all.map(({ height }) => height)),
  })
  const focus = [(scene.focus?.across ?? 50) / 100, (scene.focus?.down ?? 50) / 100] as const
  const fits = ({ width, height }: Size) => width <= original.width && height <= original.height
  const wide = wides.filter(fits)
  const tall = talls.filter(fits)
  const smallest = wide[0]!
  const largest = wide.at(-1)!

  const folder = cutFolder(scene)
  const beside = `${folder}.${process.pid}`
  mkdirSync(beside, { recursive: true })
  const write = (name: string, bytes: Buffer | string) =>
    writeFileSync(path.join(beside, name), bytes)
  const cutTo = async (name: string, each: Cut) => {
    const { width, height, budget } = each
    const bytes = await pixelsOf(original)
      .extract(frameOf(original, each, focus))
      .resize(width, height, { kernel: 'lanczos3' })
      .sharpen({ sigma: 0.5 })
      .raw()
      .toBuffer()
    const picture = { bytes, width, height }
    write(`${name}.avif`, await avif(picture, { budget, light: each === light }))
    if (each === smallest) write(`${name}.webp`, await webp(picture))
  }
  await Promise.all([
    ...wide.map((each) => cutTo(`${each.width}`, each)),
    ...tall.map((each) => cutTo(`tall-${each.width}`, each)),
    cutTo('light', light),
  ])
  const { dominant } = await pixelsOf(original).stats()
  const tone = [dominant.r, dominant.g, dominant.b]
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
  const entry: Entry = {
    width: largest.width,
    height: largest.height,
    widths: wide.map(({ width }) => width),
    focus: focusIn(original, largest, focus),
    tall: tall.map(({ width }) => width),
    tone: `#${tone}`,
  }
  write(entryFile, JSON.stringify(entry))
  rmSync(folder, { recursive: true, force: true })
  renameSync(beside, folder)
}

/** Where the focus lies in the wide cut, in per cent: the cut may have lost the top or the sides. */
function focusIn(original: Size, cut: Size, focus: readonly [number, number]): [number, number] {
  const frame = frameOf(original, cut, focus)
  const within = (at: number, all: number, start: number, part: number) =>
    Math.round(Math.min(100, Math.max(0, ((at * all - start) / part) * 100)))
  return [
    within(focus[0], original.width, frame.left, frame.width),
    within(focus[1], original.height, frame.top, frame.height),
  ]
}
