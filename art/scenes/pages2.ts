/** More page heads: gatherings, doors, water, streets, hills. */
import { carve } from '../press/carve.ts'
import { rng, lerp, noise } from '../press/numbers.ts'
import { type Plate } from '../press/plate.ts'
import { INK } from '../press/inks.ts'
import * as E from '../draw/elements.ts'
import * as S from '../draw/structures.ts'
import { hill, water, rays } from '../draw/scenery.ts'
import { fig, someone, HAIR, RAISE, SKIN, type Fig } from '../draw/people.ts'
import { add } from '../press/scene.ts'
import { stars, sheep } from './pages.ts'

const HERO: [number, number] = [1600, 900]

/** A catenary of lamps. */
export function lamps(pts: [number, number][], sag: number, r: number) {
  let wire = '',
    bulb = '',
    halo = ''
  for (let i = 0; i < pts.length - 1; i++) {
    const [x0, y0] = pts[i],
      [x1, y1] = pts[i + 1],
      n = Math.max(6, Math.round(Math.hypot(x1 - x0, y1 - y0) / (r * 8)))
    const P: [number, number][] = []
    for (let k = 0; k <= 24; k++) {
      const t = k / 24
      P.push([lerp(x0, x1, t), lerp(y0, y1, t) + sag * 4 * t * (1 - t)])
    }
    wire += E.line(P, r * 0.28)
    for (let k = 0; k <= n; k++) {
      const t = k / n,
        x = lerp(x0, x1, t),
        y = lerp(y0, y1, t) + sag * 4 * t * (1 - t) + r * 1.2
      bulb += E.circle(x, y, r)
      halo += E.circle(x, y, r * 3.4)
    }
  }
  return { wire, bulb, halo }
}
/** A crowd of every age and build: in knots of two to four who stand close, taller behind smaller. */
export function crowd(
  x0: number,
  x1: number,
  y: number,
  h: number,
  n: number,
  seed: number,
  raised = 0.3,
  extra: Partial<Fig> = {},
): Fig[] {
  const R = rng(seed),
    out: Fig[] = [],
    count = Math.round(n * 1.3)
  let near = 0,
    knot = 0
  for (let i = 0; i < count; i++) {
    if (near === 0) {
      near = 2 + Math.floor(R() * 3)
      knot = lerp(x0, x1, (i + near / 2) / count)
    }
    near--
    const even = lerp(x0, x1, (i + 0.5) / count),
      x = lerp(even, knot, 0.35) + (R() - 0.5) * h * 0.12,
      child = R() < 0.16,
      old = R() < 0.14,
      up = R() < raised * (child ? 1.3 : 1),
      one = R() < 0.35
    const a = RAISE
    out.push({
      ...someone(seed * 31 + i, {
        x,
        y: y + (R() - 0.5) * h * 0.15 + (child ? h * 0.05 : 0),
        h: h * (child ? 0.6 + R() * 0.16 : 0.86 + R() * 0.22),
        child,
        fingers: true,
        ...(old && { hair: HAIR[4] }),
        lean: (R() - 0.5) * 0.05,
        ...(up ? (one ? { R: a.R } : a) : {}),
        ...extra,
      }),
      build: 0.82 + R() * 0.42,
    })
  }
  return out.toSorted((one, other) => one.y - other.y)
}
export async function gathering(
  P: Plate,
  o: { ground: number; tentX: number; s: number; sky?: string[] },
) {
  const W = P.W,
    H = P.H,
    g = o.ground,
    s = o.s,
    X = o.tentX
  await P.ink(P.full(), {
    fill: o.sky ?? [INK.night, '#0f3143', '#1d5a66', '#c98a5a', '#e0702f'],
    axis: [0, -40, 0, g + 40],
    prism: 0.8,
    shift: 0.12,
    slide: 0.2,
    cut: 0,
  })
  await P.ink(stars(90, W, g * 0.6, 21), { fill: [INK.paper], prism: 0, alpha: 0.85, cut: 0 })
  await hill(
    P,
    E.domes(
      [
        [W * 0.1, g - 90, W * 0.26],
        [W * 0.45, g - 70, W * 0.25],
        [W * 0.9, g - 110, W * 0.28],
      ],
      g + 20,
      104,
      3,
    ),
    {
      bottom: g + 60,
      fill: ['#5a3a3c', '#2a2a36'],
      axis: [0, g - 120, 0, g],
      light: '#d98a4f',
      seed: 4,
      depth: 90,
      len: 40,
      lightW: 2.4,
    },
  )
  const gm = await P.ink(E.land(E.ridge(9, g, 10, 300), W, H + 20), {
    fill: ['#c9853c', '#6a4a2a', '#23302c', INK.night],
    axis: [0, g, 0, H],
    prism: 0.7,
    cut: 1.4,
  })
  await P.ink(
    carve({
      box: [-20, g, W + 20, H],
      step: 44,
      row: 12,
      seed: 14,
      dir: () => 0.02,
      len: (_x, y) => 30 + (y - g) * 0.1,
      wid: (x, y) => (noise(x / 70, y / 18, 3) > 0.05 ? 1.6 + (y - g) * 0.004 : 0),
    }),
    {
      fill: ['#ffd98a', '#c98a45', '#2f4a3c'],
      radial: [X, g, W * 0.55],
      clip: gm,
      alpha: 0.6,
      prism: 0.3,
    },
  )
  // the tent
  const tw = 520 * s,
    th = 330 * s,
    y0 = g + 18 * s
  const ex = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((u) => X + u * tw)
  const roofTop: [number, number] = [X, y0 - th - 120 * s]
  await P.ink(
    E.poly([
      [ex[0], y0],
      [ex[0], y0 - th * 0.62],
      [ex[5], y0 - th * 0.62],
      [ex[5], y0],
    ]),
    {
      fill: ['#ffe9ad', '#f6b85a', '#c9702f', '#7c3a22'],
      radial: [X, y0 - th * 0.3, tw],
      prism: 1.1,
      cut: 0.4,
    },
  )
  let folds = ''
  for (let i = 0; i < 5; i++)
    folds += `<path d="M${roofTop[0]} ${roofTop[1]}Q${lerp(roofTop[0], ex[i], 0.55)} ${lerp(roofTop[1], y0 - th * 0.62, 0.62)} ${ex[i] - (i === 0 ? 26 * s : 0)} ${y0 - th * 0.6}Q${(ex[i] + ex[i + 1]) / 2} ${y0 - th * 0.54} ${ex[i + 1] + (i === 4 ? 26 * s : 0)} ${y0 - th * 0.6}Q${lerp(roofTop[0], ex[i + 1], 0.55)} ${lerp(roofTop[1], y0 - th * 0.62, 0.62)} ${roofTop[0]} ${roofTop[1]}Z" fill="${['#e9d2a2', '#f6e6c4', '#fffaf0', '#f3dcb0', '#d9b878'][i]}"/>`
  await P.paint(folds, { prism: 0.8, rim: 0.8, rimW: 4 * s, cut: 0.8 })
  let poles = E.rect(X - 4 * s, roofTop[1] - 60 * s, 8 * s, 70 * s)
  for (const x of ex) poles += E.rect(x - 3.5 * s, y0 - th * 0.62, 7 * s, th * 0.62)
  await P.ink(poles, { fill: ['#3a2218'], prism: 0.2, cut: 0.2 })
  await P.ink(
    `<path d="M${X} ${roofTop[1] - 60 * s}q${34 * s} ${10 * s} ${64 * s} ${-4 * s}q${-14 * s} ${20 * s} 0 ${34 * s}q${-34 * s} ${10 * s} ${-64 * s} ${-2 * s}z"/>`,
    { fill: [INK.gold], prism: 0.3, cut: 0.2 },
  )
  return { y0, ex, th, tw, roofTop }
}
add({
  id: 'events',
  size: HERO,
  focus: [0.68, 0.62],
  alt: 'People gathering beneath a lit tent and strings of lamps at nightfall',
  plate: {
    seed: 171,
    light: { x: 1090, y: 470, color: '#ffdf9a', glow: 0.34, reach: 280 },
    shade: INK.night,
    haze: '#d98a4a',
    rays: 26,
  },
  draw: async (P) => {
    const T = await gathering(P, { ground: 620, tentX: 1090, s: 0.82 })
    let ppl = crowd(700, 1480, 668, 118, 17, 3, 0.35).map(fig).join('')
    await P.paint(ppl, { rim: 1, rimW: 2.6, prism: 0.5, cut: 0.4 })
    const L = lamps(
      [
        [-20, 250],
        [330, 330],
        [T.ex[0], 430],
        [T.roofTop[0], T.roofTop[1]],
        [T.ex[5], 430],
        [1640, 300],
      ],
      46,
      5.6,
    )
    await P.ink(L.wire, { fill: ['#241a18'], prism: 0, cut: 0 })
    await P.ink(L.halo, {
      fill: ['#ffcf74'],
      mode: 'screen',
      alpha: 0.28,
      soft: 4,
      prism: 0,
      cut: 0,
    })
    await P.ink(L.bulb, { fill: ['#fff6d8'], prism: 0, cut: 0 })
    ppl = crowd(560, 1640, 800, 196, 10, 7, 0.1, { walk: 0.06 })
      .map((f) => fig({ ...f }))
      .join('')
    await P.paint(ppl, { rim: 1, rimW: 3.4, prism: 0.5, cut: 0.5, shadow: 0.35, shadowDist: 14 })
    await P.paint(
      crowd(90, 520, 850, 250, 3, 17, 0, { turn: 1 })
        .map((f) => fig(f))
        .join(''),
      { rim: 1, rimW: 4, prism: 0.5, cut: 0.5, shadow: 0.35, shadowDist: 14 },
    )
    P.finish({ vignette: 0.5, dark: INK.night, glow: 0.32 })
  },
})

