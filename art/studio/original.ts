import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { render, type Box, type Composition, type Scene } from '../press/scene.ts'
import { compositionOf } from '../scenes/all.ts'
import { allCuts, shapeOf } from './cuts.ts'

/** A picture before it is cut: pixels without any metadata, and where a narrow crop looks. */
export type Original = { png: Buffer; width: number; height: number; focus: [number, number] }

/** Names what the picture looks like: a small proof of it, and how it is cut. */
export async function fingerprintOfScene(scene: Scene): Promise<string> {
  const proof = await render(scene, 320 / scene.size[0])
  return fingerprint(proof.toRGB(), scene.size, scene.focus, compositionOf(scene.id))
}

/** The fingerprint of a picture made of these bytes, in this shape. */
export function fingerprint(
  bytes: Buffer,
  size: readonly [number, number],
  focus: readonly [number, number],
  composition?: Composition,
): string {
  const how = JSON.stringify([allCuts(shapeOf(size)), focus, ...(composition ? [composition] : [])])
  return createHash('sha256').update(bytes).update(how).digest('hex').slice(0, 16)
}

/** Prints a scene for its largest cut. */
export async function print(scene: Scene): Promise<Original> {
  const largest = Math.max(...allCuts(shapeOf(scene.size)).map(({ width }) => width))
  // a little larger than needed: scaling down keeps the knife's edges crisp
  const scale = (largest / scene.size[0]) * (largest > 2000 ? 1.1 : 1.25)
  return pulled(scene, scale, compositionOf(scene.id)?.view)
}

/** The part of a drawing that its tall cut shows: a composition of its own. */
export function tallView(scene: Scene): Box | undefined {
  const { tall } = shapeOf(scene.size)
  const place = compositionOf(scene.id)?.tall
  return tall && place && [...place, (place[2] * tall.height) / tall.width]
}

/** Prints the composition of the tall cut. */
export function printTall(scene: Scene, view: Box): Promise<Original> {
  return pulled(scene, (shapeOf(scene.size).tall!.width / scene.size[0]) * 1.25, view)
}

async function pulled(scene: Scene, scale: number, view?: Box): Promise<Original> {
  const plate = await render(scene, scale, 0, view)
  const { w, h } = plate
  const png = await sharp(plate.toRGB(), { raw: { width: w, height: h, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { png, width: w, height: h, focus: view ? [0.5, 0.5] : scene.focus }
}
