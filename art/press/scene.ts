import { Plate, type PlateOptions } from './plate.ts'

/** One picture: what it is called, where its light stands, and how it is drawn. */
export type Scene = {
  id: string
  /** The size in design units; the shape decides which cuts are made of it. */
  size: [number, number]
  /** Where a narrow crop looks, from 0 to 1. */
  focus: [number, number]
  alt: string
  plate: Omit<PlateOptions, 'w' | 'h' | 'scale'>
  /** `t` runs from 0 to 1 in a moving picture and is 0 in a still one. */
  draw: (P: Plate, t: number) => Promise<void>
}

export const scenes: Scene[] = []

export function add(scene: Scene): void {
  scenes.push(scene)
}

/** Prints a scene at so many pixels for each design unit. */
export async function render(scene: Scene, scale: number, t = 0): Promise<Plate> {
  const [w, h] = scene.size
  const plate = new Plate({ w, h, scale, t, ...scene.plate })
  await scene.draw(plate, t)
  return plate
}
