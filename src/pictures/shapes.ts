import type { Shape } from '#app/content/values.ts'

/** In pixels. */
export type Size = { width: number; height: number }

/** One file made of a picture: its size, and what it should weigh at most as AVIF. */
export type Cut = Size & { budget: number }

const kB = 1000
const cut = (width: number, height: number, budget: number): Cut => ({
  width,
  height,
  budget: budget * kB,
})

/** Of such a weight a page is read to its end for 100 kB (tests/weight.sweep.ts). */
const light = (width: number, height: number) => cut(width, height, 3.2)

/**
 * The files that are made of a picture. The wide cuts, smallest first, are each at most 1.6 times the
 * one before, so that nobody loads much more than is shown; the smallest is also made as WebP, for older
 * browsers. Tall ones are for phones, arches and portraits. The light one is for who saves data, below the
 * first screen (src/browser/saves-data.ts).
 */
export const shapes: Readonly<
  Record<Shape, { wide: readonly Cut[]; tall: readonly Cut[]; light: Cut }>
> = {
  head: {
    wide: [cut(800, 450, 25), cut(1200, 675, 42), cut(1600, 900, 60), cut(2400, 1350, 110)],
    tall: [cut(800, 1000, 36), cut(1000, 1250, 50), cut(1600, 2000, 100)],
    light: light(400, 225),
  },
  map: {
    wide: [cut(1200, 300, 30), cut(1600, 400, 40), cut(2400, 600, 60)],
    tall: [cut(800, 600, 30)],
    light: light(400, 300),
  },
  gallery: {
    wide: [cut(600, 400, 15.5), cut(900, 600, 31), cut(1200, 800, 47)],
    tall: [],
    light: light(360, 240),
  },
  card: {
    wide: [cut(480, 360, 14), cut(800, 600, 29)],
    tall: [],
    light: light(320, 240),
  },
  arch: {
    wide: [cut(480, 600, 15.5), cut(800, 1000, 38)],
    tall: [],
    light: light(280, 350),
  },
  portrait: {
    wide: [cut(320, 320, 10), cut(480, 480, 17), cut(640, 640, 24)],
    tall: [],
    light: light(240, 240),
  },
}

/** The longer side of a photograph as it is kept: wide enough for the widest cut of one held upright, too. */
export const largestKept = 3200
