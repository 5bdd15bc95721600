/** Things to draw: every function returns an SVG fragment in design units. */
import { rng, clamp, lerp, noise, fbm } from '../press/numbers.ts'

const n1 = (v: number) => v.toFixed(1)
export const poly = (pts: [number, number][], close = true) =>
  `<path d="M${pts.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}${close ? 'Z' : ''}"/>`
export const circle = (x: number, y: number, r: number) =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}"/>`
export const rect = (x: number, y: number, w: number, h: number) =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}"/>`
export const line = (pts: [number, number][], w: number, cap = 'round') =>
  `<path d="M${pts.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}" fill="none" stroke="#fff" stroke-width="${n1(w)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`
/** A line whose width changes from w0 to w1. */
export function taper(pts: [number, number][], w0: number, w1: number): string {
  const L: [number, number][] = [],
    Rr: [number, number][] = []
  const n = pts.length
  for (let i = 0; i < n; i++) {
    const a = pts[Math.max(0, i - 1)],
      b = pts[Math.min(n - 1, i + 1)]
    const dx = b[0] - a[0],
      dy = b[1] - a[1],
      l = Math.hypot(dx, dy) || 1,
      w = lerp(w0, w1, i / (n - 1)) / 2
    L.push([pts[i][0] - (dy / l) * w, pts[i][1] + (dx / l) * w])
    Rr.unshift([pts[i][0] + (dy / l) * w, pts[i][1] - (dx / l) * w])
  }
  return (
    poly([...L, ...Rr]) +
    circle(pts[0][0], pts[0][1], w0 / 2) +
    circle(pts[n - 1][0], pts[n - 1][1], w1 / 2)
  )
}
/** Quadratic curve sampled to points. */
export function quad(
  a: [number, number],
  c: [number, number],
  b: [number, number],
  n = 16,
): [number, number][] {
  const out: [number, number][] = []
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      u = 1 - t
    out.push([
      u * u * a[0] + 2 * u * t * c[0] + t * t * b[0],
      u * u * a[1] + 2 * u * t * c[1] + t * t * b[1],
    ])
  }
  return out
}

export type Ridge = (x: number) => number
export const ridge =
  (seed: number, y: number, amp: number, period: number, oct = 3, gain = 0.42): Ridge =>
  (x) =>
    y + fbm(x / period, seed * 3.7, seed, oct, gain) * amp
/** Rounded, overlapping hills: the upper envelope of several domes. */
export function domes(
  list: [cx: number, top: number, half: number, power?: number][],
  base: number,
  seed = 1,
  rough = 2,
): Ridge {
  return (x) => {
    let y = base
    for (const [cx, top, half, pw] of list) {
      const u = Math.abs(x - cx) / half
      if (u < 1)
        y = Math.min(y, base - (base - top) * (Math.cos(u * Math.PI) * 0.5 + 0.5) ** (pw ?? 0.8))
    }
    return y + noise(x / 22, seed, seed) * rough
  }
}
export function land(f: Ridge, W: number, bottom: number, step = 6, x0 = -20): string {
  let d = `M${x0} ${bottom}`
  for (let x = x0; x <= W + 20; x += step) d += `L${x} ${n1(f(x))}`
  return `<path d="${d}L${W + 20} ${bottom}Z"/>`
}

/** A modern wind turbine seen from the front; a = rotor angle. */
export function turbine(x: number, y: number, h: number, a: number): string {
  const hub: [number, number] = [x, y - h]
  let s = poly([
    [x - h * 0.022, y + h * 0.05],
    [x - h * 0.009, y - h],
    [x + h * 0.009, y - h],
    [x + h * 0.022, y + h * 0.05],
  ])
  s += circle(hub[0], hub[1], h * 0.026)
  for (let i = 0; i < 3; i++) {
    const t = a + (i * Math.PI * 2) / 3,
      L = h * 0.62,
      c = Math.cos(t),
      q = Math.sin(t)
    const P = (u: number, v: number): [number, number] => [
      hub[0] + c * u * L - q * v * h,
      hub[1] + q * u * L + c * v * h,
    ]
    s += poly([
      P(0, -0.006),
      P(0.16, -0.03),
      P(0.5, -0.017),
      P(1, -0.003),
      P(1, 0.002),
      P(0.2, 0.008),
      P(0, 0.006),
    ])
  }
  return s
}

