/** The five places, each in its own light. */
import { carve } from '../press/carve.ts'
import { rng, clamp, lerp, noise } from '../press/numbers.ts'
import { type Plate } from '../press/plate.ts'
import { INK } from '../press/inks.ts'
import * as E from '../draw/elements.ts'
import * as S from '../draw/structures.ts'
import { hill, water, rays } from '../draw/scenery.ts'
import { fig, someone } from '../draw/people.ts'
import { add } from '../press/scene.ts'

const HERO: [number, number] = [1600, 900]

const deltaMid = E.domes(
  [
    [60, 396, 330],
    [500, 366, 350],
    [1480, 372, 380],
  ],
  560,
  6,
  2,
)
const turbines: [number, number, number][] = [
  [318, 120, 0.3],
  [424, 150, 1.1],
  [548, 168, 0.7],
  [664, 128, 1.9],
  [1340, 128, 0.2],
  [1452, 165, 1.3],
  [1556, 135, 0.6],
  [120, 120, 1.5],
  [214, 96, 0.9],
]
export const heron = (x: number, y: number, s: number) =>
  `<path d="M${x - s * 0.02} ${y}L${x - s * 0.01} ${y - s * 0.42}Q${x - s * 0.26} ${y - s * 0.36} ${x - s * 0.42} ${y - s * 0.28}Q${x - s * 0.3} ${y - s * 0.5} ${x - s * 0.04} ${y - s * 0.6}Q${x + s * 0.1} ${y - s * 0.64} ${x + s * 0.1} ${y - s * 0.76}Q${x + s * 0.06} ${y - s * 0.88} ${x + s * 0.12} ${y - s * 0.97}Q${x + s * 0.17} ${y - s * 1.02} ${x + s * 0.22} ${y - s * 0.97}L${x + s * 0.44} ${y - s * 0.93}L${x + s * 0.22} ${y - s * 0.92}Q${x + s * 0.14} ${y - s * 0.88} ${x + s * 0.17} ${y - s * 0.76}Q${x + s * 0.18} ${y - s * 0.58} ${x + s * 0.05} ${y - s * 0.46}L${x + s * 0.02} ${y - s * 0.43}L${x + s * 0.025} ${y}Z"/><path d="M${x + s * 0.05} ${y}L${x + s * 0.03} ${y - s * 0.4}L${x + s * 0.055} ${y - s * 0.4}L${x + s * 0.08} ${y}Z"/>`
add({
  id: 'home',
  size: HERO,
  focus: [0.7, 0.5],
  alt: 'Sunrise over the river delta, wind turbines on golden hills and a long bridge',
  plate: {
    seed: 11,
    light: { x: 1120, y: 356, color: '#ffe9b0', glow: 0.42, reach: 250 },
    shade: INK.deep,
    haze: '#f6b765',
    rays: 28,
  },
  draw: async (P, t) => {
    const TAU = Math.PI * 2
    await P.ink(P.full(), {
      fill: [
        [0, INK.ink],
        [0.16, INK.deep],
        [0.34, INK.teal],
        [0.5, '#6fb0a4'],
        [0.62, '#e9d9a8'],
        [0.74, INK.gold],
        [0.88, '#ea7f2c'],
        [1, INK.poppy],
      ],
      axis: [0, -60, 0, 640],
      prism: 0.9,
      shift: 0.13,
      slide: 0.42,
      cut: 0,
    })
    await rays(
      P,
      112 + Math.sin(TAU * t) * 5,
      560,
      46,
      { fill: ['#ffe9b0'], prism: 0, alpha: 0.55, cut: 0.6 },
      4,
      5,
    )
    await P.ink(
      E.bars(960 + Math.sin(TAU * t) * 14, 200, 1200, 3, 6, 30) +
        E.bars(300 - Math.sin(TAU * t + 1) * 18, 270, 800, 8, 4, 24),
      {
        fill: ['#fbe6b8', INK.gold, INK.poppy],
        axis: [0, 90, 0, 420],
        prism: 0.8,
        alpha: 0.9,
        cut: 1.6,
      },
    )
    await P.ink(E.circle(1120, 356, 84), {
      fill: ['#fffdf0', '#fff0bd'],
      radial: [1120, 356, 90],
      prism: 0,
      cut: 1,
    })
    await hill(
      P,
      E.domes(
        [
          [60, 440, 300],
          [360, 420, 340],
          [800, 452, 360],
          [1250, 455, 420],
          [1560, 425, 260],
        ],
        540,
        4,
        2,
      ),
      {
        bottom: 570,
        fill: ['#d9713a', '#f0a04a'],
        axis: [0, 410, 0, 540],
        light: '#ffd98a',
        lightW: 2,
        seed: 3,
        depth: 70,
        step: 22,
        row: 6,
        len: 34,
        prism: 0.5,
        haze: 0.15,
      },
    )
    let tb = ''
    turbines.forEach(([x, h, a], i) => {
      tb += E.turbine(x, deltaMid(x) + 6, h, a + (TAU / 3) * t * (i % 3 === 0 ? 2 : 1))
    })
    await P.ink(tb, {
      fill: [INK.paper, INK.sand],
      axis: [0, 200, 0, 420],
      prism: 0.5,
      shift: 0.3,
      cut: 0.2,
      rim: 0.5,
    })
    await hill(P, deltaMid, {
      bottom: 600,
      fill: ['#f4c45c', '#d98a2e', '#9c4a20'],
      axis: [0, 370, 0, 590],
      light: '#ffe6a3',
      dark: '#8d3b1d',
      seed: 15,
      depth: 150,
      trees: 9,
      treeC: ['#5d6a2f', INK.pine],
    })
    await hill(
      P,
      E.domes(
        [
          [-40, 470, 330],
          [780, 500, 330],
          [1180, 520, 260],
          [1640, 462, 330],
        ],
        575,
        8,
        2,
      ),
      {
        bottom: 600,
        fill: ['#c7752c', '#7f3a1f', '#3c2a25'],
        axis: [0, 465, 0, 590],
        light: '#f9bf5a',
        dark: '#4a1d1c',
        seed: 25,
        depth: 90,
        trees: 12,
        treeC: ['#47582d', INK.pine],
        treeS: 7,
      },
    )
    // the first church, small and lit, on the shore
    await S.drawChapel(P, 1385, 566, 66, 1, {
      wall: '#fff6e0',
      side: '#d9a86a',
      roof: '#a5341d',
      glow: '#ffe08a',
    })
    await water(P, {
      y: 572,
      fill: [
        [0, '#f39a3f'],
        [0.1, '#dcae66'],
        [0.24, '#5e9f97'],
        [0.55, INK.teal],
        [1, INK.ink],
      ],
      mark: ['#f7d79a', INK.sea, INK.sea],
      path: ['#fff6d8', '#ffd36b', INK.gold],
      seed: 20,
      t,
    })
    await P.ink(E.girder(-60, 1720, 616, 612, 470, 0.33, 18, 11), {
      fill: [INK.deep, INK.ink],
      axis: [0, 460, 0, 620],
      prism: 0.5,
      rim: 1,
      rimW: 2.6,
      rimC: '#ffca6a',
      cut: 0.3,
    })
    const bank = E.ridge(31, 842, 34, 420)
    const bf = (x: number) =>
      bank(x) - 90 * clamp((520 - x) / 520) ** 2 - 70 * clamp((x - 1200) / 400) ** 2
    await P.ink(E.land(bf, 1600, 920), {
      fill: [INK.pine, INK.night],
      axis: [0, 740, 0, 900],
      prism: 0.5,
      rim: 1,
      rimW: 4,
      rimC: INK.amber,
    })
    await P.ink(E.reeds(-20, 300, 890, 330, 34, 4) + E.reeds(1390, 1650, 905, 280, 30, 9), {
      fill: [INK.pine, INK.night],
      axis: [0, 560, 0, 900],
      prism: 0.5,
      rim: 1,
      rimW: 2.6,
      rimC: INK.gold,
      cut: 0.3,
    })
    await P.ink(heron(1300, 818, 150), {
      fill: [INK.deep, INK.night],
      axis: [0, 660, 0, 820],
      rim: 1,
      rimW: 3.4,
      rimC: '#ffd98a',
      prism: 0.3,
      cut: 0.2,
    })
    let bs = ''
    for (const [x, y, s, f, ph] of [
      [800, 290, 26, 0.5, 0],
      [868, 252, 18, 0.2, 0.3],
      [926, 300, 14, 0.6, 0.6],
      [742, 246, 13, 0.3, 0.15],
      [890, 336, 11, 0.5, 0.8],
    ] as number[][])
      bs += E.bird(
        x + Math.sin(TAU * (t + ph)) * 10,
        y + Math.cos(TAU * (t + ph)) * 6,
        s,
        f + Math.sin(TAU * (t * 4 + ph)) * 0.22,
      )
    await P.ink(bs, { fill: [INK.ink], prism: 0.2, cut: 0 })
    P.finish({ vignette: 0.4, dark: INK.night })
  },
})

