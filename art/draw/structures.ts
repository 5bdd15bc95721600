/** Buildings, bridges, boats, trees: the furniture of the places. */
import { carve } from '../press/carve.ts'
import { rng, clamp, lerp, noise } from '../press/numbers.ts'
import { type Plate } from '../press/plate.ts'
import { INK } from '../press/inks.ts'
import { poly, circle, rect, line, taper, quad } from './elements.ts'

const n = (v: number) => v.toFixed(1)
type P2 = [number, number]
const g = (c: string, s: string) =>
  `<g fill="${c}" stroke="none">${s.replaceAll('stroke="#fff"', `stroke="${c}"`)}</g>`
export const tint = g

/** Two art-deco towers in perspective, the near one on the right. Returns [far, near, cables]. */
export function goldenBridge(
  near: { x: number; base: number; top: number; deck: number; w: number },
  far: { x: number; base: number; top: number; deck: number; w: number },
  endR: P2,
  endL: P2,
) {
  const tower = (t: typeof near) => {
    const H = t.base - t.top,
      w = t.w
    let s = ''
    for (const q of [-1, 1]) {
      const cx = t.x + q * w * 0.62
      s += poly([
        [cx - w * 0.17, t.top],
        [cx + w * 0.17, t.top],
        [cx + w * 0.17, t.top + H * 0.2],
        [cx + w * 0.2, t.top + H * 0.21],
        [cx + w * 0.2, t.top + H * 0.4],
        [cx + w * 0.23, t.top + H * 0.41],
        [cx + w * 0.23, t.deck],
        [cx + w * 0.28, t.deck + 4],
        [cx + w * 0.3, t.base],
        [cx - w * 0.3, t.base],
        [cx - w * 0.28, t.deck + 4],
        [cx - w * 0.23, t.deck],
        [cx - w * 0.23, t.top + H * 0.41],
        [cx - w * 0.2, t.top + H * 0.4],
        [cx - w * 0.2, t.top + H * 0.21],
        [cx - w * 0.17, t.top + H * 0.2],
      ])
    }
    const D = t.deck - t.top
    for (let i = 0; i < 4; i++) {
      const y = t.top + D * (0.05 + i * 0.235),
        hh = D * 0.06
      s +=
        rect(t.x - w * 0.62, y, w * 1.24, hh) +
        poly([
          [t.x - w * 0.45, y + hh],
          [t.x - w * 0.3, y + hh],
          [t.x - w * 0.45, y + hh * 2],
        ]) +
        poly([
          [t.x + w * 0.45, y + hh],
          [t.x + w * 0.3, y + hh],
          [t.x + w * 0.45, y + hh * 2],
        ])
    }
    for (let i = 0; i < 2; i++) {
      const y0 = t.deck + (t.base - t.deck) * (0.12 + i * 0.44),
        y1 = y0 + (t.base - t.deck) * 0.4
      s +=
        line(
          [
            [t.x - w * 0.5, y0],
            [t.x + w * 0.5, y1],
          ],
          w * 0.09,
        ) +
        line(
          [
            [t.x + w * 0.5, y0],
            [t.x - w * 0.5, y1],
          ],
          w * 0.09,
        )
    }
    return s
  }
  let deck = poly([
    [endL[0], endL[1]],
    [far.x, far.deck],
    [near.x, near.deck],
    [endR[0], endR[1]],
    [endR[0], endR[1] + 34],
    [near.x, near.deck + 22],
    [far.x, far.deck + 8],
    [endL[0], endL[1] + 4],
  ])
  let truss = ''
  const span = (
    a: P2,
    da: number,
    b: P2,
    db: number,
    sag: number,
    wa: number,
    wb: number,
    steps: number,
  ) => {
    let s = ''
    const pts: P2[] = []
    for (let i = 0; i <= 40; i++) {
      const t = i / 40
      const x = lerp(a[0], b[0], t),
        y = lerp(a[1], b[1], t) + sag * 4 * t * (1 - t)
      pts.push([x, y])
    }
    s += taper(pts, wa, wb)
    for (let i = 1; i < steps; i++) {
      const t = i / steps,
        x = lerp(a[0], b[0], t),
        y = lerp(a[1], b[1], t) + sag * 4 * t * (1 - t),
        dy = lerp(da, db, t)
      if (dy > y + 2)
        s += rect(x - lerp(wa, wb, t) * 0.16, y, Math.max(0.9, lerp(wa, wb, t) * 0.32), dy - y)
    }
    return s
  }
  let cab = ''
  for (const q of [-1, 1]) {
    const a: P2 = [far.x + q * far.w * 0.62, far.top],
      b: P2 = [near.x + q * near.w * 0.62, near.top]
    const mid = Math.min((far.deck + near.deck) / 2 - (a[1] + b[1]) / 2 - 6, 1e9)
    cab += span(a, far.deck, b, near.deck, mid, far.w * 0.07, near.w * 0.085, 34)
    cab += span(
      [near.x + q * near.w * 0.62, near.top],
      near.deck,
      [endR[0] + q * 40, endR[1] - 80],
      endR[1],
      26,
      near.w * 0.085,
      near.w * 0.12,
      12,
    )
    cab += span([endL[0], endL[1]], endL[1], a, far.deck, 10, far.w * 0.04, far.w * 0.07, 12)
  }
  return { far: tower(far), near: tower(near), cables: cab, deck, truss }
}

