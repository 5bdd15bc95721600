import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { frameOf } from '#app/media/crop.ts'
import type { Box, Scene } from '../press/scene.ts'
import { allScenes, compositionOf } from '../scenes/all.ts'
import { allCuts, shapeOf, type Shape } from './cuts.ts'
import { avif, webp } from './encode.ts'
import { media, type Entry } from './manifest.ts'
import {
  fingerprint,
  fingerprintOfScene,
  print,
  printTall,
  tallView,
  type Original,
} from './original.ts'
import { develop, photosIn, type Photo } from './photos.ts'

/** A picture of the site: drawn, or photographed where there is a photograph of its name. */
export type Source = { scene: Scene; photo: Photo | undefined }

/** Every picture there should be. */
export function sources(photos = path.join(media, 'photos')): Source[] {
  const names = allScenes.map(({ id }) => id)
  const found = photosIn(photos, names)
  return allScenes.map((scene) => ({ scene, photo: found.find(({ name }) => name === scene.id) }))
}

/** Tells whether a picture has changed since it was last made. */
export function fingerprintOf({ scene, photo }: Source): Promise<string> | string {
  if (!photo) return fingerprintOfScene(scene)
  return fingerprint(readFileSync(photo.file), scene.size, photo.focus)
}

/** The picture itself, whole. A photograph may be smaller than the largest cut, not than the others. */
function originalOf({ scene, photo }: Source): Promise<Original> {
  if (!photo) return print(scene)
  const { cuts, tall } = shapeOf(scene.size)
  const needed = cuts.at(cuts.length > 2 ? -2 : -1)!
  const { width, height } = needed
  return develop(photo, { width, height: Math.max(height, tall?.height ?? 0) })
}

/** The files of a picture by their names. */
export function filesOf(name: string, shape: Shape): string[] {
  const all = allCuts(shape).map(({ tag }) => `${name}-${tag}.avif`)
  return [...all, `${name}-${shape.cuts[0].tag}.webp`]
}

/** Cuts a picture to its sizes, writes the files, and says what the site must know of it. */
export async function make(source: Source, folder = media): Promise<Entry> {
  const { scene } = source
  const original = await originalOf(source)
  const shape = shapeOf(scene.size)
  const cuts = shape.cuts.filter(({ width }) => width <= original.width)
  const view = source.photo ? undefined : tallView(scene)
  const tall = view && (await printTall(scene, view))
  mkdirSync(folder, { recursive: true })
  for (const cut of [...cuts, ...(shape.tall ? [shape.tall] : [])]) {
    const from = cut === shape.tall && tall ? tall : original
    const png = await sharp(from.png)
      .extract(frameOf(from, cut, from.focus))
      .resize(cut.width, cut.height, { kernel: 'lanczos3' })
      .sharpen({ sigma: 0.5 })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const file = path.join(folder, `${scene.id}-${cut.tag}`)
    writeFileSync(`${file}.avif`, await avif(png, cut.budget))
    if (cut === shape.cuts[0]) writeFileSync(`${file}.webp`, await webp(png))
  }
  const largest = cuts.at(-1)!
  return {
    width: scene.size[0],
    height: scene.size[1],
    widths: cuts.map(({ width }) => width),
    fallback: cuts[0]!.width,
    tall: shape.tall !== undefined,
    focus: focusIn(original, largest),
    tone: await toneOf(original),
    ...(view && { subjects: subjectsOf(scene, view) }),
  }
}

/** Where the subjects of a drawing lie in its wide cuts and in its tall one, in per cent. */
function subjectsOf(scene: Scene, tall: Box): Entry['subjects'] {
  const { view = [0, 0, ...scene.size] as const, subjects } = compositionOf(scene.id)!
  const within = ([left, top, width, height]: Box) =>
    subjects.map(([x, y, w, h]) =>
      [(x - left) / width, (y - top) / height, w / width, h / height].map(
        (part) => Math.round(part * 1000) / 10,
      ),
    )
  return { wide: within(view), tall: within(tall) }
}

/** Where the focus lies in the wide cut, in per cent: a photograph may have lost its top or its sides. */
function focusIn(original: Original, cut: { width: number; height: number }): [number, number] {
  const frame = frameOf(original, cut, original.focus)
  const within = (at: number, all: number, start: number, part: number) =>
    Math.round(Math.min(100, Math.max(0, ((at * all - start) / part) * 100)))
  return [
    within(original.focus[0], original.width, frame.left, frame.width),
    within(original.focus[1], original.height, frame.top, frame.height),
  ]
}

/** The average colour, which fills the box until the picture is there. */
async function toneOf({ png }: Original): Promise<string> {
  const pixel = await sharp(png).resize(1, 1, { kernel: 'cubic' }).raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}

/** Takes away the cuts of pictures that there are no more. */
export function sweep(names: readonly string[], folder = media): string[] {
  const wanted = new Set(names.flatMap((name) => filesOf(name, shapeOf(sizeOf(name)))))
  const left = readdirSync(folder).filter(
    (file) => /\.(avif|webp)$/.test(file) && !wanted.has(file),
  )
  for (const file of left) rmSync(path.join(folder, file))
  return left
}

function sizeOf(name: string): [number, number] {
  return allScenes.find(({ id }) => id === name)!.size
}
