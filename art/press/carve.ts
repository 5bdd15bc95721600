import { rng } from './numbers.ts'

export interface Carve {
  box: [number, number, number, number]
  step: number
  row?: number
  dir: (x: number, y: number) => number
  len: (x: number, y: number) => number
  wid: (x: number, y: number) => number
  seed: number
  jitter?: number
}
const f1 = (v: number) => v.toFixed(1)
/** Lens-shaped gouge marks laid on a jittered grid. */
export function carve(c: Carve): string {
  const R = rng(c.seed),
    [x0, y0, x1, y1] = c.box,
    row = c.row ?? c.step,
    j = c.jitter ?? 0.9
  let d = '',
    odd = 0
  for (let y = y0; y < y1; y += row) {
    odd ^= 1
    for (let x = x0 + odd * c.step * 0.5; x < x1; x += c.step) {
      const px = x + (R() - 0.5) * c.step * j,
        py = y + (R() - 0.5) * row * j,
        rl = 0.55 + R() * 0.9
      const W = c.wid(px, py)
      if (W < 0.5) continue
      const a = c.dir(px, py),
        L = c.len(px, py) * rl
      const ax = px - Math.cos(a) * L * 0.5,
        ay = py - Math.sin(a) * L * 0.5
      const b = c.dir(px + Math.cos(a) * L * 0.4, py + Math.sin(a) * L * 0.4)
      const bx = px + Math.cos(b) * L * 0.5,
        by = py + Math.sin(b) * L * 0.5
      const nx = -Math.sin(a) * W,
        ny = Math.cos(a) * W
      d += `M${f1(ax)} ${f1(ay)}Q${f1(px + nx)} ${f1(py + ny)} ${f1(bx)} ${f1(by)}Q${f1(px - nx)} ${f1(py - ny)} ${f1(ax)} ${f1(ay)}Z`
    }
  }
  return `<path d="${d}"/>`
}
