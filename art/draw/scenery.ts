/** Larger pieces of scenery: several layers pulled together. */
import { carve } from '../press/carve.ts'
import { type Stops } from '../press/colour.ts'
import { rng, clamp, noise } from '../press/numbers.ts'
import { type Plate, type Ink } from '../press/plate.ts'
import { INK } from '../press/inks.ts'
import * as E from './elements.ts'

export interface HillOpts {
  bottom: number
  fill: Stops
  axis?: [number, number, number, number]
  light?: string
  lightW?: number
  dark?: string
  darkW?: number
  step?: number
  row?: number
  len?: number
  depth?: number
  seed: number
  haze?: number
  prism?: number
  rim?: number
  rimC?: string
  rimW?: number
  trees?: number
  treeC?: Stops
  treeS?: number
}
/** A hill with carved light on its lit side and cut shadow on the other. */
export async function hill(P: Plate, f: E.Ridge, o: HillOpts) {
  const L = P.o.light,
    W = P.W
  const m = await P.ink(E.land(f, W, o.bottom), {
    fill: o.fill,
    axis: o.axis,
    prism: o.prism ?? 0.6,
    rim: o.rim ?? 1,
    rimW: o.rimW ?? 4,
    rimC: o.rimC,
    haze: o.haze,
    cut: 1.1,
  })
  const slope = (x: number) => Math.atan2(f(x + 14) - f(x - 14), 28)
  const dep = o.depth ?? 130
  const dir = (x: number, y: number) => {
    const d = clamp((y - f(x)) / dep)
    const s = slope(x)
    return s * (1 - d * 0.55) + Math.sign(s || 1) * d * 0.25
  }
  const facing = (x: number) => {
    const s = slope(x),
      toL = Math.sign(L.x - x) || 1
    return clamp(0.5 + toL * s * 1.25)
  }
  const st = o.step ?? 26,
    rw = o.row ?? 7.5,
    ln = o.len ?? 52
  let top = 1e9
  for (let x = 0; x <= W; x += 10) top = Math.min(top, f(x))
  if (o.dark)
    await P.ink(
      carve({
        box: [-30, top, W + 30, o.bottom],
        step: st,
        row: rw,
        seed: o.seed + 1,
        dir,
        len: () => ln,
        wid: (x, y) => {
          const d = y - f(x)
          if (d < 8) return 0
          const a = (1 - facing(x)) * 1.25 - 0.15 + noise(x / 90, y / 30, o.seed) * 0.5
          return (o.darkW ?? 3.4) * clamp(a) * clamp(1.3 - d / (dep * 1.6))
        },
      }),
      { fill: [o.dark], clip: m, alpha: 0.8, prism: 0.3, cut: 0.8, haze: o.haze },
    )
  if (o.light)
    await P.ink(
      carve({
        box: [-30, top, W + 30, o.bottom],
        step: st,
        row: rw,
        seed: o.seed + 2,
        dir,
        len: () => ln,
        wid: (x, y) => {
          const d = y - f(x)
          if (d < 5) return 0
          const a = facing(x) * 1.25 - 0.3 + noise(x / 70, y / 26, o.seed + 3) * 0.55
          return (o.lightW ?? 3.2) * clamp(a) * clamp(1.15 - d / dep)
        },
      }),
      { fill: [o.light], clip: m, alpha: 0.85, prism: 0.3, cut: 0.8, haze: o.haze },
    )
  if (o.trees) {
    const R = rng(o.seed + 5)
    let s = ''
    for (let i = 0; i < o.trees; i++) {
      const cx = R() * W,
        n = 2 + Math.floor(R() * 6),
        y0 = f(cx) + 6 + R() * dep * 0.5
      for (let k = 0; k < n; k++) {
        const r = (o.treeS ?? 9) * (0.6 + R() * 0.8),
          x = cx + (R() - 0.5) * n * 13,
          y = Math.max(f(x) + 3, y0 + (R() - 0.5) * 14)
        s += `<ellipse cx="${x.toFixed(1)}" cy="${(y - r * 0.4).toFixed(1)}" rx="${(r * 1.15).toFixed(1)}" ry="${(r * 0.85).toFixed(1)}"/>`
      }
    }
    await P.ink(s, {
      fill: o.treeC ?? [INK.olive, INK.pine],
      axis: [0, top, 0, o.bottom],
      rim: 0.9,
      rimW: 2.4,
      rimC: o.light,
      prism: 0.3,
      haze: o.haze,
      cut: 1.2,
    })
  }
  return m
}