add({
  id: 'pittsburg',
  size: HERO,
  focus: [0.68, 0.62],
  alt: 'A small chapel with lit windows above the river town at dusk',
  plate: {
    seed: 42,
    light: { x: 1090, y: 600, color: '#ffd98a', glow: 0.3, reach: 170 },
    shade: INK.night,
    haze: '#d98a4a',
    rays: 22,
    second: [-200, 200],
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, INK.night],
        [0.3, INK.deep],
        [0.55, '#2d7078'],
        [0.72, '#d9a566'],
        [0.86, '#e8762e'],
        [1, INK.clay],
      ],
      axis: [0, -40, 0, 640],
      prism: 0.75,
      shift: 0.12,
      slide: 0.2,
      cut: 0,
    })
    const R = rng(5)
    let st = ''
    for (let i = 0; i < 70; i++) st += E.circle(R() * 1600, R() * 260, 0.8 + R() * 1.5)
    await P.ink(st, { fill: [INK.paper], prism: 0, alpha: 0.8, cut: 0 })
    await P.ink(E.bars(420, 330, 900, 13, 6, 26) + E.bars(1400, 300, 600, 18, 4, 22), {
      fill: ['#f3b26a', INK.poppy, INK.clay],
      axis: [0, 250, 0, 430],
      prism: 0.7,
      alpha: 0.85,
      cut: 1.6,
    })
    const r1 = E.domes(
      [
        [240, 408, 460],
        [760, 440, 400],
        [1300, 380, 460],
        [1640, 420, 300],
      ],
      560,
      14,
      3,
    )
    let tb = ''
    for (const [x, h, a] of [
      [150, 86, 0.4],
      [232, 104, 1.4],
      [330, 92, 0.9],
      [1180, 96, 0.2],
      [1290, 120, 1.7],
      [1400, 110, 1.0],
      [1500, 90, 0.5],
    ] as number[][])
      tb += E.turbine(x, r1(x) + 5, h, a)
    await P.ink(tb, { fill: ['#f6d9a8'], prism: 0.4, cut: 0.2 })
    await hill(P, r1, {
      bottom: 620,
      fill: ['#b3562c', '#6d2f28', '#3a2430'],
      axis: [0, 380, 0, 600],
      light: '#f0a256',
      dark: '#3a1a22',
      seed: 6,
      depth: 120,
      len: 46,
    })
    await water(P, {
      y: 566,
      bottom: 910,
      fill: [
        [0, '#e99a52'],
        [0.22, '#7b8a86'],
        [0.5, INK.deep],
        [1, INK.night],
      ],
      mark: ['#f6c98a', '#8fb2a8'],
      seed: 31,
      prism: 0.6,
    })
    // far town lights
    const tw = S.blocks(-20, 760, 602, 8, 34, 8, 22, 46)
    await P.ink(tw.body + tw.roof, { fill: ['#2a3038'], prism: 0.3, cut: 0.3 })
    await P.ink(tw.win.replaceAll('width="4.0" height="8.0"', 'width="3" height="4"'), {
      fill: ['#ffcf74'],
      prism: 0,
      cut: 0,
      alpha: 0.9,
    })
    // near hill
    const hf = E.domes(
      [
        [1130, 612, 720, 0.7],
        [200, 742, 620],
      ],
      900,
      7,
      3,
    )
    await hill(P, hf, {
      bottom: 920,
      fill: ['#d98f35', '#9a5522', '#3d2a1d', INK.night],
      axis: [0, 600, 0, 900],
      light: '#ffd27a',
      dark: '#4c2418',
      seed: 9,
      depth: 260,
      len: 70,
      step: 34,
      row: 10,
      lightW: 4,
      darkW: 4,
    })
    // road to the chapel
    await P.ink(
      `<path d="M1092 640Q1070 690 980 730Q820 800 760 920L1040 920Q1020 820 1090 740Q1130 690 1104 640Z"/>`,
      { fill: ['#ffe3a6', '#c98f4e', '#5d3b26'], axis: [0, 640, 0, 900], prism: 0.5, cut: 2 },
    )
    await S.oak(P, 780, 690, 190, 3, { dark: '#10281f', mid: '#28482f', light: '#c9a23f' })
    await S.oak(P, 1440, 690, 240, 8, { dark: '#10281f', mid: '#28482f', light: '#d9a640' })
    await S.drawChapel(P, 1090, 645, 210, 1, {
      wall: '#e9cfa0',
      side: '#5a6f76',
      roof: '#7c2a1c',
      glow: '#ffdb85',
      door: '#fff2c8',
      trim: '#ffe9b0',
    })
    await P.paint(
      fig(someone(3, { x: 1010, y: 735, h: 62, walk: 0.12, turn: 1 })) +
        fig(someone(8, { x: 982, y: 742, h: 58, walk: 0.1, turn: 1 })) +
        fig(someone(12, { x: 1000, y: 744, h: 38, child: true })) +
        fig(someone(22, { x: 890, y: 800, h: 82, walk: 0.12, turn: 1 })) +
        fig(someone(25, { x: 924, y: 796, h: 78, walk: 0.12, turn: 1 })),
      { rim: 1, rimW: 2.4, prism: 0.4 },
    )
    P.finish({ vignette: 0.45, dark: INK.night, glow: 0.22 })
  },
})

