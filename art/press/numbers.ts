/** Seeded chance and smooth noise: the only randomness there is, so that a picture is the same each time. */

export function rng(seed: number) {
  let a = (seed * 2654435761) >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
const hash2 = (x: number, y: number, s: number) => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(s, 2147483647 - 58)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
export const clamp = (v: number, a = 0, b = 1) => (v < a ? a : v > b ? b : v)
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t
export const smooth = (a: number, b: number, v: number) => {
  const t = clamp((v - a) / (b - a))
  return t * t * (3 - 2 * t)
}
/** Value noise in [-1, 1]. */
export function noise(x: number, y: number, s: number): number {
  const xi = Math.floor(x),
    yi = Math.floor(y)
  let u = x - xi,
    v = y - yi
  u = u * u * u * (u * (u * 6 - 15) + 10)
  v = v * v * v * (v * (v * 6 - 15) + 10)
  const a = hash2(xi, yi, s),
    b = hash2(xi + 1, yi, s),
    c = hash2(xi, yi + 1, s),
    d = hash2(xi + 1, yi + 1, s)
  return (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v) * 2 - 1
}
export function fbm(x: number, y: number, s: number, oct = 4, gain = 0.5): number {
  let sum = 0,
    amp = 1,
    n = 0
  for (let i = 0; i < oct; i++) {
    sum += noise(x, y, s + i * 17) * amp
    n += amp
    amp *= gain
    x = x * 2.03 + 11.3
    y = y * 2.03 + 7.7
  }
  return sum / n
}
