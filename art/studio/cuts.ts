/** One file made of a picture: its size in pixels and what it may weigh as AVIF. */
export type Cut = { tag: string; width: number; height: number; budget: number }

/** How a picture is cut: what its design measures and which files are made of it. */
export type Shape = {
  name: 'head' | 'map' | 'gallery' | 'card' | 'portrait' | 'arch'
  /**
   * The wide cuts, smallest first, each at most 1.6 times the one before, so that nobody loads much
   * more than is shown; the smallest is also made as WebP, for older browsers.
   */
  cuts: readonly [Cut, ...Cut[]]
  /** A cut of other proportions for narrow screens and arches. */
  tall?: Cut
}

const kB = 1000
const cut = (width: number, height: number, budget: number): Cut => ({
  tag: String(width),
  width,
  height,
  budget: budget * kB,
})

const shapes: readonly (Shape & { ratio: number })[] = [
  {
    name: 'map',
    ratio: 3.9,
    cuts: [cut(1200, 300, 30), cut(1600, 400, 40), cut(2400, 600, 60)],
    tall: { ...cut(800, 600, 30), tag: 'tall' },
  },
  {
    name: 'head',
    ratio: 1.7,
    cuts: [cut(800, 450, 25), cut(1200, 675, 42), cut(1600, 900, 60), cut(2400, 1350, 110)],
    tall: { ...cut(800, 1000, 36), tag: 'tall' },
  },
  {
    name: 'gallery',
    ratio: 1.45,
    cuts: [cut(600, 400, 15.5), cut(900, 600, 31), cut(1200, 800, 47)],
  },
  { name: 'card', ratio: 1.1, cuts: [cut(480, 360, 14), cut(800, 600, 29)] },
  {
    name: 'portrait',
    ratio: 0.95,
    cuts: [cut(320, 320, 10), cut(480, 480, 17), cut(640, 640, 24)],
  },
  { name: 'arch', ratio: 0, cuts: [cut(480, 600, 15.5), cut(800, 1000, 38)] },
]

/** The shape of a picture that is so wide and so high. */
export function shapeOf([width, height]: readonly [number, number]): Shape {
  return shapes.find(({ ratio }) => width / height > ratio)!
}

export function allCuts({ cuts, tall }: Shape): readonly Cut[] {
  return tall ? [...cuts, tall] : cuts
}
