/** Pictures for cards, tiles and blocks. */
import { carve } from '../press/carve.ts'
import { rng, lerp, noise } from '../press/numbers.ts'
import { type Plate } from '../press/plate.ts'
import { INK } from '../press/inks.ts'
import * as E from '../draw/elements.ts'
import * as S from '../draw/structures.ts'
import { hill, water, rays } from '../draw/scenery.ts'
import { fig, someone, shade, SKIN, HAIR, type Fig } from '../draw/people.ts'
import { add } from '../press/scene.ts'
import { stars, glass, globe } from './pages.ts'
import { crowd, gathering, lamps } from './pages2.ts'
import { barcelona } from './places.ts'

const TALL: [number, number] = [960, 1200]
const CARD: [number, number] = [1200, 900]

export async function worship(
  P: Plate,
  o: {
    wx: number
    wy: number
    ww: number
    wh: number
    rows: [number, number, number, number][]
    wall?: string[]
    seed: number
    tone?: 'warm' | 'cool' | 'all'
  },
) {
  const W = P.W,
    H = P.H,
    L = P.o.light
  await P.ink(P.full(), {
    fill: o.wall ?? ['#2f7078', '#174756', '#0f2f3d', INK.night],
    radial: [L.x, L.y, Math.max(W, H) * 0.8],
    prism: 0.9,
    shift: 0.12,
    cut: 0,
  })
  await glass(P, o.wx, o.wy, o.ww, o.wh, o.seed, [L.x, L.y], '#0b1c26', o.tone ?? 'all')
  await P.ink(
    E.poly([
      [o.wx - o.ww * 0.4, o.wy],
      [o.wx + o.ww * 0.4, o.wy],
      [o.wx + W * 0.7, H + 20],
      [o.wx - W * 0.7, H + 20],
    ]),
    {
      fill: ['#ffd98a', '#c98a4a'],
      axis: [0, o.wy, 0, H],
      alpha: 0.3,
      soft: 16,
      mode: 'screen',
      prism: 2,
      cut: 0,
    },
  )
  const inks = ['#1d5560', '#143c4c', '#0f2c3c', '#0a1c28']
  for (let i = 0; i < o.rows.length; i++) {
    const [y, h, n, up] = o.rows[i]
    const c = inks[Math.min(inks.length - 1, i + (4 - Math.min(4, o.rows.length)))]
    await P.paint(
      crowd(-W * 0.05, W * 1.05, y, h, n, o.seed * 3 + i, up, { dress: false })
        .map((f) => shade(f, c))
        .join(''),
      { rim: 1, rimW: Math.max(3, h * 0.014), prism: 0.55, cut: 0.5, rimC: '#ffe0a0' },
    )
  }
}
add({
  id: 'win',
  size: TALL,
  focus: [0.5, 0.5],
  alt: 'People lifting their hands before a window of coloured light',
  plate: {
    seed: 301,
    light: { x: 480, y: 380, color: '#ffe6a6', glow: 0.34, reach: 260 },
    shade: INK.night,
    haze: '#e9a55a',
    rays: 30,
  },
  draw: async (P) => {
    await worship(P, {
      wx: 480,
      wy: 800,
      ww: 470,
      wh: 740,
      rows: [
        [1190, 430, 12, 0.5],
        [1360, 560, 9, 0.5],
        [1600, 780, 6, 0.4],
      ],
      seed: 5,
      wall: ['#c9562e', '#7c2f26', '#3a1c26', INK.night],
      tone: 'warm',
    })
    P.finish({ vignette: 0.45, dark: INK.night, glow: 0.36 })
  },
})

