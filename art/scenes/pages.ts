/** One picture for the head of each page. */
import { carve } from '../press/carve.ts'
import { rng, clamp, lerp, noise, fbm } from '../press/numbers.ts'
import { type Plate } from '../press/plate.ts'
import { INK } from '../press/inks.ts'
import * as E from '../draw/elements.ts'
import * as S from '../draw/structures.ts'
import { hill, rays } from '../draw/scenery.ts'
import { fig, someone, SKIN } from '../draw/people.ts'
import { add } from '../press/scene.ts'

const HERO: [number, number] = [1600, 900]
const stars = (n: number, w: number, h: number, seed: number) => {
  const R = rng(seed)
  let s = ''
  for (let i = 0; i < n; i++) {
    const x = R() * w,
      y = R() * h,
      r = 0.8 + R() ** 4 * 3.4
    s +=
      r > 2.6
        ? `<path d="M${x} ${y - r * 2.4}Q${x} ${y} ${x + r * 2.4} ${y}Q${x} ${y} ${x} ${y + r * 2.4}Q${x} ${y} ${x - r * 2.4} ${y}Q${x} ${y} ${x} ${y - r * 2.4}Z"/>`
        : E.circle(x, y, r)
  }
  return s
}
export { stars }

add({
  id: 'about-us',
  size: HERO,
  focus: [0.66, 0.32],
  alt: 'A road across golden fields to a small chapel at first light',
  plate: {
    seed: 121,
    light: { x: 1060, y: 330, color: '#ffeec0', glow: 0.4, reach: 260 },
    shade: '#243a3a',
    haze: '#f2c98c',
    rays: 26,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#174a58'],
        [0.24, '#3f8a8e'],
        [0.46, '#b8d0b0'],
        [0.64, '#f7dda0'],
        [0.82, '#f3a857'],
        [1, '#e0702f'],
      ],
      axis: [0, -40, 0, 560],
      prism: 0.9,
      shift: 0.13,
      slide: 0.32,
      cut: 0,
    })
    await rays(P, 104, 520, 44, { fill: ['#fff4cf'], prism: 0, alpha: 0.5, cut: 0.6 }, 5, 5)
    await P.ink(E.bars(500, 170, 1100, 73, 6, 30), {
      fill: ['#fff3d2', '#f3b26a'],
      axis: [0, 90, 0, 260],
      prism: 0.7,
      alpha: 0.85,
      cut: 1.6,
    })
    await P.ink(E.circle(1060, 330, 78), {
      fill: ['#fffdf0', '#fff0bd'],
      radial: [1060, 330, 82],
      prism: 0,
      cut: 1,
    })
    await hill(
      P,
      E.domes(
        [
          [120, 400, 420],
          [560, 430, 380],
          [1300, 392, 420],
          [1640, 420, 260],
        ],
        520,
        84,
        2,
      ),
      {
        bottom: 560,
        fill: ['#7fa08a', '#d6bf85'],
        axis: [0, 390, 0, 520],
        light: '#f2ddA0'.toLowerCase(),
        dark: '#4f7a70',
        darkW: 2.4,
        seed: 3,
        depth: 100,
        len: 42,
        haze: 0.18,
      },
    )
    await hill(
      P,
      E.domes(
        [
          [300, 470, 620],
          [1060, 448, 560],
          [1640, 490, 360],
        ],
        600,
        86,
        2,
      ),
      {
        bottom: 920,
        fill: ['#f0c257', '#cf8f36', '#8f5a2a', '#6a4424'],
        axis: [0, 440, 0, 760],
        light: '#ffe9a8',
        dark: '#8a4a20',
        seed: 17,
        depth: 140,
        trees: 7,
        treeC: ['#5d6a2f', INK.pine],
      },
    )
    await hill(
      P,
      E.domes(
        [
          [-60, 600, 760],
          [1500, 590, 760],
        ],
        900,
        88,
        3,
      ),
      {
        bottom: 920,
        fill: ['#e9ab45', '#a8682a', '#4d3020', '#231c1c'],
        axis: [0, 590, 0, 900],
        light: '#ffd983',
        dark: '#5a2d18',
        seed: 27,
        depth: 280,
        len: 78,
        step: 36,
        row: 10.5,
        lightW: 4.2,
        darkW: 4,
      },
    )
    const road = `<path d="M1056 470C1010 520 1150 548 1110 596C1040 670 700 700 520 920L1080 920C1010 760 1180 690 1190 606C1200 552 1030 524 1070 470Z"/>`
    const rm = await P.ink(road, {
      fill: ['#fff0c2', '#eec47e', '#b67a44', '#6a4026'],
      axis: [0, 460, 0, 900],
      prism: 0.6,
      cut: 2.2,
      rim: 0.6,
    })
    await P.ink(
      carve({
        box: [480, 560, 1240, 910],
        step: 46,
        row: 16,
        seed: 41,
        dir: (x, y) => Math.atan2(1, (1090 - x) / 500) + noise(x / 70, y / 40, 2) * 0.4,
        len: (_x, y) => 20 + (y - 520) * 0.13,
        wid: (x, y) => (noise(x / 60, y / 30, 6) > 0.05 ? 1 + (y - 520) * 0.008 : 0),
      }),
      { fill: ['#fff2cc', '#d99c5a'], axis: [0, 500, 0, 900], clip: rm, alpha: 0.7, prism: 0.2 },
    )
    await S.drawChapel(P, 1060, 478, 104, 1, {
      wall: '#fff4da',
      side: '#a9b49c',
      roof: '#a5341d',
      glow: '#ffd36b',
      trim: '#7c2a1c',
    })
    await S.oak(P, 1420, 640, 300, 13, {
      dark: '#1b3a28',
      mid: '#44632f',
      light: '#e3cb5c',
      trunk: '#3f2618',
    })
    await P.paint(
      fig(
        someone(9, {
          x: 838,
          y: 778,
          h: 122,
          coat: true,
          dress: false,
          top: '#12394a',
          bottom: '#0d2430',
          hairStyle: 'short',
          hair: '#1c1512',
          skin: SKIN[2],
          walk: 0.13,
          turn: 1,
          R: null,
          L: [-0.03, 0.14, 0.01, 0.13],
        }),
      ) +
        fig(
          someone(12, {
            x: 896,
            y: 776,
            h: 112,
            dress: true,
            coat: true,
            top: '#a5341d',
            bottom: '#a5341d',
            hairStyle: 'long',
            hair: '#2b1b14',
            skin: SKIN[1],
            walk: 0.1,
            turn: 1,
          }),
        ),
      { rim: 1, rimW: 3, prism: 0.4 },
    )
    P.finish({ vignette: 0.42, dark: '#1a1f22' })
  },
})