add({
  id: 'san-francisco',
  size: HERO,
  focus: [0.74, 0.35],
  alt: 'The red bridge over the bay, towers rising out of morning fog',
  plate: {
    seed: 61,
    light: { x: 760, y: 300, color: '#fff0cf', glow: 0.36, reach: 300 },
    shade: '#1d3f55',
    haze: '#f3d9b8',
    rays: 26,
    second: [1900, 1000],
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#0f3a50'],
        [0.25, '#2a7a88'],
        [0.48, '#8cc4ba'],
        [0.64, '#f4e3bd'],
        [0.8, '#f7b57a'],
        [1, '#ee8250'],
      ],
      axis: [0, -40, 0, 620],
      prism: 0.85,
      shift: 0.13,
      slide: 0.4,
      cut: 0,
    })
    await rays(P, 84, 420, 40, { fill: ['#fff6dc'], prism: 0, alpha: 0.5, cut: 0.6 }, 8, 4.5)
    await P.ink(E.circle(760, 300, 60), { fill: ['#fffdf2'], prism: 0, cut: 1 })
    await P.ink(E.bars(300, 170, 900, 33, 5, 26) + E.bars(1180, 140, 800, 38, 5, 24), {
      fill: ['#fff3d8', '#f7c795'],
      axis: [0, 80, 0, 260],
      prism: 0.6,
      alpha: 0.85,
      cut: 1.6,
    })
    await hill(
      P,
      E.domes(
        [
          [80, 400, 420],
          [420, 372, 360],
          [820, 430, 380],
          [1250, 448, 300],
          [1600, 420, 260],
        ],
        560,
        24,
        3,
      ),
      {
        bottom: 620,
        fill: ['#5d98a0', '#a9c4b4'],
        axis: [0, 370, 0, 560],
        light: '#d9e8d6',
        lightW: 2.2,
        seed: 3,
        depth: 110,
        len: 44,
        haze: 0.25,
      },
    )
    await hill(
      P,
      E.domes(
        [
          [-60, 372, 430, 0.9],
          [330, 470, 260],
        ],
        590,
        27,
        3,
      ),
      {
        bottom: 640,
        fill: ['#2b7a73', '#215b5b', '#78a594'],
        axis: [0, 380, 0, 600],
        light: '#a8d0a4',
        dark: '#123f45',
        seed: 13,
        depth: 170,
        len: 54,
        trees: 8,
        treeC: ['#1d4f45', '#12393a'],
      },
    )
    await water(P, {
      y: 576,
      fill: [
        [0, '#f2cda0'],
        [0.12, '#a9cdbf'],
        [0.4, '#3f8c93'],
        [1, '#0d3346'],
      ],
      mark: ['#fdf1d8', '#a9d5cc'],
      path: ['#fffbea', '#ffe6b6', '#f6c98a'],
      seed: 44,
    })
    const B = S.goldenBridge(
      { x: 1240, base: 770, top: 70, deck: 590, w: 128 },
      { x: 560, base: 612, top: 350, deck: 548, w: 44 },
      [1760, 640],
      [250, 536],
    )
    await P.ink(B.far, {
      fill: ['#e0613a', '#d8825a', '#f0c8a0'],
      axis: [0, 350, 0, 612],
      prism: 0.5,
      rim: 1,
      rimW: 2,
      cut: 0.2,
      haze: 0.18,
    })
    await P.ink(B.cables, {
      fill: ['#d9532c', '#b83a1e'],
      axis: [500, 0, 1500, 0],
      prism: 0.3,
      rim: 0.6,
      rimW: 1.6,
      cut: 0,
    })
    await P.mist(520, 640, '#fff3de', 0.75, 6)
    // fog rolling under the deck
    await P.ink(E.cloud(330, 600, 640, 70, 7) + E.cloud(700, 622, 620, 58, 9), {
      fill: ['#fffaf0', '#f3e2cc'],
      axis: [0, 530, 0, 640],
      prism: 0.7,
      cut: 2.4,
      rim: 0.7,
    })
    await P.ink(B.deck, {
      fill: ['#c94a28', '#8f2f1a'],
      axis: [0, 540, 0, 660],
      prism: 0.5,
      rim: 1,
      rimW: 2.4,
      cut: 0.2,
    })
    const nt = await P.ink(B.near, {
      fill: ['#f0693a', '#cf4420', '#8a2a19'],
      axis: [0, 70, 0, 770],
      prism: 0.8,
      rim: 1,
      rimW: 5,
      rimC: '#ffd9a0',
      cut: 0.3,
    })
    await P.ink(
      carve({
        box: [1120, 70, 1360, 770],
        step: 12,
        row: 26,
        seed: 4,
        dir: () => Math.PI / 2,
        len: () => 30,
        wid: (x, y) => (noise(x / 9, y / 60, 3) > 0.25 ? 2 : 0),
      }),
      { fill: ['#7c2416'], clip: nt, alpha: 0.55, cut: 0.4 },
    )
    await P.ink(E.cloud(1210, 778, 720, 72, 17) + E.cloud(1560, 742, 420, 60, 19), {
      fill: ['#fffaf0', '#e9dccb'],
      axis: [0, 690, 0, 800],
      prism: 0.7,
      cut: 2.4,
      rim: 0.7,
    })
    // headland, left front
    await hill(P, E.domes([[-80, 700, 560, 0.8]], 960, 57, 3), {
      bottom: 920,
      fill: ['#2d6b4c', '#15403c', INK.night],
      axis: [0, 700, 0, 900],
      light: '#9cc072',
      dark: '#0b2a30',
      seed: 33,
      depth: 200,
      len: 66,
      step: 32,
      row: 10,
      lightW: 4,
    })
    const R = rng(9)
    let pop = '',
      stem = ''
    for (let i = 0; i < 46; i++) {
      const x = R() * 440 - 10,
        f = 900 - (900 - 705) * clamp(1 - x / 480) * 0.9,
        y = lerp(f + 30, 890, R()),
        r = 5 + (y - 700) * 0.035
      pop += `<path d="M${x - r} ${y - r}Q${x - r * 0.9} ${y + r * 0.7} ${x} ${y + r * 0.6}Q${x + r * 0.9} ${y + r * 0.7} ${x + r} ${y - r}Q${x + r * 0.5} ${y - r * 0.4} ${x} ${y - r * 1.1}Q${x - r * 0.5} ${y - r * 0.4} ${x - r} ${y - r}Z"/>`
      stem += E.line(
        [
          [x, y],
          [x + 3, y + r * 4],
        ],
        1.8,
      )
    }
    await P.ink(stem, { fill: ['#6f9a55'], prism: 0.2, cut: 0.3 })
    await P.ink(pop, {
      fill: [INK.gold, INK.poppy],
      axis: [0, 700, 0, 890],
      rim: 0.8,
      rimW: 2,
      prism: 0.4,
      cut: 0.4,
    })
    let bs = ''
    for (const [x, y, s, f] of [
      [930, 250, 20, 0.5],
      [980, 280, 15, 0.2],
      [1010, 232, 12, 0.5],
      [420, 250, 14, 0.4],
      [452, 270, 11, 0.2],
    ] as number[][])
      bs += E.bird(x, y, s, f)
    await P.ink(bs, { fill: ['#123f52'], prism: 0.2, cut: 0 })
    P.finish({ vignette: 0.35, dark: '#0d3042' })
  },
})