async function raising(P: Plate, o: { x: number; y: number; s: number }) {
  const W = P.W,
    { x, y, s } = o,
    L = P.o.light
  await P.ink(P.full(), {
    fill: [
      [0, '#134c5c'],
      [0.28, '#3a9090'],
      [0.5, '#b5d2b0'],
      [0.68, '#fbe4a8'],
      [0.86, '#f6b055'],
      [1, '#ea7530'],
    ],
    axis: [0, -40, 0, y],
    prism: 0.95,
    shift: 0.13,
    slide: 0.34,
    cut: 0,
  })
  await rays(
    P,
    W * 0.105,
    W * 0.55,
    46,
    { fill: ['#fff6d6'], prism: 0, alpha: 0.55, cut: 0.6 },
    95,
    5,
  )
  await P.ink(E.circle(L.x, L.y, W * 0.08), {
    fill: ['#fffdf0', '#fff0bd'],
    radial: [L.x, L.y, W * 0.085],
    prism: 0,
    cut: 1,
  })
  await P.ink(E.bars(W * 0.3, y * 0.2, W * 0.7, 123, 5, 26), {
    fill: ['#fff6dc', '#f7c37a'],
    axis: [0, y * 0.1, 0, y * 0.3],
    prism: 0.6,
    alpha: 0.85,
    cut: 1.6,
  })
  await hill(
    P,
    E.domes(
      [
        [W * 0.1, y - 150, W * 0.5],
        [W * 0.9, y - 120, W * 0.5],
      ],
      y,
      154,
      3,
    ),
    {
      bottom: y + 40,
      fill: ['#6f9f80', '#c9b56a'],
      axis: [0, y - 150, 0, y],
      light: '#f2e6a0',
      dark: '#3a7060',
      darkW: 2.4,
      seed: 5,
      depth: 110,
      len: 40,
      trees: 12,
      treeC: ['#3a6a44', '#1c4a3c'],
      haze: 0.1,
    },
  )
  const gm = await P.ink(E.land(E.ridge(31, y, 8, 240), W, P.H + 20), {
    fill: ['#e0ac52', '#a8642e', '#4a2a20', '#241a1c'],
    axis: [0, y, 0, P.H],
    prism: 0.7,
    cut: 1.2,
    rim: 1,
    rimW: 4,
  })
  await P.ink(
    carve({
      box: [-20, y, W + 20, P.H],
      step: 44,
      row: 12,
      seed: 14,
      dir: (X) => (X - x) * 0.0003,
      len: (_x, Y) => 34 + (Y - y) * 0.12,
      wid: (X, Y) => (noise(X / 70, Y / 18, 3) > 0 ? 1.6 + (Y - y) * 0.006 : 0),
    }),
    {
      fill: ['#ffe2a0', '#d99045', '#7c4628'],
      axis: [0, y, 0, P.H],
      clip: gm,
      alpha: 0.7,
      prism: 0.3,
    },
  )
  // back frame, then front frame
  const frame = (dx: number, dy: number, k: number) => {
    const w = s * 0.5 * k,
      h = s * 0.62 * k,
      r = s * 0.44 * k,
      t = s * 0.035 * k,
      X = x + dx,
      Y = y + dy
    let f = ''
    const post = (px: number, h0: number) => E.rect(px - t / 2, Y - h0, t, h0 + 6)
    f += post(X - w, h) + post(X + w, h) + post(X - w * 0.34, h) + post(X + w * 0.34, h)
    f +=
      E.rect(X - w - t, Y - h - t / 2, w * 2 + t * 2, t) +
      E.rect(X - w, Y - h * 0.5, w * 2, t * 0.8)
    f +=
      E.line(
        [
          [X - w * 1.14, Y - h + t * 2.2],
          [X, Y - h - r],
        ],
        t,
        'butt',
      ) +
      E.line(
        [
          [X + w * 1.14, Y - h + t * 2.2],
          [X, Y - h - r],
        ],
        t,
        'butt',
      )
    f +=
      E.line(
        [
          [X, Y - h - r],
          [X, Y - h],
        ],
        t,
        'butt',
      ) +
      E.line(
        [
          [X - w * 0.5, Y - h - r * 0.46],
          [X + w * 0.5, Y - h - r * 0.46],
        ],
        t * 0.8,
        'butt',
      )
    f +=
      E.line(
        [
          [X - w, Y - h * 0.72],
          [X - w * 0.7, Y - h],
        ],
        t * 0.8,
      ) +
      E.line(
        [
          [X + w, Y - h * 0.72],
          [X + w * 0.7, Y - h],
        ],
        t * 0.8,
      )
    return f
  }
  const dx = s * 0.62,
    dy = -s * 0.03
  const w = s * 0.5,
    h = s * 0.62,
    r = s * 0.44
  await P.ink(frame(dx, dy, 0.9), {
    fill: ['#c98a4a', '#8a5228'],
    axis: [0, y - s, 0, y],
    prism: 0.6,
    cut: 0.5,
    haze: 0.12,
  })
  let pur = ''
  for (const [u, v] of [
    [0, 0],
    [0.5, 0.5],
    [1, 1],
    [-0.5, 0.5],
    [-1, 1],
  ] as number[][]) {
    const a: [number, number] = [x + u * w * 1.08, y - h - r + r * v + s * 0.02 * v],
      b: [number, number] = [
        x + dx + u * w * 0.97,
        y + dy - (h + r) * 0.9 + r * 0.9 * v + s * 0.02 * v,
      ]
    pur += E.line([a, b], s * 0.026, 'butt')
  }
  pur +=
    E.line(
      [
        [x - w, y - h * 0.48],
        [x + dx - w * 0.9, y + dy - h * 0.43],
      ],
      s * 0.022,
    ) +
    E.line(
      [
        [x + w, y - h * 0.48],
        [x + dx + w * 0.9, y + dy - h * 0.43],
      ],
      s * 0.022,
    )
  await P.ink(pur, { fill: ['#d99a55', '#9a5c2c'], axis: [0, y - s, 0, y], prism: 0.6, cut: 0.5 })
  const fm = await P.ink(frame(0, 0, 1), {
    fill: ['#ffd489', '#e09a4a', '#a8602a'],
    axis: [0, y - s * 1.1, 0, y],
    prism: 0.7,
    rim: 1,
    rimW: s * 0.008,
    cut: 0.5,
    shadow: 0.3,
  })
  await P.ink(
    carve({
      box: [x - s, y - s * 1.2, x + s, y],
      step: 26,
      row: 6,
      seed: 9,
      dir: () => 0.04,
      len: () => 30,
      wid: (X, Y) => (noise(X / 40, Y / 6, 2) > 0.2 ? 1.1 : 0),
    }),
    { fill: ['#8a4a22'], clip: fm, alpha: 0.5, cut: 0.3 },
  )
  // ladder and builders
  const lad = (lx: number, ly: number, tx: number, ty: number) => {
    let q =
      E.line(
        [
          [lx, ly],
          [tx, ty],
        ],
        s * 0.014,
      ) +
      E.line(
        [
          [lx + s * 0.08, ly],
          [tx + s * 0.07, ty],
        ],
        s * 0.014,
      )
    for (let i = 1; i < 11; i++) {
      const t = i / 11
      q += E.line(
        [
          [lerp(lx, tx, t), lerp(ly, ty, t)],
          [lerp(lx + s * 0.08, tx + s * 0.07, t), lerp(ly, ty, t)],
        ],
        s * 0.011,
      )
    }
    return q
  }
  await P.ink(lad(x - w * 1.35, y + s * 0.03, x - w * 0.92, y - h * 1.05), {
    fill: ['#7c3f22'],
    prism: 0.4,
    rim: 1,
    rimW: 2.4,
    cut: 0.3,
  })
  const k = s * 0.42
  const F: Fig[] = [
    {
      x: x - w * 1.06,
      y: y - h * 0.44,
      h: k,
      top: '#dc4a20',
      bottom: '#12394a',
      skin: SKIN[3],
      hair: HAIR[0],
      turn: 1,
      R: [0.08, -0.08, 0.06, -0.12],
      L: [0.02, 0.12, 0.1, -0.04],
      walk: 0.08,
    },
    {
      x: x + w * 0.1,
      y: y - h + s * 0.006,
      h: k,
      top: '#f3dcb0',
      bottom: '#3a2a22',
      skin: SKIN[1],
      hair: HAIR[3],
      turn: -1,
      L: [-0.09, 0.06, -0.05, 0.07],
      R: [0.05, -0.1, 0.0, -0.12],
    },
    {
      x: x + w * 1.5,
      y: y + s * 0.06,
      h: k * 1.08,
      top: '#1d6470',
      bottom: '#12394a',
      skin: SKIN[4],
      hair: HAIR[5],
      hairStyle: 'curly',
      turn: -1,
      walk: 0.14,
      L: [-0.06, -0.05, -0.06, -0.08],
      R: [0.05, -0.07, -0.02, -0.09],
    },
    {
      x: x + w * 2.2,
      y: y + s * 0.07,
      h: k * 1.06,
      top: '#e9c46f',
      bottom: '#561a24',
      skin: SKIN[2],
      hair: HAIR[1],
      hairStyle: 'tail',
      turn: -1,
      walk: 0.12,
      L: [-0.06, -0.05, -0.06, -0.08],
      R: [0.05, -0.07, -0.02, -0.09],
    },
    {
      x: x - w * 0.1,
      y: y + s * 0.1,
      h: k * 1.12,
      top: '#a5341d',
      bottom: '#2b5a41',
      skin: SKIN[0],
      hair: HAIR[4],
      turn: -1,
      L: [-0.07, 0.1, -0.09, -0.02],
    },
    {
      x: x - w * 0.62,
      y: y + s * 0.12,
      h: k * 1.1,
      top: '#4a9a9b',
      bottom: '#12394a',
      skin: SKIN[3],
      hair: HAIR[0],
      hairStyle: 'bun',
      dress: true,
      turn: 1,
      R: [0.08, 0.08, 0.07, -0.05],
    },
  ]
  await P.paint(
    F.map(fig).join('') +
      S.tint(
        '#d99a55',
        E.line(
          [
            [x + w * 1.2, y - k * 0.93],
            [x + w * 2.6, y - k * 0.93],
          ],
          s * 0.04,
          'butt',
        ),
      ) +
      S.tint(
        '#fffaf0',
        E.poly([
          [x - w * 0.5, y - k * 0.5],
          [x - w * 0.18, y - k * 0.54],
          [x - w * 0.16, y - k * 0.36],
          [x - w * 0.48, y - k * 0.32],
        ]),
      ),
    { rim: 1, rimW: s * 0.009, prism: 0.5, cut: 0.4, shadow: 0.3, shadowDist: 10 },
  )
}
add({
  id: 'build',
  size: TALL,
  focus: [0.5, 0.5],
  alt: 'Neighbours raising the timber frame of a chapel together',
  plate: {
    seed: 311,
    light: { x: 640, y: 330, color: '#fff0c4', glow: 0.36, reach: 240 },
    shade: '#2a2228',
    haze: '#f3cf90',
    rays: 28,
  },
  draw: async (P) => {
    await raising(P, { x: 380, y: 960, s: 560 })
    P.finish({ vignette: 0.4, dark: '#1a1a20' })
  },
})