function furrows(
  P: Plate,
  vx: number,
  vy: number,
  yb: number,
  n: number,
  spread: number,
  seed: number,
) {
  const R = rng(seed)
  let dark = '',
    lit = ''
  for (let i = -n; i <= n; i++) {
    const a = vx + i * spread,
      b = a + spread * 0.46
    dark += E.poly([
      [vx + i * 3, vy],
      [vx + i * 3 + 1.4, vy],
      [b, yb],
      [a, yb],
    ])
    const c = b + spread * 0.06
    lit += E.poly([
      [vx + i * 3 + 1.4, vy],
      [vx + i * 3 + 1.9, vy],
      [c + spread * 0.12 * R(), yb],
      [b, yb],
    ])
  }
  return { dark, lit }
}
function sower(
  x: number,
  y: number,
  h: number,
  c: { coat: string; trouser: string; skin: string; bag: string; hat: string },
) {
  const f = fig({
    x,
    y,
    h,
    top: c.coat,
    bottom: c.trouser,
    skin: c.skin,
    hair: '#1c1512',
    hairStyle: 'short',
    coat: true,
    walk: 0.2,
    lean: 0.03,
    turn: 1,
    L: [-0.05, 0.13, 0.09, 0.06],
    R: [0.11, 0.04, 0.13, -0.05],
  })
  const hx = x + h * 0.05,
    hy = y - h * 0.955
  return (
    f +
    `<path fill="${c.hat}" d="M${hx - h * 0.13} ${hy}Q${hx} ${hy - h * 0.035} ${hx + h * 0.13} ${hy + h * 0.006}Q${hx} ${hy + h * 0.03} ${hx - h * 0.13} ${hy}Z M${hx - h * 0.06} ${hy}Q${hx - h * 0.055} ${hy - h * 0.085} ${hx} ${hy - h * 0.082}Q${hx + h * 0.055} ${hy - h * 0.085} ${hx + h * 0.06} ${hy}Z"/><path fill="${c.bag}" d="M${x - h * 0.04} ${y - h * 0.58}Q${x - h * 0.09} ${y - h * 0.44} ${x} ${y - h * 0.41}Q${x + h * 0.1} ${y - h * 0.43} ${x + h * 0.08} ${y - h * 0.58}Z"/><path d="M${x + h * 0.07} ${y - h * 0.56}L${x - h * 0.07} ${y - h * 0.78}" stroke="${c.bag}" stroke-width="${h * 0.02}" fill="none"/>`
  )
}
async function sowing(P: Plate, o: { vy: number; sx: number; sy: number; sh: number }) {
  const W = P.W,
    H = P.H,
    vy = o.vy,
    L = P.o.light
  await P.ink(P.full(), {
    fill: [
      [0, '#123c4c'],
      [0.22, '#2b7f86'],
      [0.42, '#a9ccb0'],
      [0.6, '#f9e1a2'],
      [0.78, '#f6a94c'],
      [0.92, '#e8662c'],
      [1, INK.clay],
    ],
    axis: [0, -40, 0, vy + 60],
    prism: 0.95,
    shift: 0.13,
    slide: 0.34,
    cut: 0,
  })
  await rays(
    P,
    W * 0.088,
    W * 0.4,
    50,
    { fill: ['#fff4cf'], prism: 0, alpha: 0.55, cut: 0.6 },
    15,
    5.6,
  )
  await P.ink(
    E.bars(W * 0.28, vy * 0.36, W * 0.7, 83, 6, 30) + E.bars(W * 0.9, vy * 0.3, W * 0.4, 84, 4, 26),
    {
      fill: ['#fff3d2', '#f3a857'],
      axis: [0, vy * 0.2, 0, vy * 0.6],
      prism: 0.7,
      alpha: 0.85,
      cut: 1.6,
    },
  )
  await P.ink(E.circle(L.x, L.y, W * 0.066), {
    fill: ['#fffdf0', '#fff0bd'],
    radial: [L.x, L.y, W * 0.07],
    prism: 0,
    cut: 1,
  })
  await hill(
    P,
    E.domes(
      [
        [W * 0.1, vy - 70, 400],
        [W * 0.42, vy - 52, 360],
        [W * 0.95, vy - 84, 420],
      ],
      vy + 30,
      94,
      2,
    ),
    {
      bottom: vy + 40,
      fill: ['#b8683a', '#e39a4c'],
      axis: [0, vy - 80, 0, vy + 20],
      light: '#ffd98a',
      dark: '#7c3a24',
      darkW: 2.2,
      seed: 5,
      depth: 70,
      len: 38,
      trees: 8,
      treeC: ['#5d5a2f', '#26432f'],
      treeS: 7,
    },
  )
  await P.ink(E.rect(-10, vy, W + 20, H), {
    fill: ['#f0a848', '#b5602a', '#5d2a1c', '#2a1618'],
    axis: [0, vy, 0, H],
    prism: 0.6,
    cut: 0.6,
  })
  const F = furrows(P, L.x, vy - 6, H + 80, 16, 205, 3)
  await P.ink(F.dark, {
    fill: ['#b5602a', '#6a2d1c', '#241216'],
    axis: [0, vy, 0, H],
    prism: 0.5,
    cut: 2,
  })
  await P.ink(F.lit, {
    fill: ['#ffe2a0', '#f0a84c', '#c9682c'],
    axis: [0, vy, 0, H],
    prism: 0.4,
    cut: 1.6,
  })
  await P.ink(
    carve({
      box: [-10, vy + 40, W + 10, H + 10],
      step: 54,
      row: 15,
      seed: 71,
      dir: (x, y) => Math.atan2(y - vy, x - L.x),
      len: (_x, y) => 14 + (y - vy) * 0.16,
      wid: (x, y) => (noise(x / 40, y / 26, 8) > 0.15 ? 0.8 + (y - vy) * 0.009 : 0),
    }),
    { fill: ['#ffdf9a', '#d9803a'], axis: [0, vy, 0, H], alpha: 0.75, prism: 0.2 },
  )
  const R = rng(77)
  let seeds = ''
  const hx = o.sx + o.sh * 0.33,
    hy = o.sy - o.sh * 0.72
  for (let i = 0; i < 70; i++) {
    const t = R() ** 0.7,
      a = -0.55 + R() * 0.9,
      d = t * o.sh * 1.35,
      x = hx + Math.cos(a) * d,
      y = hy + Math.sin(a) * d + t * t * o.sh * 0.75
    seeds += `<ellipse cx="${x}" cy="${y}" rx="${o.sh * 0.011}" ry="${o.sh * 0.006}" transform="rotate(${R() * 180} ${x} ${y})"/>`
  }
  await P.ink(seeds, { fill: ['#fff3c4'], prism: 0, cut: 0 })
  await P.paint(
    sower(o.sx, o.sy, o.sh, {
      coat: '#12394a',
      trouser: '#3a2a22',
      skin: SKIN[3],
      bag: '#f3dcb0',
      hat: '#e9c46f',
    }),
    { rim: 1, rimW: o.sh * 0.013, prism: 0.5, shadow: 0.35, shadowBlur: 8, shadowDist: 6 },
  )
  let bs = ''
  for (const [u, v, s, f] of [
    [0.36, 0.62, 20, 0.5],
    [0.4, 0.56, 15, 0.2],
    [0.33, 0.54, 12, 0.5],
    [0.43, 0.66, 11, 0.4],
  ] as number[][])
    bs += E.bird(W * u, vy * v, s, f)
  await P.ink(bs, { fill: ['#12394a'], prism: 0.2, cut: 0 })
  P.finish({ vignette: 0.42, dark: '#20141a' })
}
add({
  id: 'our-vision',
  size: HERO,
  focus: [0.66, 0.5],
  alt: 'A sower walking freshly ploughed rows at sunrise',
  plate: {
    seed: 131,
    light: { x: 1130, y: 396, color: '#ffeec0', glow: 0.42, reach: 250 },
    shade: '#3a1a22',
    haze: '#f6b765',
    rays: 28,
  },
  draw: (P) => sowing(P, { vy: 500, sx: 800, sy: 792, sh: 330 }),
})

