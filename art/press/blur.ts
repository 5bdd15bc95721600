import { clamp } from './numbers.ts'

/** Softens a mask: two box blurs are close enough to a bell curve. */
export function boxBlur(src: Float32Array, w: number, h: number, r: number): Float32Array {
  r = Math.max(1, Math.round(r))
  let a = src,
    b = new Float32Array(w * h)
  const inv = 1 / (2 * r + 1)
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < h; y++) {
      let sum = 0
      const o = y * w
      for (let i = -r; i <= r; i++) sum += a[o + clamp(i, 0, w - 1)]
      for (let x = 0; x < w; x++) {
        b[o + x] = sum * inv
        sum += a[o + Math.min(w - 1, x + r + 1)] - a[o + Math.max(0, x - r)]
      }
    }
    const c = a === src ? new Float32Array(w * h) : a
    const col = new Float64Array(w)
    for (let i = -r; i <= r; i++) {
      const o = clamp(i, 0, h - 1) * w
      for (let x = 0; x < w; x++) col[x] += b[o + x]
    }
    for (let y = 0; y < h; y++) {
      const o = y * w,
        o1 = Math.min(h - 1, y + r + 1) * w,
        o0 = Math.max(0, y - r) * w
      for (let x = 0; x < w; x++) {
        c[o + x] = col[x] * inv
        col[x] += b[o1 + x] - b[o0 + x]
      }
    }
    a = c
  }
  return a
}