add({
  id: 'send',
  size: TALL,
  focus: [0.5, 0.5],
  alt: 'A boat setting out toward the rising sun while friends wave from the pier',
  plate: {
    seed: 321,
    light: { x: 600, y: 440, color: '#ffecb8', glow: 0.42, reach: 240 },
    shade: INK.deep,
    haze: '#f6b765',
    rays: 28,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#0d3348'],
        [0.2, '#1d6478'],
        [0.42, '#6fb5a8'],
        [0.6, '#f6e2a8'],
        [0.76, '#f7ad4c'],
        [0.9, '#ea6b30'],
        [1, INK.clay],
      ],
      axis: [0, -40, 0, 690],
      prism: 0.95,
      shift: 0.13,
      slide: 0.36,
      cut: 0,
    })
    await rays(P, 130, 620, 50, { fill: ['#fff3cc'], prism: 0, alpha: 0.55, cut: 0.6 }, 105, 5.6)
    await P.ink(E.bars(300, 250, 800, 133, 6, 34), {
      fill: ['#fff3d2', '#f7a24a'],
      axis: [0, 130, 0, 380],
      prism: 0.8,
      alpha: 0.9,
      cut: 1.8,
    })
    await P.ink(E.circle(600, 440, 100), {
      fill: ['#fffdf0', '#ffefb8'],
      radial: [600, 440, 106],
      prism: 0,
      cut: 1,
    })
    await hill(
      P,
      E.domes(
        [
          [60, 560, 320],
          [900, 570, 260],
        ],
        640,
        164,
        3,
      ),
      {
        bottom: 680,
        fill: ['#c96a3c', '#8a4034'],
        axis: [0, 550, 0, 640],
        light: '#ffcf8a',
        lightW: 2.4,
        seed: 5,
        depth: 70,
        len: 36,
      },
    )
    await water(P, {
      y: 640,
      fill: [
        [0, '#f7a650'],
        [0.1, '#e0bd80'],
        [0.26, '#5aa79c'],
        [0.55, '#1b6674'],
        [1, '#0b2636'],
      ],
      mark: ['#fff0c4', '#7cc4b8'],
      path: ['#fffbe2', '#ffdd8a', '#f6ae4c'],
      seed: 104,
      spread: 1.2,
    })
    const b = S.sloop(470, 800, 330, 1)
    await P.ink(b.main, {
      fill: ['#fffdf2', '#fbe3b0', '#e09a55'],
      axis: [300, 380, 480, 780],
      prism: 0.9,
      rim: 1,
      rimW: 5,
      cut: 0.7,
    })
    await P.ink(b.jib, {
      fill: ['#f0602f', '#c23f1d'],
      axis: [480, 400, 620, 780],
      prism: 0.8,
      rim: 1,
      rimW: 5,
      cut: 0.7,
    })
    let seam = ''
    for (let i = 1; i < 6; i++) {
      const t = i / 6
      seam += `<path d="M${lerp(470, 318, t * 0.96)} ${lerp(371, 741, t)}Q${lerp(470, 400, t)} ${lerp(400, 760, t)} 470 ${lerp(400, 745, t)}" fill="none" stroke="#fff" stroke-width="2.4"/>`
    }
    await P.ink(seam, { fill: ['#c98a4a'], alpha: 0.7, prism: 0.2, cut: 0.5 })
    await P.ink(E.rect(466, 360, 7, 420), { fill: ['#4a2418'], prism: 0.2, cut: 0.2 })
    await P.paint(
      fig({
        x: 392,
        y: 860,
        h: 150,
        top: '#12394a',
        bottom: '#12394a',
        skin: SKIN[3],
        hair: HAIR[0],
        turn: -1,
        L: [-0.08, -0.09, -0.05, -0.15],
      }) +
        fig({
          x: 560,
          y: 858,
          h: 140,
          top: '#a5341d',
          bottom: '#a5341d',
          skin: SKIN[1],
          hair: HAIR[2],
          hairStyle: 'long',
          turn: 1,
        }),
      { rim: 1, rimW: 3, prism: 0.4, cut: 0.4, clip: await P.mask(E.rect(0, 0, 960, 800)) },
    )
    await P.ink(b.hull, {
      fill: ['#1d4a58', '#0b2230'],
      axis: [0, 760, 0, 830],
      prism: 0.6,
      rim: 1,
      rimW: 4,
      cut: 0.3,
    })
    await P.ink(
      E.poly([
        [318, 784],
        [650, 778],
        [642, 790],
        [322, 796],
      ]),
      { fill: [INK.gold], prism: 0.3, cut: 0.3 },
    )
    await P.ink(
      carve({
        box: [260, 820, 720, 900],
        step: 50,
        row: 12,
        seed: 8,
        dir: () => 0,
        len: () => 90,
        wid: (x, y) => 4 * Math.exp(-(((x - 480) / 170) ** 2)) * (1 - (y - 820) / 90),
      }),
      { fill: ['#0b2a3a'], alpha: 0.8, prism: 0.2, cut: 0.5 },
    )
    // pier
    await P.ink(
      E.poly([
        [-20, 1080],
        [980, 1050],
        [980, 1220],
        [-20, 1220],
      ]),
      {
        fill: ['#8a4f2c', '#3a2220', INK.night],
        axis: [0, 1050, 0, 1200],
        prism: 0.6,
        rim: 1,
        rimW: 6,
        cut: 0.8,
      },
    )
    let pl = ''
    for (let i = 0; i < 15; i++)
      pl += `<path d="M${i * 70 - 20} 1084L${i * 84 - 120} 1220" stroke="#fff" stroke-width="4" fill="none"/>`
    await P.ink(pl, { fill: ['#24161a'], alpha: 0.7, prism: 0.2, cut: 0.8 })
    const W: Fig[] = [
      someone(71, { x: 150, y: 1130, h: 300, turn: 1, R: [0.08, -0.1, 0.05, -0.16] }),
      someone(74, { x: 268, y: 1122, h: 280, turn: 1 }),
      someone(77, { x: 720, y: 1124, h: 310, turn: -1, L: [-0.07, -0.11, -0.02, -0.17] }),
      someone(78, { x: 838, y: 1130, h: 286, turn: -1 }),
    ]
    await P.paint(
      W.map((f) => shade(f, '#0f2a38')).join('') +
        shade(
          { x: 344, y: 1128, h: 180, child: true, turn: 1, R: [0.06, -0.1, 0.03, -0.14] },
          '#0f2a38',
        ),
      { rim: 1, rimW: 5, rimC: '#ffcf7a', prism: 0.5, cut: 0.5 },
    )
    let bs = ''
    for (const [x, y, s, f] of [
      [250, 420, 34, 0.5],
      [330, 370, 24, 0.2],
      [190, 350, 20, 0.6],
      [400, 320, 16, 0.4],
      [290, 300, 14, 0.3],
    ] as number[][])
      bs += E.bird(x, y, s, f)
    await P.ink(bs, { fill: ['#fffaf0'], prism: 0.2, cut: 0 })
    P.finish({ vignette: 0.4, dark: INK.night })
  },
})