add({
  id: 'contact-us',
  size: HERO,
  focus: [0.7, 0.14],
  alt: 'A lighthouse on a headland throwing its beams across the evening sea',
  plate: {
    seed: 181,
    light: { x: 1170, y: 232, color: '#fff0c0', glow: 0.34, reach: 230 },
    shade: INK.night,
    haze: '#e39a5c',
    rays: 22,
    prism: 1.25,
    second: [-200, 1000],
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#0b2433'],
        [0.28, '#14485a'],
        [0.5, '#3d8a8a'],
        [0.66, '#d9b98a'],
        [0.8, '#ef8f4a'],
        [1, '#c9482a'],
      ],
      axis: [0, -40, 0, 640],
      prism: 1,
      shift: 0.15,
      slide: 0.2,
      cut: 0,
    })
    await P.ink(stars(60, 1600, 260, 31), { fill: [INK.paper], prism: 0, alpha: 0.8, cut: 0 })
    await P.ink(
      E.poly([
        [1170, 232],
        [-60, 40],
        [-60, 290],
      ]) +
        E.poly([
          [1170, 232],
          [1700, 130],
          [1700, 330],
        ]),
      {
        fill: ['#ffe6a0', '#e9a24a', '#5a4a3a'],
        radial: [1170, 232, 1150],
        alpha: 0.6,
        soft: 3,
        prism: 0.8,
        mode: 'screen',
        cut: 0,
      },
    )
    await P.ink(E.bars(380, 400, 900, 113, 5, 26) + E.bars(1480, 420, 500, 118, 4, 22), {
      fill: ['#f7c98a', INK.poppy],
      axis: [0, 330, 0, 470],
      prism: 0.8,
      alpha: 0.9,
      cut: 1.6,
    })
    await hill(
      P,
      E.domes(
        [
          [100, 520, 420],
          [480, 540, 320],
        ],
        590,
        114,
        3,
      ),
      {
        bottom: 620,
        fill: ['#7c4a4a', '#3a3a48'],
        axis: [0, 510, 0, 590],
        light: '#f0a868',
        lightW: 2.2,
        seed: 5,
        depth: 60,
        len: 36,
        haze: 0.1,
      },
    )
    await water(P, {
      y: 584,
      fill: [
        [0, '#f0a060'],
        [0.14, '#a8907a'],
        [0.36, '#2f7078'],
        [1, '#081a26'],
      ],
      mark: ['#fbe0a8', '#6fb2ac'],
      path: ['#fff4d0', '#ffd98a', '#d99a55'],
      pathX: 760,
      seed: 84,
      spread: 1.5,
    })
    const cl = E.domes(
      [
        [1240, 520, 420, 0.55],
        [1600, 560, 380, 0.6],
      ],
      900,
      117,
      5,
    )
    await hill(P, cl, {
      bottom: 920,
      fill: ['#8f8a45', '#4a5a3a', '#2a2c30', INK.night],
      axis: [0, 520, 0, 800],
      light: '#f2d27a',
      dark: '#16242a',
      seed: 15,
      depth: 260,
      len: 52,
      step: 30,
      row: 9,
      lightW: 3.6,
      darkW: 4,
    })
    await P.ink(
      E.poly([
        [1108, 552],
        [1132, 284],
        [1208, 284],
        [1232, 552],
      ]),
      {
        fill: ['#fff8e6', '#f3dcb0', '#a9a08c'],
        axis: [1110, 0, 1235, 0],
        prism: 0.7,
        rim: 1,
        rimW: 4,
        cut: 0.4,
      },
    )
    await P.ink(
      E.poly([
        [1115, 480],
        [1121, 410],
        [1219, 410],
        [1225, 480],
      ]) +
        E.poly([
          [1127, 340],
          [1130, 306],
          [1210, 306],
          [1213, 340],
        ]),
      { fill: ['#f0602f', '#c9421f', '#7c2418'], axis: [1110, 0, 1235, 0], prism: 0.6, cut: 0.4 },
    )
    await P.ink(
      E.rect(1118, 270, 104, 16) +
        E.rect(1136, 196, 7, 76) +
        E.rect(1197, 196, 7, 76) +
        `<path d="M1126 198L1170 140L1214 198Z"/>` +
        E.circle(1170, 138, 7) +
        E.rect(1168, 112, 4, 24),
      { fill: ['#3a1d1a'], prism: 0.3, rim: 1, rimW: 3, cut: 0.2 },
    )
    await P.ink(E.rect(1143, 200, 54, 70), { fill: ['#fffbe8'], prism: 0, cut: 0 })
    await S.drawChapel(P, 1380, 566, 92, 1, {
      wall: '#f6e6c4',
      side: '#8f9a90',
      roof: '#8a2f1c',
      glow: '#ffd36b',
    })
    await P.ink(`<rect x="1156" y="512" width="28" height="42" rx="14"/>`, {
      fill: ['#5a2a1c'],
      prism: 0.2,
      cut: 0.2,
    })
    const b = S.sloop(520, 700, 90, 1)
    await P.ink(b.main + b.jib, {
      fill: ['#fff4d8', '#f0b070'],
      axis: [0, 590, 0, 700],
      prism: 0.6,
      rim: 1,
      rimW: 3,
      cut: 0.4,
    })
    await P.ink(b.hull, { fill: ['#3a1d1a'], prism: 0.3, rim: 1, rimW: 2, cut: 0.3 })
    let bs = ''
    for (const [x, y, s, f] of [
      [900, 360, 20, 0.5],
      [960, 330, 15, 0.2],
      [850, 320, 12, 0.5],
    ] as number[][])
      bs += E.bird(x, y, s, f)
    await P.ink(bs, { fill: ['#fff3d6'], prism: 0.2, cut: 0 })
    P.finish({ vignette: 0.45, dark: INK.night, glow: 0.3 })
  },
})

