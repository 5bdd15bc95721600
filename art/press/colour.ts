/** Inks are mixed in OKLab and laid in linear light, as real ones are. */
import { clamp, lerp } from './numbers.ts'

export type Lin = [number, number, number]
export type Stops = string[] | [number, string][]

export const toLin = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
export const toS = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)
export function hex(h: string): Lin {
  const n = parseInt(h.slice(1), 16)
  return [toLin((n >> 16) / 255), toLin(((n >> 8) & 255) / 255), toLin((n & 255) / 255)]
}
function lab([r, g, b]: Lin): Lin {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
function unlab([L, a, b]: Lin): Lin {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
export function ramp(stops: Stops): Float32Array {
  const st: [number, Lin][] = (stops as unknown[]).map((s, i) =>
    Array.isArray(s)
      ? [s[0] as number, lab(hex(s[1] as string))]
      : [stops.length < 2 ? 0 : i / (stops.length - 1), lab(hex(s as string))],
  )
  const out = new Float32Array(512 * 3)
  for (let i = 0; i < 512; i++) {
    const t = i / 511
    let k = 0
    while (k < st.length - 1 && t > st[k + 1][0]) k++
    const a = st[k],
      b = st[Math.min(k + 1, st.length - 1)]
    const u = b[0] > a[0] ? clamp((t - a[0]) / (b[0] - a[0])) : 0
    const c = unlab([
      lerp(a[1][0], b[1][0], u),
      lerp(a[1][1], b[1][1], u),
      lerp(a[1][2], b[1][2], u),
    ])
    out.set(c, i * 3)
  }
  return out
}