export function vines(vx: number, vy: number, yb: number, xs: number[], seed: number) {
  const R = rng(seed)
  let dark = '',
    lit = '',
    post = '',
    furrow = ''
  for (const xb of xs)
    for (let i = 0; i <= 44; i++) {
      const t = (i / 44) ** 2.1 * 0.985 + 0.015,
        x = lerp(vx, xb, t),
        y = lerp(vy, yb, t),
        r = 62 * t * (0.85 + R() * 0.4) + 1
      dark += `<ellipse cx="${x.toFixed(1)}" cy="${(y - r * 0.5).toFixed(1)}" rx="${(r * 1.15).toFixed(1)}" ry="${(r * 0.95).toFixed(1)}"/>`
      lit += `<ellipse cx="${(x + (vx > x ? 1 : -1) * r * 0.12).toFixed(1)}" cy="${(y - r * 0.82).toFixed(1)}" rx="${(r * 0.86).toFixed(1)}" ry="${(r * 0.52).toFixed(1)}"/>`
      if (i % 6 === 3)
        post += `<rect x="${(x - r * 0.07).toFixed(1)}" y="${(y - r * 1.75).toFixed(1)}" width="${(r * 0.14).toFixed(1)}" height="${(r * 1.9).toFixed(1)}"/>`
    }
  for (let k = 0; k < xs.length - 1; k++)
    for (let j = 1; j < 5; j++) {
      const xb = lerp(xs[k], xs[k + 1], j / 5)
      for (let i = 0; i < 9; i++) {
        const t0 = 0.06 + i * 0.1 + R() * 0.05,
          t1 = t0 + 0.05 + R() * 0.05
        const a: [number, number] = [lerp(vx, xb, t0), lerp(vy, yb, t0)],
          b: [number, number] = [lerp(vx, xb, t1), lerp(vy, yb, t1)]
        const w = 5 * t1
        furrow += `<path d="M${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${((a[0] + b[0]) / 2 + w).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}Q${((a[0] + b[0]) / 2 - w).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)} ${a[0].toFixed(1)} ${a[1].toFixed(1)}Z"/>`
      }
    }
  return { dark, lit, post, furrow }
}
add({
  id: 'oakley',
  size: HERO,
  focus: [0.7, 0.45],
  alt: 'Vineyard rows running to the hills beneath a great valley oak in late light',
  plate: {
    seed: 78,
    light: { x: 800, y: 352, color: '#fff0bd', glow: 0.42, reach: 260 },
    shade: '#1d3a2c',
    haze: '#f6cf85',
    rays: 26,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#1b5a66'],
        [0.3, '#4f9a94'],
        [0.55, '#c9d6a6'],
        [0.72, '#f7d27a'],
        [0.9, '#f0a03a'],
        [1, '#e2742a'],
      ],
      axis: [0, -40, 0, 520],
      prism: 0.85,
      shift: 0.13,
      slide: 0.3,
      cut: 0,
    })
    await rays(P, 92, 460, 42, { fill: ['#fff4cf'], prism: 0, alpha: 0.5, cut: 0.6 }, 6, 4.6)
    await P.ink(E.bars(420, 150, 1000, 43, 5, 28) + E.bars(1350, 220, 600, 48, 4, 22), {
      fill: ['#fff1cc', '#f6b765'],
      axis: [0, 90, 0, 280],
      prism: 0.7,
      alpha: 0.85,
      cut: 1.6,
    })
    await P.ink(E.circle(800, 352, 66), {
      fill: ['#fffdf0', '#fff0bd'],
      radial: [800, 352, 70],
      prism: 0,
      cut: 1,
    })
    // Mount Diablo: two peaks
    await hill(
      P,
      E.domes(
        [
          [300, 300, 420, 1.25],
          [470, 322, 300, 1.2],
          [900, 430, 420],
          [1350, 420, 420],
        ],
        500,
        44,
        3,
      ),
      {
        bottom: 540,
        fill: ['#7f8f6a', '#c9a45a', '#e8b765'],
        axis: [0, 300, 0, 490],
        light: '#f7dd94',
        dark: '#4d6a55',
        seed: 8,
        depth: 150,
        len: 48,
        haze: 0.12,
      },
    )
    await hill(
      P,
      E.domes(
        [
          [100, 440, 380],
          [700, 462, 360],
          [1240, 448, 400],
          [1640, 430, 260],
        ],
        520,
        46,
        2,
      ),
      {
        bottom: 560,
        fill: ['#c9a544', '#8f8a3a', '#5a6a34'],
        axis: [0, 430, 0, 530],
        light: '#fbe08a',
        dark: '#4c5a2a',
        seed: 18,
        depth: 80,
        len: 40,
        trees: 22,
        treeC: ['#4f6a33', '#234a33'],
        treeS: 8,
      },
    )
    await P.ink(E.rect(-10, 505, 1620, 420), {
      fill: ['#e9b85a', '#c9823a', '#6d3a22'],
      axis: [0, 505, 0, 900],
      prism: 0.7,
      cut: 0.6,
    })
    const V = vines(
      800,
      500,
      960,
      [-1700, -1120, -640, -220, 190, 600, 1010, 1420, 1860, 2340, 2900],
      3,
    )
    await P.ink(V.furrow, {
      fill: ['#ffe2a0', '#f0b060'],
      axis: [0, 505, 0, 900],
      prism: 0.3,
      alpha: 0.75,
      cut: 0.6,
    })
    await P.ink(V.post, { fill: ['#6b3d22'], prism: 0.2, cut: 0.2 })
    await P.ink(V.dark, {
      fill: ['#45622f', '#21452f', '#12302a'],
      axis: [0, 505, 0, 900],
      prism: 0.6,
      cut: 2,
      rim: 0.7,
      rimW: 3,
    })
    const lm = await P.ink(V.lit, {
      fill: ['#b9ae4a', '#7f8f3a', '#4f7034'],
      axis: [0, 505, 0, 900],
      prism: 0.7,
      cut: 2.2,
    })
    await P.ink(
      carve({
        box: [-10, 510, 1610, 900],
        step: 16,
        row: 10,
        seed: 6,
        dir: (x, y) => noise(x / 14, y / 14, 5) * 3,
        len: (_x, y) => 4 + (y - 500) * 0.05,
        wid: (x, y) => (noise(x / 22, y / 16, 7) > 0 ? 0.7 + (y - 500) * 0.007 : 0),
      }),
      {
        fill: ['#f0dd7a', '#c9c25a'],
        axis: [0, 505, 0, 900],
        clip: lm,
        prism: 0.2,
        alpha: 0.8,
        cut: 0.4,
      },
    )
    await S.oak(P, 1270, 640, 480, 5, {
      dark: '#173527',
      mid: '#35592f',
      light: '#d9c453',
      trunk: '#3f2618',
    })
    await P.paint(
      fig(someone(3, { x: 1165, y: 668, h: 92, turn: -1 })) +
        fig(someone(15, { x: 1120, y: 672, h: 88, turn: 1 })) +
        fig(someone(22, { x: 1392, y: 672, h: 90, turn: -1 })) +
        fig(someone(31, { x: 1360, y: 676, h: 56, child: true })),
      { rim: 1, rimW: 2.4, prism: 0.4 },
    )
    P.finish({ vignette: 0.4, dark: '#14302a' })
  },
})