export async function oak(
  Pl: Plate,
  x: number,
  y: number,
  s: number,
  seed: number,
  c: { trunk?: string; dark?: string; mid?: string; light?: string } = {},
) {
  const R = rng(seed),
    L = Pl.o.light
  let tr = taper(
    quad([x - s * 0.02, y], [x - s * 0.06, y - s * 0.28], [x + s * 0.02, y - s * 0.48]),
    s * 0.15,
    s * 0.07,
  )
  tr += poly([
    [x - s * 0.17, y + s * 0.02],
    [x, y - s * 0.12],
    [x + s * 0.15, y + s * 0.02],
  ])
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI * (0.1 + (0.8 * i) / 8),
      l = s * (0.34 + R() * 0.2),
      bx = x + s * 0.01,
      by = y - s * (0.36 + R() * 0.14)
    tr += taper(
      quad(
        [bx, by],
        [bx + Math.cos(a) * l * 0.5 + (R() - 0.5) * s * 0.1, by + Math.sin(a) * l * 0.4 + s * 0.02],
        [bx + Math.cos(a) * l * 1.15, by + Math.sin(a) * l * 0.7],
      ),
      s * 0.05,
      s * 0.014,
    )
  }
  await Pl.ink(tr, { fill: [c.trunk ?? '#3a2218'], rim: 1, rimW: s * 0.012, prism: 0.4 })
  const blobs: [number, number, number][] = []
  for (let i = 0; i < 90; i++) {
    const a = R() * Math.PI * 2,
      q = Math.sqrt(R()),
      lobe = 1 + 0.16 * Math.sin(a * 3 + seed)
    blobs.push([
      x + Math.cos(a) * q * s * 0.6 * lobe,
      y - s * 0.72 + Math.sin(a) * q * s * 0.27 * lobe + Math.abs(Math.cos(a)) * q * s * 0.05,
      s * (0.05 + R() * 0.05),
    ])
  }
  const el = (bx: number, by: number, r: number) =>
    `<ellipse cx="${n(bx)}" cy="${n(by)}" rx="${n(r * 1.15)}" ry="${n(r * 0.82)}"/>`
  await Pl.ink(blobs.map(([a, b, r]) => el(a, b + s * 0.03, r)).join(''), {
    fill: [c.dark ?? INK.pine],
    prism: 0.5,
    cut: 2.2,
    rim: 0.8,
    rimW: s * 0.012,
  })
  const dd = Math.hypot(L.x - x, L.y - (y - s * 0.7)) || 1,
    ux = (L.x - x) / dd,
    uy = (L.y - (y - s * 0.7)) / dd
  const mm = await Pl.ink(
    blobs
      .map(([a, b, r]) => el(a + ux * s * 0.03, b + uy * s * 0.03 - s * 0.008, r * 0.62))
      .join(''),
    { fill: [c.mid ?? INK.leaf], prism: 0.6, cut: 2.4 },
  )
  await Pl.ink(
    carve({
      box: [x - s * 0.8, y - s * 1.15, x + s * 0.8, y - s * 0.35],
      step: s * 0.05,
      row: s * 0.036,
      seed: seed + 3,
      dir: (X, Y) =>
        Math.atan2(Y - (y - s * 0.55), X - x) + Math.PI / 2 + noise(X / 20, Y / 20, seed) * 0.8,
      len: () => s * 0.055,
      wid: (X, Y) => {
        const k = ((X - x) * ux + (Y - (y - s * 0.7)) * uy) / (s * 0.5)
        return (
          s * 0.0095 * clamp(k * 0.8 + 0.5 + noise(X / (s * 0.08), Y / (s * 0.07), seed + 1) * 0.8)
        )
      },
    }),
    { fill: [c.light ?? '#a9a544'], clip: mm, prism: 0.4, cut: 0.6 },
  )
}
function palm(x: number, y: number, h: number, lean: number, seed: number) {
  const R = rng(seed),
    tip: P2 = [x + lean, y - h]
  const pts = quad([x, y], [x + lean * 0.15, y - h * 0.6], tip, 24)
  let trunk = taper(pts, h * 0.05, h * 0.024)
  let leaves = '',
    lit = ''
  const N = 11
  for (let i = 0; i < N; i++) {
    const a = -Math.PI * 0.5 + ((i / (N - 1)) * 2 - 1) * 2.15 + (R() - 0.5) * 0.16,
      l = h * (0.36 + R() * 0.1)
    const ex = tip[0] + Math.cos(a) * l,
      ey = tip[1] + Math.sin(a) * l * 0.72 + l * 0.3,
      cxp = tip[0] + Math.cos(a) * l * 0.55,
      cyp = tip[1] + Math.sin(a) * l * 0.95 - l * 0.18
    const mid = quad(tip, [cxp, cyp], [ex, ey], 18)
    for (let k = 1; k < mid.length; k++) {
      const [mx, my] = mid[k],
        [qx, qy] = mid[k - 1],
        an = Math.atan2(my - qy, mx - qx),
        t = k / mid.length,
        ll = l * 0.3 * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.86)) + 3
      for (const sd of [-1, 1]) {
        const b = an + sd * (1.0 - t * 0.35),
          bx = mx + Math.cos(b) * ll,
          by = my + Math.sin(b) * ll + ll * 0.28,
          w = l * 0.022
        const p = poly([
          [mx - Math.cos(an) * w, my - Math.sin(an) * w],
          [bx, by],
          [mx + Math.cos(an) * w, my + Math.sin(an) * w],
        ])
        if (sd * Math.cos(a) < 0) lit += p
        else leaves += p
      }
    }
    leaves += taper(mid, h * 0.012, h * 0.004)
  }
  let nuts = ''
  for (let i = 0; i < 4; i++)
    nuts += circle(
      tip[0] + (i - 1.5) * h * 0.02,
      tip[1] + h * 0.022 + (i % 2) * h * 0.012,
      h * 0.017,
    )
  return { trunk, leaves, lit, nuts }
}
export async function palms(
  Pl: Plate,
  list: [x: number, y: number, h: number, lean: number][],
  seed: number,
  c: { trunk?: string; leaf?: string; lit?: string; rimC?: string } = {},
) {
  let t = '',
    l = '',
    q = '',
    k = ''
  list.forEach(([x, y, h, ln], i) => {
    const p = palm(x, y, h, ln, seed + i)
    t += p.trunk
    l += p.leaves
    q += p.lit
    k += p.nuts
  })
  const hmax = Math.max(...list.map((a) => a[2]))
  await Pl.ink(t, {
    fill: [c.trunk ?? '#3a2218'],
    rim: 1,
    rimW: hmax * 0.008,
    rimC: c.rimC,
    prism: 0.5,
    cut: 0.6,
  })
  await Pl.ink(l, { fill: [c.leaf ?? INK.pine], prism: 0.6, cut: 0.6 })
  await Pl.ink(q, {
    fill: [c.lit ?? INK.leaf],
    prism: 0.7,
    rim: 0.7,
    rimW: 2,
    rimC: c.rimC,
    cut: 0.6,
  })
  await Pl.ink(k, { fill: ['#8a4b22'], prism: 0.2, cut: 0.3 })
}
/** A plain gabled chapel seen a little from the side. x,y = middle of the front base. */
function chapel(x: number, y: number, s: number, dirn = 1) {
  const w = s * 0.36,
    h = s * 0.46,
    rf = s * 0.34,
    d = s * 0.95 * dirn
  const side = poly([
    [x + w * dirn, y],
    [x + w * dirn + d, y - s * 0.03],
    [x + w * dirn + d, y - h * 0.92],
    [x + w * dirn, y - h],
  ])
  const roof = poly([
    [x, y - h - rf],
    [x + w * 1.12 * dirn, y - h + s * 0.02],
    [x + w * 1.05 * dirn + d, y - h * 0.92 + s * 0.02],
    [x + d * 1.0, y - h - rf * 0.9],
  ])
  const front = poly([
    [x - w, y],
    [x - w, y - h],
    [x, y - h - rf],
    [x + w, y - h],
    [x + w, y],
  ])
  const eave = line(
    [
      [x - w * 1.12, y - h + s * 0.03],
      [x, y - h - rf - s * 0.01],
      [x + w * 1.12, y - h + s * 0.03],
    ],
    s * 0.03,
  )
  const tw = s * 0.1,
    ty = y - h - rf * 0.62
  const belfry = rect(x - tw, ty - s * 0.3, tw * 2, s * 0.36)
  const spire = poly([
    [x - tw * 1.3, ty - s * 0.28],
    [x, ty - s * 0.86],
    [x + tw * 1.3, ty - s * 0.28],
  ])
  const cross =
    rect(x - s * 0.009, ty - s * 1.03, s * 0.018, s * 0.19) +
    rect(x - s * 0.05, ty - s * 0.98, s * 0.1, s * 0.018)
  const arch = (cx: number, by: number, ww: number, hh: number) =>
    `<path d="M${n(cx - ww)} ${n(by)}V${n(by - hh + ww)}A${n(ww)} ${n(ww)} 0 0 1 ${n(cx + ww)} ${n(by - hh + ww)}V${n(by)}Z"/>`
  const door = arch(x, y, s * 0.095, s * 0.27)
  const lights =
    circle(x, y - h - rf * 0.2, s * 0.062) + arch(x, ty - s * 0.04, tw * 0.42, s * 0.17)
  let wins = ''
  for (let i = 0; i < 3; i++) {
    const cx = x + (w * dirn + d * (0.22 + i * 0.29))
    wins += arch(cx, y - h * 0.26, s * 0.052, s * 0.22)
  }
  return { side, roof, front, eave, belfry, spire, cross, door, lights, wins }
}
export async function drawChapel(
  Pl: Plate,
  x: number,
  y: number,
  s: number,
  dirn = 1,
  c: Partial<Record<'wall' | 'side' | 'roof' | 'trim' | 'glow' | 'door', string>> = {},
) {
  const C = chapel(x, y, s, dirn),
    glow = c.glow ?? '#ffd980'
  await Pl.ink(C.side, { fill: [c.side ?? '#9fb6ac'], prism: 0.5, cut: 0.3 })
  await Pl.ink(C.roof, {
    fill: [c.roof ?? INK.clay],
    prism: 0.6,
    rim: 1,
    rimW: s * 0.012,
    cut: 0.3,
  })
  await Pl.ink(C.belfry, { fill: [c.wall ?? INK.paper], prism: 0.5, cut: 0.3 })
  await Pl.ink(C.front, { fill: [c.wall ?? INK.paper], prism: 0.35, cut: 0.3 })
  await Pl.ink(C.spire + C.eave, {
    fill: [c.roof ?? INK.clay],
    prism: 0.6,
    rim: 1,
    rimW: s * 0.012,
    cut: 0.3,
  })
  await Pl.ink(C.cross, { fill: [c.trim ?? INK.gold], prism: 0.1, cut: 0 })
  await Pl.ink(C.door, { fill: [c.door ?? glow], prism: 0.3, cut: 0.2 })
  await Pl.ink(C.lights + C.wins, { fill: [glow], prism: 0.3, cut: 0.2 })
}