add({
  id: 'event-barcelona',
  size: CARD,
  focus: [0.5, 0.5],
  alt: 'Towers of Barcelona at blue hour',
  plate: {
    seed: 331,
    light: { x: 600, y: 470, color: '#ffe0a0', glow: 0.34, reach: 230 },
    shade: '#141a34',
    haze: '#e0906a',
    rays: 26,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#0f1d3d'],
        [0.3, '#274a78'],
        [0.52, '#6f86a0'],
        [0.7, '#e0a08a'],
        [0.86, '#ee7a4a'],
        [1, '#c9442f'],
      ],
      axis: [0, -40, 0, 760],
      prism: 0.95,
      shift: 0.13,
      slide: 0.16,
      cut: 0,
    })
    await P.ink(stars(80, 1200, 360, 51), { fill: [INK.paper], prism: 0, alpha: 0.85, cut: 0 })
    await P.ink(E.bars(300, 470, 800, 143, 5, 26) + E.bars(980, 420, 500, 144, 4, 22), {
      fill: ['#f7c0a0', '#e0603a'],
      axis: [0, 400, 0, 540],
      prism: 0.7,
      alpha: 0.9,
      cut: 1.6,
    })
    await hill(
      P,
      E.domes(
        [
          [150, 600, 360],
          [1050, 590, 400],
        ],
        720,
        174,
        3,
      ),
      {
        bottom: 760,
        fill: ['#7a4a66', '#3a3050'],
        axis: [0, 590, 0, 700],
        light: '#e9a08a',
        lightW: 2.2,
        seed: 5,
        depth: 80,
        len: 40,
      },
    )
    await barcelona(P, {
      base: 800,
      x: 600,
      s: 1.12,
      wall: ['#8a4a52', '#5a2f46', '#2a1d38'],
      glow: '#ffe39a',
      tower: ['#f0b27a', '#b85f45', '#5a2a3a'],
      win: 1,
    })
    await P.ink(E.rect(-10, 838, 1220, 80), {
      fill: ['#2a1d38', '#140f22'],
      axis: [0, 838, 0, 900],
      prism: 0.6,
      cut: 0.6,
    })
    const L = lamps(
      [
        [-20, 780],
        [300, 800],
        [600, 806],
        [900, 800],
        [1220, 780],
      ],
      24,
      5,
    )
    await P.ink(L.halo, {
      fill: ['#ffcf74'],
      mode: 'screen',
      alpha: 0.3,
      soft: 4,
      prism: 0,
      cut: 0,
    })
    await P.ink(L.bulb, { fill: ['#fff6d8'], prism: 0, cut: 0 })
    await P.paint(
      crowd(60, 1160, 892, 92, 20, 5, 0.05)
        .map((f) => shade(f, '#0f0c1c'))
        .join(''),
      { rim: 1, rimW: 2.6, rimC: '#ffcf8a', prism: 0.4, cut: 0.4 },
    )
    P.finish({ vignette: 0.42, dark: '#0c0f22' })
  },
})
add({
  id: 'event-india',
  size: CARD,
  focus: [0.5, 0.5],
  alt: 'A white chapel among coconut palms, families walking to worship',
  plate: {
    seed: 341,
    light: { x: 850, y: 300, color: '#fff0bd', glow: 0.4, reach: 250 },
    shade: '#123a34',
    haze: '#f3cf8a',
    rays: 26,
  },
  draw: async (P) => {
    await palmChapel(P)
    P.finish({ vignette: 0.38, dark: '#0f2a28' })
  },
})
async function palmChapel(P: Plate) {
  const W = P.W,
    g = P.H * 0.72,
    L = P.o.light
  await P.ink(P.full(), {
    fill: [
      [0, '#14605e'],
      [0.28, '#3f9f8c'],
      [0.5, '#b9d6a0'],
      [0.68, '#fbe59e'],
      [0.85, '#f7b04e'],
      [1, '#ee7434'],
    ],
    axis: [0, -40, 0, g],
    prism: 0.95,
    shift: 0.13,
    slide: 0.32,
    cut: 0,
  })
  await rays(P, 96, 470, 44, { fill: ['#fff8da'], prism: 0, alpha: 0.55, cut: 0.6 }, 115, 5)
  await P.ink(E.circle(L.x, L.y, 72), {
    fill: ['#fffdf0', '#fff0b8'],
    radial: [L.x, L.y, 78],
    prism: 0,
    cut: 1,
  })
  await S.palms(
    P,
    [
      [250, g + 10, 330, 30],
      [160, g + 10, 290, -30],
      [W - 90, g + 10, 300, -24],
      [W - 240, g + 6, 250, 20],
      [430, g, 240, -10],
    ],
    31,
    { leaf: '#2a6a50', lit: '#6f9f4f', trunk: '#6a4a2c', rimC: '#fff0b0' },
  )
  await hill(
    P,
    E.domes(
      [
        [W * 0.2, g - 30, W * 0.4],
        [W * 0.8, g - 26, W * 0.4],
      ],
      g + 20,
      184,
      2,
    ),
    {
      bottom: P.H + 20,
      fill: ['#8fae4a', '#5a8040', '#2a5a3c'],
      axis: [0, g - 30, 0, P.H],
      light: '#f0ec8a',
      dark: '#1f5038',
      seed: 5,
      depth: 120,
      len: 44,
    },
  )
  // rice water
  const wm = await P.ink(
    `<path d="M-20 ${g + 110}Q${W * 0.3} ${g + 70} ${W * 0.46} ${g + 150}Q${W * 0.5} ${P.H * 0.95} ${W * 0.4} ${P.H + 20}L-20 ${P.H + 20}Z"/>`,
    {
      fill: ['#fbd58a', '#8fc0a0', '#2a7a70'],
      axis: [0, g + 80, 0, P.H],
      prism: 0.8,
      cut: 1.6,
      rim: 0.8,
    },
  )
  await P.ink(
    carve({
      box: [-20, g + 60, W * 0.5, P.H],
      step: 60,
      row: 13,
      seed: 5,
      dir: () => 0,
      len: () => 60,
      wid: (x, y) => (noise(x / 80, y / 16, 3) > 0 ? 2 : 0),
    }),
    { fill: ['#fff6d0'], clip: wm, alpha: 0.7, prism: 0.2 },
  )
  await P.ink(
    `<path d="M${W * 0.6 - 18} ${g + 40}Q${W * 0.56} ${g + 120} ${W * 0.52} ${P.H + 20}L${W * 0.86} ${P.H + 20}Q${W * 0.7} ${g + 120} ${W * 0.6 + 30} ${g + 40}Z"/>`,
    { fill: ['#fff0c4', '#e0aa62', '#a8683c'], axis: [0, g + 40, 0, P.H], prism: 0.6, cut: 1.8 },
  )
  await S.drawChapel(P, W * 0.6, g + 46, W * 0.2, 1, {
    wall: '#fffaf0',
    side: '#bcd0bc',
    roof: '#c9482a',
    glow: '#ffcf6a',
    trim: '#7c2a1c',
    door: '#7c3a22',
  })
  const F: Fig[] = [
    {
      x: W * 0.575,
      y: g + 120,
      h: 118,
      top: '#f3dcb0',
      bottom: '#fbf4e4',
      skin: SKIN[4],
      hair: HAIR[5],
      walk: 0.08,
    },
    {
      x: W * 0.625,
      y: g + 124,
      h: 108,
      top: '#a5341d',
      bottom: '#f4b233',
      sari: '#dc4a20',
      dress: true,
      hairStyle: 'bun',
      skin: SKIN[4],
      hair: HAIR[5],
    },
    {
      x: W * 0.6,
      y: g + 200,
      h: 150,
      top: '#561a24',
      bottom: '#1d6470',
      sari: '#f4b233',
      dress: true,
      hairStyle: 'veil',
      skin: SKIN[5],
      hair: HAIR[5],
    },
    {
      x: W * 0.675,
      y: g + 206,
      h: 158,
      top: '#fbf4e4',
      bottom: '#fbf4e4',
      skin: SKIN[4],
      hair: HAIR[5],
      walk: 0.1,
    },
    {
      x: W * 0.64,
      y: g + 212,
      h: 92,
      child: true,
      top: '#dc4a20',
      bottom: '#12394a',
      skin: SKIN[4],
      hair: HAIR[5],
    },
    {
      x: W * 0.73,
      y: g + 214,
      h: 146,
      top: '#2b5a41',
      bottom: '#a5341d',
      sari: '#4a9a9b',
      dress: true,
      hairStyle: 'bun',
      skin: SKIN[4],
      hair: HAIR[5],
    },
  ]
  await P.paint(F.map(fig).join(''), {
    rim: 1,
    rimW: 3,
    prism: 0.45,
    cut: 0.4,
    shadow: 0.3,
    shadowDist: 8,
  })
  await S.palms(
    P,
    [
      [W * 0.06, P.H + 10, P.H * 0.82, 60],
      [W * 0.97, P.H + 10, P.H * 0.86, -70],
    ],
    41,
    { leaf: '#0f3f38', lit: '#2f7048', trunk: '#3a2118', rimC: '#ffe08a' },
  )
}
add({
  id: 'event-bay-point',
  size: CARD,
  focus: [0.5, 0.5],
  alt: 'An evening meeting under lamps beside the delta',
  plate: {
    seed: 351,
    light: { x: 640, y: 560, color: '#ffdf9a', glow: 0.32, reach: 230 },
    shade: INK.night,
    haze: '#d98a4a',
    rays: 26,
  },
  draw: async (P) => {
    const T = await gathering(P, {
      ground: 680,
      tentX: 640,
      s: 0.78,
      sky: [INK.night, '#123c50', '#2a7480', '#d9a06a', '#ee8038'],
    })
    await P.paint(crowd(300, 980, 720, 104, 13, 3, 0.4).map(fig).join(''), {
      rim: 1,
      rimW: 2.6,
      prism: 0.5,
      cut: 0.4,
    })
    const L = lamps(
      [
        [-20, 380],
        [T.ex[0], 500],
        [T.roofTop[0], T.roofTop[1]],
        [T.ex[5], 500],
        [1220, 360],
      ],
      40,
      5.4,
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
    await P.paint(crowd(60, 1180, 850, 190, 9, 8, 0.12).map(fig).join(''), {
      rim: 1,
      rimW: 3.6,
      prism: 0.5,
      cut: 0.5,
      shadow: 0.35,
      shadowDist: 12,
    })
    P.finish({ vignette: 0.5, dark: INK.night })
  },
})

add({
  id: 'community',
  size: TALL,
  focus: [0.5, 0.5],
  alt: 'Hands passing bread across a table',
  plate: {
    seed: 361,
    light: { x: 480, y: 190, color: '#ffeab4', glow: 0.34, reach: 210 },
    shade: '#3a1820',
    haze: '#f3b86a',
    rays: 30,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: ['#fff0bd', '#f7c05a', '#df7428', '#9a3324', '#3f1622'],
      radial: [480, 190, 980],
      prism: 0.95,
      shift: 0.14,
      cut: 0,
    })
    await P.ink(E.circle(480, 190, 96), {
      fill: ['#fffdf0', '#fff0b8'],
      radial: [480, 190, 100],
      prism: 0,
      cut: 1,
    })
    await rays(P, 130, 520, 54, { fill: ['#fff8dc'], prism: 0, alpha: 0.6, cut: 0.6 }, 125, 6)
    const loaf = (cx: number, cy: number, k: number) =>
      `<path fill="#c97a34" d="M${cx - k} ${cy + k * 0.1}Q${cx - k} ${cy - k * 0.56} ${cx} ${cy - k * 0.6}Q${cx + k} ${cy - k * 0.56} ${cx + k} ${cy + k * 0.1}Q${cx + k * 0.9} ${cy + k * 0.34} ${cx} ${cy + k * 0.36}Q${cx - k * 0.9} ${cy + k * 0.34} ${cx - k} ${cy + k * 0.1}Z"/>` +
      [-0.52, -0.08, 0.36]
        .map(
          (u) =>
            `<path fill="#fbe3b0" d="M${cx + u * k} ${cy - k * 0.5}Q${cx + (u + 0.26) * k} ${cy - k * 0.1} ${cx + (u + 0.1) * k} ${cy + k * 0.24}L${cx + (u + 0.2) * k} ${cy + k * 0.22}Q${cx + (u + 0.38) * k} ${cy - k * 0.12} ${cx + (u + 0.14) * k} ${cy - k * 0.54}Z"/>`,
        )
        .join('')
    const arm = (
      x0: number,
      y0: number,
      x1: number,
      y1: number,
      w: number,
      c: string,
      cuff: string,
    ) => {
      const a = Math.atan2(y1 - y0, x1 - x0),
        nx = -Math.sin(a),
        ny = Math.cos(a)
      const P2 = (t: number, k: number) =>
        `${(lerp(x0, x1, t) + nx * k).toFixed(1)} ${(lerp(y0, y1, t) + ny * k).toFixed(1)}`
      return `<path fill="${c}" d="M${P2(-0.3, -w * 1.3)}L${P2(0.8, -w * 0.72)}L${P2(0.8, w * 0.72)}L${P2(-0.3, w * 1.3)}Z"/><path fill="${cuff}" d="M${P2(0.78, -w * 0.8)}L${P2(0.86, -w * 0.78)}L${P2(0.86, w * 0.78)}L${P2(0.78, w * 0.8)}Z"/>`
    }
    const cupped = (x: number, y: number, s: number, a: number, flip: number, c: string) =>
      `<g transform="translate(${x} ${y}) rotate(${(a * 180) / Math.PI}) scale(1 ${flip})"><path fill="${c}" d="M${-s * 0.7} ${-s * 0.34}Q${-s * 0.1} ${-s * 0.44} ${s * 0.3} ${-s * 0.16}Q${s * 0.9} ${s * 0.02} ${s * 1.36} ${-s * 0.16}Q${s * 1.5} ${-s * 0.16} ${s * 1.46} ${-s * 0.02}Q${s * 1.1} ${s * 0.22} ${s * 0.92} ${s * 0.26}Q${s * 0.5} ${s * 0.5} ${-s * 0.1} ${s * 0.46}L${-s * 0.7} ${s * 0.34}Z"/><path fill="${c}" d="M${s * 0.02} ${-s * 0.3}Q${s * 0.3} ${-s * 0.74} ${s * 0.66} ${-s * 0.72}Q${s * 0.76} ${-s * 0.64} ${s * 0.66} ${-s * 0.54}Q${s * 0.44} ${-s * 0.42} ${s * 0.34} ${-s * 0.1}Z"/><path fill="none" stroke="#00000033" stroke-width="${s * 0.03}" d="M${s * 0.62} ${s * 0.02}Q${s * 1} ${s * 0.1} ${s * 1.3} ${-s * 0.04}M${s * 0.5} ${s * 0.16}Q${s * 0.86} ${s * 0.24} ${s * 1.06} ${s * 0.14}"/></g>`
    await P.paint(
      arm(1010, 1010, 650, 640, 74, '#1d6470', '#bcd8d0') +
        arm(-60, 1060, 290, 660, 78, '#12394a', '#f3dcb0'),
      { rim: 1, rimW: 8, prism: 0.7, cut: 0.8 },
    )
    await P.paint(cupped(640, 620, 150, Math.PI + 0.72, -1, '#a8683e'), {
      rim: 1,
      rimW: 7,
      prism: 0.5,
      cut: 0.6,
    })
    await P.paint(loaf(470, 520, 190), {
      rim: 1,
      rimW: 9,
      prism: 0.32,
      cut: 1,
      shadow: 0.5,
      shadowDist: 14,
    })
    await P.paint(cupped(300, 640, 158, -0.78, 1, SKIN[4]), {
      rim: 1,
      rimW: 7,
      prism: 0.6,
      cut: 0.6,
      shadow: 0.3,
    })
    // wheat left and right
    const R = rng(7)
    let wh = '',
      st = ''
    for (let i = 0; i < 26; i++) {
      const side = i % 2 ? 1 : -1,
        x = 480 + side * (130 + R() * 360),
        h = 190 + R() * 210,
        b = side * (10 + R() * 50),
        y = 1240
      st += `<path d="M${x} ${y}Q${x} ${y - h * 0.6} ${x + b} ${y - h}" fill="none" stroke="#fff" stroke-width="5"/>`
      for (let k = 0; k < 9; k++)
        for (const q of [-1, 1]) {
          const t = k / 9,
            px = x + b + b * t * 0.3,
            py = y - h - t * 92 + 40
          wh += `<ellipse cx="${px + q * 9}" cy="${py}" rx="6" ry="15" transform="rotate(${q * 26 + b * 0.3} ${px + q * 9} ${py})"/>`
        }
    }
    await P.ink(st, { fill: ['#d99a3a', '#4a2420'], axis: [0, 900, 0, 1200], prism: 0.4, cut: 0.4 })
    await P.ink(wh, {
      fill: ['#ffe08a', '#d98a2e', '#7c3a24'],
      axis: [0, 800, 0, 1140],
      prism: 0.6,
      rim: 0.8,
      rimW: 3,
      cut: 0.6,
    })
    P.finish({ vignette: 0.45, dark: '#2a1018' })
  },
})
add({
  id: 'evangelism',
  size: TALL,
  focus: [0.5, 0.5],
  alt: 'Two friends talking on a bench above the bay',
  plate: {
    seed: 371,
    light: { x: 330, y: 470, color: '#ffecb8', glow: 0.42, reach: 240 },
    shade: '#16283a',
    haze: '#f3b87a',
    rays: 28,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#143a54'],
        [0.24, '#2f7f8a'],
        [0.46, '#a9ccb4'],
        [0.64, '#fbe0a4'],
        [0.8, '#f6a552'],
        [1, '#dc5a34'],
      ],
      axis: [0, -40, 0, 700],
      prism: 0.95,
      shift: 0.13,
      slide: 0.34,
      cut: 0,
    })
    await rays(P, 116, 560, 46, { fill: ['#fff6d6'], prism: 0, alpha: 0.55, cut: 0.6 }, 135, 5.4)
    await P.ink(E.circle(330, 470, 88), {
      fill: ['#fffdf0', '#ffefb8'],
      radial: [330, 470, 92],
      prism: 0,
      cut: 1,
    })
    const B = S.goldenBridge(
      { x: 760, base: 700, top: 430, deck: 636, w: 50 },
      { x: 500, base: 672, top: 546, deck: 630, w: 20 },
      [1010, 652],
      [330, 628],
    )
    await hill(
      P,
      E.domes(
        [
          [100, 560, 320],
          [520, 590, 260],
          [980, 560, 240],
        ],
        660,
        194,
        3,
      ),
      {
        bottom: 700,
        fill: ['#7f9a8c', '#c9ae84'],
        axis: [0, 560, 0, 660],
        light: '#f2e0b0',
        lightW: 2.2,
        seed: 5,
        depth: 80,
        len: 36,
        haze: 0.2,
      },
    )
    await water(P, {
      y: 664,
      bottom: 1000,
      fill: [
        [0, '#f6bc74'],
        [0.2, '#b0bfa0'],
        [0.5, '#3f8c90'],
        [1, '#14465a'],
      ],
      mark: ['#fff3d0', '#8fcabf'],
      path: ['#fffbe2', '#ffdd8a'],
      seed: 114,
    })
    await P.ink(B.far + B.cables + B.near + B.deck, {
      fill: ['#d9532c', '#a8381f'],
      axis: [0, 430, 0, 700],
      prism: 0.5,
      rim: 1,
      rimW: 2,
      cut: 0.2,
    })
    await hill(P, E.domes([[480, 900, 900, 0.6]], 1220, 197, 3), {
      bottom: 1220,
      fill: ['#a9a645', '#4f7040', '#1d3f38', '#10242c'],
      axis: [0, 900, 0, 1180],
      light: '#f2e68a',
      dark: '#123a34',
      seed: 25,
      depth: 240,
      len: 62,
      lightW: 4,
      darkW: 4,
    })
    await P.paint(
      fig({
        x: 380,
        y: 1104,
        h: 400,
        top: '#12394a',
        bottom: '#3a2a22',
        skin: SKIN[4],
        hair: HAIR[0],
        turn: 1,
        R: [0.06, 0.13, 0.11, 0.0],
        L: [-0.05, 0.13, 0.04, 0.1],
      }) +
        fig({
          x: 600,
          y: 1106,
          h: 384,
          top: '#a5341d',
          bottom: '#561a24',
          skin: SKIN[1],
          hair: HAIR[2],
          hairStyle: 'long',
          turn: -1,
          L: [-0.06, 0.13, -0.06, 0.06],
          R: [0.05, 0.13, -0.06, 0.08],
        }),
      { rim: 1, rimW: 6, prism: 0.55, cut: 0.5, clip: await P.mask(E.rect(0, 0, 960, 960)) },
    )
    let bn = ''
    for (let i = 0; i < 4; i++) bn += E.rect(240, 876 + i * 26, 500, 18)
    bn += E.rect(226, 984, 528, 24) + E.rect(262, 870, 18, 250) + E.rect(700, 870, 18, 250)
    await P.ink(bn, {
      fill: ['#8a4f2c', '#3a2220'],
      axis: [0, 870, 0, 1120],
      prism: 0.6,
      rim: 1,
      rimW: 4,
      cut: 0.6,
      shadow: 0.3,
    })
    await S.oak(P, 890, 1040, 560, 17, {
      dark: '#12302c',
      mid: '#2f5a3c',
      light: '#c9c04f',
      trunk: '#2f1d18',
    })
    P.finish({ vignette: 0.42, dark: '#10202c' })
  },
})
add({
  id: 'missions',
  size: TALL,
  focus: [0.5, 0.5],
  alt: 'A globe with lines of light reaching across oceans',
  plate: {
    seed: 381,
    light: { x: 820, y: 170, color: '#ffe9b0', glow: 0.42, reach: 280 },
    shade: INK.night,
    haze: '#d98a4a',
    rays: 30,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: ['#f4b25a', '#d9682c', '#7c3636', '#1d3a4c', INK.ink, INK.night],
      radial: [820, 170, 1150],
      prism: 0.9,
      shift: 0.06,
      cut: 0,
    })
    await P.ink(stars(120, 960, 1200, 18), { fill: [INK.paper], prism: 0, alpha: 0.85, cut: 0 })
    await rays(P, 90, 400, 40, { fill: ['#fff0c0'], prism: 0, alpha: 0.5, cut: 0.6 }, 145, 5)
    await P.ink(E.circle(820, 170, 64), { fill: ['#fffdf2'], prism: 0, cut: 1 })
    await globe(P, 430, 800, 470, 62, 16, {
      routes: [
        [2, 41],
        [36, -1],
        [46, 25],
        [121, 14],
        [101, 3],
        [8, 9],
        [28, -26],
        [105, 30],
        [140, -25],
      ].map((q) => [[82, 17], q] as [[number, number], [number, number]]),
    })
    P.finish({ vignette: 0.45, dark: INK.night })
  },
})