const GLASS = [
  '#f4b233',
  '#e98a2b',
  '#dc4a20',
  '#a5341d',
  '#1d6470',
  '#4a9a9b',
  '#12394a',
  '#f3dcb0',
  '#2b5a41',
  '#e9c46f',
]
export async function glass(
  P: Plate,
  x: number,
  base: number,
  w: number,
  h: number,
  seed: number,
  focus: [number, number],
  frame = '#0b1c26',
  tone: 'warm' | 'cool' | 'all' = 'all',
) {
  const L = S.lancet(x, base, w, h, seed, focus)
  const pick =
    tone === 'warm'
      ? GLASS.slice(0, 4).concat('#f3dcb0', '#e9c46f', '#4a9a9b')
      : tone === 'cool'
        ? ['#1d6470', '#4a9a9b', '#12394a', '#2b5a41', '#bcd8d0', '#f3dcb0', '#f4b233']
        : GLASS
  const clip = await P.mask(`<path d="${L.outline}"/>`)
  let art = ''
  const near = (k: number) => pick[Math.floor(k * pick.length) % pick.length]
  let last = ''
  L.panes.forEach((p, i) => {
    let c = i % (L.rings.length - 1) === 0 ? '#fff6d8' : near(p.k * 0.999)
    if (c === last) c = near((p.k + 0.37) % 1)
    last = c
    art += `<path d="${p.d}" fill="${c}" stroke="${frame}" stroke-width="${w * 0.014}" stroke-linejoin="round"/>`
  })
  await P.paint(art, { clip, prism: 0.8, cut: 1.2, lit: 0.12 })
  await P.ink(`<path d="${L.outline}" fill="none" stroke="#fff" stroke-width="${w * 0.05}"/>`, {
    fill: [frame],
    prism: 0.2,
    cut: 0.6,
  })
  return clip
}
add({
  id: 'we-believe',
  size: HERO,
  focus: [0.68, 0.82],
  alt: 'An open Bible on a table beneath a stained-glass window',
  plate: {
    seed: 141,
    light: { x: 1090, y: 250, color: '#ffe9b0', glow: 0.34, reach: 300 },
    shade: INK.night,
    haze: '#d9a566',
    rays: 30,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: ['#3d6f74', '#1b4a58', '#123543', INK.ink, INK.night],
      radial: [1090, 260, 1150],
      prism: 0.7,
      shift: 0.12,
      cut: 0,
    })
    const R = rng(3)
    let bl = ''
    for (let y = 0; y < 660; y += 58)
      for (let x = -80 + (y % 116 ? 60 : 0); x < 1640; x += 120)
        bl += `<path d="M${x + 4} ${y + 3}h${112 - R() * 6}v${50 + R() * 3}h-${110 - R() * 5}z" fill="none" stroke="#fff" stroke-width="1.6"/>`
    await P.ink(bl, {
      fill: ['#5a8a88', '#1d4652'],
      radial: [1090, 260, 900],
      alpha: 0.5,
      cut: 1.4,
      prism: 0.4,
    })
    await glass(P, 1090, 560, 300, 500, 9, [1090, 250])
    await glass(P, 800, 560, 170, 380, 14, [800, 300], '#0b1c26', 'cool')
    await glass(P, 1380, 560, 170, 380, 19, [1380, 300], '#0b1c26', 'cool')
    // beams
    await P.ink(
      E.poly([
        [940, 560],
        [1240, 560],
        [1500, 920],
        [560, 920],
      ]),
      { fill: ['#ffe3a0'], alpha: 0.16, soft: 14, prism: 2.2, mode: 'screen', cut: 0 },
    )
    // table
    const tb = await P.ink(
      E.poly([
        [-20, 700],
        [1620, 700],
        [1620, 920],
        [-20, 920],
      ]),
      {
        fill: ['#9a5a2c', '#5d2f1c', '#241418'],
        axis: [0, 690, 0, 900],
        prism: 0.9,
        rim: 1,
        rimW: 5,
        cut: 0.8,
      },
    )
    await P.ink(
      carve({
        box: [-40, 706, 1640, 900],
        step: 150,
        row: 13,
        seed: 31,
        dir: (x, y) => noise(x / 300, y / 30, 2) * 0.06,
        len: () => 200,
        wid: (x, y) => (noise(x / 240, y / 14, 5) > 0 ? 2 : 0),
      }),
      { fill: ['#d9924c', '#7a3f22'], radial: [1090, 700, 600], clip: tb, alpha: 0.55, prism: 0.3 },
    )
    // open book
    const bx = 1090,
      by = 792
    await P.ink(
      `<path d="M${bx - 330} ${by + 34}Q${bx - 170} ${by - 8} ${bx} ${by + 40}Q${bx + 170} ${by - 8} ${bx + 330} ${by + 34}L${bx + 350} ${by + 60}Q${bx + 170} ${by + 26} ${bx} ${by + 74}Q${bx - 170} ${by + 26} ${bx - 350} ${by + 60}Z"/>`,
      {
        fill: ['#5a1a22', '#2a1018'],
        axis: [0, by, 0, by + 80],
        prism: 0.5,
        shadow: 0.6,
        shadowBlur: 16,
        shadowDist: 12,
        cut: 0.4,
      },
    )
    const pgL = `M${bx} ${by + 44}Q${bx - 40} ${by - 34} ${bx - 150} ${by - 34}Q${bx - 240} ${by - 30} ${bx - 262} ${by - 18}L${bx - 330} ${by + 40}Q${bx - 250} ${by + 16} ${bx - 160} ${by + 16}Q${bx - 50} ${by + 20} ${bx} ${by + 62}Z`
    const pgR = `M${bx} ${by + 44}Q${bx + 40} ${by - 34} ${bx + 150} ${by - 34}Q${bx + 240} ${by - 30} ${bx + 262} ${by - 18}L${bx + 330} ${by + 40}Q${bx + 250} ${by + 16} ${bx + 160} ${by + 16}Q${bx + 50} ${by + 20} ${bx} ${by + 62}Z`
    const pm = await P.ink(`<path d="${pgL}"/><path d="${pgR}"/>`, {
      fill: ['#fffdf0', '#fbe9c0', '#d9b27a'],
      axis: [0, by - 40, 0, by + 60],
      prism: 0.7,
      rim: 0.8,
      rimW: 4,
      cut: 0.4,
    })
    let tx = ''
    for (const q of [-1, 1])
      for (let i = 0; i < 8; i++) {
        const v = i / 8,
          y0 = by - 22 + v * 46,
          x0 = bx + q * (34 + v * 6),
          x1 = bx + q * (226 + v * 66)
        const col = (a: number, b: number) => {
          const A = lerp(x0, x1, a),
            B = lerp(x0, x1, b),
            w = 2 + v * 1.4
          return `<path d="M${A} ${y0 + 12 * (1 - a)}Q${(A + B) / 2} ${y0 - 6} ${B} ${y0 - 4 + b * 6}" fill="none" stroke="#fff" stroke-width="${w}" stroke-linecap="round"/>`
        }
        tx += col(0.02, 0.44) + col(0.54, 0.94)
      }
    await P.ink(tx, { fill: ['#8a5a34'], clip: pm, alpha: 0.65, prism: 0.2, cut: 0.5 })
    await P.ink(
      `<path d="M${bx + 6} ${by + 40}Q${bx + 30} ${by + 90} ${bx + 8} ${by + 128}L${bx + 24} ${by + 126}Q${bx + 50} ${by + 90} ${bx + 22} ${by + 34}Z"/>`,
      { fill: [INK.poppy, INK.clay], axis: [0, by + 30, 0, by + 130], prism: 0.4, cut: 0.3 },
    )
    // bread and cup
    await P.ink(
      `<path d="M610 770Q614 716 700 712Q790 714 796 770Q790 792 704 794Q616 792 610 770Z"/>`,
      {
        fill: ['#f0b45c', '#a8602a'],
        axis: [0, 712, 0, 794],
        prism: 0.6,
        rim: 1,
        rimW: 5,
        shadow: 0.5,
        cut: 0.9,
      },
    )
    await P.ink(
      `<path d="M650 728Q664 750 656 774L664 774Q674 750 662 726Z M694 718Q708 744 700 778L709 778Q719 744 706 717Z M738 722Q752 744 746 774L755 774Q763 744 750 724Z"/>`,
      { fill: ['#fbe3ad'], prism: 0.2, cut: 0.8 },
    )
    await P.ink(
      `<path d="M1462 690Q1464 760 1502 768L1502 812Q1474 816 1470 828L1550 828Q1546 816 1518 812L1518 768Q1556 760 1558 690Z"/>`,
      {
        fill: ['#f6d27a', '#c9862f', '#6a3a1e'],
        axis: [1460, 0, 1560, 0],
        prism: 0.7,
        rim: 1,
        rimW: 4,
        shadow: 0.5,
        cut: 0.3,
      },
    )
    await P.ink(`<ellipse cx="1510" cy="691" rx="48" ry="9"/>`, {
      fill: [INK.wine],
      prism: 0.3,
      cut: 0.2,
    })
    P.finish({ vignette: 0.5, dark: INK.night, glow: 0.3 })
  },
})