add({
  id: 'india',
  size: HERO,
  focus: [0.62, 0.5],
  alt: 'Fishing boats and coconut palms on the Andhra coast at sunrise',
  plate: {
    seed: 93,
    light: { x: 960, y: 420, color: '#ffe6a8', glow: 0.46, reach: 260 },
    shade: '#0f3a3c',
    haze: '#f7a868',
    rays: 26,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#0f4a52'],
        [0.26, '#1f7f7a'],
        [0.46, '#8cc2a0'],
        [0.6, '#f6e0a6'],
        [0.76, '#f7a24a'],
        [0.9, '#ea5f36'],
        [1, '#b83a3a'],
      ],
      axis: [0, -40, 0, 600],
      prism: 0.9,
      shift: 0.13,
      slide: 0.3,
      cut: 0,
    })
    await rays(P, 130, 600, 48, { fill: ['#fff0c0'], prism: 0, alpha: 0.5, cut: 0.6 }, 16, 5.4)
    await P.ink(E.bars(700, 210, 1200, 53, 6, 30) + E.bars(1400, 330, 600, 58, 4, 22), {
      fill: ['#fdeec6', '#f7a24a', '#ea5f36'],
      axis: [0, 110, 0, 420],
      prism: 0.8,
      alpha: 0.9,
      cut: 1.6,
    })
    await P.ink(E.circle(960, 420, 98), {
      fill: ['#fffbe6', '#ffe9a8'],
      radial: [960, 420, 104],
      prism: 0,
      cut: 1,
    })
    await hill(
      P,
      E.domes(
        [
          [100, 470, 420],
          [420, 492, 300],
          [1500, 486, 360],
        ],
        548,
        64,
        2,
      ),
      {
        bottom: 580,
        fill: ['#c95a3a', '#e98a4a'],
        axis: [0, 460, 0, 550],
        light: '#ffc27a',
        lightW: 2,
        seed: 5,
        depth: 70,
        len: 36,
        haze: 0.2,
      },
    )
    await water(P, {
      y: 548,
      fill: [
        [0, '#f6a85a'],
        [0.12, '#e9c987'],
        [0.3, '#5fae9a'],
        [0.6, '#1f7874'],
        [1, '#0d3f48'],
      ],
      mark: ['#fde3ae', '#8cd0ba'],
      path: ['#fff8dc', '#ffd983', '#f6a84a'],
      seed: 54,
      spread: 1.2,
    })
    // far sails
    for (const [x, y, s, f] of [
      [600, 566, 34, 1],
      [690, 560, 24, -1],
      [1260, 562, 28, 1],
    ] as number[][]) {
      const b = S.nava(x, y, s, f)
      await P.ink(b.sail, {
        fill: ['#fff0cc', '#f0b070'],
        axis: [0, y - 50, 0, y],
        prism: 0.5,
        cut: 0.2,
      })
      await P.ink(b.hull + b.mast, { fill: ['#5a2a2a'], prism: 0.2, cut: 0.2 })
    }
    // near boat on the water
    const b1 = S.nava(820, 690, 128, 1)
    await P.ink(b1.sail, {
      fill: ['#fff4d6', '#f0a04a', '#d0572a'],
      axis: [0, 470, 0, 670],
      prism: 0.9,
      rim: 1,
      rimW: 3,
      cut: 0.7,
    })
    await P.ink(b1.mast, { fill: ['#3a2218'], rim: 1, rimW: 2, prism: 0.2, cut: 0.2 })
    await P.paint(
      fig(
        someone(61, {
          x: 730,
          y: 716,
          h: 88,
          skin: '#4c2a1c',
          top: '#f3dcb0',
          bottom: '#f3dcb0',
          hair: '#0f1418',
          hairStyle: 'short',
          dress: false,
          L: [-0.06, 0.1, -0.1, 0.02],
          R: [0.02, 0.12, -0.12, -0.02],
        }),
      ) +
        E.line(
          [
            [706, 640],
            [676, 770],
          ],
          4,
        ).replace('stroke="#fff"', 'stroke="#3a2218"') +
        fig(
          someone(62, {
            x: 888,
            y: 716,
            h: 84,
            skin: '#6b3d25',
            top: '#dc4a20',
            bottom: '#12394a',
            hair: '#0f1418',
            hairStyle: 'short',
            dress: false,
          }),
        ),
      { rim: 1, rimW: 2.4, prism: 0.4 },
    )
    await P.ink(b1.hull, {
      fill: ['#1d5a60', '#0d2f38'],
      axis: [0, 620, 0, 720],
      prism: 0.6,
      rim: 1,
      rimW: 3,
      cut: 0.3,
    })
    await P.ink(b1.stripe, {
      fill: [INK.gold, INK.poppy],
      axis: [700, 0, 960, 0],
      prism: 0.4,
      cut: 0.2,
    })
    await P.ink(
      carve({
        box: [680, 716, 980, 800],
        step: 40,
        row: 10,
        seed: 8,
        dir: () => 0,
        len: () => 70,
        wid: (x, y) => 3.4 * Math.exp(-(((x - 820) / 120) ** 2)) * (1 - (y - 716) / 100),
      }),
      { fill: ['#0d3038'], alpha: 0.8, prism: 0.2, cut: 0.5 },
    )
    // beach
    const beach = (x: number) =>
      846 -
      120 * clamp((x - 900) / 700) ** 1.3 -
      70 * clamp((420 - x) / 420) ** 1.5 +
      noise(x / 90, 2, 3) * 8
    const bm = await P.ink(E.land(beach, 1600, 920), {
      fill: ['#f3cf92', '#c98a4e', '#5a3324'],
      axis: [0, 720, 0, 910],
      prism: 0.6,
      rim: 1,
      rimW: 6,
      rimC: '#fff6dc',
    })
    await P.ink(
      carve({
        box: [-10, 700, 1610, 910],
        step: 44,
        row: 11,
        seed: 9,
        dir: (x) => Math.atan2(beach(x + 20) - beach(x - 20), 40),
        len: () => 70,
        wid: (x, y) => (noise(x / 80, y / 18, 4) > 0.1 ? 2.2 : 0),
      }),
      { fill: ['#fbe6b8', '#e0a868'], axis: [0, 720, 0, 910], clip: bm, alpha: 0.6, prism: 0.2 },
    )
    const b2 = S.nava(1310, 800, 150, -1)
    await P.ink(b2.hull, {
      fill: ['#c9412a', '#5a1c22'],
      axis: [0, 720, 0, 830],
      prism: 0.6,
      rim: 1,
      rimW: 3.4,
      shadow: 0.5,
      cut: 0.3,
    })
    await P.ink(b2.stripe, {
      fill: ['#fbe6b8', INK.gold],
      axis: [1150, 0, 1460, 0],
      prism: 0.4,
      cut: 0.2,
    })
    await S.palms(
      P,
      [
        [150, 890, 610, 120],
        [40, 900, 500, -40],
        [300, 900, 420, 90],
      ],
      5,
      { leaf: '#0f3a34', lit: '#2f6a44', trunk: '#3a2118', rimC: '#ffd27a' },
    )
    await S.palms(
      P,
      [
        [1530, 800, 470, -70],
        [1600, 800, 560, -20],
      ],
      9,
      { leaf: '#0f3a34', lit: '#2f6a44', trunk: '#3a2118', rimC: '#ffd27a' },
    )
    P.finish({ vignette: 0.38, dark: '#0a2c34' })
  },
})