add({
  id: 'new-here',
  size: HERO,
  focus: [0.66, 0.62],
  alt: 'Open church doors with light pouring out and people welcoming one another',
  plate: {
    seed: 191,
    light: { x: 1080, y: 430, color: '#ffe6a6', glow: 0.36, reach: 300 },
    shade: INK.night,
    haze: '#e9a55a',
    rays: 28,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: ['#b5532c', '#7c3326', '#4a2028', '#231a26', INK.night],
      radial: [1080, 430, 1150],
      prism: 0.8,
      shift: 0.1,
      cut: 0,
    })
    const R = rng(13)
    let bl = ''
    for (let y = -10; y < 700; y += 44)
      for (let x = -80 + (y % 88 ? 0 : 50); x < 1640; x += 100)
        bl += `<rect x="${x + 3 + R() * 2}" y="${y + 3}" width="${92 - R() * 5}" height="${37 - R() * 3}" rx="2"/>`
    await P.ink(bl, {
      fill: ['#d9723a', '#a8452a', '#6a2a28', '#35202a', '#161a26'],
      radial: [1080, 430, 1050],
      alpha: 0.75,
      cut: 1.5,
      prism: 0.8,
      shift: 0.1,
    })
    // arch
    await P.ink(S.archPath(1080, 720, 560, 690), {
      fill: ['#fbe6b8', '#c9823a', '#6a3a22'],
      radial: [1080, 430, 460],
      prism: 0.5,
      cut: 0.8,
      shadow: 0.4,
    })
    let vs = ''
    for (let i = 0; i <= 18; i++) {
      const a = Math.PI + (Math.PI * i) / 18
      vs += `<path d="M${1080 + Math.cos(a) * 222} ${310 + Math.sin(a) * 222}L${1080 + Math.cos(a) * 282} ${310 + Math.sin(a) * 282}" stroke="#fff" stroke-width="4" fill="none"/>`
    }
    for (let y = 350; y < 720; y += 62)
      vs += `<path d="M798 ${y}h62M1300 ${y}h62" stroke="#fff" stroke-width="4" fill="none"/>`
    await P.ink(vs, { fill: ['#7c3a22'], alpha: 0.8, prism: 0.2, cut: 0.8 })
    const dm = await P.ink(S.archPath(1080, 720, 440, 630), {
      fill: ['#fffdf0', '#fff0bd', '#ffd67e', '#f2a545'],
      radial: [1080, 400, 420],
      prism: 0.9,
      shift: 0.2,
      cut: 0.4,
    })
    await rays(
      P,
      60,
      420,
      38,
      { fill: ['#fffdf2'], prism: 0, alpha: 0.8, cut: 0.6, clip: dm },
      45,
      6,
    )
    // inside: far window and rows
    await P.ink(S.archPath(1080, 520, 90, 190), {
      fill: ['#fffefa'],
      prism: 0.2,
      cut: 0.3,
      clip: dm,
    })
    await P.ink(E.rect(1077, 360, 7, 110) + E.rect(1054, 392, 52, 7), {
      fill: ['#e0912f'],
      prism: 0,
      cut: 0.2,
    })
    let pews = ''
    for (let i = 0; i < 5; i++) {
      const y = 560 + i * 34,
        w = 46 + i * 26,
        gap = 26 + i * 12
      pews +=
        E.rect(1080 - gap - w * 1.5, y, w * 1.5, 16 + i * 3) +
        E.rect(1080 + gap, y, w * 1.5, 16 + i * 3)
    }
    await P.ink(pews, {
      fill: ['#d98a3a', '#a8562a'],
      axis: [0, 560, 0, 720],
      clip: dm,
      prism: 0.5,
      cut: 0.4,
    })
    // doors
    await P.ink(
      E.poly([
        [860, 720],
        [860, 250],
        [770, 214],
        [770, 764],
      ]) +
        E.poly([
          [1300, 720],
          [1300, 250],
          [1390, 214],
          [1390, 764],
        ]),
      {
        fill: ['#2f7a78', '#1d5a60', '#0f3440'],
        radial: [1080, 500, 420],
        prism: 0.7,
        rim: 1,
        rimW: 5,
        cut: 0.4,
        shadow: 0.4,
      },
    )
    let pan = ''
    for (const q of [-1, 1])
      for (let i = 0; i < 3; i++) {
        const y = 310 + i * 146
        pan += `<path d="M${1080 + q * 236} ${y}L${1080 + q * 292} ${y - 10}L${1080 + q * 292} ${y + 112}L${1080 + q * 236} ${y + 104}Z" fill="none" stroke="#fff" stroke-width="4"/>`
      }
    await P.ink(pan, { fill: ['#8fc9ba'], alpha: 0.7, prism: 0.3, cut: 0.4 })
    // steps and light on the ground
    await P.ink(
      E.poly([
        [-20, 720],
        [1620, 720],
        [1620, 920],
        [-20, 920],
      ]),
      {
        fill: ['#c9733a', '#6a2f2a', '#2a1a26', '#0f1420'],
        radial: [1080, 700, 900],
        prism: 0.6,
        cut: 0.8,
      },
    )
    await P.ink(
      E.poly([
        [862, 722],
        [1298, 722],
        [1560, 920],
        [560, 920],
      ]),
      {
        fill: ['#fff3cc', '#ffd07a', '#d98a45'],
        axis: [0, 720, 0, 920],
        prism: 1,
        alpha: 0.9,
        cut: 1.4,
      },
    )
    let st = ''
    for (let i = 0; i < 4; i++) st += E.rect(-20, 752 + i * 42 + i * i * 3, 1660, 4 + i * 1.5)
    await P.ink(st, { fill: ['#7c3a22'], alpha: 0.55, prism: 0.2, cut: 1 })
    // people
    const A: Fig[] = [
      {
        x: 960,
        y: 792,
        h: 262,
        top: '#1d6470',
        bottom: '#12394a',
        skin: SKIN[4],
        hair: HAIRD,
        hairStyle: 'short',
        turn: 1,
        R: [0.1, 0.08, 0.11, -0.01],
      },
      {
        x: 1090,
        y: 802,
        h: 246,
        top: '#dc4a20',
        bottom: '#561a24',
        skin: SKIN[1],
        hair: '#4a2c1a',
        hairStyle: 'long',
        dress: true,
        turn: -1,
        L: [-0.09, 0.09, -0.08, -0.02],
      },
      {
        x: 1218,
        y: 822,
        h: 272,
        top: '#e9c46f',
        bottom: '#2b5a41',
        skin: SKIN[2],
        hair: '#1c1512',
        hairStyle: 'bun',
        dress: true,
        turn: -1,
        L: [-0.05, 0.13, 0.02, 0.12],
      },
      {
        x: 1150,
        y: 828,
        h: 150,
        child: true,
        top: '#4a9a9b',
        bottom: '#12394a',
        skin: SKIN[2],
        hair: '#1c1512',
        turn: -1,
      },
      {
        x: 700,
        y: 850,
        h: 292,
        top: '#f3dcb0',
        bottom: '#3a2a22',
        skin: SKIN[3],
        hair: '#b9b2a4',
        hairStyle: 'short',
        coat: true,
        walk: 0.13,
        turn: 1,
      },
      {
        x: 622,
        y: 856,
        h: 270,
        top: '#561a24',
        bottom: '#a5341d',
        skin: SKIN[3],
        hair: '#b9b2a4',
        hairStyle: 'bun',
        dress: true,
        walk: 0.1,
        turn: 1,
      },
      {
        x: 1440,
        y: 856,
        h: 282,
        top: '#12394a',
        bottom: '#0d2430',
        skin: SKIN[0],
        hair: '#7a4a22',
        hairStyle: 'short',
        walk: 0.12,
        turn: -1,
      },
    ]
    await P.paint(A.map(fig).join(''), {
      rim: 1,
      rimW: 5,
      prism: 0.55,
      cut: 0.5,
      shadow: 0.5,
      shadowBlur: 10,
      shadowDist: 16,
    })
    P.finish({ vignette: 0.5, dark: INK.night, glow: 0.34 })
  },
})
const HAIRD = '#14100f'