export const sheep = (x: number, y: number, s: number, f = 1, down = false) => {
  const R = rng(Math.round(x * 3 + y))
  let w = ''
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    w += `<circle fill="#fbf0d6" cx="${x + Math.cos(a) * s * 0.42}" cy="${y - s * 0.55 + Math.sin(a) * s * 0.22}" r="${s * (0.15 + R() * 0.05)}"/>`
  }
  w += `<ellipse fill="#fbf0d6" cx="${x}" cy="${y - s * 0.55}" rx="${s * 0.46}" ry="${s * 0.28}"/>`
  const hx = x + f * s * 0.6,
    hy = y - s * (down ? 0.3 : 0.72)
  let o = ''
  for (const u of [-0.3, -0.16, 0.16, 0.3])
    o += `<path fill="#2a1d1a" d="M${x + u * s - s * 0.035} ${y - s * 0.4}h${s * 0.07}l${-s * 0.012} ${s * 0.4}h${-s * 0.046}z"/>`
  return (
    o +
    w +
    `<ellipse fill="#2a1d1a" cx="${hx}" cy="${hy}" rx="${s * 0.15}" ry="${s * 0.1}" transform="rotate(${f * (down ? 62 : 28)} ${hx} ${hy})"/><ellipse fill="#2a1d1a" cx="${hx - f * s * 0.12}" cy="${hy - s * 0.05}" rx="${s * 0.09}" ry="${s * 0.035}" transform="rotate(${-f * 20} ${hx} ${hy})"/>`
  )
}
add({
  id: 'meet-the-pastors',
  size: HERO,
  focus: [0.66, 0.5],
  alt: 'A shepherd on a green hill with the flock at evening',
  plate: {
    seed: 151,
    light: { x: 1230, y: 300, color: '#ffedc0', glow: 0.42, reach: 270 },
    shade: '#16382f',
    haze: '#f3c98a',
    rays: 26,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#14505c'],
        [0.25, '#3b8f8c'],
        [0.46, '#b4d0aa'],
        [0.64, '#f9dfa0'],
        [0.82, '#f4a54f'],
        [1, '#e06a30'],
      ],
      axis: [0, -40, 0, 600],
      prism: 0.9,
      shift: 0.13,
      slide: 0.34,
      cut: 0,
    })
    await rays(P, 104, 520, 46, { fill: ['#fff4cf'], prism: 0, alpha: 0.5, cut: 0.6 }, 25, 5)
    await P.ink(E.bars(480, 170, 1000, 93, 6, 30), {
      fill: ['#fff3d2', '#f3b26a'],
      axis: [0, 90, 0, 260],
      prism: 0.7,
      alpha: 0.85,
      cut: 1.6,
    })
    await P.ink(E.circle(1230, 300, 78), {
      fill: ['#fffdf0', '#fff0bd'],
      radial: [1230, 300, 82],
      prism: 0,
      cut: 1,
    })
    await hill(
      P,
      E.domes(
        [
          [200, 430, 460],
          [680, 410, 380],
          [1300, 440, 460],
        ],
        570,
        94,
        3,
      ),
      {
        bottom: 620,
        fill: ['#6f9f8c', '#c9c48a'],
        axis: [0, 400, 0, 560],
        light: '#f2e3a8',
        dark: '#3f7468',
        darkW: 2.4,
        seed: 3,
        depth: 110,
        len: 44,
        haze: 0.15,
      },
    )
    await hill(
      P,
      E.domes(
        [
          [-40, 500, 560],
          [520, 540, 420],
          [1640, 486, 560],
        ],
        680,
        96,
        3,
      ),
      {
        bottom: 920,
        fill: ['#a9b455', '#6a8a44', '#3a5f3c'],
        axis: [0, 480, 0, 700],
        light: '#f0e38a',
        dark: '#274d38',
        seed: 13,
        depth: 170,
        len: 56,
        trees: 12,
        treeC: ['#3a5f33', '#1c4534'],
      },
    )
    const hf = E.domes([[1010, 566, 900, 0.7]], 920, 98, 3)
    await hill(P, hf, {
      bottom: 920,
      fill: ['#c3bb4a', '#6f8f3f', '#2c5438', '#12302c'],
      axis: [0, 560, 0, 900],
      light: '#fbeb94',
      dark: '#1c4232',
      seed: 23,
      depth: 300,
      len: 72,
      step: 34,
      row: 10,
      lightW: 4,
      darkW: 4,
    })
    let s = ''
    for (const [x, y, k, f, d] of [
      [1140, 616, 64, -1, 0],
      [1210, 650, 72, 1, 1],
      [1310, 672, 80, -1, 0],
      [1080, 690, 84, 1, 1],
      [1190, 736, 96, -1, 0],
      [1400, 756, 100, -1, 1],
      [880, 684, 78, 1, 0],
      [760, 736, 90, 1, 1],
      [960, 776, 108, 1, 0],
    ] as number[][])
      s += sheep(x, y, k, f, !!d)
    await P.paint(s, {
      rim: 1,
      rimW: 3.6,
      rimC: '#fffbe6',
      prism: 0.6,
      shadow: 0.4,
      shadowBlur: 6,
      shadowDist: 6,
      cut: 0.5,
    })
    const sh = fig({
      x: 1000,
      y: 640,
      h: 236,
      top: '#7c2a1c',
      bottom: '#561a24',
      skin: SKIN[3],
      hair: '#241812',
      hairStyle: 'short',
      dress: true,
      coat: true,
      turn: 1,
      R: [0.1, 0.07, 0.08, -0.1],
      L: [-0.03, 0.15, 0.02, 0.12],
    })
    const crook = `<path d="M1046 648L1046 400Q1046 364 1076 366Q1100 370 1094 396" fill="none" stroke="#3a2218" stroke-width="7" stroke-linecap="round"/>`
    await P.paint(crook + sh, { rim: 1, rimW: 4, prism: 0.5, shadow: 0.35, cut: 0.5 })
    P.finish({ vignette: 0.4, dark: '#10262a' })
  },
})

