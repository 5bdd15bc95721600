import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { render, type Scene } from '../press/scene.ts'
import { allCuts, shapeOf } from './cuts.ts'

/** A picture before it is cut: pixels without any metadata, and where a narrow crop looks. */
export type Original = { png: Buffer; width: number; height: number; focus: [number, number] }

/** Names what the picture looks like: a small proof of it, and how it is cut. */
export async function fingerprintOfScene(scene: Scene): Promise<string> {
  const proof = await render(scene, 320 / scene.size[0])
  return fingerprint(proof.toRGB(), scene.size, scene.focus)
}

/** The fingerprint of a picture made of these bytes, in this shape. */
export function fingerprint(
  bytes: Buffer,
  size: readonly [number, number],
  focus: readonly [number, number],
): string {
  const how = JSON.stringify([allCuts(shapeOf(size)), focus])
  return createHash('sha256').update(bytes).update(how).digest('hex').slice(0, 16)
}

/** Prints a scene for its largest cut. */
export async function print(scene: Scene): Promise<Original> {
  const largest = Math.max(...allCuts(shapeOf(scene.size)).map(({ width }) => width))
  // a little larger than needed: scaling down keeps the knife's edges crisp
  const plate = await render(scene, (largest / scene.size[0]) * (largest > 2000 ? 1.1 : 1.25))
  const { w, h } = plate
  const png = await sharp(plate.toRGB(), { raw: { width: w, height: h, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { png, width: w, height: h, focus: scene.focus }
}
