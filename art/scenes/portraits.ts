/**
 * Portraits that are honest about being stand-ins: cut-paper profiles, the way
 * likenesses were made before photography, in front of each person's own light.
 */
import { rng } from '../press/numbers.ts'
import { type Plate } from '../press/plate.ts'
import * as E from '../draw/elements.ts'
import { rays } from '../draw/scenery.ts'
import { add } from '../press/scene.ts'

type P2 = [number, number]
const n1 = (v: number) => v.toFixed(1)
/** Smooth closed/open curve through points. */
function spline(pts: P2[], tension = 0.5): string {
  let d = `M${n1(pts[0][0])} ${n1(pts[0][1])}`
  for (let i = 0; i < pts.length - 1; i++) {
    const p0 = pts[Math.max(0, i - 1)],
      p1 = pts[i],
      p2 = pts[i + 1],
      p3 = pts[Math.min(pts.length - 1, i + 2)],
      k = (tension / 3) * 1
    d += `C${n1(p1[0] + (p2[0] - p0[0]) * k)} ${n1(p1[1] + (p2[1] - p0[1]) * k)} ${n1(p2[0] - (p3[0] - p1[0]) * k)} ${n1(p2[1] - (p3[1] - p1[1]) * k)} ${n1(p2[0])} ${n1(p2[1])}`
  }
  return d
}
interface Face {
  x: number
  y: number
  s: number
  dir: 1 | -1
  hair: 'crop' | 'wave' | 'bun' | 'long' | 'curls' | 'tail' | 'bald'
  nose?: number
  chin?: number
  brow?: number
  beard?: boolean
  woman?: boolean
  collar?: 'shirt' | 'coat' | 'round' | 'sari'
}
/** x,y = the ear; s = head height. */
function face(f: Face) {
  const { x, y, s, dir } = f,
    no = f.nose ?? 1,
    ch = f.chin ?? 1,
    br = f.brow ?? 1,
    w = f.woman
  const T = (u: number, v: number): P2 => [x + u * s * dir, y + v * s]
  const neckF = w ? 0.06 : 0.1,
    neckB = w ? -0.17 : -0.22
  const prof: P2[] = [
    T(0.05, -0.56),
    T(0.22, -0.52),
    T(0.335, -0.4),
    T(0.365, -0.28),
    T(0.372 * (0.98 + br * 0.02), -0.2),
    T(0.352, -0.135),
    T(0.372, -0.09),
    T(0.425 + 0.012 * no, -0.01),
    T(0.455 + 0.026 * no, 0.045),
    T(0.437 + 0.012 * no, 0.078),
    T(0.378, 0.092),
    T(0.372, 0.118),
    T(0.402, 0.15),
    T(0.398, 0.175),
    T(0.362, 0.19),
    T(0.392, 0.214),
    T(0.386, 0.244),
    T(0.35, 0.264),
    T(0.352, 0.29),
    T(0.372 * (0.97 + 0.03 * ch), 0.325),
    T(0.352, 0.372 + 0.012 * ch),
    T(0.29, 0.402),
    T(0.18, 0.385),
    T(neckF + 0.03, 0.36),
    T(neckF, 0.44),
    T(neckF - 0.005, 0.54),
  ]
  const shF = w ? 0.46 : 0.58,
    shB = w ? -0.56 : -0.7
  const chest: P2[] = [
    T(neckF + 0.03, 0.6),
    T(neckF + 0.14, 0.66),
    T(shF * 0.72, 0.74),
    T(shF, 0.92),
    T(shF + 0.08, 1.3),
    T(shF + 0.08, 1.8),
  ]
  const back: P2[] = [
    T(shB - 0.04, 1.8),
    T(shB - 0.02, 1.3),
    T(shB, 0.98),
    T(shB * 0.78, 0.76),
    T(neckB - 0.12, 0.62),
    T(neckB - 0.02, 0.52),
    T(neckB, 0.38),
    T(-0.27, 0.2),
    T(-0.36, 0.02),
    T(-0.41, -0.16),
    T(-0.37, -0.36),
    T(-0.24, -0.5),
    T(-0.08, -0.56),
    T(0.05, -0.56),
  ]
  const skin = `<path d="${spline([...prof, ...chest], 0.5)}L${spline(back, 0.5).slice(1)}Z"/>`
  let cloth = '',
    line = ''
  const hem = (a: P2, b: P2, c: P2) =>
    `<path d="M${n1(a[0])} ${n1(a[1])}Q${n1(b[0])} ${n1(b[1])} ${n1(c[0])} ${n1(c[1])}`
  const nb = T(neckB - 0.03, 0.5),
    nf = T(neckF + 0.05, 0.62)
  cloth =
    hem(nb, T(-0.02, 0.66), nf) +
    `L${spline(chest.slice(1), 0.5).slice(1)}L${spline(back.slice(0, 6), 0.5).slice(1)}Z"/>`
  if (f.collar === 'shirt' || f.collar === 'coat')
    line = `<path d="M${n1(nb[0])} ${n1(nb[1])}Q${T(-0.06, 0.66).map(n1).join(' ')} ${nf.map(n1).join(' ')}L${T(
      neckF + 0.02,
      0.78,
    )
      .map(n1)
      .join(' ')}Q${T(-0.1, 0.74).map(n1).join(' ')} ${T(neckB - 0.06, 0.56)
      .map(n1)
      .join(' ')}Z"/>`
  if (f.collar === 'coat')
    line += `<path d="M${T(neckF + 0.04, 0.76)
      .map(n1)
      .join(
        ' ',
      )}L${T(0.3, 1.06).map(n1).join(' ')}L${T(0.2, 1.1).map(n1).join(' ')}L${T(0.16, 1.8).map(n1).join(' ')}L${T(0.1, 1.8).map(n1).join(' ')}L${T(0.08, 1.0).map(n1).join(' ')}Z"/>`
  if (f.collar === 'sari')
    line = `<path d="M${T(-0.5, 0.78).map(n1).join(' ')}Q${T(-0.1, 0.86).map(n1).join(' ')} ${T(0.44, 1.5).map(n1).join(' ')}L${T(0.5, 1.8).map(n1).join(' ')}L${T(-0.62, 1.8).map(n1).join(' ')}Q${T(-0.66, 1.0).map(n1).join(' ')} ${T(-0.5, 0.78).map(n1).join(' ')}Z"/>`
  if (f.collar === 'round')
    line = `<path d="M${n1(nb[0])} ${n1(nb[1])}Q${T(-0.02, 0.7).map(n1).join(' ')} ${nf.map(n1).join(' ')}L${T(
      neckF + 0.07,
      0.67,
    )
      .map(n1)
      .join(' ')}Q${T(-0.02, 0.78).map(n1).join(' ')} ${T(neckB - 0.07, 0.54)
      .map(n1)
      .join(' ')}Z"/>`
  let hair = ''
  const H = (pts: [number, number][], t = 0.55) =>
    `<path d="${spline(
      pts.map(([u, v]) => T(u, v)),
      t,
    )}Z"/>`
  const top: [number, number][] = [
    [0.31, -0.43],
    [0.27, -0.55],
    [0.12, -0.645],
    [-0.1, -0.655],
    [-0.31, -0.56],
    [-0.44, -0.36],
    [-0.47, -0.14],
  ]
  if (f.hair === 'crop')
    hair = H([
      ...top,
      [-0.42, 0.05],
      [-0.32, 0.22],
      [-0.24, 0.3],
      [-0.19, 0.22],
      [-0.13, 0.06],
      [-0.05, 0.02],
      [-0.01, -0.1],
      [0.05, -0.16],
      [0.1, -0.3],
      [0.2, -0.38],
      [0.31, -0.43],
    ])
  if (f.hair === 'bald')
    hair = H([
      [-0.36, -0.3],
      [-0.45, -0.14],
      [-0.41, 0.06],
      [-0.3, 0.24],
      [-0.2, 0.24],
      [-0.1, 0.06],
      [-0.04, 0.02],
      [-0.06, -0.12],
      [-0.18, -0.2],
      [-0.36, -0.3],
    ])
  if (f.hair === 'wave')
    hair = H([
      [0.33, -0.36],
      [0.36, -0.5],
      [0.2, -0.68],
      [-0.08, -0.72],
      [-0.34, -0.62],
      [-0.5, -0.38],
      [-0.5, -0.1],
      [-0.42, 0.12],
      [-0.34, 0.3],
      [-0.2, 0.34],
      [-0.16, 0.14],
      [-0.06, 0.06],
      [-0.02, -0.1],
      [0.06, -0.22],
      [0.2, -0.3],
      [0.33, -0.36],
    ])
  if (f.hair === 'bun')
    hair =
      H([
        ...top,
        [-0.43, 0.02],
        [-0.33, 0.16],
        [-0.22, 0.18],
        [-0.12, 0.04],
        [-0.02, -0.06],
        [0.08, -0.2],
        [0.2, -0.34],
        [0.31, -0.43],
      ]) +
      (() => {
        const [a, b] = T(-0.5, -0.3)
        return E.circle(a, b, s * 0.17)
      })()
  if (f.hair === 'tail')
    hair =
      H([
        ...top,
        [-0.43, 0.02],
        [-0.33, 0.14],
        [-0.22, 0.16],
        [-0.12, 0.04],
        [-0.02, -0.06],
        [0.08, -0.2],
        [0.2, -0.34],
        [0.31, -0.43],
      ]) +
      H([
        [-0.4, -0.22],
        [-0.58, -0.16],
        [-0.68, 0.1],
        [-0.64, 0.46],
        [-0.5, 0.76],
        [-0.5, 0.4],
        [-0.46, 0.12],
        [-0.4, -0.05],
      ])
  if (f.hair === 'long')
    hair = H([
      [0.32, -0.38],
      [0.3, -0.56],
      [0.12, -0.68],
      [-0.14, -0.69],
      [-0.38, -0.58],
      [-0.5, -0.34],
      [-0.52, 0.0],
      [-0.56, 0.34],
      [-0.62, 0.66],
      [-0.56, 0.9],
      [-0.38, 0.96],
      [-0.2, 0.9],
      [-0.12, 0.66],
      [-0.1, 0.36],
      [-0.06, 0.14],
      [0.02, -0.02],
      [0.1, -0.18],
      [0.22, -0.3],
      [0.32, -0.38],
    ])
  if (f.hair === 'curls') {
    const R = rng(Math.round(x + s))
    let q = H([
      ...top,
      [-0.42, 0.02],
      [-0.3, 0.14],
      [-0.14, 0.04],
      [0.0, -0.1],
      [0.1, -0.26],
      [0.31, -0.43],
    ])
    const C: P2[] = [
      [0.28, -0.47],
      [0.16, -0.58],
      [0.0, -0.64],
      [-0.16, -0.64],
      [-0.3, -0.56],
      [-0.42, -0.43],
      [-0.48, -0.26],
      [-0.49, -0.08],
      [-0.45, 0.1],
      [-0.36, 0.22],
      [-0.24, 0.22],
      [0.2, -0.42],
      [-0.05, -0.5],
      [-0.25, -0.4],
    ]
    for (const [u, v] of C) {
      const [a, b] = T(u, v)
      q += E.circle(a, b, s * (0.1 + R() * 0.035))
    }
    hair = q
  }
  const beard = f.beard
    ? H([
        [0.0, 0.06],
        [0.08, 0.16],
        [0.2, 0.17],
        [0.33, 0.165],
        [0.36, 0.2],
        [0.3, 0.23],
        [0.36, 0.27],
        [0.375, 0.34],
        [0.34, 0.43],
        [0.22, 0.46],
        [0.06, 0.38],
        [-0.08, 0.22],
        [-0.07, 0.08],
      ])
    : ''
  const ear = (() => {
    const [a, b] = T(-0.045, 0.0)
    return `<ellipse cx="${n1(a)}" cy="${n1(b)}" rx="${n1(s * 0.05)}" ry="${n1(s * 0.085)}" transform="rotate(${-12 * dir} ${n1(a)} ${n1(b)})"/>`
  })()
  return { skin, cloth, line, hair: hair + beard, ear }
}
interface Sitter extends Omit<Face, 'x' | 'y' | 's' | 'dir'> {
  skin: [string, string]
  coat: [string, string]
  trim: string
  hairC: [string, string]
}
const BACK: Record<string, string[]> = {
  dawn: ['#fff6d8', '#fbd98a', '#f4a848', '#dc5a2a', '#8a2a24', '#3a1824'],
  sea: ['#fffbe8', '#cfe6d4', '#7cc0b8', '#2f8a90', '#165468', '#0d2c40'],
  leaf: ['#fffbe0', '#f0e69a', '#b5c05a', '#5f9a54', '#235f4c', '#10302f'],
  dusk: ['#fff0d8', '#f7c09a', '#df7a5a', '#a03f48', '#4a2448', '#1c1836'],
  gold: ['#fffdf0', '#fff0b8', '#f4c95a', '#d9902f', '#8a4f22', '#3a2018'],
}
async function medallion(P: Plate, back: string, who: Sitter[]) {
  const L = P.o.light,
    W = P.W
  await P.ink(P.full(), {
    fill: BACK[back],
    radial: [L.x, L.y, W * 0.86],
    prism: 0.95,
    shift: 0.15,
    cut: 0,
  })
  await rays(
    P,
    W * 0.3,
    W * 0.66,
    48,
    { fill: ['#fffbe6'], prism: 0, alpha: 0.5, cut: 0.6 },
    P.seed,
    4.4,
  )
  await P.ink(E.circle(L.x, L.y, W * 0.245), {
    fill: ['#fffdf2', '#fff3cc'],
    radial: [L.x, L.y, W * 0.26],
    prism: 0.3,
    shift: 0.2,
    cut: 1,
  })
  const two = who.length > 1
  for (let i = 0; i < who.length; i++) {
    const w = who[i],
      s = W * (two ? 0.36 : 0.42)
    const q: 1 | -1 = Math.round((P.seed - 701) / 7) % 2 ? -1 : 1,
      mx = (v: number) => (q > 0 ? v : W - v)
    const pos: [number, number, 1 | -1] = !two
      ? [mx(W * 0.47), W * 0.42, q]
      : i === 0
        ? [mx(W * 0.6), W * 0.375, q]
        : [mx(W * 0.33), W * 0.475, q]
    const f = face({ ...w, x: pos[0], y: pos[1], s: s * (w.woman && two ? 0.94 : 1), dir: pos[2] })
    const ax: [number, number, number, number] = [
      pos[0] + s * 0.5,
      pos[1] - s * 0.6,
      pos[0] - s * 0.5,
      pos[1] + s * 0.7,
    ]
    await P.ink(f.skin, {
      fill: w.skin,
      axis: ax,
      prism: 0.85,
      rim: 1,
      rimW: 6,
      cut: 0.5,
      shadow: 0.3,
      shadowBlur: 12,
      shadowDist: 10,
    })
    await P.ink(f.cloth, {
      fill: w.coat,
      axis: [0, pos[1] + s * 0.5, 0, W],
      prism: 0.9,
      rim: 0.8,
      rimW: 6,
      cut: 0.6,
    })
    await P.ink(f.line, { fill: [w.trim], prism: 0.7, cut: 0.6 })
    await P.ink(f.ear, { fill: [w.skin[1]], alpha: 0.55, prism: 0.3, cut: 0.3 })
    await P.ink(f.hair, { fill: w.hairC, axis: ax, prism: 0.8, rim: 1, rimW: 6, cut: 0.9 })
  }
  P.finish({ vignette: 0.3, glow: 0.1 })
}
const S0: [string, string] = ['#c98450', '#7c4428'],
  S1: [string, string] = ['#8a5232', '#4a281a'],
  S2: [string, string] = ['#e6ae7c', '#a8663f'],
  S3: [string, string] = ['#5f3722', '#331c14'],
  S4: [string, string] = ['#a8683e', '#5f3420']