export async function baptism(
  P: Plate,
  o: { y: number; x: number; s: number; sky?: [number, string][] },
) {
  const W = P.W,
    H = P.H,
    y = o.y,
    L = P.o.light
  await P.ink(P.full(), {
    fill: o.sky ?? [
      [0, '#0f4a5c'],
      [0.28, '#2f8a92'],
      [0.5, '#a9d3bb'],
      [0.68, '#fbe9b6'],
      [0.86, '#f7bb62'],
      [1, '#ec8038'],
    ],
    axis: [0, -40, 0, y + 30],
    prism: 0.95,
    shift: 0.13,
    slide: 0.3,
    cut: 0,
  })
  await rays(
    P,
    W * 0.07,
    W * 0.36,
    46,
    { fill: ['#fffbe0'], prism: 0, alpha: 0.6, cut: 0.6 },
    55,
    5.4,
  )
  await P.ink(E.circle(L.x, L.y, W * 0.052), {
    fill: ['#fffef4', '#fff3c8'],
    radial: [L.x, L.y, W * 0.055],
    prism: 0,
    cut: 1,
  })
  await hill(
    P,
    E.domes(
      [
        [W * 0.08, y - 120, W * 0.24],
        [W * 0.36, y - 84, W * 0.2],
        [W * 0.96, y - 130, W * 0.24],
      ],
      y + 10,
      124,
      3,
    ),
    {
      bottom: y + 40,
      fill: ['#4f8f7c', '#8fae74'],
      axis: [0, y - 130, 0, y],
      light: '#e9e29a',
      dark: '#2a6a60',
      darkW: 2.6,
      seed: 5,
      depth: 90,
      len: 40,
      trees: 14,
      treeC: ['#2b6a4c', '#174a40'],
      treeS: W / 160,
    },
  )
  await water(P, {
    y,
    fill: [
      [0, '#f7c982'],
      [0.1, '#b8cfae'],
      [0.3, '#4a9f9f'],
      [0.65, '#1b6674'],
      [1, '#0b2f42'],
    ],
    mark: ['#fff3d0', '#8fd0c8'],
    path: ['#fffdf0', '#ffe7ae', '#f6c978'],
    seed: 94,
    spread: 1.3,
  })
  const x = o.x,
    s = o.s,
    wl = y + H * 0.2
  // rings spreading
  let rg = ''
  for (let i = 0; i < 7; i++) {
    const rx = s * (0.5 + i * 0.32),
      ry = rx * 0.17
    rg += `<ellipse cx="${x}" cy="${wl + s * 0.03}" rx="${rx}" ry="${ry}" fill="none" stroke="#fff" stroke-width="${4.6 - i * 0.45}" stroke-dasharray="${rx * (0.5 + (i % 3) * 0.3)} ${rx * 0.16} ${rx * 0.9} ${rx * 0.24}"/>`
  }
  const f: Fig[] = [
    {
      x: x - s * 0.36,
      y: wl + s * 0.62,
      h: s * 1.24,
      top: '#12394a',
      bottom: '#12394a',
      skin: SKIN[3],
      hair: '#1c1512',
      hairStyle: 'short',
      turn: 1,
      R: [0.1, 0.07, 0.09, -0.02],
      L: [-0.03, 0.14, 0.07, 0.08],
    },
    {
      x: x + s * 0.38,
      y: wl + s * 0.62,
      h: s * 1.2,
      top: '#a5341d',
      bottom: '#a5341d',
      skin: SKIN[1],
      hair: '#4a2c1a',
      hairStyle: 'short',
      turn: -1,
      L: [-0.1, 0.07, -0.08, -0.02],
      R: [0.03, 0.14, -0.07, 0.08],
    },
    {
      x: x + s * 0.01,
      y: wl + s * 0.66,
      h: s * 1.18,
      top: '#fffaf0',
      bottom: '#fffaf0',
      skin: SKIN[2],
      hair: '#1c1512',
      hairStyle: 'long',
      dress: true,
      L: [-0.08, -0.1, -0.03, -0.17],
      R: [0.08, -0.1, 0.03, -0.17],
      fingers: true,
    },
  ]
  const above = await P.mask(
    E.poly([
      [0, 0],
      [W, 0],
      [W, wl],
      [x + s, wl],
      [x + s * 0.5, wl + s * 0.04],
      [x, wl + s * 0.06],
      [x - s * 0.5, wl + s * 0.04],
      [x - s, wl],
      [0, wl],
    ]),
  )
  // reflections
  await P.ink(
    carve({
      box: [x - s * 0.7, wl + 4, x + s * 0.7, wl + s * 0.8],
      step: s * 0.12,
      row: s * 0.034,
      seed: 61,
      dir: () => 0,
      len: () => s * 0.18,
      wid: (X, Y) => {
        const k = Math.max(
          Math.exp(-(((X - x + s * 0.36) / (s * 0.12)) ** 2)),
          Math.exp(-(((X - x - s * 0.38) / (s * 0.12)) ** 2)),
          Math.exp(-(((X - x) / (s * 0.12)) ** 2)),
        )
        return s * 0.011 * k * (1 - (Y - wl) / (s * 0.85))
      },
    }),
    { fill: ['#0f3a4a'], alpha: 0.85, prism: 0.2, cut: 0.4 },
  )
  await P.ink(rg, {
    fill: ['#fffbe8', '#ffe7ae'],
    axis: [0, wl - 40, 0, wl + s * 0.5],
    prism: 0.2,
    cut: 0.8,
  })
  await P.paint(f.map(fig).join(''), {
    clip: above,
    rim: 1,
    rimW: s * 0.016,
    prism: 0.55,
    cut: 0.5,
  })
  const R = rng(5)
  let dr = ''
  for (let i = 0; i < 40; i++) {
    const a = -Math.PI * (0.1 + R() * 0.8),
      d = s * (0.35 + R() * 0.5)
    dr += E.circle(
      x + Math.cos(a) * d * 1.1,
      wl - s * 0.35 + Math.sin(a) * d,
      1.2 + R() * s * 0.008,
    )
  }
  await P.ink(dr, { fill: ['#fffdf2'], prism: 0, cut: 0 })
  // dove
  const dx = L.x,
    dy = L.y + s * 0.02,
    q = s * 0.16
  await P.ink(
    `<path d="M${dx - q * 1.5} ${dy - q * 0.5}Q${dx - q * 0.7} ${dy - q * 0.75} ${dx - q * 0.15} ${dy - q * 0.1}Q${dx + q * 0.1} ${dy - q * 0.9} ${dx + q * 1.1} ${dy - q * 1.25}Q${dx + q * 0.9} ${dy - q * 0.35} ${dx + q * 0.35} ${dy + q * 0.12}Q${dx + q * 0.5} ${dy + q * 0.34} ${dx + q * 0.72} ${dy + q * 0.42}Q${dx + q * 0.4} ${dy + q * 0.62} ${dx + q * 0.1} ${dy + q * 0.46}L${dx - q * 0.35} ${dy + q * 0.95}L${dx - q * 0.36} ${dy + q * 0.5}Q${dx - q * 0.9} ${dy + q * 0.2} ${dx - q * 1.5} ${dy - q * 0.5}Z"/>`,
    { fill: ['#f0a545'], prism: 0, cut: 0.2, alpha: 0.9 },
  )
}
add({
  id: 'new-believer',
  size: HERO,
  focus: [0.68, 0.45],
  alt: 'A baptism in still water at sunrise',
  plate: {
    seed: 201,
    light: { x: 1100, y: 226, color: '#fff0c8', glow: 0.42, reach: 270 },
    shade: '#0f3a4c',
    haze: '#f6cf8f',
    rays: 28,
  },
  draw: async (P) => {
    await baptism(P, { y: 520, x: 1100, s: 400 })
    P.finish({ vignette: 0.4, dark: '#0a2636' })
  },
})

