/**
 * People, cut from paper: no faces, honest proportions, every age and build.
 * They are drawn from simple shapes so that light, not likeness, carries them.
 */
import { rng } from '../press/numbers.ts'

const n = (v: number) => v.toFixed(1)
export const SKIN = ['#f0bd8f', '#d99a66', '#b9774a', '#8f5533', '#6b3d25', '#4c2a1c']
export const HAIR = ['#1c1512', '#2b1b14', '#4a2c1a', '#7a4a22', '#b9b2a4', '#0f1418']

export interface Fig {
  x: number
  y: number
  h: number
  top?: string
  bottom?: string
  skin?: string
  hair?: string
  hairStyle?: 'short' | 'long' | 'bun' | 'curly' | 'veil' | 'tail'
  dress?: boolean
  coat?: boolean
  sari?: string
  build?: number
  /** arms: for each side, shoulder → elbow → hand as offsets in units of height; null hides the arm */
  L?: [number, number, number, number] | null
  R?: [number, number, number, number] | null
  lean?: number
  walk?: number
  cut?: number
  child?: boolean
  turn?: number
  fingers?: boolean
}
const seg = (x0: number, y0: number, x1: number, y1: number, w0: number, w1: number, c: string) => {
  const dx = x1 - x0,
    dy = y1 - y0,
    l = Math.hypot(dx, dy) || 1,
    nx = -dy / l,
    ny = dx / l
  return `<path fill="${c}" d="M${n(x0 + nx * w0)} ${n(y0 + ny * w0)}L${n(x1 + nx * w1)} ${n(y1 + ny * w1)}A${n(w1)} ${n(w1)} 0 0 1 ${n(x1 - nx * w1)} ${n(y1 - ny * w1)}L${n(x0 - nx * w0)} ${n(y0 - ny * w0)}A${n(w0)} ${n(w0)} 0 0 1 ${n(x0 + nx * w0)} ${n(y0 + ny * w0)}Z"/><circle fill="${c}" cx="${n(x0)}" cy="${n(y0)}" r="${n(w0)}"/><circle fill="${c}" cx="${n(x1)}" cy="${n(y1)}" r="${n(w1)}"/>`
}
/** An open hand; ang = direction the fingers point (radians), side = thumb side. */
function hand(x: number, y: number, s: number, ang: number, side: number, c: string): string {
  let o = `<g transform="translate(${n(x)} ${n(y)}) rotate(${n((ang * 180) / Math.PI + 90)})">`
  o += `<path fill="${c}" d="M${n(-s * 0.3)} ${n(s * 0.25)}Q${n(-s * 0.5)} ${n(-s * 0.3)} ${n(-s * 0.42)} ${n(-s * 0.62)}L${n(s * 0.42)} ${n(-s * 0.62)}Q${n(s * 0.48)} ${n(-s * 0.2)} ${n(s * 0.28)} ${n(s * 0.25)}Z"/>`
  const fx = [-0.33, -0.11, 0.12, 0.34],
    fl = [0.62, 0.82, 0.78, 0.55],
    fa = [-0.2, -0.06, 0.07, 0.22]
  for (let i = 0; i < 4; i++) {
    const bx = fx[i] * s,
      by = -s * 0.55
    o += seg(
      bx,
      by,
      bx + Math.sin(fa[i]) * fl[i] * s,
      by - Math.cos(fa[i]) * fl[i] * s,
      s * 0.125,
      s * 0.085,
      c,
    )
  }
  o += seg(side * s * 0.32, -s * 0.05, side * s * 0.74, -s * 0.46, s * 0.14, s * 0.095, c)
  return o + '</g>'
}
export function fig(f: Fig): string {
  const H = f.h,
    x = f.x,
    y = f.y,
    b = f.build ?? 1
  const top = f.top ?? '#1d6470',
    bot = f.bottom ?? '#12394a',
    skin = f.skin ?? SKIN[2],
    hair = f.hair ?? HAIR[0]
  const hd = f.child ? 0.083 : 0.064,
    lean = (f.lean ?? 0) * H
  const sy = y - H * (f.child ? 0.76 : 0.815),
    hy = y - H * (f.child ? 0.44 : 0.48),
    sw = H * (f.child ? 0.096 : f.dress ? 0.092 : 0.104) * b,
    hw = H * (f.dress ? 0.076 : 0.074) * b
  const cx = x + lean,
    hx = cx + (f.turn ?? 0) * H * 0.02,
    hcY = sy - H * (f.child ? 0.1 : 0.088)
  const wk = (f.walk ?? 0) * H
  let o = ''
  const arm = (side: number, a: [number, number, number, number]) => {
    const s0x = cx + side * sw * 0.8,
      s0y = sy + H * 0.05,
      ex = s0x + a[0] * H,
      ey = s0y + a[1] * H,
      wx = ex + a[2] * H,
      wy = ey + a[3] * H
    const aw = H * 0.0275 * b
    let t =
      seg(s0x, s0y, ex, ey, aw * 1.08, aw * 0.88, top) +
      seg(ex, ey, wx, wy, aw * 0.88, aw * 0.66, top)
    const an = Math.atan2(wy - ey, wx - ex)
    if (f.fingers)
      t =
        hand(
          wx + Math.cos(an) * H * 0.012,
          wy + Math.sin(an) * H * 0.012,
          H * 0.05,
          an,
          -side,
          skin,
        ) + t
    else
      t += `<ellipse fill="${skin}" cx="${n(wx + Math.cos(an) * H * 0.02)}" cy="${n(wy + Math.sin(an) * H * 0.02)}" rx="${n(H * 0.03)}" ry="${n(H * 0.02)}" transform="rotate(${n((an * 180) / Math.PI)} ${n(wx)} ${n(wy)})"/>`
    return t
  }
  // legs
  if (!f.dress) {
    const lw = hw * 0.56
    o += seg(
      x - hw * 0.45 + lean * 0.4,
      hy,
      x - hw * 0.5 - wk * 0.5,
      y - H * 0.012,
      lw,
      lw * 0.55,
      bot,
    )
    o += seg(
      x + hw * 0.45 + lean * 0.4,
      hy,
      x + hw * 0.5 + wk * 0.5,
      y - H * 0.012,
      lw,
      lw * 0.55,
      bot,
    )
    o += `<path fill="#1a1513" d="M${n(x - hw * 0.85 - wk * 0.5)} ${n(y)}q${n(hw * 0.35)} ${n(-H * 0.03)} ${n(hw * 0.75)} 0Z M${n(x + hw * 0.1 + wk * 0.5)} ${n(y)}q${n(hw * 0.4)} ${n(-H * 0.03)} ${n(hw * 0.75)} 0Z"/>`
  } else {
    const lw = hw * 0.3,
      hem = y - H * (f.coat ? 0.16 : 0.1)
    o +=
      seg(
        x - hw * 0.5 - wk * 0.4,
        hem - H * 0.02,
        x - hw * 0.5 - wk * 0.45,
        y - H * 0.01,
        lw,
        lw * 0.8,
        f.sari ? bot : skin,
      ) +
      seg(
        x + hw * 0.5 + wk * 0.4,
        hem - H * 0.02,
        x + hw * 0.5 + wk * 0.45,
        y - H * 0.01,
        lw,
        lw * 0.8,
        f.sari ? bot : skin,
      )
    o += `<path fill="${bot}" d="M${n(cx - hw * 0.8)} ${n(hy - H * 0.06)}Q${n(x - hw * 1.2)} ${n((hy + hem) / 2)} ${n(x - hw * 1.55 - wk * 0.4)} ${n(f.sari ? y - H * 0.02 : hem)}Q${n(x)} ${n((f.sari ? y : hem) + H * 0.02)} ${n(x + hw * 1.55 + wk * 0.4)} ${n(f.sari ? y - H * 0.02 : hem)}Q${n(x + hw * 1.2)} ${n((hy + hem) / 2)} ${n(cx + hw * 0.8)} ${n(hy - H * 0.06)}Z"/>`
  }
  // far arm
  if (f.L) o += arm(-1, f.L)
  if (f.R) o += arm(1, f.R)
  // neck, torso
  o += seg(hx, hcY, cx, sy + H * 0.01, H * 0.026, H * 0.032, skin)
  const coat = f.coat ? H * 0.2 : H * 0.03
  const wy = (sy + hy) / 2 + H * 0.03,
    ww = hw * (f.dress ? 0.8 : 0.98)
  const side = (q: number, rev: boolean) =>
    rev
      ? `C${n(x + q * hw * 1.0 + lean * 0.4)} ${n(hy - H * 0.03)} ${n(cx + q * ww)} ${n(wy + H * 0.05)} ${n(cx + q * ww)} ${n(wy)}C${n(cx + q * ww)} ${n(wy - H * 0.06)} ${n(cx + q * sw)} ${n(sy + H * 0.12)} ${n(cx + q * sw)} ${n(sy + H * 0.058)}C${n(cx + q * sw * 0.98)} ${n(sy + H * 0.024)} ${n(cx + q * sw * 0.66)} ${n(sy + H * 0.02)} ${n(cx + q * H * 0.034)} ${n(sy - H * 0.016)}`
      : `C${n(cx + q * sw * 0.66)} ${n(sy + H * 0.02)} ${n(cx + q * sw * 0.98)} ${n(sy + H * 0.024)} ${n(cx + q * sw)} ${n(sy + H * 0.058)}C${n(cx + q * sw)} ${n(sy + H * 0.12)} ${n(cx + q * ww)} ${n(wy - H * 0.06)} ${n(cx + q * ww)} ${n(wy)}C${n(cx + q * ww)} ${n(wy + H * 0.05)} ${n(x + q * hw + lean * 0.4)} ${n(hy - H * 0.03)} ${n(x + q * hw * 1.04 + lean * 0.4)} ${n(hy + coat)}`
  o += `<path fill="${top}" d="M${n(cx - H * 0.034)} ${n(sy - H * 0.016)}${side(-1, false)}Q${n(x)} ${n(hy + coat + H * 0.015)} ${n(x + hw * 1.04 + lean * 0.4)} ${n(hy + coat)}${side(1, true)}Q${n(cx)} ${n(sy + H * 0.01)} ${n(cx - H * 0.034)} ${n(sy - H * 0.016)}Z"/>`
  if (f.L === undefined) o += arm(-1, [-0.035, 0.145, 0.016, 0.13])
  if (f.R === undefined) o += arm(1, [0.035, 0.145, -0.016, 0.13])
  if (f.sari)
    o += `<path fill="${f.sari}" d="M${n(cx - sw * 0.9)} ${n(sy + H * 0.03)}Q${n(cx)} ${n(sy + H * 0.02)} ${n(cx + sw * 0.2)} ${n(sy + H * 0.2)}L${n(x + hw * 1.1)} ${n(hy + H * 0.02)}L${n(x + hw * 0.5)} ${n(hy + H * 0.12)}Q${n(cx - sw * 0.4)} ${n(hy - H * 0.1)} ${n(cx - sw * 1.02)} ${n(sy + H * 0.12)}Z"/><path fill="${f.sari}" d="M${n(cx - sw * 0.95)} ${n(sy + H * 0.05)}Q${n(cx - sw * 1.3)} ${n(hy)} ${n(x - hw * 1.25)} ${n(hy + H * 0.24)}L${n(x - hw * 0.5)} ${n(hy + H * 0.26)}Q${n(cx - sw * 0.6)} ${n(hy)} ${n(cx - sw * 0.3)} ${n(sy + H * 0.06)}Z"/>`
  // head
  const r = H * hd
  o += `<ellipse fill="${skin}" cx="${n(hx)}" cy="${n(hcY)}" rx="${n(r * 0.82)}" ry="${n(r)}"/>`
  const hs = f.hairStyle ?? 'short',
    tn = f.turn ?? 0
  const capX = hx - tn * r * 0.22
  const P = (u: number, v: number) => `${n(hx + (tn || 1) * r * u)} ${n(hcY + r * v)}`
  const cap = (k: number) =>
    tn
      ? `<path fill="${hair}" d="M${P(0.62, -0.62)}C${P(0.5, -1.25)} ${P(-0.7, -1.35)} ${P(-0.96, -0.35)}C${P(-1.02, 0.1)} ${P(-0.9, 0.5)} ${P(-0.62, 0.72)}L${P(-0.2, 0.45)}L${P(-0.12, -0.05)}L${P(0.16, -0.12)}Q${P(0.22, -0.5)} ${P(0.62, -0.62)}Z"/>`
      : `<path fill="${hair}" d="M${P(-0.9, k)}C${P(-1.06, -0.9)} ${P(-0.6, -1.16)} ${P(0, -1.14)}C${P(0.6, -1.16)} ${P(1.06, -0.9)} ${P(0.9, k)}Q${P(0.7, k + 0.5)} ${P(0, k + 0.55)}Q${P(-0.7, k + 0.5)} ${P(-0.9, k)}Z"/>`
  if (hs === 'short') o += cap(0.3)
  if (hs === 'bun')
    o +=
      cap(0.35) +
      `<circle fill="${hair}" cx="${n(capX - tn * r * 0.7)}" cy="${n(hcY - r * (tn ? 0.35 : 1.2))}" r="${n(r * 0.46)}"/>`
  if (hs === 'tail')
    o +=
      cap(0.35) +
      `<path transform="translate(${n(-tn * r * 0.75)} 0)" fill="${hair}" d="M${n(capX - r * 0.22)} ${n(hcY)}Q${n(capX - r * 0.5)} ${n(hcY + r * 1.4)} ${n(capX - r * 0.1)} ${n(hcY + r * 2.3)}Q${n(capX + r * 0.5)} ${n(hcY + r * 1.4)} ${n(capX + r * 0.22)} ${n(hcY)}Z"/>`
  if (hs === 'curly') {
    const R = rng(Math.round(x * 7 + y))
    for (let i = 0; i < 11; i++) {
      const a = Math.PI * (0.9 + (1.2 * i) / 10)
      o += `<circle fill="${hair}" cx="${n(capX + Math.cos(a) * r * 0.8)}" cy="${n(hcY - r * 0.12 + Math.sin(a) * r * 0.85)}" r="${n(r * (0.36 + R() * 0.14))}"/>`
    }
    o += `<ellipse fill="${hair}" cx="${n(capX)}" cy="${n(hcY - r * 0.35)}" rx="${n(r * 0.85)}" ry="${n(r * 0.75)}"/>`
  }
  if (hs === 'long')
    o += tn
      ? `<path fill="${hair}" d="M${P(0.6, -0.6)}C${P(0.45, -1.3)} ${P(-0.8, -1.35)} ${P(-1.02, -0.3)}C${P(-1.3, 0.8)} ${P(-1.25, 1.6)} ${P(-1.1, 2.2)}Q${P(-0.6, 2.4)} ${P(-0.15, 2.0)}Q${P(-0.1, 1.1)} ${P(-0.06, 0.2)}L${P(0.1, -0.2)}Q${P(0.2, -0.5)} ${P(0.6, -0.6)}Z"/>`
      : `<path fill="${hair}" d="M${P(0, -1.14)}C${P(-0.75, -1.16)} ${P(-1.05, -0.6)} ${P(-1, 0.3)}Q${P(-1.15, 1.3)} ${P(-0.86, 2.1)}Q${P(0, 2.5)} ${P(0.86, 2.1)}Q${P(1.15, 1.3)} ${P(1, 0.3)}C${P(1.05, -0.6)} ${P(0.75, -1.16)} ${P(0, -1.14)}Z"/>`
  if (hs === 'veil')
    o += `<path fill="${f.sari ?? hair}" d="M${n(capX)} ${n(hcY - r * 1.2)}Q${n(capX - r * 1.35)} ${n(hcY - r)} ${n(capX - r * 1.2)} ${n(hcY + r * 0.6)}Q${n(capX - r * 1.6)} ${n(hcY + r * 1.9)} ${n(cx - sw * 0.95)} ${n(sy + H * 0.1)}L${n(cx + sw * 0.95)} ${n(sy + H * 0.1)}Q${n(capX + r * 1.6)} ${n(hcY + r * 1.9)} ${n(capX + r * 1.2)} ${n(hcY + r * 0.6)}Q${n(capX + r * 1.35)} ${n(hcY - r)} ${n(capX)} ${n(hcY - r * 1.2)}Z"/>`
  return `<g>${o}</g>`
}
/** A silhouette: the same figure in a single colour. */
export const shade = (f: Fig, c: string) =>
  fig({ ...f, top: c, bottom: c, skin: c, hair: c, sari: f.sari ? c : undefined }).replaceAll(
    '#1a1513',
    c,
  )