add({
  id: 'planting',
  size: CARD,
  focus: [0.5, 0.5],
  alt: 'A young tree in turned earth with a small chapel beyond',
  plate: {
    seed: 391,
    light: { x: 800, y: 330, color: '#fff0c0', glow: 0.42, reach: 240 },
    shade: '#2a2220',
    haze: '#f3cf90',
    rays: 28,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#14606c'],
        [0.3, '#4fa09a'],
        [0.52, '#c0d8b0'],
        [0.7, '#fbe6a6'],
        [0.88, '#f7b352'],
        [1, '#ee7c36'],
      ],
      axis: [0, -40, 0, 560],
      prism: 0.95,
      shift: 0.13,
      slide: 0.32,
      cut: 0,
    })
    await rays(P, 104, 520, 46, { fill: ['#fff8da'], prism: 0, alpha: 0.55, cut: 0.6 }, 155, 5.2)
    await P.ink(E.circle(800, 330, 78), {
      fill: ['#fffdf0', '#fff0b8'],
      radial: [800, 330, 84],
      prism: 0,
      cut: 1,
    })
    await hill(
      P,
      E.domes(
        [
          [160, 470, 420],
          [640, 500, 380],
          [1120, 450, 420],
        ],
        580,
        204,
        3,
      ),
      {
        bottom: 920,
        fill: ['#a9b45a', '#6a8f4a', '#3a6a44'],
        axis: [0, 450, 0, 600],
        light: '#f2ee98',
        dark: '#2f6a48',
        seed: 5,
        depth: 110,
        len: 42,
        trees: 10,
        treeC: ['#3f7a44', '#1f5040'],
      },
    )
    await S.drawChapel(P, 980, 500, 120, 1, {
      wall: '#fff8e6',
      side: '#a9b89c',
      roof: '#a5341d',
      glow: '#ffcf6a',
    })
    const so = E.ridge(41, 640, 20, 360)
    const sm = await P.ink(
      E.land((x) => so(x) - 46 * Math.exp(-(((x - 400) / 260) ** 2)), 1200, 920),
      {
        fill: ['#b5652f', '#6a3420', '#34191a', '#1a1016'],
        axis: [0, 590, 0, 900],
        prism: 0.7,
        rim: 1,
        rimW: 5,
        cut: 1.8,
      },
    )
    await P.ink(
      carve({
        box: [-20, 600, 1220, 910],
        step: 46,
        row: 15,
        seed: 15,
        dir: (x, y) => (x - 400) * 0.0012 + noise(x / 80, y / 40, 2) * 0.5,
        len: () => 50,
        wid: (x, y) => (noise(x / 60, y / 24, 5) > 0.02 ? 2.6 : 0),
      }),
      {
        fill: ['#ffcf8a', '#c9762f', '#6a3320'],
        axis: [0, 600, 0, 900],
        clip: sm,
        alpha: 0.7,
        prism: 0.3,
      },
    )
    let rt = ''
    const R = rng(9)
    for (let i = 0; i < 9; i++) {
      const a = Math.PI * (0.14 + 0.72 * (i / 8)),
        l = 120 + R() * 150
      rt += E.taper(
        E.quad(
          [400, 604],
          [400 + Math.cos(a) * l * 0.4 + (R() - 0.5) * 40, 604 + Math.sin(a) * l * 0.6],
          [400 + Math.cos(a) * l * 1.2, 604 + Math.sin(a) * l],
        ),
        8,
        1.4,
      )
    }
    await P.ink(rt, { fill: ['#ffe2a6', '#c98a4a'], axis: [0, 600, 0, 860], prism: 0.3, cut: 0.8 })
    await P.ink(E.taper(E.quad([400, 606], [388, 440], [412, 270]), 20, 8), {
      fill: ['#8a5a2c', '#5a3420'],
      prism: 0.4,
      rim: 1,
      rimW: 5,
      cut: 0.5,
    })
    const leaf = (x: number, y: number, l: number, a: number) => {
      const c = Math.cos(a),
        s = Math.sin(a),
        nx = -s,
        ny = c
      return `<path d="M${x} ${y}Q${x + c * l * 0.45 + nx * l * 0.34} ${y + s * l * 0.45 + ny * l * 0.34} ${x + c * l} ${y + s * l}Q${x + c * l * 0.45 - nx * l * 0.34} ${y + s * l * 0.45 - ny * l * 0.34} ${x} ${y}Z"/>`
    }
    const LV: [number, number, number, number][] = [
      [398, 500, 120, -0.5],
      [394, 470, 120, -2.7],
      [398, 410, 130, -0.7],
      [396, 384, 128, -2.45],
      [404, 330, 120, -0.85],
      [402, 318, 116, -2.25],
      [412, 274, 130, -1.5],
      [410, 290, 100, -1.0],
      [408, 290, 100, -2.0],
    ]
    await P.ink(LV.map((v) => leaf(...v)).join(''), {
      fill: ['#e3e06a', '#8fb04a', '#3f7a48'],
      axis: [300, 220, 300, 520],
      prism: 0.9,
      rim: 1,
      rimW: 5,
      cut: 0.7,
    })
    await P.ink(
      LV.map(([x, y, l, a]) =>
        E.taper(
          [
            [x, y],
            [x + Math.cos(a) * l * 0.88, y + Math.sin(a) * l * 0.88],
          ],
          3.4,
          1,
        ),
      ).join(''),
      { fill: ['#2a5a40'], prism: 0.2, cut: 0.3 },
    )
    P.finish({ vignette: 0.4, dark: '#161418' })
  },
})
add({
  id: 'leaders',
  size: CARD,
  focus: [0.5, 0.5],
  alt: 'An older leader showing a younger one the valley at sunrise',
  plate: {
    seed: 401,
    light: { x: 820, y: 330, color: '#ffeec0', glow: 0.42, reach: 240 },
    shade: '#16303a',
    haze: '#f3c98a',
    rays: 28,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#124a5c'],
        [0.26, '#358a8c'],
        [0.46, '#b5d2b0'],
        [0.64, '#fbe0a2'],
        [0.82, '#f6a54c'],
        [1, '#e0642e'],
      ],
      axis: [0, -40, 0, 600],
      prism: 0.95,
      shift: 0.13,
      slide: 0.34,
      cut: 0,
    })
    await rays(P, 104, 520, 46, { fill: ['#fff6d6'], prism: 0, alpha: 0.55, cut: 0.6 }, 165, 5.2)
    await P.ink(E.circle(820, 330, 80), {
      fill: ['#fffdf0', '#fff0b8'],
      radial: [820, 330, 86],
      prism: 0,
      cut: 1,
    })
    for (let i = 0; i < 3; i++)
      await hill(
        P,
        E.domes(
          [
            [140 + i * 160, 450 + i * 54, 380],
            [620 - i * 60, 480 + i * 60, 360],
            [1100 - i * 90, 440 + i * 60, 420],
          ],
          640 + i * 60,
          214 + i,
          3,
        ),
        {
          bottom: 920,
          fill: [
            ['#8fb0a0', '#d6c48a'],
            ['#c9bb6a', '#7f9a5c'],
            ['#e0b04f', '#9a6a34'],
          ][i],
          axis: [0, 440 + i * 56, 0, 640 + i * 50],
          light: '#ffefb0',
          dark: ['#4f8078', '#4a6a44', '#7c4420'][i],
          darkW: 2.4,
          seed: 5 + i,
          depth: 110,
          len: 42,
          haze: 0.2 - i * 0.1,
          trees: i * 6,
          treeC: ['#4f7044', '#1f4a3a'],
        },
      )
    await S.drawChapel(P, 930, 640, 60, 1, {
      wall: '#fff8e6',
      side: '#a9b89c',
      roof: '#a5341d',
      glow: '#ffcf6a',
    })
    await hill(P, E.domes([[260, 700, 620, 0.6]], 980, 218, 4), {
      bottom: 920,
      fill: ['#7f6a34', '#3a4a34', '#16262c'],
      axis: [0, 700, 0, 900],
      light: '#ffd98a',
      dark: '#16202a',
      seed: 25,
      depth: 200,
      len: 60,
      lightW: 4,
      darkW: 4,
    })
    await P.paint(
      fig({
        x: 290,
        y: 760,
        h: 440,
        top: '#7c2a1c',
        bottom: '#12394a',
        skin: SKIN[3],
        hair: HAIR[4],
        turn: 1,
        coat: true,
        R: [0.14, -0.03, 0.15, -0.05],
      }) +
        fig({
          x: 440,
          y: 770,
          h: 430,
          top: '#1d6470',
          bottom: '#3a2a22',
          skin: SKIN[1],
          hair: HAIR[1],
          hairStyle: 'tail',
          turn: 1,
        }),
      { rim: 1, rimW: 6, prism: 0.55, cut: 0.5 },
    )
    P.finish({ vignette: 0.42, dark: '#101c24' })
  },
})