export async function table(
  P: Plate,
  o: { ty: number; x: number; w: number; seed: number; night?: boolean; h: number; n?: number },
) {
  const W = P.W,
    H = P.H,
    { ty, x, w, h } = o,
    L = P.o.light
  await P.ink(P.full(), {
    fill: o.night
      ? ['#a8562a', '#5f2a2a', '#2a1d2a', INK.night]
      : ['#e9b06a', '#c9783f', '#7c3f2c', '#3a2228'],
    radial: [L.x, L.y, W * 0.72],
    prism: 0.9,
    shift: 0.1,
    cut: 0,
  })
  // window with the evening outside
  const ww = W * 0.25,
    wy = ty - h * 0.16
  for (const q of [-1, 0, 1]) {
    const cx = x + q * w * 0.36,
      m = await P.ink(S.archPath(cx, ty - h * 0.02, ww * 0.72, wy * 0.86), {
        fill: ['#1d5a66', '#4a9a9b', '#bcd8b0', '#f7dd9a', '#f0a04a'],
        axis: [0, wy * 0.1, 0, ty],
        prism: 1,
        shift: 0.14,
        cut: 0.3,
      })
    await P.ink(
      E.land(
        E.domes(
          [
            [cx - 80, ty - h * 0.5, 240],
            [cx + 120, ty - h * 0.42, 240],
          ],
          ty,
          5,
          2,
        ),
        W,
        H,
      ),
      { fill: ['#a8843f', '#3a5a3c'], axis: [0, ty - h * 0.5, 0, ty], clip: m, prism: 0.5 },
    )
    let br = E.rect(cx - 4, 0, 8, ty)
    for (let y = wy * 0.36; y < ty; y += wy * 0.22) br += E.rect(cx - ww, y, ww * 2, 6)
    await P.ink(br, { fill: ['#4a241c'], clip: m, prism: 0.2, cut: 0.3 })
    await P.ink(
      `<path d="${S.archPath(cx, ty - h * 0.02, ww * 0.72, wy * 0.86).slice(9, -3)}" fill="none" stroke="#fff" stroke-width="14"/>`,
      { fill: ['#5a2a1e'], prism: 0.3, cut: 0.4, rim: 0.8, rimW: 3 },
    )
  }
  // pendant lamp
  await P.ink(
    E.rect(L.x - 2, -10, 4, L.y - 40) +
      `<path d="M${L.x - 78} ${L.y}Q${L.x - 66} ${L.y - 62} ${L.x} ${L.y - 66}Q${L.x + 66} ${L.y - 62} ${L.x + 78} ${L.y}Z"/>`,
    { fill: ['#12394a', '#0d2430'], axis: [0, L.y - 66, 0, L.y], prism: 0.4, cut: 0.3 },
  )
  await P.ink(`<ellipse cx="${L.x}" cy="${L.y}" rx="74" ry="13"/>`, {
    fill: ['#fffbe6'],
    prism: 0,
    cut: 0.2,
  })
  await P.ink(
    E.poly([
      [L.x - 74, L.y],
      [L.x + 74, L.y],
      [x + w * 0.52, ty + 20],
      [x - w * 0.52, ty + 20],
    ]),
    {
      fill: ['#ffe6a6', '#f6b85a'],
      axis: [0, L.y, 0, ty],
      alpha: 0.2,
      soft: 6,
      mode: 'screen',
      prism: 1.2,
      cut: 0,
    },
  )
  // people behind the table
  const n = o.n ?? 6,
    R = rng(o.seed)
  const back: Fig[] = []
  for (let i = 0; i < n; i++) {
    const u = (i + 0.5) / n,
      px = x - w * 0.44 + u * w * 0.88
    back.push(
      someone(o.seed * 17 + i, {
        x: px,
        y: ty + h * 0.62,
        h: h * (1.02 + R() * 0.08),
        turn: u < 0.45 ? 1 : u > 0.55 ? -1 : 0,
        dress: false,
        L: [-0.06, 0.14, 0.07, 0.06],
        R: [0.06, 0.14, -0.07, 0.06],
      }),
    )
  }
  await P.paint(back.map(fig).join(''), { rim: 1, rimW: 5, prism: 0.55, cut: 0.5 })
  // table top
  const tm = await P.ink(
    `<path d="M${x - w * 0.52} ${ty + h * 0.02}L${x + w * 0.52} ${ty + h * 0.02}L${x + w * 0.66} ${ty + h * 0.3}L${x - w * 0.66} ${ty + h * 0.3}Z"/>`,
    {
      fill: ['#ffdf9e', '#d9893f', '#8f4a26'],
      radial: [L.x, ty + h * 0.1, w * 0.62],
      prism: 0.8,
      rim: 1,
      rimW: 4,
      cut: 0.6,
    },
  )
  await P.ink(
    carve({
      box: [x - w * 0.7, ty, x + w * 0.7, ty + h * 0.3],
      step: 120,
      row: 9,
      seed: 5,
      dir: () => 0,
      len: () => 170,
      wid: (X, Y) => (noise(X / 200, Y / 9, 4) > 0.1 ? 1.7 : 0),
    }),
    { fill: ['#a85a2a'], clip: tm, alpha: 0.5, prism: 0.2 },
  )
  await P.ink(
    E.poly([
      [x - w * 0.66, ty + h * 0.3],
      [x + w * 0.66, ty + h * 0.3],
      [x + w * 0.66, ty + h * 0.34],
      [x - w * 0.66, ty + h * 0.34],
    ]),
    { fill: ['#5a2a1a'], prism: 0.4, cut: 0.5 },
  )
  // things on it
  let th = ''
  const cup = (cx: number, cy: number, k: number, c: string) =>
    `<path fill="${c}" d="M${cx - k * 0.5} ${cy - k}L${cx + k * 0.5} ${cy - k}L${cx + k * 0.4} ${cy}Q${cx} ${cy + k * 0.12} ${cx - k * 0.4} ${cy}Z"/><ellipse fill="#4a1f1c" cx="${cx}" cy="${cy - k}" rx="${k * 0.5}" ry="${k * 0.13}"/>`
  const loaf = (cx: number, cy: number, k: number) =>
    `<path fill="#c97f37" d="M${cx - k} ${cy}Q${cx - k} ${cy - k * 0.62} ${cx} ${cy - k * 0.66}Q${cx + k} ${cy - k * 0.62} ${cx + k} ${cy}Q${cx} ${cy + k * 0.2} ${cx - k} ${cy}Z"/><path fill="#f7dca4" d="M${cx - k * 0.5} ${cy - k * 0.5}q${k * 0.16} ${k * 0.24} ${k * 0.06} ${k * 0.5}h${k * 0.1}q${k * 0.1} ${-k * 0.28} ${-k * 0.06} ${-k * 0.54}z M${cx} ${cy - k * 0.58}q${k * 0.16} ${k * 0.26} ${k * 0.06} ${k * 0.56}h${k * 0.1}q${k * 0.1} ${-k * 0.3} ${-k * 0.06} ${-k * 0.57}z M${cx + k * 0.46} ${cy - k * 0.5}q${k * 0.14} ${k * 0.24} ${k * 0.05} ${k * 0.48}h${k * 0.09}q${k * 0.09} ${-k * 0.26} ${-k * 0.05} ${-k * 0.5}z"/>`
  const book = (cx: number, cy: number, k: number) =>
    `<path fill="#561a24" d="M${cx - k * 1.08} ${cy + k * 0.1}L${cx} ${cy + k * 0.24}L${cx + k * 1.08} ${cy + k * 0.1}L${cx + k * 0.84} ${cy - k * 0.34}L${cx - k * 0.84} ${cy - k * 0.34}Z"/><path fill="#fffaf0" d="M${cx} ${cy + k * 0.14}Q${cx - k * 0.5} ${cy - k * 0.08} ${cx - k} ${cy + k * 0.04}L${cx - k * 0.78} ${cy - k * 0.38}Q${cx - k * 0.4} ${cy - k * 0.46} ${cx} ${cy - k * 0.26}Q${cx + k * 0.4} ${cy - k * 0.46} ${cx + k * 0.78} ${cy - k * 0.38}L${cx + k} ${cy + k * 0.04}Q${cx + k * 0.5} ${cy - k * 0.08} ${cx} ${cy + k * 0.14}Z"/>`
  th +=
    loaf(x - w * 0.02, ty + h * 0.15, h * 0.12) +
    book(x - w * 0.3, ty + h * 0.2, h * 0.13) +
    book(x + w * 0.26, ty + h * 0.21, h * 0.13) +
    cup(x - w * 0.14, ty + h * 0.17, h * 0.07, '#dc4a20') +
    cup(x + w * 0.12, ty + h * 0.13, h * 0.066, '#1d6470') +
    cup(x + w * 0.42, ty + h * 0.2, h * 0.075, '#f3dcb0') +
    cup(x - w * 0.45, ty + h * 0.18, h * 0.07, '#4a9a9b')
  await P.paint(th, {
    rim: 0.9,
    rimW: 3,
    prism: 0.5,
    cut: 0.5,
    shadow: 0.45,
    shadowBlur: 5,
    shadowDist: 7,
  })
  // in front, backs to us
  const fr: Fig[] = []
  const nf = Math.max(2, n - 3)
  for (let i = 0; i < nf; i++) {
    const u = (i + 0.5) / nf,
      px = x - w * 0.5 + u * w
    fr.push(
      someone(o.seed * 29 + i, {
        x: px,
        y: ty + h * 1.3,
        h: h * 1.34,
        dress: false,
        turn: 0,
        L: [-0.05, 0.14, 0.03, 0.08],
        R: [0.05, 0.14, -0.03, 0.08],
      }),
    )
  }
  await P.paint(fr.map(fig).join(''), {
    rim: 1,
    rimW: 6,
    prism: 0.5,
    cut: 0.5,
    shadow: 0.4,
    shadowDist: 14,
  })
  let ch = ''
  for (const f of fr) {
    const cw = h * 0.21
    ch += `<path d="M${f.x - cw} ${ty + h * 1.4}V${ty + h * 0.66}Q${f.x} ${ty + h * 0.58} ${f.x + cw} ${ty + h * 0.66}V${ty + h * 1.4}h${-cw * 0.2}V${ty + h * 0.92}H${f.x - cw * 0.8}V${ty + h * 1.4}Z"/>`
  }
  await P.ink(ch, {
    fill: ['#4a2418', '#1d1218'],
    axis: [0, ty + h * 0.6, 0, ty + h * 1.3],
    prism: 0.5,
    rim: 1,
    rimW: 5,
    cut: 0.5,
  })
}
add({
  id: 'connect-groups',
  size: HERO,
  focus: [0.66, 0.6],
  alt: 'Friends of every age around a lamplit table with bread, cups and open Bibles',
  plate: {
    seed: 211,
    light: { x: 1040, y: 210, color: '#ffe6a6', glow: 0.3, reach: 320 },
    shade: '#1a1420',
    haze: '#e9a55a',
    rays: 26,
  },
  draw: async (P) => {
    await table(P, { ty: 560, x: 1040, w: 900, seed: 4, night: true, h: 330 })
    P.finish({ vignette: 0.5, dark: '#140f18' })
  },
})

