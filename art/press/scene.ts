import { Plate, type PlateOptions } from './plate.ts'

/** One picture: what it is called, where its light stands, and how it is drawn. */
export type Scene = {
  id: string
  /** The size in design units; the shape decides which cuts are made of it. */
  size: [number, number]
  /** Where a narrow crop looks, from 0 to 1. */
  focus: [number, number]
  alt: string
  plate: Omit<PlateOptions, 'w' | 'h' | 'scale' | 'view'>
  /** `t` runs from 0 to 1 in a moving picture and is 0 in a still one. */
  draw: (P: Plate, t: number) => Promise<void>
}

/** A part of a drawing's plane: left, top, width, height. */
export type Box = readonly [number, number, number, number]

/** How a scene is framed for the head of a page. */
export type Composition = {
  /** The part of the drawing that the wide cuts show; all of it where nothing is said. */
  view?: Box
  /** The part that the tall cut shows, which may reach above the drawing: left, top, width. */
  tall: readonly [number, number, number]
  /** What no word may cover: the light, a spire, faces. */
  subjects: readonly Box[]
}

export const scenes: Scene[] = []

export function add(scene: Scene): void {
  scenes.push(scene)
}

/** Prints a scene, or the part of it that is given, at so many pixels for each unit of its size. */
export async function render(scene: Scene, scale: number, t = 0, view?: Box): Promise<Plate> {
  const [w, h] = scene.size
  const closer = view ? w / view[2] : 1
  const plate = new Plate({ w, h, scale: scale * closer, t, ...scene.plate, ...(view && { view }) })
  await scene.draw(plate, t)
  plate.bury()
  return plate
}