/** A long girder bridge on slender piers, arching over the channel. */
export function girder(
  x0: number,
  x1: number,
  yWater: number,
  yEnd: number,
  yTop: number,
  peak: number,
  piers: number,
  thick: number,
): string {
  const top = (x: number) => {
    const u = clamp((x - x0) / (x1 - x0))
    const k = u < peak ? u / peak : (1 - u) / (1 - peak)
    return lerp(yEnd, yTop, 0.5 - 0.5 * Math.cos(k * Math.PI))
  }
  let up = '',
    dn = ''
  for (let i = 0; i <= 80; i++) {
    const x = lerp(x0, x1, i / 80)
    up += `${i ? 'L' : 'M'}${n1(x)} ${n1(top(x))}`
  }
  for (let i = 80; i >= 0; i--) {
    const x = lerp(x0, x1, i / 80)
    dn += `L${n1(x)} ${n1(top(x) + thick)}`
  }
  let s = `<path d="${up}${dn}Z"/>`
  for (let i = 0; i <= piers; i++) {
    const x = lerp(x0, x1, i / piers),
      t = top(x)
    s += poly([
      [x - thick * 0.9, t + thick * 0.6],
      [x + thick * 0.9, t + thick * 0.6],
      [x + thick * 0.42, t + thick * 2.4],
      [x + thick * 0.42, yWater + 3],
      [x - thick * 0.42, yWater + 3],
      [x - thick * 0.42, t + thick * 2.4],
    ])
  }
  return s
}

/** A gliding bird. */
export function bird(x: number, y: number, s: number, flap = 0.4): string {
  const up = -s * flap
  return `<path d="M${n1(x - s)} ${n1(y + up)}Q${n1(x - s * 0.45)} ${n1(y + up - s * 0.2)} ${n1(x)} ${n1(y)}Q${n1(x + s * 0.45)} ${n1(y + up - s * 0.2)} ${n1(x + s)} ${n1(y + up)}Q${n1(x + s * 0.45)} ${n1(y + up * 0.6)} ${n1(x)} ${n1(y + s * 0.16)}Q${n1(x - s * 0.45)} ${n1(y + up * 0.6)} ${n1(x - s)} ${n1(y + up)}Z"/>`
}

/** A flat-bottomed cloud cut from paper. */
export function cloud(x: number, y: number, w: number, h: number, seed: number): string {
  const R = rng(seed)
  let s = ''
  const n = 6 + Math.floor(R() * 3)
  for (let i = 0; i < n; i++) {
    const u = (i + 0.5) / n,
      r = h * (0.35 + 0.65 * Math.sin(u * Math.PI)) * (0.6 + R() * 0.5)
    s += `<ellipse cx="${n1(x + (u - 0.5) * w)}" cy="${n1(y - r * 0.35)}" rx="${n1((w / n) * (0.8 + R() * 0.5))}" ry="${n1(r)}"/>`
  }
  return `<g clip-path="inset(0)"><path d="M${n1(x - w * 0.62)} ${n1(y)}L${n1(x + w * 0.62)} ${n1(y)}L${n1(x + w * 0.5)} ${n1(y + h * 0.12)}L${n1(x - w * 0.45)} ${n1(y + h * 0.1)}Z"/>${s}</g>`
}
/** Long drifting bars of cloud. */
export function bars(x: number, y: number, w: number, seed: number, n = 5, gap = 16): string {
  const R = rng(seed)
  let s = ''
  for (let i = 0; i < n; i++) {
    const L = w * (0.35 + R() * 0.65),
      cx = x + (R() - 0.5) * w * 0.7,
      cy = y + (i - n / 2) * gap + (R() - 0.5) * gap * 0.5,
      t = gap * (0.16 + R() * 0.3)
    s += `<path d="M${n1(cx - L / 2)} ${n1(cy)}Q${n1(cx - L * 0.1)} ${n1(cy - t * 2.2)} ${n1(cx + L / 2)} ${n1(cy)}Q${n1(cx + L * 0.12)} ${n1(cy + t * 1.2)} ${n1(cx - L / 2)} ${n1(cy)}Z"/>`
  }
  return s
}
/** Reeds at the water's edge. */
export function reeds(
  x0: number,
  x1: number,
  y: number,
  h: number,
  n: number,
  seed: number,
): string {
  const R = rng(seed)
  let s = ''
  for (let i = 0; i < n; i++) {
    const x = lerp(x0, x1, R()),
      H = h * (0.45 + R() * 0.6),
      b = (R() - 0.4) * H * 0.35,
      w = 2 + R() * 3.5
    const tip: [number, number] = [x + b, y - H]
    s += `<path d="M${n1(x - w)} ${n1(y + 8)}Q${n1(x + b * 0.15)} ${n1(y - H * 0.5)} ${n1(tip[0])} ${n1(tip[1])}Q${n1(x + b * 0.2 + w)} ${n1(y - H * 0.45)} ${n1(x + w)} ${n1(y + 8)}Z"/>`
    if (R() < 0.22)
      s += `<ellipse cx="${n1(tip[0] - b * 0.05)}" cy="${n1(tip[1] + H * 0.06)}" rx="${n1(w * 1.1)}" ry="${n1(H * 0.075)}" transform="rotate(${n1((b / H) * 40)} ${n1(tip[0])} ${n1(tip[1])})"/>`
  }
  return s
}