add({
  id: 'kids-story',
  size: CARD,
  focus: [0.5, 0.5],
  alt: 'Children on a rug listening to a Bible story',
  plate: {
    seed: 411,
    light: { x: 600, y: 250, color: '#fff3c4', glow: 0.36, reach: 260 },
    shade: '#12404a',
    haze: '#f7e3b0',
    rays: 28,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: ['#8fd0c4', '#4aa6a4', '#1f7480', '#12506a'],
      radial: [600, 250, 820],
      prism: 0.9,
      shift: 0.12,
      cut: 0,
    })
    await glass(P, 600, 470, 330, 430, 31, [600, 230], '#12394a', 'all')
    await P.ink(E.rect(-10, 560, 1220, 400), {
      fill: ['#f6c77a', '#c9823f', '#6a3a28'],
      axis: [0, 560, 0, 900],
      prism: 0.8,
      cut: 0.6,
      rim: 1,
      rimW: 4,
    })
    await P.paint(
      `<ellipse cx="600" cy="760" rx="540" ry="150" fill="#12506a"/><ellipse cx="600" cy="760" rx="500" ry="137" fill="#f4b233"/><ellipse cx="600" cy="760" rx="484" ry="132" fill="#1d6470"/><ellipse cx="600" cy="760" rx="330" ry="86" fill="#2a8a8a"/>`,
      { prism: 0.8, cut: 1.4 },
    )
    await P.paint(
      fig({
        x: 600,
        y: 760,
        h: 420,
        top: '#e9c46f',
        bottom: '#561a24',
        skin: SKIN[3],
        hair: HAIR[0],
        hairStyle: 'bun',
        dress: true,
        turn: 1,
        L: [-0.05, 0.12, 0.09, 0.04],
        R: [0.05, 0.12, -0.03, 0.05],
      }) +
        `<path fill="#7c2a1c" d="M544 596l56 14 58 -14v-60l-58 16 -56 -16z"/><path fill="#fffaf0" d="M550 590l50 12 52 -12v-58l-52 15 -50 -15z"/>`,
      { rim: 1, rimW: 5, prism: 0.5, cut: 0.5, shadow: 0.35 },
    )
    const sit = (f: Fig) => {
      const hy = f.y - f.h * 0.44
      const id = `c${Math.round(f.x)}`
      return `<ellipse cx="${f.x}" cy="${hy + f.h * 0.06}" rx="${f.h * 0.2}" ry="${f.h * 0.1}" fill="${f.bottom}"/><ellipse cx="${f.x - f.h * 0.17}" cy="${hy + f.h * 0.09}" rx="${f.h * 0.11}" ry="${f.h * 0.055}" fill="${f.bottom}"/><ellipse cx="${f.x + f.h * 0.17}" cy="${hy + f.h * 0.09}" rx="${f.h * 0.11}" ry="${f.h * 0.055}" fill="${f.bottom}"/><clipPath id="${id}"><rect x="${f.x - f.h}" y="${f.y - f.h * 1.4}" width="${f.h * 2}" height="${f.h * 1.02}"/></clipPath><g clip-path="url(#${id})">${fig(f)}</g>`
    }
    const K: Fig[] = [
      [260, 836, 250, 1],
      [420, 900, 270, 1],
      [600, 930, 280, 0],
      [784, 902, 270, -1],
      [944, 838, 250, -1],
    ].map(([x, y, h, t], i) => ({
      ...someone(81 + i * 3, { x, y: y + h * 0.2, h, child: true, turn: t, dress: false }),
      top: ['#fbf4e4', '#a5341d', '#f4b233', '#4a9a9b', '#e98a2b'][i],
      bottom: ['#12394a', '#12394a', '#2b5a41', '#561a24', '#12394a'][i],
    }))
    await P.paint(K.map(sit).join(''), { rim: 1, rimW: 5, prism: 0.5, cut: 0.5, shadow: 0.35 })
    P.finish({ vignette: 0.36, dark: '#0f3442' })
  },
})
add({
  id: 'kids-ark',
  size: CARD,
  focus: [0.5, 0.5],
  alt: 'The ark on bright waves beneath a rainbow',
  plate: {
    seed: 421,
    light: { x: 900, y: 230, color: '#fff6cf', glow: 0.38, reach: 270 },
    shade: '#12506a',
    haze: '#f7e9c0',
    rays: 26,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#1d8098'],
        [0.4, '#6fc0ba'],
        [0.7, '#d6e8c0'],
        [1, '#fdeab0'],
      ],
      axis: [0, -40, 0, 620],
      prism: 0.95,
      shift: 0.14,
      slide: 0.3,
      cut: 0,
    })
    const rb = ['#c9412a', '#ee8038', '#f7c04a', '#8fae4f', '#2f8c8c', '#12506a']
    for (let i = 0; i < 6; i++)
      await P.ink(
        `<path d="M${60 + i * 32} 760A${470 - i * 32} ${470 - i * 32} 0 0 1 ${1000 - i * 32} 760" fill="none" stroke="#fff" stroke-width="33"/>`,
        { fill: [rb[i]], prism: 0.7, alpha: 0.88, cut: 1.4 },
      )
    await rays(P, 90, 380, 38, { fill: ['#fffbe2'], prism: 0, alpha: 0.6, cut: 0.6 }, 175, 5)
    await P.ink(E.circle(900, 230, 66), {
      fill: ['#fffef4', '#fff3b8'],
      radial: [900, 230, 70],
      prism: 0,
      cut: 1,
    })
    await P.ink(
      E.cloud(220, 230, 300, 52, 5) +
        E.cloud(1010, 420, 260, 42, 8) +
        E.cloud(80, 420, 220, 36, 11),
      { fill: ['#fffdf4', '#f3e3c4'], axis: [0, 170, 0, 440], prism: 0.6, rim: 0.8, cut: 1.8 },
    )
    // ark
    await P.paint(
      `<path fill="#d98a3f" d="M400 520h320v-110h-320z"/><path fill="#a5341d" d="M370 416L560 310L750 416Z"/><path fill="#7c2a1c" d="M430 440h60v80h-60z M640 450h44v44h-44z M540 450h44v44h-44z"/>` +
        `<path fill="#f4c257" d="M486 416V300q0 -34 30 -36l26 8q8 12 -10 14l-18 4q-4 4 -4 20v106z"/><path fill="#8a4a22" d="M494 340l12 8 -10 10z M498 380l12 -6 2 14z"/><path fill="#8f9a94" d="M606 416q-6 -64 44 -66q48 2 46 44q16 -2 18 -22l14 4q-4 40 -40 40z"/>`,
      { prism: 0.6, rim: 0.9, rimW: 4, cut: 0.6 },
    )
    const hm = await P.ink(
      `<path d="M230 470Q300 520 420 520H720Q840 520 900 450Q900 640 790 700H350Q240 640 230 470Z"/>`,
      {
        fill: ['#c9752f', '#7c3a20', '#3a1c18'],
        axis: [0, 460, 0, 700],
        prism: 0.8,
        rim: 1,
        rimW: 5,
        cut: 0.6,
      },
    )
    await P.ink(
      carve({
        box: [220, 500, 910, 700],
        step: 120,
        row: 24,
        seed: 5,
        dir: (x) => (x - 560) * -0.0006,
        len: () => 160,
        wid: () => 3,
      }),
      { fill: ['#f0b060'], clip: hm, alpha: 0.7, prism: 0.3, cut: 0.6 },
    )
    for (let k = 0; k < 3; k++) {
      const y = 640 + k * 78
      let d = `M-20 920V${y}`
      for (let x = -20; x <= 1220; x += 12)
        d += `L${x} ${(y + Math.sin(x / (66 + k * 16) + k * 1.7) * (16 + k * 5)).toFixed(1)}`
      const m = await P.ink(`<path d="${d}L1220 920Z"/>`, {
        fill: [
          ['#5fbcb4', '#2a8a92'],
          ['#2f9098', '#17657a'],
          ['#1b6f84', '#0f3f58'],
        ][k],
        axis: [0, y, 0, y + 160],
        prism: 0.8,
        rim: 1,
        rimW: 6,
        rimC: '#fffdf0',
        cut: 0.8,
      })
      await P.ink(
        carve({
          box: [-20, y + 10, 1220, 910],
          step: 80,
          row: 20,
          seed: 9 + k,
          dir: (x) => Math.cos(x / (66 + k * 16) + k * 1.7) * 0.3,
          len: () => 70,
          wid: (x, Y) => (noise(x / 60, Y / 20, k) > 0 ? 3 : 0),
        }),
        { fill: ['#d6f0dc'], clip: m, alpha: 0.55, prism: 0.3 },
      )
    }
    P.finish({ vignette: 0.3, dark: '#0f3a54' })
  },
})