/** A tall openwork tower that narrows like a termite hill, with a bright finial. */
export function spire(x: number, base: number, h: number, w: number) {
  const L: P2[] = [],
    R: P2[] = []
  for (let i = 0; i <= 20; i++) {
    const t = i / 20,
      ww = w * 0.5 * (1 - t ** 1.9) ** 0.72 + w * 0.035
    L.push([x - ww, base - h * t])
    R.unshift([x + ww, base - h * t])
  }
  const body = poly([...L, ...R])
  let slits = ''
  for (let i = 0; i < 9; i++) {
    const t = 0.3 + i * 0.06,
      ww = w * 0.5 * (1 - t ** 1.9) ** 0.72
    for (const u of [-0.55, 0, 0.55]) {
      const sx = x + u * ww,
        sy = base - h * (t + (u === 0 ? 0.015 : 0))
      slits += `<ellipse cx="${n(sx)}" cy="${n(sy)}" rx="${n(ww * 0.1 + 0.8)}" ry="${n(h * 0.02)}"/>`
    }
  }
  const y = base - h
  const fin = poly([
    [x - w * 0.05, y + h * 0.02],
    [x - w * 0.16, y - h * 0.03],
    [x - w * 0.07, y - h * 0.045],
    [x - w * 0.14, y - h * 0.075],
    [x, y - h * 0.11],
    [x + w * 0.14, y - h * 0.075],
    [x + w * 0.07, y - h * 0.045],
    [x + w * 0.16, y - h * 0.03],
    [x + w * 0.05, y + h * 0.02],
  ])
  return { body, slits, fin }
}
export function blocks(
  x0: number,
  x1: number,
  base: number,
  hMin: number,
  hMax: number,
  seed: number,
  wMin = 26,
  wMax = 62,
) {
  const R = rng(seed)
  let body = '',
    win = '',
    roof = '',
    x = x0
  while (x < x1) {
    const w = lerp(wMin, wMax, R()),
      h = lerp(hMin, hMax, R() ** 1.3),
      kind = R()
    body += rect(x, base - h, w + 1, h + 40)
    if (kind < 0.3)
      roof += poly([
        [x - 3, base - h + 2],
        [x + w * 0.5, base - h - w * 0.28],
        [x + w + 3, base - h + 2],
      ])
    else if (kind < 0.45) body += rect(x + w * 0.3, base - h - 12, w * 0.3, 14)
    else if (kind < 0.55)
      roof += `<path d="M${n(x + w * 0.15)} ${n(base - h + 1)}A${n(w * 0.35)} ${n(w * 0.4)} 0 0 1 ${n(x + w * 0.85)} ${n(base - h + 1)}Z"/>`
    const cols = Math.max(2, Math.round(w / 13)),
      rows = Math.max(1, Math.floor(h / 18))
    for (let i = 0; i < cols; i++)
      for (let k = 0; k < rows; k++)
        if (R() < 0.62) win += rect(x + ((i + 0.5) * w) / cols - 2, base - h + 8 + k * 18, 4, 8)
    x += w
  }
  return { body, win, roof }
}
/** A long high-prowed fishing boat of the Coromandel coast. */
export function nava(x: number, y: number, s: number, flip = 1) {
  const X = (u: number) => x + u * s * flip
  const hull = `<path d="M${n(X(-1.05))} ${n(y - s * 0.3)}Q${n(X(-0.7))} ${n(y - s * 0.02)} ${n(X(0))} ${n(y - s * 0.02)}Q${n(X(0.7))} ${n(y - s * 0.03)} ${n(X(1.15))} ${n(y - s * 0.5)}Q${n(X(0.95))} ${n(y + s * 0.08)} ${n(X(0.45))} ${n(y + s * 0.16)}Q${n(X(0))} ${n(y + s * 0.2)} ${n(X(-0.5))} ${n(y + s * 0.16)}Q${n(X(-0.92))} ${n(y + s * 0.06)} ${n(X(-1.05))} ${n(y - s * 0.3)}Z"/>`
  const stripe = `<path d="M${n(X(-0.99))} ${n(y - s * 0.17)}Q${n(X(-0.6))} ${n(y + s * 0.06)} ${n(X(0))} ${n(y + s * 0.06)}Q${n(X(0.68))} ${n(y + s * 0.05)} ${n(X(1.08))} ${n(y - s * 0.36)}L${n(X(1.02))} ${n(y - s * 0.22)}Q${n(X(0.66))} ${n(y + s * 0.1)} ${n(X(0))} ${n(y + s * 0.11)}Q${n(X(-0.6))} ${n(y + s * 0.1)} ${n(X(-0.96))} ${n(y - s * 0.1)}Z"/>`
  const mast =
    taper(
      [
        [X(-0.05), y],
        [X(0.06), y - s * 1.55],
      ],
      s * 0.035,
      s * 0.02,
    ) +
    taper(
      [
        [X(-0.72), y - s * 0.62],
        [X(0.62), y - s * 1.72],
      ],
      s * 0.026,
      s * 0.014,
    )
  const sail = `<path d="M${n(X(-0.7))} ${n(y - s * 0.62)}Q${n(X(-0.1))} ${n(y - s * 1.3)} ${n(X(0.6))} ${n(y - s * 1.7)}Q${n(X(0.72))} ${n(y - s * 0.9)} ${n(X(0.42))} ${n(y - s * 0.26)}Q${n(X(-0.2))} ${n(y - s * 0.28)} ${n(X(-0.7))} ${n(y - s * 0.62)}Z"/>`
  return { hull, stripe, mast, sail }
}
/** A small sailing boat with two sails. */
export function sloop(x: number, y: number, s: number, f = 1) {
  return {
    hull: `<path d="M${n(x - s * 0.5 * f)} ${n(y - s * 0.1)}L${n(x + s * 0.56 * f)} ${n(y - s * 0.12)}Q${n(x + s * 0.42 * f)} ${n(y + s * 0.07)} ${n(x + s * 0.3 * f)} ${n(y + s * 0.08)}L${n(x - s * 0.38 * f)} ${n(y + s * 0.08)}Z"/>`,
    main: `<path d="M${n(x)} ${n(y - s * 1.3)}Q${n(x - s * 0.42 * f)} ${n(y - s * 0.6)} ${n(x - s * 0.46 * f)} ${n(y - s * 0.18)}L${n(x)} ${n(y - s * 0.18)}Z"/>`,
    jib: `<path d="M${n(x + s * 0.04 * f)} ${n(y - s * 1.2)}Q${n(x + s * 0.36 * f)} ${n(y - s * 0.6)} ${n(x + s * 0.5 * f)} ${n(y - s * 0.17)}L${n(x + s * 0.05 * f)} ${n(y - s * 0.2)}Z"/>`,
  }
}
/** A tall round-headed window cut into panes. Returns panes with ids by tone, and the leads. */
export function lancet(x: number, base: number, w: number, h: number, seed: number, focus: P2) {
  const R = rng(seed),
    r = w / 2
  const outline = `M${n(x - r)} ${n(base)}V${n(base - h + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(base - h + r)}V${n(base)}Z`
  // panes: wedges around the focus crossed by rings
  const N = 17,
    panes: { d: string; k: number }[] = []
  const cuts: number[] = []
  for (let i = 0; i < N; i++) cuts.push(((i + (R() - 0.5) * 0.55) / N) * Math.PI * 2)
  const far = h * 1.4,
    rings = [0, w * 0.2, w * 0.42, w * 0.72, w * 1.15, far]
  for (let i = 0; i < N; i++)
    for (let k = 0; k < rings.length - 1; k++) {
      const a0 = cuts[i],
        a1 = cuts[(i + 1) % N] + (i === N - 1 ? Math.PI * 2 : 0),
        j0 = rings[k] * (0.9 + R() * 0.2),
        j1 = rings[k + 1] * (0.94 + R() * 0.1)
      const pt = (a: number, q: number) =>
        `${n(focus[0] + Math.cos(a) * q)} ${n(focus[1] + Math.sin(a) * q)}`
      panes.push({
        d: `M${pt(a0, j0)}L${pt(a0, j1)}L${pt((a0 + a1) / 2, j1 * 1.02)}L${pt(a1, j1)}L${pt(a1, j0)}Z`,
        k: R(),
      })
    }
  return { outline, panes, cuts, rings }
}
export const archPath = (cx: number, base: number, w: number, h: number) =>
  `<path d="M${n(cx - w / 2)} ${n(base)}V${n(base - h + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(cx + w / 2)} ${n(base - h + w / 2)}V${n(base)}Z"/>`