export interface WaterOpts {
  y: number
  bottom?: number
  fill: Stops
  mark: Stops
  path?: Stops
  pathX?: number
  spread?: number
  seed: number
  t?: number
  density?: number
  prism?: number
}
/** Water: a graded plate with carved ripples and the light's own road across it. */
export async function water(P: Plate, o: WaterOpts) {
  const W = P.W,
    b = o.bottom ?? P.H + 10,
    y = o.y,
    D = b - y,
    t = o.t ?? 0,
    TAU = Math.PI * 2
  const m = await P.ink(E.rect(-10, y, W + 20, D), {
    fill: o.fill,
    axis: [0, y, 0, b],
    prism: o.prism ?? 0.7,
    cut: 0.4,
  })
  const px = o.pathX ?? P.o.light.x,
    sp = o.spread ?? 1
  // ripples between
  await P.ink(
    carve({
      box: [-60, y + 10, W + 60, b],
      step: 130,
      row: 15,
      seed: o.seed + 1,
      dir: () => 0,
      len: (_x, Y) => 56 + (Y - y) * 0.55,
      wid: (X, Y) =>
        noise(X / 170 + Math.cos(TAU * t) * 0.3, Y / 26 + Math.sin(TAU * t) * 0.4, o.seed + 9) >
        (o.density ?? 0.05)
          ? 1 + (Y - y) * 0.014
          : 0,
    }),
    { fill: o.mark, axis: [0, y, 0, b], prism: 0.4, alpha: 0.6, clip: m, cut: 0.5 },
  )
  if (o.path)
    await P.ink(
      carve({
        box: [px - 700, y + 3, px + 700, b],
        step: 40,
        row: 8.6,
        seed: o.seed + 2,
        dir: () => 0,
        len: (_x, Y) => 24 + (Y - y) * 0.34,
        wid: (X, Y) => {
          const d = Y - y,
            wd = (44 + d * 0.5) * sp,
            k = Math.exp(-(((X - px) / wd) ** 2))
          const tw =
            noise(X / 60 + Math.cos(TAU * t) * 0.5, Y / 14 + Math.sin(TAU * t) * 0.5, o.seed + 4) *
            0.45
          return k + tw * k > 0.14 ? (1.2 + d * 0.018) * (k + 0.25 + tw * 0.5) : 0
        },
      }),
      { fill: o.path, axis: [0, y, 0, b], prism: 0.2, clip: m, cut: 0.5 },
    )
  return m
}
/** Carved rays around the sun. */
export async function rays(P: Plate, r0: number, r1: number, n: number, ink: Ink, seed = 1, w = 5) {
  const L = P.o.light,
    R = rng(seed)
  let d = ''
  for (let ring = 0; ring < 3; ring++)
    for (let i = 0; i < n; i++) {
      const a = ((i + (ring % 2) * 0.5 + (R() - 0.5) * 0.5) / n) * Math.PI * 2,
        q0 = r0 + ((r1 - r0) * (ring + R() * 0.4)) / 3,
        q1 = q0 + ((r1 - r0) / 3) * (0.45 + R() * 0.5),
        ww = w * (1 - ring * 0.25) * (0.6 + R() * 0.6)
      const c = Math.cos(a),
        s = Math.sin(a),
        mx = L.x + c * (q0 * 0.55 + q1 * 0.45),
        my = L.y + s * (q0 * 0.55 + q1 * 0.45)
      d += `M${(L.x + c * q0).toFixed(1)} ${(L.y + s * q0).toFixed(1)}Q${(mx - s * ww).toFixed(1)} ${(my + c * ww).toFixed(1)} ${(L.x + c * q1).toFixed(1)} ${(L.y + s * q1).toFixed(1)}Q${(mx + s * ww).toFixed(1)} ${(my - c * ww).toFixed(1)} ${(L.x + c * q0).toFixed(1)} ${(L.y + s * q0).toFixed(1)}Z`
    }
  return P.ink(`<path d="${d}"/>`, ink)
}