export async function street(P: Plate, o: { vx: number; vy: number; g: number; seed: number }) {
  const W = P.W,
    H = P.H,
    { vx, vy } = o,
    R = rng(o.seed)
  await P.ink(P.full(), {
    fill: [
      [0, '#123a50'],
      [0.35, '#3a8088'],
      [0.6, '#e0bf8a'],
      [0.8, '#f6a052'],
      [1, '#e05a30'],
    ],
    axis: [0, -40, 0, vy + 30],
    prism: 1,
    shift: 0.13,
    slide: 0.4,
    cut: 0,
  })
  await P.ink(E.circle(P.o.light.x, P.o.light.y, W * 0.042), {
    fill: ['#fffdf2'],
    prism: 0,
    cut: 1,
  })
  await rays(
    P,
    W * 0.056,
    W * 0.24,
    34,
    { fill: ['#fff4cf'], prism: 0, alpha: 0.55, cut: 0.6 },
    65,
    4.6,
  )
  const walls = [
    '#c9552e',
    '#e0a04f',
    '#4a8f8c',
    '#8f3a2a',
    '#d9b07a',
    '#2b6a66',
    '#b8693a',
    '#6f8f6a',
  ]
  for (const q of [-1, 1]) {
    const edge = q < 0 ? -40 : W + 40
    const us = [0.05, 0.12, 0.21, 0.33, 0.5, 0.74, 1.06]
    for (let i = 0; i < us.length - 1; i++) {
      const a = us[i],
        b = us[i + 1],
        xa = lerp(vx + q * 30, edge, a),
        xb = lerp(vx + q * 30, edge, b),
        hh = 1.0 + R() * 0.5
      const top = (u: number) => vy - H * 0.62 * hh * u - 20,
        bot = (u: number) => vy + (o.g - vy) * u * 1.1 + 6
      const c = walls[(i + (q < 0 ? 0 : 3)) % walls.length]
      const m = await P.ink(
        E.poly([
          [xa, bot(a)],
          [xa, top(a)],
          [xb, top(b)],
          [xb, bot(b)],
        ]),
        {
          fill: [
            [0, c],
            [0.6, c],
            [1, '#2a2a36'],
          ],
          axis: [vx + q * 40, 0, edge, 0],
          prism: 0.8,
          cut: 0.4,
          haze: 0.32 * (1 - i / 5),
          rim: 0.6,
          rimW: 3,
        },
      )
      let win = '',
        trim = ''
      const rows = 4,
        cols = 3
      for (let r = 0; r < rows; r++)
        for (let k = 0; k < cols; k++) {
          const u0 = lerp(a, b, (k + 0.24) / cols),
            u1 = lerp(a, b, (k + 0.76) / cols),
            P2 = (u: number, v: number): [number, number] => [
              lerp(vx + q * 30, edge, u),
              lerp(top(u), bot(u), v),
            ]
          const v0 = 0.09 + r * 0.215,
            v1 = v0 + (r === rows - 1 ? 0.2 : 0.13)
          if (R() < 0.72) win += E.poly([P2(u0, v0), P2(u1, v0), P2(u1, v1), P2(u0, v1)])
          else trim += E.poly([P2(u0, v0), P2(u1, v0), P2(u1, v1), P2(u0, v1)])
        }
      await P.ink(trim, { fill: ['#1d2a3a'], clip: m, prism: 0.6, cut: 0.3, alpha: 0.9 })
      await P.ink(win, {
        fill: ['#fff0bd', '#f6b04f', '#d97a35'],
        axis: [vx + q * 40, 0, edge, 0],
        clip: m,
        prism: 0.6,
        cut: 0.3,
      })
      const aw = (u: number, v: number): [number, number] => [
        lerp(vx + q * 30, edge, u),
        lerp(top(u), bot(u), v),
      ]
      if (i > 1) {
        const p0 = aw(a, 0.715),
          p1 = aw(b, 0.715),
          d = (p1[1] - vy) * 0.16
        await P.ink(
          E.poly([
            p0,
            p1,
            [p1[0] - q * d * 1.1, p1[1] + d],
            [p0[0] - q * d * 0.8, p0[1] + d * 0.8],
          ]),
          {
            fill: [i % 2 ? INK.poppy : '#f3dcb0', i % 2 ? INK.clay : '#c9a46a'],
            axis: [0, p0[1], 0, p1[1] + d],
            prism: 0.7,
            rim: 0.8,
            rimW: 3,
            cut: 0.4,
          },
        )
      }
    }
  }
  // street
  const gm = await P.ink(
    E.poly([
      [vx - 40, vy + 4],
      [vx + 40, vy + 4],
      [W * 1.1, H + 20],
      [-W * 0.1, H + 20],
    ]) +
      E.poly([
        [-20, o.g],
        [vx, vy + 4],
        [W + 20, o.g],
        [W + 20, H + 20],
        [-20, H + 20],
      ]),
    {
      fill: ['#ffd58a', '#c9803f', '#5a3a3a', '#1d2030'],
      axis: [0, vy, 0, H],
      prism: 0.9,
      cut: 0.5,
    },
  )
  await P.ink(
    carve({
      box: [-20, vy + 14, W + 20, H],
      step: 64,
      row: 15,
      seed: 8,
      dir: () => 0,
      len: (_x, y) => 14 + (y - vy) * 0.18,
      wid: (x, y) => (noise(x / 60, y / 20, 3) > 0 ? 0.8 + (y - vy) * 0.008 : 0),
    }),
    {
      fill: ['#fff0c0', '#f0a85a', '#8f5a45'],
      axis: [0, vy, 0, H],
      clip: gm,
      alpha: 0.6,
      prism: 0.3,
    },
  )
}
const box = (x: number, y: number, s: number) =>
  `<path fill="#c98a4f" d="M${x - s} ${y - s * 0.8}h${s * 2}v${s * 1.2}h${-s * 2}z"/><path fill="#e9b878" d="M${x - s} ${y - s * 0.8}l${s * 0.3} ${-s * 0.3}h${s * 1.4}l${s * 0.3} ${s * 0.3}z"/><path fill="#6d7432" d="M${x - s * 0.6} ${y - s * 1.05}q${s * 0.2} ${-s * 0.6} ${s * 0.4} 0z"/><path fill="#dc4a20" d="M${x - s * 0.05} ${y - s * 1.05}a${s * 0.26} ${s * 0.26} 0 0 1 ${s * 0.5} 0z"/><path fill="#f4d27a" d="M${x + s * 0.42} ${y - s * 1.05}l${s * 0.16} ${-s * 0.62}l${s * 0.2} ${s * 0.06}l${-s * 0.1} ${s * 0.56}z"/>`