async function stage(P: Plate, o: { g: number; x: number; s: number }) {
  const W = P.W,
    H = P.H,
    { g, x, s } = o,
    L = P.o.light
  await P.ink(P.full(), {
    fill: ['#e9762f', '#a5341d', '#561a2a', '#1d1a2e', INK.night],
    radial: [L.x, L.y, W * 0.75],
    prism: 1,
    shift: 0.14,
    cut: 0,
  })
  for (let i = 0; i < 7; i++) {
    const bx = x + (i - 3) * W * 0.13,
      a = (i - 3) * 0.12
    await P.ink(
      E.poly([
        [bx - 10, -10],
        [bx + 10, -10],
        [bx + Math.sin(a) * g + 90, g + 30],
        [bx + Math.sin(a) * g - 90, g + 30],
      ]),
      {
        fill: [
          ['#fff0bd', '#f4b233'],
          ['#bcf0e0', '#4a9a9b'],
          ['#ffd0a0', '#dc4a20'],
        ][i % 3],
        axis: [0, 0, 0, g],
        alpha: 0.34,
        soft: 6,
        mode: 'screen',
        prism: 0.8,
        cut: 0,
      },
    )
  }
  await P.ink(S.archPath(x, g, s * 1.5, s * 1.5), {
    fill: ['#fff6d0', '#f7c15a', '#e0702f'],
    radial: [L.x, L.y, s * 1.2],
    prism: 1,
    shift: 0.2,
    cut: 0.5,
  })
  await rays(
    P,
    s * 0.2,
    s * 0.74,
    36,
    { fill: ['#fffbe6'], prism: 0, alpha: 0.7, cut: 0.6 },
    185,
    5,
  )
  await P.ink(
    E.rect(x - s * 0.022, L.y - s * 0.22, s * 0.044, s * 0.56) +
      E.rect(x - s * 0.16, L.y - s * 0.08, s * 0.32, s * 0.044),
    { fill: ['#7c2a1c'], prism: 0.2, cut: 0.3 },
  )
  await P.ink(
    E.poly([
      [-20, g],
      [W + 20, g],
      [W + 20, g + s * 0.16],
      [-20, g + s * 0.16],
    ]),
    {
      fill: ['#7c3a2a', '#2a1620'],
      axis: [0, g, 0, g + s * 0.16],
      prism: 0.7,
      rim: 1,
      rimW: 5,
      cut: 0.5,
    },
  )
  const gt = (cx: number, cy: number, k: number, f: number) =>
    `<g transform="translate(${cx} ${cy}) rotate(${-28 * f}) scale(${f} 1)"><path fill="#c97a34" d="M${-k * 0.5} 0Q${-k * 0.54} ${-k * 0.34} ${-k * 0.2} ${-k * 0.28}Q${k * 0.02} ${-k * 0.18} ${k * 0.16} ${-k * 0.24}Q${k * 0.4} ${-k * 0.26} ${k * 0.4} 0Q${k * 0.4} ${k * 0.26} ${k * 0.16} ${k * 0.24}Q${k * 0.02} ${k * 0.18} ${-k * 0.2} ${k * 0.28}Q${-k * 0.54} ${k * 0.34} ${-k * 0.5} 0Z"/><circle r="${k * 0.1}" cx="${k * 0.1}" fill="#3a1c18"/><rect x="${k * 0.1}" y="${-k * 0.035}" width="${k * 1.1}" height="${k * 0.07}" fill="#3a1c18"/></g>`
  const h = s * 0.72
  const F = [
    fig({
      x: x - s * 0.62,
      y: g + s * 0.06,
      h,
      top: '#12394a',
      bottom: '#0d2430',
      skin: SKIN[3],
      hair: HAIR[0],
      hairStyle: 'curly',
      turn: 1,
      L: [-0.06, 0.12, 0.1, 0.04],
      R: [0.07, 0.1, 0.06, -0.04],
    }) + gt(x - s * 0.6, g - h * 0.46, h * 0.24, 1),
    fig({
      x,
      y: g + s * 0.08,
      h: h * 1.02,
      top: '#a5341d',
      bottom: '#561a24',
      skin: SKIN[1],
      hair: HAIR[1],
      hairStyle: 'long',
      dress: true,
      turn: 0,
      L: [-0.1, -0.08, -0.05, -0.14],
      R: [0.05, 0.1, -0.06, -0.1],
    }),
    fig({
      x: x + s * 0.62,
      y: g + s * 0.06,
      h,
      top: '#f3dcb0',
      bottom: '#12394a',
      skin: SKIN[4],
      hair: HAIR[5],
      turn: -1,
      L: [-0.07, 0.1, -0.06, -0.04],
      R: [0.06, 0.12, -0.1, 0.04],
    }) + gt(x + s * 0.6, g - h * 0.46, h * 0.24, -1),
  ]
  await P.paint(
    F.join('') +
      `<rect x="${x - s * 0.05}" y="${g - h * 0.72}" width="${s * 0.012}" height="${h * 0.8}" fill="#140f18"/>`,
    { rim: 1, rimW: 5, prism: 0.5, cut: 0.5 },
  )
  for (const [y, hh, n, up, c] of [
    [H * 1.08, H * 0.42, 10, 0.5, '#1d1626'],
    [H * 1.3, H * 0.6, 7, 0.5, '#0c0a14'],
  ] as [number, number, number, number, string][])
    await P.paint(
      crowd(-W * 0.05, W * 1.05, y, hh, n, 41 + n, up, { dress: false })
        .map((f) => shade(f, c))
        .join(''),
      { rim: 1, rimW: 4.4, rimC: '#ffc070', prism: 0.5, cut: 0.5 },
    )
}
add({
  id: 'anniversary',
  size: [1600, 900],
  focus: [0.5, 0.5],
  alt: 'Singers on a stage before a bright arch, the church gathered',
  plate: {
    seed: 431,
    light: { x: 800, y: 290, color: '#ffe3a0', glow: 0.34, reach: 280 },
    shade: '#0c0a18',
    haze: '#d98a4a',
    rays: 30,
  },
  draw: async (P) => {
    await stage(P, { g: 610, x: 800, s: 400 })
    P.finish({ vignette: 0.5, dark: '#0c0a14' })
  },
})
add({
  id: 'youth',
  size: [1200, 800],
  focus: [0.5, 0.5],
  alt: 'Young people around a fire under the stars',
  plate: {
    seed: 441,
    light: { x: 600, y: 540, color: '#ffd98a', glow: 0.5, reach: 190 },
    shade: INK.night,
    haze: '#d9682c',
    rays: 26,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [INK.night, '#0d2c40', '#16506a', '#3a7f88'],
      axis: [0, -40, 0, 560],
      prism: 0.7,
      shift: 0.12,
      cut: 0,
    })
    await P.ink(stars(190, 1200, 460, 61), { fill: [INK.paper], prism: 0, alpha: 0.9, cut: 0 })
    await hill(
      P,
      E.domes(
        [
          [160, 440, 360],
          [640, 470, 340],
          [1080, 420, 380],
        ],
        560,
        224,
        3,
      ),
      {
        bottom: 820,
        fill: ['#1f4a58', '#16303c', '#2a2a30'],
        axis: [0, 430, 0, 620],
        light: '#5a9a9a',
        lightW: 2.2,
        seed: 5,
        depth: 90,
        len: 40,
      },
    )
    const gm = await P.ink(E.rect(-10, 560, 1220, 300), {
      fill: ['#f0a04a', '#a8522a', '#4a2626', '#161420'],
      radial: [600, 620, 640],
      prism: 0.9,
      cut: 1,
    })
    await P.ink(
      carve({
        box: [-20, 566, 1220, 800],
        step: 44,
        row: 12,
        seed: 15,
        dir: (x, y) => Math.atan2((y - 640) * 3, x - 600) + Math.PI / 2,
        len: () => 40,
        wid: (x, y) => (noise(x / 60, y / 20, 5) > 0 ? 2 : 0),
      }),
      {
        fill: ['#ffd98a', '#d9682c', '#3a2430'],
        radial: [600, 620, 560],
        clip: gm,
        alpha: 0.7,
        prism: 0.3,
      },
    )
    const bk: Fig[] = [220, 350, 470, 730, 850, 980].map((x, i) =>
      someone(91 + i * 2, {
        x,
        y: 690,
        h: 270,
        turn: x < 600 ? 1 : -1,
        dress: false,
        L: [-0.04, 0.13, 0.07, 0.06],
        R: [0.04, 0.13, -0.07, 0.06],
      }),
    )
    await P.paint(bk.map(fig).join(''), {
      rim: 1,
      rimW: 5,
      rimC: '#ffd98a',
      prism: 0.5,
      cut: 0.5,
      lit: 0.2,
      shadow: 0.4,
      shadowDist: 16,
    })
    await P.ink(
      `<path d="M600 420Q560 480 584 520Q548 500 544 560Q520 590 548 640Q600 672 652 640Q684 590 654 546Q650 510 628 520Q646 470 600 420Z"/>`,
      { fill: ['#ffcf5a', '#f0762a', '#c93a1d'], radial: [600, 610, 190], prism: 0.6, cut: 2 },
    )
    await P.ink(
      `<path d="M602 500Q576 540 592 570Q566 560 568 606Q570 640 602 644Q636 640 634 600Q630 572 616 576Q628 540 602 500Z"/>`,
      { fill: ['#fffbe6', '#ffe07a'], radial: [602, 610, 120], prism: 0.2, cut: 1.6 },
    )
    await P.paint(
      `<path fill="#3a1c18" d="M500 650L690 618L696 640L506 672Z"/><path fill="#4a2420" d="M510 616L700 650L694 672L504 640Z"/>`,
      { rim: 1, rimW: 4, prism: 0.4, cut: 0.8 },
    )
    const R = rng(9)
    let sp = ''
    for (let i = 0; i < 60; i++) {
      const t = R()
      sp += E.circle(600 + (R() - 0.5) * (60 + t * 300), 520 - t * 440, 1.2 + R() * 2.6 * (1 - t))
    }
    await P.ink(sp, { fill: ['#ffd36b'], prism: 0, cut: 0 })
    await P.paint(
      [
        [130, 1],
        [330, 0],
        [880, 0],
        [1080, -1],
      ]
        .map(([x, t], i) =>
          shade(someone(111 + i, { x, y: 1000, h: 420, turn: t, dress: false }), '#0f1420'),
        )
        .join(''),
      { rim: 1, rimW: 6, rimC: '#ffb85a', prism: 0.5, cut: 0.5 },
    )
    P.finish({ vignette: 0.5, dark: INK.night })
  },
})