const LAND: [number, number][][] = [
  [
    [-168, 66],
    [-156, 71],
    [-128, 70],
    [-110, 68],
    [-94, 72],
    [-82, 68],
    [-88, 62],
    [-94, 59],
    [-84, 55],
    [-80, 52],
    [-78, 58],
    [-76, 62],
    [-66, 59],
    [-60, 54],
    [-56, 51],
    [-66, 49],
    [-64, 46],
    [-70, 43],
    [-75, 38],
    [-81, 31],
    [-80, 26],
    [-82, 29],
    [-90, 30],
    [-97, 27],
    [-97, 21],
    [-91, 19],
    [-87, 21],
    [-88, 16],
    [-83, 14],
    [-81, 8],
    [-85, 11],
    [-93, 15],
    [-105, 20],
    [-112, 29],
    [-110, 23],
    [-116, 31],
    [-121, 35],
    [-124, 41],
    [-124, 48],
    [-132, 55],
    [-146, 61],
    [-160, 56],
    [-164, 60],
  ],
  [
    [-80, 8],
    [-72, 12],
    [-62, 10],
    [-51, 4],
    [-44, -2],
    [-35, -7],
    [-39, -16],
    [-48, -26],
    [-54, -34],
    [-62, -40],
    [-68, -50],
    [-70, -55],
    [-75, -48],
    [-73, -37],
    [-70, -20],
    [-77, -12],
    [-81, -4],
  ],
  [
    [-17, 15],
    [-10, 30],
    [-6, 36],
    [10, 37],
    [20, 32],
    [33, 31],
    [37, 22],
    [43, 11],
    [51, 12],
    [41, -3],
    [40, -15],
    [33, -27],
    [26, -34],
    [18, -34],
    [12, -18],
    [13, -5],
    [9, 4],
    [-5, 5],
    [-13, 8],
  ],
  [
    [-9, 43],
    [-9, 37],
    [-2, 37],
    [3, 42],
    [8, 44],
    [12, 42],
    [16, 38],
    [18, 40],
    [13, 45],
    [19, 42],
    [23, 37],
    [27, 41],
    [29, 46],
    [38, 47],
    [48, 46],
    [54, 47],
    [60, 55],
    [50, 68],
    [40, 67],
    [30, 71],
    [18, 69],
    [6, 61],
    [11, 58],
    [16, 56],
    [10, 54],
    [4, 52],
    [-4, 48],
    [-1, 44],
  ],
  [
    [-5, 50],
    [1, 51],
    [0, 54],
    [-3, 58],
    [-6, 56],
    [-3, 54],
  ],
  [
    [27, 41],
    [36, 36],
    [35, 31],
    [43, 13],
    [52, 16],
    [59, 22],
    [50, 30],
    [57, 26],
    [66, 25],
    [72, 20],
    [77, 8],
    [80, 15],
    [87, 21],
    [92, 22],
    [98, 15],
    [103, 2],
    [104, 10],
    [109, 12],
    [107, 20],
    [118, 24],
    [122, 31],
    [121, 39],
    [127, 36],
    [129, 42],
    [141, 53],
    [155, 60],
    [178, 66],
    [150, 72],
    [110, 76],
    [80, 73],
    [60, 69],
    [56, 56],
    [50, 46],
    [50, 38],
    [40, 42],
  ],
  [
    [114, -22],
    [122, -18],
    [131, -12],
    [137, -13],
    [142, -11],
    [146, -19],
    [153, -27],
    [150, -37],
    [140, -38],
    [131, -32],
    [116, -35],
  ],
  [
    [-55, 60],
    [-44, 60],
    [-22, 70],
    [-20, 80],
    [-55, 82],
    [-70, 77],
  ],
  [
    [44, -16],
    [50, -16],
    [47, -25],
    [44, -22],
  ],
  [
    [80, 9],
    [82, 7],
    [80, 6],
  ],
  [
    [130, 32],
    [140, 36],
    [142, 43],
    [136, 36],
  ],
  [
    [96, 4],
    [105, -6],
    [100, 0],
  ],
  [
    [109, 1],
    [118, 5],
    [116, -3],
    [110, -3],
  ],
  [
    [-84, 22],
    [-75, 20],
    [-78, 22],
  ],
  [
    [120, 18],
    [124, 12],
    [125, 7],
    [122, 8],
  ],
]
export async function globe(
  P: Plate,
  cx: number,
  cy: number,
  r: number,
  lon0: number,
  lat0: number,
  o: {
    routes: [[number, number], [number, number]][]
    /** Smaller lights, each joined to the nearest end of a route. */
    lights?: readonly [number, number][]
    sea?: string[]
    land?: string[]
    t?: number
  },
) {
  const D = Math.PI / 180,
    la = lat0 * D
  const pr = (lon: number, lat: number, k = 1): [number, number, number] => {
    const l = (lon - lon0) * D,
      p = lat * D
    return [
      cx + r * k * Math.cos(p) * Math.sin(l),
      cy - r * k * (Math.cos(la) * Math.sin(p) - Math.sin(la) * Math.cos(p) * Math.cos(l)),
      Math.sin(la) * Math.sin(p) + Math.cos(la) * Math.cos(p) * Math.cos(l),
    ]
  }
  const sm = await P.ink(E.circle(cx, cy, r), {
    fill: o.sea ?? ['#bcd8d0', '#4a9a9b', '#1d6470', '#12394a', INK.night],
    radial: [cx + (P.o.light.x - cx) * 0.62, cy + (P.o.light.y - cy) * 0.62, r * 1.7],
    prism: 0.8,
    rim: 1,
    rimW: r * 0.012,
    cut: 0.3,
  })
  let gr = ''
  for (let lat = -75; lat <= 75; lat += 15) {
    let d = '',
      on = false
    for (let l = -180; l <= 180; l += 3) {
      const [x, y, z] = pr(lon0 + l, lat)
      if (z > 0) {
        d += `${on ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
        on = true
      } else on = false
    }
    gr += `<path d="${d}" fill="none" stroke="#fff" stroke-width="${r * 0.0028}"/>`
  }
  for (let lon = 0; lon < 360; lon += 15) {
    let d = '',
      on = false
    for (let p = -90; p <= 90; p += 3) {
      const [x, y, z] = pr(lon, p)
      if (z > 0) {
        d += `${on ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
        on = true
      } else on = false
    }
    gr += `<path d="${d}" fill="none" stroke="#fff" stroke-width="${r * 0.0028}"/>`
  }
  await P.ink(gr, { fill: ['#bcd8d0'], clip: sm, alpha: 0.35, prism: 0.2, cut: 0.4 })
  let ld = ''
  for (const c of LAND) {
    const pts: string[] = []
    let vis = 0
    for (let i = 0; i < c.length; i++) {
      const a = c[i],
        b = c[(i + 1) % c.length]
      const steps = Math.max(8, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) * 2.5))
      for (let k = 0; k < steps; k++) {
        const lon = lerp(a[0], b[0], k / steps),
          lat = lerp(a[1], b[1], k / steps)
        // capes and bays: broad ones, and ever smaller ones within them
        const fray = (seed: number) =>
          noise(lon / 4, lat / 4, seed) * 1.2 + fbm(lon * 0.8, lat * 0.8, seed + 40, 4, 0.62) * 1.05
        let [x, y, z] = pr(lon + fray(3), lat + fray(5))
        if (z < 0) {
          const dx = x - cx,
            dy = y - cy,
            q = Math.hypot(dx, dy) || 1
          x = cx + (dx / q) * r * 1.004
          y = cy + (dy / q) * r * 1.004
        } else vis++
        pts.push(`${x.toFixed(1)} ${y.toFixed(1)}`)
      }
    }
    if (vis > 3) ld += `<path d="M${pts.join('L')}Z"/>`
  }
  const lm = await P.ink(ld, {
    fill: o.land ?? ['#fff0c2', '#f4c257', '#d98a2e', '#8a4a24', '#3a2624'],
    radial: [cx + (P.o.light.x - cx) * 0.62, cy + (P.o.light.y - cy) * 0.62, r * 1.75],
    clip: sm,
    prism: 0.9,
    rim: 0.8,
    rimW: r * 0.006,
    cut: 0.5,
  })
  await P.ink(
    carve({
      box: [cx - r, cy - r, cx + r, cy + r],
      step: r * 0.045,
      row: r * 0.017,
      seed: 5,
      dir: (x, y) => Math.atan2(y - cy, x - cx) + Math.PI / 2,
      len: () => r * 0.06,
      wid: (x, y) => (noise(x / (r * 0.1), y / (r * 0.06), 3) > 0.05 ? r * 0.0042 : 0),
    }),
    {
      fill: ['#fff3cc', '#c9762c'],
      radial: [P.o.light.x, P.o.light.y, r * 1.9],
      clip: lm,
      alpha: 0.75,
      prism: 0.2,
      cut: 0.4,
    },
  )
  const V = (lon: number, lat: number) => {
    const l = lon * D,
      p = lat * D
    return [Math.cos(p) * Math.cos(l), Math.cos(p) * Math.sin(l), Math.sin(p)]
  }
  let arcs = '',
    dots = '',
    halo = '',
    pulse = '',
    ri = 0
  const hubs = [...new Map(o.routes.flat().map((p) => [p.join(), p])).values()]
  for (const q of hubs) {
    const [x, y, z] = pr(q[0], q[1])
    if (z > -0.02) {
      dots += E.circle(x, y, r * 0.0125)
      halo += `<circle cx="${x}" cy="${y}" r="${r * 0.026}" fill="none" stroke="#fff" stroke-width="${r * 0.005}"/>`
    }
  }
  const apart = (p: [number, number], q: [number, number]) => {
    const A = V(...p),
      B = V(...q)
    return Math.acos(clamp(A[0] * B[0] + A[1] * B[1] + A[2] * B[2], -1, 1))
  }
  /** A line of light, which rises above the ground the higher the longer it is. */
  const arc = (p: [number, number], q: [number, number]) => {
    const A = V(...p),
      B = V(...q),
      om = apart(p, q)
    const pts: [number, number][] = []
    for (let i = 0; i <= 60; i++) {
      const t = i / 60,
        s0 = Math.sin((1 - t) * om) / Math.sin(om),
        s1 = Math.sin(t * om) / Math.sin(om),
        v = [0, 1, 2].map((k) => A[k] * s0 + B[k] * s1),
        lon = Math.atan2(v[1], v[0]) / D,
        lat = Math.asin(v[2]) / D,
        k = 1 + Math.sin(Math.PI * t) * 0.07 * om
      const [x, y, z] = pr(lon, lat, k)
      if (z > 0 || Math.hypot(x - cx, y - cy) > r) pts.push([x, y])
    }
    return pts
  }
  let threads = ''
  for (const light of o.lights ?? []) {
    const [x, y, z] = pr(...light)
    if (z < 0.08) continue
    dots += E.circle(x, y, r * 0.0075)
    const near = hubs
      .filter((hub) => pr(...hub)[2] > 0)
      .toSorted((one, other) => apart(one, light) - apart(other, light))[0]
    if (near) threads += E.taper(arc(near, light), r * 0.0045, r * 0.003)
  }
  if (threads) {
    await P.ink(threads, {
      fill: ['#fff3cf', '#ffd98a'],
      radial: [cx, cy, r],
      prism: 0,
      alpha: 0.8,
      cut: 0,
    })
  }
  for (const [p, q] of o.routes) {
    const pts = arc(p, q)
    if (pts.length > 2) arcs += E.taper(pts, r * 0.011, r * 0.006)
    if (o.t !== undefined && pts.length > 12) {
      const u = (o.t + ri * 0.371) % 1,
        i = Math.floor(u * (pts.length - 1)),
        fade = Math.sin(Math.PI * u)
      const tail = pts.slice(Math.max(0, i - 7), i + 1)
      if (tail.length > 2 && fade > 0.05) pulse += E.taper(tail, 0.4, r * 0.022 * fade)
    }
    ri++
  }
  await P.ink(arcs, { fill: ['#fffbe6', '#ffd36b'], radial: [cx, cy, r * 1.2], prism: 0, cut: 0 })
  if (pulse) await P.ink(pulse, { fill: ['#fffdf2'], prism: 0, cut: 0 })
  await P.ink(halo + dots, { fill: ['#fffbe6'], prism: 0, cut: 0 })
}
const US: [number, number] = [-122, 38]
/** Thirty places of as many nations, for the lights of a fellowship that has churches in thirty. */
const NATIONS: readonly [number, number][] = [
  [-99, 19],
  [-90, 15],
  [-74, 5],
  [-77, -12],
  [-47, -16],
  [-58, -34],
  [-9, 39],
  [-4, 40],
  [-2, 53],
  [4, 51],
  [10, 50],
  [12, 42],
  [21, 52],
  [26, 45],
  [31, 49],
  [24, 38],
  [36, 34],
  [-1, 6],
  [7, 7],
  [12, 4],
  [33, 1],
  [38, -4],
  [28, -15],
  [39, 9],
  [47, -19],
  [79, 12],
  [85, 28],
  [81, 7],
  [101, 15],
  [121, 15],
]
add({
  id: 'praise-chapel-global',
  size: HERO,
  focus: [0.64, 0.35],
  alt: 'The globe at sunrise with lines of light joining nations',
  plate: {
    seed: 161,
    light: { x: 1490, y: 150, color: '#ffe9b0', glow: 0.45, reach: 300 },
    shade: INK.night,
    haze: '#d98a4a',
    rays: 30,
    second: [0, 1200],
  },
  draw: async (P, t) => {
    await P.ink(P.full(), {
      fill: ['#f4b25a', '#d9682c', '#5a2f3a', '#123447', INK.ink, INK.night],
      radial: [1490, 150, 1250],
      prism: 0.9,
      shift: 0.06,
      cut: 0,
    })
    await P.ink(stars(170, 1600, 900, 8), { fill: [INK.paper], prism: 0, alpha: 0.85, cut: 0 })
    await rays(
      P,
      90 + Math.sin(Math.PI * 2 * t) * 5,
      420,
      40,
      { fill: ['#fff0c0'], prism: 0, alpha: 0.5, cut: 0.6 },
      35,
      5,
    )
    await P.ink(E.circle(1490, 150, 64), { fill: ['#fffdf2'], prism: 0, cut: 1 })
    await globe(P, 1010, 640, 520, 24, 24, {
      routes: [
        [US, [2, 41]],
        [US, [82, 17]],
        [US, [8, 9]],
        [
          [2, 41],
          [8, 9],
        ],
        [
          [2, 41],
          [36, -1],
        ],
        [
          [2, 41],
          [28, 60],
        ],
        [
          [82, 17],
          [36, -1],
        ],
        [
          [82, 17],
          [28, -26],
        ],
        [
          [82, 17],
          [104, 30],
        ],
        [
          [2, 41],
          [31, 30],
        ],
      ],
      lights: NATIONS,
      t,
    })
    P.finish({ vignette: 0.45, dark: INK.night, glow: 0.35 })
  },
})