export { box }
add({
  id: 'outreach',
  size: HERO,
  focus: [0.66, 0.66],
  alt: 'Neighbours sharing boxes of food along a city street at sunset',
  plate: {
    seed: 221,
    light: { x: 1000, y: 380, color: '#ffe9b0', glow: 0.4, reach: 260 },
    shade: '#141c2c',
    haze: '#f3b070',
    rays: 24,
  },
  draw: async (P) => {
    await street(P, { vx: 1000, vy: 520, g: 800, seed: 4 })
    const L = lamps(
      [
        [380, 300],
        [700, 396],
        [1000, 440],
        [1300, 396],
        [1640, 280],
      ],
      30,
      4.6,
    )
    await P.ink(L.wire, { fill: ['#241a18'], prism: 0, cut: 0 })
    await P.ink(L.bulb, { fill: ['#fff6d8'], prism: 0, cut: 0 })
    await P.paint(crowd(900, 1110, 596, 92, 5, 12, 0).map(fig).join(''), {
      rim: 1,
      rimW: 2.4,
      prism: 0.4,
      haze: 0.12,
      cut: 0.4,
    })
    await P.paint(crowd(800, 1240, 660, 140, 5, 19, 0, { turn: 1 }).map(fig).join(''), {
      rim: 1,
      rimW: 3,
      prism: 0.4,
      cut: 0.4,
    })
    // a long table with boxes
    await P.paint(
      `<path fill="#fbf4e4" d="M1090 690L1500 690L1530 730L1060 730Z"/><path fill="#dc4a20" d="M1060 730h470v74h-470z"/>`,
      { prism: 0.7, rim: 1, rimW: 3, cut: 0.5, shadow: 0.4 },
    )
    await P.paint(box(1140, 706, 30) + box(1240, 702, 28) + box(1440, 706, 30), {
      prism: 0.4,
      rim: 0.8,
      rimW: 3,
      cut: 0.4,
    })
    const A: Fig[] = [
      {
        x: 1350,
        y: 800,
        h: 250,
        top: '#2b5a41',
        bottom: '#12394a',
        skin: SKIN[4],
        hair: HAIRD,
        hairStyle: 'curly',
        turn: -1,
        L: [-0.06, 0.1, -0.1, 0.0],
        R: [0.02, 0.13, -0.1, 0.04],
      },
      {
        x: 980,
        y: 842,
        h: 276,
        top: '#e9c46f',
        bottom: '#12394a',
        skin: SKIN[2],
        hair: HAIRD,
        hairStyle: 'tail',
        dress: false,
        turn: 1,
        R: [0.07, 0.12, 0.1, -0.02],
        L: [0.0, 0.13, 0.12, 0.0],
      },
      {
        x: 770,
        y: 862,
        h: 300,
        top: '#12394a',
        bottom: '#3a2a22',
        skin: SKIN[1],
        hair: '#7a4a22',
        hairStyle: 'short',
        walk: 0.12,
        turn: -1,
        L: [-0.05, 0.12, -0.08, 0.02],
        R: [0.02, 0.13, -0.1, 0.03],
      },
      {
        x: 620,
        y: 862,
        h: 286,
        top: '#a5341d',
        bottom: '#561a24',
        skin: SKIN[3],
        hair: '#b9b2a4',
        hairStyle: 'bun',
        dress: true,
        turn: 1,
      },
    ]
    await P.paint(fig(A[0]), { rim: 1, rimW: 4, prism: 0.5, cut: 0.5 })
    await P.paint(
      `<path fill="#fbf4e4" d="M1090 690L1500 690L1530 730L1060 730Z"/><path fill="#dc4a20" d="M1060 730h470v74h-470z"/>` +
        box(1140, 706, 30) +
        box(1240, 702, 28) +
        box(1446, 706, 30),
      { prism: 0.7, rim: 0.8, rimW: 3, cut: 0.5 },
    )
    await P.paint(fig(A[1]) + fig(A[3]) + fig(A[2]) + box(700, 736, 42) + box(1060, 752, 36), {
      rim: 1,
      rimW: 4.4,
      prism: 0.5,
      cut: 0.5,
      shadow: 0.4,
      shadowDist: 14,
    })
    await P.paint(
      fig({
        x: 520,
        y: 868,
        h: 176,
        child: true,
        top: '#4a9a9b',
        bottom: '#12394a',
        skin: SKIN[3],
        hair: HAIRD,
        turn: 1,
        R: [0.07, -0.06, 0.05, -0.14],
      }),
      { rim: 1, rimW: 4, prism: 0.5, cut: 0.5, shadow: 0.4 },
    )
    P.finish({ vignette: 0.45, dark: '#10141f' })
  },
})