const GARB = [
  '#dc4a20',
  '#1d6470',
  '#e98a2b',
  '#12394a',
  '#f3dcb0',
  '#a5341d',
  '#2b5a41',
  '#4a9a9b',
  '#561a24',
  '#e9c46f',
]
/** Somebody, chosen by seed. */
export function someone(seed: number, f: Partial<Fig> & { x: number; y: number; h: number }): Fig {
  const R = rng(seed * 13 + 5)
  const woman = R() < 0.5
  const top = GARB[Math.floor(R() * GARB.length)]
  let bottom = GARB[Math.floor(R() * GARB.length)]
  if (bottom === top) bottom = '#12394a'
  const styles = woman
    ? (['long', 'bun', 'tail', 'curly', 'long'] as const)
    : (['short', 'short', 'curly', 'short', 'short'] as const)
  return {
    top,
    bottom: woman ? bottom : ['#12394a', '#0d2430', '#3a2a22', '#2b5a41'][Math.floor(R() * 4)],
    skin: SKIN[Math.floor(R() * SKIN.length)],
    hair: f.child ? HAIR[Math.floor(R() * 4)] : HAIR[Math.floor(R() * HAIR.length)],
    hairStyle: styles[Math.floor(R() * styles.length)],
    dress: woman && R() < 0.7,
    build: 0.92 + R() * 0.2,
    ...f,
  }
}
export const RAISE: { L: [number, number, number, number]; R: [number, number, number, number] } = {
  L: [-0.07, -0.12, 0.0, -0.18],
  R: [0.07, -0.12, -0.0, -0.18],
}