const DK: [string, string] = ['#2a1a16', '#120d10'],
  BR: [string, string] = ['#5a3420', '#2a1712'],
  GR: [string, string] = ['#c9c0ae', '#7a746c'],
  AU: [string, string] = ['#8a4a22', '#4a2414']
const man = (o: Partial<Sitter>): Sitter => ({
  hair: 'crop',
  skin: S0,
  coat: ['#1d5664', '#0d2c3c'],
  trim: '#f3dcb0',
  hairC: DK,
  collar: 'coat',
  ...o,
})
const wom = (o: Partial<Sitter>): Sitter => ({
  woman: true,
  nose: 0.4,
  chin: 0.4,
  hair: 'long',
  skin: S0,
  coat: ['#c9482a', '#6a1f22'],
  trim: '#fbe3ad',
  hairC: BR,
  collar: 'round',
  ...o,
})
const P1: [number, number] = [800, 800]
const sitters: [string, string, Sitter[], string][] = [
  [
    'pastors-international',
    'dawn',
    [
      man({ hairC: GR, skin: S2, hair: 'wave' }),
      wom({ hairC: AU, skin: S2, hair: 'wave', coat: ['#1d6470', '#0f3444'] }),
    ],
    'Cut-paper portrait of a couple, in place of their photograph',
  ],
  [
    'pastors-pittsburg',
    'sea',
    [
      man({ skin: S0, beard: true, coat: ['#a5341d', '#561a24'] }),
      wom({ skin: S4, coat: ['#e9a83f', '#a8602a'], trim: '#7c2a1c', hairC: DK }),
    ],
    'Cut-paper portrait of a couple, in place of their photograph',
  ],
  [
    'pastors-san-francisco',
    'dusk',
    [
      man({ skin: S1, hair: 'crop', coat: ['#12394a', '#0d2030'], trim: '#fbf4e4' }),
      wom({ skin: S1, hair: 'curls', coat: ['#4a9a9b', '#1d5664'], hairC: DK }),
    ],
    'Cut-paper portrait of a couple, in place of their photograph',
  ],
  [
    'pastors-oakley',
    'leaf',
    [
      man({ skin: S2, hair: 'crop', hairC: BR, beard: true, coat: ['#2b5a41', '#15362f'] }),
      wom({ skin: S0, hair: 'tail', coat: ['#dc5a30', '#8a2f22'], hairC: BR }),
    ],
    'Cut-paper portrait of a couple, in place of their photograph',
  ],
  [
    'pastors-india',
    'gold',
    [
      man({
        skin: S3,
        coat: ['#fbf4e4', '#c9a878'],
        trim: '#a5341d',
        collar: 'shirt',
        hair: 'wave',
      }),
      wom({
        skin: S3,
        hair: 'bun',
        collar: 'sari',
        coat: ['#a5341d', '#561a24'],
        trim: '#e98a2b',
        hairC: DK,
      }),
    ],
    'Cut-paper portrait of a couple, in place of their photograph',
  ],
  [
    'pastors-spain',
    'sea',
    [
      man({ skin: S0, hair: 'wave', hairC: DK, coat: ['#1d3a5c', '#101f3a'] }),
      wom({ skin: S2, hair: 'bun', coat: ['#c9482a', '#7c2424'], hairC: BR }),
    ],
    'Cut-paper portrait of a couple, in place of their photograph',
  ],
  [
    'team-assistant-1',
    'gold',
    [
      man({ skin: S4, hair: 'bald', hairC: GR, beard: true, coat: ['#1d6470', '#0f3444'] }),
      wom({ skin: S4, hair: 'curls', hairC: DK, coat: ['#a5341d', '#561a24'] }),
    ],
    'Cut-paper portrait of a couple, in place of their photograph',
  ],
  [
    'team-assistant-2',
    'leaf',
    [man({ skin: S1, hair: 'crop', coat: ['#12394a', '#0d2430'] })],
    'Cut-paper portrait, in place of a photograph',
  ],
  [
    'team-worship',
    'dusk',
    [
      man({ skin: S2, hair: 'wave', hairC: BR, collar: 'shirt', coat: ['#a5341d', '#561a24'] }),
      wom({ skin: S1, hair: 'tail', hairC: DK, coat: ['#f4b233', '#b5662a'], trim: '#561a24' }),
    ],
    'Cut-paper portrait of a couple, in place of their photograph',
  ],
  [
    'team-youth',
    'dawn',
    [
      man({ skin: S4, hair: 'curls', collar: 'round', coat: ['#2b6a5c', '#143a3c'] }),
      wom({ skin: S2, hair: 'long', hairC: AU, coat: ['#12506a', '#0d2c44'] }),
    ],
    'Cut-paper portrait of a couple, in place of their photograph',
  ],
  [
    'pastors-india-2',
    'dawn',
    [
      man({ skin: S3, collar: 'shirt', coat: ['#1d6470', '#0f3444'], beard: true }),
      wom({
        skin: S3,
        hair: 'tail',
        collar: 'sari',
        coat: ['#2b5a41', '#15362f'],
        trim: '#f4b233',
        hairC: DK,
      }),
    ],
    'Cut-paper portrait of a couple, in place of their photograph',
  ],
]
sitters.forEach(([id, back, who, alt], i) =>
  add({
    id,
    size: P1,
    focus: [0.5, 0.45],
    alt,
    plate: {
      seed: 701 + i * 7,
      light: { x: i % 2 ? 370 : 430, y: 330, color: '#fff3cc', glow: 0.12, reach: 120 },
      shade: '#1d1624',
      haze: '#f3cf9a',
      rays: 26,
    },
    draw: (P) => medallion(P, back, who),
  }),
)