export const kite = (
  x: number,
  y: number,
  s: number,
  rot: number,
  a: string,
  b: string,
  c: string,
) => {
  let t = `<g transform="translate(${x} ${y}) rotate(${rot})"><path fill="${a}" d="M0 ${-s}L${s * 0.66} 0L0 0Z"/><path fill="${b}" d="M0 ${-s}L${-s * 0.66} 0L0 0Z"/><path fill="${c}" d="M0 ${s * 1.2}L${s * 0.66} 0L0 0Z"/><path fill="${a}" d="M0 ${s * 1.2}L${-s * 0.66} 0L0 0Z"/></g>`
  const r = ((rot + 90) * Math.PI) / 180
  let px = x + Math.cos(r) * s * 1.2,
    py = y + Math.sin(r) * s * 1.2
  let d = `M${px} ${py}`
  for (let i = 1; i < 6; i++) {
    px += Math.cos(r + Math.sin(i * 1.9) * 0.9) * s * 0.42
    py += Math.sin(r + Math.sin(i * 1.9) * 0.9) * s * 0.42
    d += `L${px} ${py}`
    t += `<path fill="${i % 2 ? b : c}" d="M${px} ${py}l${s * 0.2} ${-s * 0.12}v${s * 0.24}z M${px} ${py}l${-s * 0.2} ${-s * 0.12}v${s * 0.24}z"/>`
  }
  return `<path d="${d}" fill="none" stroke="#7c3a22" stroke-width="${s * 0.03}"/>` + t
}
add({
  id: 'kids',
  size: HERO,
  focus: [0.62, 0.45],
  alt: 'Children running on a green hill with bright kites overhead',
  plate: {
    seed: 231,
    light: { x: 1330, y: 210, color: '#fff3c8', glow: 0.4, reach: 290 },
    shade: '#1d5a5a',
    haze: '#f7e3b0',
    rays: 28,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#1d7a92'],
        [0.3, '#4fb0b0'],
        [0.55, '#b5dcc0'],
        [0.74, '#fdeebd'],
        [0.9, '#fbc76a'],
        [1, '#f49a45'],
      ],
      axis: [0, -40, 0, 680],
      prism: 0.95,
      shift: 0.14,
      slide: 0.35,
      cut: 0,
    })
    await rays(P, 100, 520, 46, { fill: ['#fffbe0'], prism: 0, alpha: 0.6, cut: 0.6 }, 75, 5.4)
    await P.ink(E.circle(1330, 210, 76), {
      fill: ['#fffef4', '#fff3c0'],
      radial: [1330, 210, 80],
      prism: 0,
      cut: 1,
    })
    await P.ink(
      E.cloud(330, 240, 380, 62, 5) +
        E.cloud(930, 160, 300, 46, 9) +
        E.cloud(130, 400, 260, 40, 15),
      { fill: ['#fffdf4', '#f7e6c4'], axis: [0, 110, 0, 410], prism: 0.6, rim: 0.8, cut: 1.8 },
    )
    await hill(
      P,
      E.domes(
        [
          [140, 540, 460],
          [620, 560, 420],
          [1200, 530, 460],
          [1640, 560, 300],
        ],
        680,
        134,
        3,
      ),
      {
        bottom: 920,
        fill: ['#7fb88a', '#4f9a78'],
        axis: [0, 530, 0, 700],
        light: '#e3ecaa',
        dark: '#2f7a68',
        darkW: 2.6,
        seed: 5,
        depth: 120,
        len: 46,
        trees: 16,
        treeC: ['#3f8a5c', '#1f5f50'],
        haze: 0.12,
      },
    )
    await hill(P, E.domes([[900, 640, 1100, 0.7]], 980, 137, 3), {
      bottom: 920,
      fill: ['#c9cf5a', '#7fae4f', '#2f7a55', '#14443f'],
      axis: [0, 640, 0, 920],
      light: '#fbf3a0',
      dark: '#2a6a48',
      seed: 15,
      depth: 260,
      len: 66,
      step: 32,
      row: 10,
      lightW: 4,
      darkW: 3.6,
    })
    const K: [number, number, number, number, string, string, string][] = [
      [560, 200, 84, 24, '#dc4a20', '#f4b233', '#1d6470'],
      [860, 330, 58, -18, '#1d6470', '#fbf4e4', '#dc4a20'],
      [1090, 190, 68, 14, '#f4b233', '#a5341d', '#fbf4e4'],
      [300, 420, 46, 30, '#a5341d', '#fbf4e4', '#4a9a9b'],
      [1470, 420, 50, -12, '#fbf4e4', '#dc4a20', '#12394a'],
    ]
    const kids: Fig[] = [
      {
        x: 700,
        y: 742,
        h: 176,
        child: true,
        top: '#dc4a20',
        bottom: '#12394a',
        skin: SKIN[3],
        hair: HAIRD,
        hairStyle: 'curly',
        turn: -1,
        walk: 0.24,
        lean: -0.02,
        L: [-0.06, -0.09, -0.04, -0.14],
        R: [0.1, 0.08, 0.06, -0.06],
      },
      {
        x: 880,
        y: 716,
        h: 160,
        child: true,
        top: '#f4b233',
        bottom: '#a5341d',
        skin: SKIN[1],
        hair: '#4a2c1a',
        hairStyle: 'tail',
        dress: true,
        turn: 1,
        walk: 0.2,
        L: [-0.09, 0.07, -0.05, -0.06],
        R: [0.05, -0.1, 0.02, -0.14],
      },
      {
        x: 1050,
        y: 730,
        h: 186,
        child: true,
        top: '#1d6470',
        bottom: '#3a2a22',
        skin: SKIN[4],
        hair: HAIRD,
        hairStyle: 'short',
        turn: 1,
        walk: 0.26,
        lean: 0.02,
        R: [0.06, -0.09, 0.03, -0.14],
        L: [-0.1, 0.07, -0.06, -0.05],
      },
      {
        x: 470,
        y: 796,
        h: 190,
        child: true,
        top: '#fbf4e4',
        bottom: '#2b5a41',
        skin: SKIN[2],
        hair: HAIRD,
        hairStyle: 'long',
        dress: true,
        turn: -1,
        walk: 0.18,
        L: [-0.05, -0.1, -0.02, -0.14],
        R: [0.09, 0.08, 0.06, -0.04],
      },
      {
        x: 1240,
        y: 770,
        h: 150,
        child: true,
        top: '#a5341d',
        bottom: '#12394a',
        skin: SKIN[0],
        hair: '#b9752f',
        hairStyle: 'short',
        turn: 1,
        walk: 0.22,
        R: [0.05, -0.1, 0.03, -0.13],
        L: [-0.08, 0.08, -0.05, -0.02],
      },
    ]
    const H = kids.map((f) => {
      const left = (f.turn ?? 1) < 0
      const a = (left ? f.L : f.R) as number[]
      const sw = f.h * 0.096 * 0.8
      return [
        f.x + (f.lean ?? 0) * f.h + (left ? -1 : 1) * sw + (a[0] + a[2]) * f.h,
        f.y - f.h * 0.76 + f.h * 0.05 + (a[1] + a[3]) * f.h,
      ]
    })
    let str = ''
    const pair = [0, 1, 2, 3, 4]
    pair.forEach((k, i) => {
      const [hx, hy] = H[i],
        q = K[k === 0 ? 0 : k]
      str += `<path d="M${hx} ${hy}Q${(hx + q[0]) / 2 + 20} ${(hy + q[1]) / 2 + 70} ${q[0]} ${q[1]}" fill="none" stroke="#fff" stroke-width="1.8"/>`
    })
    await P.ink(str, { fill: ['#7c3a22'], prism: 0, cut: 0 })
    await P.paint(K.map((k) => kite(...k)).join(''), { rim: 1, rimW: 3, prism: 0.8, cut: 0.5 })
    await P.paint(kids.map(fig).join(''), {
      rim: 1,
      rimW: 3.4,
      prism: 0.5,
      cut: 0.4,
      shadow: 0.35,
      shadowBlur: 8,
      shadowDist: 12,
    })
    const R = rng(6)
    let fl = '',
      st = ''
    for (let i = 0; i < 70; i++) {
      const x = R() * 1600,
        y = 800 + R() * 90,
        r = 4 + R() * 5
      fl += E.circle(x, y, r)
      st += E.line(
        [
          [x, y],
          [x, y + 26],
        ],
        1.8,
      )
    }
    await P.ink(st, { fill: ['#2f6a48'], prism: 0.2, cut: 0.3 })
    await P.ink(fl, {
      fill: ['#fff3c4', INK.gold, INK.poppy],
      axis: [0, 0, 1600, 0],
      prism: 0.9,
      shift: 0.6,
      cut: 0.8,
      rim: 0.7,
      rimW: 2,
    })
    P.finish({ vignette: 0.34, dark: '#0f3a44' })
  },
})

add({
  id: 'not-found',
  size: HERO,
  focus: [0.68, 0.3],
  alt: 'One sheep on a dark hill and a lantern coming to find it',
  plate: {
    seed: 241,
    light: { x: 470, y: 560, color: '#ffe09a', glow: 0.4, reach: 180 },
    shade: INK.night,
    haze: '#5a8a90',
    rays: 24,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [INK.night, '#0d2c3c', '#17485a', '#3d7a80', '#8fb0a0'],
      axis: [0, -40, 0, 700],
      prism: 0.8,
      shift: 0.12,
      cut: 0,
    })
    await P.ink(stars(200, 1600, 520, 41), { fill: [INK.paper], prism: 0, alpha: 0.9, cut: 0 })
    await P.ink(E.circle(1240, 190, 66), {
      fill: ['#fbf4e4', '#e9dcc0'],
      radial: [1220, 170, 90],
      prism: 0,
      cut: 1,
    })
    await hill(
      P,
      E.domes(
        [
          [240, 560, 460],
          [760, 580, 420],
          [1320, 540, 460],
        ],
        680,
        144,
        3,
      ),
      {
        bottom: 920,
        fill: ['#2f6a70', '#16404c'],
        axis: [0, 540, 0, 700],
        light: '#8fc0b4',
        seed: 5,
        depth: 110,
        len: 46,
        lightW: 2.6,
      },
    )
    await hill(
      P,
      E.domes(
        [
          [1180, 600, 700, 0.8],
          [100, 660, 700],
        ],
        960,
        147,
        3,
      ),
      {
        bottom: 920,
        fill: ['#2b5a50', '#173a3c', '#0b1f2a'],
        axis: [0, 600, 0, 880],
        light: '#a9c890',
        dark: '#081a24',
        seed: 15,
        depth: 220,
        len: 60,
        step: 32,
        row: 10,
        lightW: 3.4,
        darkW: 4,
      },
    )
    await P.paint(sheep(1150, 642, 112, -1, false), {
      rim: 1,
      rimW: 4,
      rimC: '#fff3cc',
      prism: 0.5,
      cut: 0.5,
    })
    await P.paint(
      fig({
        x: 420,
        y: 742,
        h: 210,
        top: '#7c2a1c',
        bottom: '#561a24',
        skin: SKIN[3],
        hair: '#241812',
        dress: true,
        coat: true,
        turn: 1,
        walk: 0.1,
        R: [0.08, 0.05, 0.08, 0.02],
        L: [-0.03, 0.14, 0.02, 0.12],
      }),
      { rim: 1, rimW: 4, prism: 0.4, cut: 0.5 },
    )
    await P.ink(E.circle(472, 592, 54), {
      fill: ['#ffd36b'],
      mode: 'screen',
      alpha: 0.5,
      soft: 14,
      prism: 0,
      cut: 0,
    })
    await P.ink(`<path d="M456 574h30l4 34h-38z"/>`, { fill: ['#fffbe0'], prism: 0, cut: 0 })
    await P.ink(`<path d="M452 606h40v6h-40z M454 570h36v5h-36z M462 570q9 -18 18 0z"/>`, {
      fill: ['#3a2218'],
      prism: 0,
      cut: 0,
    })
    P.finish({ vignette: 0.5, dark: INK.night, glow: 0.3 })
  },
})