export async function barcelona(
  P: Plate,
  o: {
    base: number
    wall: string[]
    glow: string
    tower: string[]
    s?: number
    x?: number
    win?: number
  },
) {
  const s = o.s ?? 1,
    X = o.x ?? 0
  const bk = S.blocks(-20, P.W + 20, o.base, 30 * s, 86 * s, 7, 30, 64)
  await P.ink(bk.body + bk.roof, {
    fill: o.wall,
    axis: [0, o.base - 110 * s, 0, o.base],
    prism: 0.8,
    haze: 0.12,
    cut: 0.4,
    rim: 0.7,
    rimW: 2,
  })
  await P.ink(bk.win, { fill: [o.glow], prism: 0, alpha: (o.win ?? 0.8) * 0.7, cut: 0 })
  const T: [number, number, number][] = [
    [-150, 300, 44],
    [-104, 350, 50],
    [-58, 392, 54],
    [0, 520, 86],
    [64, 400, 54],
    [110, 350, 50],
    [154, 306, 44],
    [-30, 300, 40],
    [34, 310, 40],
  ]
  const order = [3, 7, 8, 2, 4, 1, 5, 0, 6]
  for (const i of order) {
    const [dx, h, w] = T[i],
      t = S.spire(X + dx * s, o.base + 6, h * s, w * s)
    const m = await P.ink(t.body, {
      fill: o.tower,
      axis: [0, o.base - 540 * s, 0, o.base],
      prism: 0.9,
      rim: 1,
      rimW: 3 * s,
      cut: 0.5,
    })
    await P.ink(
      carve({
        box: [X + (dx - w) * s, o.base - h * s, X + (dx + w) * s, o.base],
        step: 7 * s,
        row: 15 * s,
        seed: 30 + i,
        dir: () => Math.PI / 2,
        len: () => 17 * s,
        wid: (x, y) =>
          1.6 *
          s *
          clamp(
            ((x - (X + dx * s)) * Math.sign(X + dx * s - P.o.light.x || 1)) / (w * 0.35 * s) +
              0.2 +
              noise(x / 8, y / 18, i) * 0.4,
          ),
      }),
      { fill: ['#4a1f1c'], clip: m, alpha: 0.6, cut: 0.3, prism: 0.2 },
    )
    await P.ink(t.slits, {
      fill: [o.glow, '#8a3a20'],
      axis: [0, o.base - h * s, 0, o.base - h * s * 0.2],
      clip: m,
      prism: 0,
      cut: 0,
    })
    await P.ink(t.fin, {
      fill: ['#fff2c8', INK.gold],
      axis: [0, o.base - (h + 60) * s, 0, o.base - h * s],
      prism: 0.2,
      rim: 0.6,
      rimW: 2,
      cut: 0.1,
    })
  }
  const nv = E.poly([
    [X - 190 * s, o.base + 4],
    [X - 190 * s, o.base - 120 * s],
    [X - 120 * s, o.base - 170 * s],
    [X, o.base - 210 * s],
    [X + 120 * s, o.base - 170 * s],
    [X + 195 * s, o.base - 120 * s],
    [X + 195 * s, o.base + 4],
  ])
  await P.ink(nv, {
    fill: [o.tower[1] ?? o.tower[0], o.tower[2] ?? o.tower[0]],
    axis: [0, o.base - 210 * s, 0, o.base],
    prism: 0.8,
    rim: 1,
    rimW: 3 * s,
    cut: 0.5,
  })
  let ar = ''
  for (const [dx, w, h] of [
    [0, 44, 120],
    [-90, 34, 82],
    [90, 34, 82],
    [-150, 24, 60],
    [150, 24, 60],
  ] as number[][])
    ar += S.archPath(X + dx * s, o.base, w * s, h * s)
  ar += E.circle(X, o.base - 155 * s, 20 * s)
  await P.ink(ar, {
    fill: [o.glow, '#c9642a'],
    axis: [0, o.base - 150 * s, 0, o.base],
    prism: 0.3,
    cut: 0.3,
  })
  const fr = S.blocks(-20, P.W + 20, o.base + 26 * s, 14 * s, 48 * s, 17, 26, 52)
  await P.ink(fr.body + fr.roof, {
    fill: [o.wall[1] ?? o.wall[0], o.wall[2] ?? o.wall[0]],
    axis: [0, o.base - 50 * s, 0, o.base + 30 * s],
    prism: 0.8,
    cut: 0.4,
    rim: 0.7,
    rimW: 2,
  })
  await P.ink(fr.win, { fill: [o.glow], prism: 0, alpha: o.win ?? 0.8, cut: 0 })
}
add({
  id: 'spain',
  size: HERO,
  focus: [0.66, 0.3],
  alt: 'Barcelona from the sea: tall towers over the rooftops, sails on the water',
  plate: {
    seed: 105,
    light: { x: 1420, y: 260, color: '#fff0c8', glow: 0.36, reach: 300 },
    shade: '#123a5a',
    haze: '#f7c9a0',
    rays: 28,
    second: [-300, 900],
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#0d3f66'],
        [0.28, '#2a7fa0'],
        [0.5, '#8cc6c4'],
        [0.66, '#f7e3bb'],
        [0.82, '#f6b06a'],
        [1, '#e8693a'],
      ],
      axis: [0, -60, 0, 620],
      prism: 0.9,
      shift: 0.13,
      slide: 0.42,
      cut: 0,
    })
    await rays(P, 96, 480, 44, { fill: ['#fff6dc'], prism: 0, alpha: 0.5, cut: 0.6 }, 26, 5)
    await P.ink(E.circle(1420, 260, 70), { fill: ['#fffdf2'], prism: 0, cut: 1 })
    await P.ink(E.bars(420, 190, 1000, 63, 5, 28) + E.bars(1250, 150, 700, 68, 4, 24), {
      fill: ['#fff6e0', '#f7c995'],
      axis: [0, 100, 0, 280],
      prism: 0.7,
      alpha: 0.85,
      cut: 1.6,
    })
    // serrated mountain
    const R = rng(4)
    const mont: [number, number, number, number][] = []
    for (let i = 0; i < 15; i++)
      mont.push([80 + i * 46 + R() * 20, 400 + R() * 70 + Math.abs(i - 6) * 6, 44 + R() * 30, 0.5])
    await hill(P, E.domes(mont, 540, 74, 2), {
      bottom: 620,
      fill: ['#6a9aa4', '#b9c9b4'],
      axis: [0, 390, 0, 540],
      light: '#e9eed6',
      dark: '#4a7f8c',
      darkW: 2.4,
      seed: 3,
      depth: 110,
      len: 30,
      step: 18,
      haze: 0.2,
    })
    await hill(
      P,
      E.domes(
        [
          [200, 462, 500],
          [820, 440, 520],
          [1450, 470, 460],
        ],
        590,
        77,
        3,
      ),
      {
        bottom: 640,
        fill: ['#4f8a7c', '#8aa878', '#e0c084'],
        axis: [0, 440, 0, 590],
        light: '#e0e0a0',
        dark: '#2a6a6a',
        seed: 12,
        depth: 120,
        len: 44,
        trees: 16,
        treeC: ['#2b6a58', '#1d4f4f'],
        haze: 0.1,
      },
    )
    await barcelona(P, {
      base: 616,
      x: 1010,
      wall: ['#f3d3a0', '#d98a54', '#a5502f'],
      glow: '#ffe9ad',
      tower: ['#f7c98a', '#d9824a', '#9a4428'],
      win: 0.55,
    })
    // quay & palms
    await P.ink(E.rect(-10, 636, 1620, 26), {
      fill: ['#f3dcb0', '#b98a5c'],
      axis: [0, 636, 0, 662],
      prism: 0.5,
      cut: 0.5,
    })
    await S.palms(
      P,
      [
        [150, 652, 120, 8],
        [230, 652, 100, -6],
        [420, 652, 110, 6],
        [1330, 652, 130, -8],
        [1420, 652, 104, 6],
        [1540, 652, 120, 4],
      ],
      21,
      { leaf: '#12443e', lit: '#3a7a4c', trunk: '#5a3422' },
    )
    await water(P, {
      y: 660,
      fill: [
        [0, '#f3c48c'],
        [0.14, '#8cc2b8'],
        [0.4, '#2a8398'],
        [1, '#0b3554'],
      ],
      mark: ['#fff0d0', '#8fd0d2'],
      path: ['#fffbe8', '#ffe2ae', '#f6c078'],
      seed: 74,
    })
    // tower reflections
    await P.ink(
      carve({
        box: [820, 668, 1200, 880],
        step: 34,
        row: 11,
        seed: 77,
        dir: () => 0,
        len: () => 52,
        wid: (x, y) => 3.2 * Math.exp(-(((x - 1010) / 120) ** 2)) * (1 - (y - 668) / 230),
      }),
      { fill: ['#e0905a', '#c0643a'], axis: [0, 668, 0, 880], alpha: 0.75, prism: 0.3, cut: 0.5 },
    )
    for (const [x, y, s, f] of [
      [560, 760, 110, 1],
      [300, 706, 54, -1],
      [1330, 716, 64, -1],
    ] as number[][]) {
      const b = S.sloop(x, y, s, f)
      await P.ink(b.main, {
        fill: ['#fffaf0', '#f0c48c'],
        axis: [0, y - s * 1.3, 0, y],
        prism: 0.7,
        rim: 1,
        rimW: 2.4,
        cut: 0.4,
      })
      await P.ink(b.jib, {
        fill: [INK.poppy, INK.clay],
        axis: [0, y - s * 1.2, 0, y],
        prism: 0.7,
        rim: 1,
        rimW: 2.4,
        cut: 0.4,
      })
      await P.ink(b.hull, { fill: ['#0d2f46'], prism: 0.4, rim: 1, rimW: 2, cut: 0.3 })
    }
    let bs = ''
    for (const [x, y, s, f] of [
      [640, 330, 20, 0.5],
      [700, 300, 15, 0.2],
      [590, 300, 12, 0.5],
      [1220, 380, 13, 0.4],
    ] as number[][])
      bs += E.bird(x, y, s, f)
    await P.ink(bs, { fill: ['#0d3f5a'], prism: 0.2, cut: 0 })
    P.finish({ vignette: 0.36, dark: '#0b2c48' })
  },
})
