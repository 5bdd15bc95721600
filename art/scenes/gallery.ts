/** Gallery pictures, 3:2. */
import { carve } from '../press/carve.ts'
import { rng, clamp, lerp, noise } from '../press/numbers.ts'
import { type Plate } from '../press/plate.ts'
import { INK } from '../press/inks.ts'
import * as E from '../draw/elements.ts'
import * as S from '../draw/structures.ts'
import { hill, water, rays } from '../draw/scenery.ts'
import { fig, someone, shade, SKIN, HAIR, type Fig } from '../draw/people.ts'
import { add } from '../press/scene.ts'
import { stars, glass } from './pages.ts'
import { crowd, lamps, table, baptism, street, box, kite } from './pages2.ts'
import { worship } from './cards.ts'
import { barcelona, heron, vines } from './places.ts'

const G: [number, number] = [1200, 800]
const sit = (f: Fig) => {
  const hy = f.y - f.h * 0.46,
    id = `s${Math.round(f.x)}_${Math.round(f.y)}`
  return `<ellipse cx="${f.x}" cy="${hy + f.h * 0.05}" rx="${f.h * 0.16}" ry="${f.h * 0.075}" fill="${f.bottom}"/><ellipse cx="${f.x - f.h * 0.14}" cy="${hy + f.h * 0.08}" rx="${f.h * 0.1}" ry="${f.h * 0.045}" fill="${f.bottom}"/><ellipse cx="${f.x + f.h * 0.14}" cy="${hy + f.h * 0.08}" rx="${f.h * 0.1}" ry="${f.h * 0.045}" fill="${f.bottom}"/><clipPath id="${id}"><rect x="${f.x - f.h}" y="${f.y - f.h * 1.4}" width="${f.h * 2}" height="${f.h * 0.99}"/></clipPath><g clip-path="url(#${id})">${fig(f)}</g>`
}

add({
  id: 'pittsburg-1',
  size: G,
  focus: [0.5, 0.5],
  alt: 'Sunday worship beneath the tall window',
  plate: {
    seed: 501,
    light: { x: 600, y: 250, color: '#ffe6a6', glow: 0.34, reach: 240 },
    shade: INK.night,
    haze: '#e9a55a',
    rays: 30,
  },
  draw: async (P) => {
    await worship(P, {
      wx: 600,
      wy: 560,
      ww: 360,
      wh: 520,
      rows: [
        [760, 260, 15, 0.5],
        [860, 340, 11, 0.5],
        [1030, 480, 7, 0.45],
      ],
      seed: 15,
    })
    P.finish({ vignette: 0.45, dark: INK.night })
  },
})
add({
  id: 'pittsburg-2',
  size: G,
  focus: [0.5, 0.5],
  alt: 'A baptism in the delta',
  plate: {
    seed: 511,
    light: { x: 760, y: 210, color: '#fff0c8', glow: 0.42, reach: 240 },
    shade: '#0f3a4c',
    haze: '#f6cf8f',
    rays: 28,
  },
  draw: async (P) => {
    await baptism(P, {
      y: 440,
      x: 600,
      s: 370,
      sky: [
        [0, '#164c66'],
        [0.28, '#3f8fa0'],
        [0.5, '#bcd8c0'],
        [0.68, '#fdebb4'],
        [0.86, '#f7b05c'],
        [1, '#e8703a'],
      ],
    })
    P.finish({ vignette: 0.4, dark: '#0a2636' })
  },
})
add({
  id: 'pittsburg-3',
  size: G,
  focus: [0.5, 0.5],
  alt: 'Sharing a meal after church',
  plate: {
    seed: 521,
    light: { x: 600, y: 170, color: '#ffeab4', glow: 0.34, reach: 260 },
    shade: '#2a161c',
    haze: '#e9a55a',
    rays: 26,
  },
  draw: async (P) => {
    await table(P, { ty: 440, x: 600, w: 820, seed: 9, h: 310 })
    P.finish({ vignette: 0.42, dark: '#1a1018' })
  },
})
add({
  id: 'pittsburg-4',
  size: G,
  focus: [0.5, 0.5],
  alt: 'Children in a ring, hands joined',
  plate: {
    seed: 531,
    light: { x: 880, y: 190, color: '#fff3c8', glow: 0.4, reach: 240 },
    shade: '#1d5a5a',
    haze: '#f7e3b0',
    rays: 28,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#1d7a92'],
        [0.34, '#5fb8b2'],
        [0.6, '#c9e3c0'],
        [0.8, '#fdeebd'],
        [1, '#fbc76a'],
      ],
      axis: [0, -40, 0, 560],
      prism: 0.95,
      shift: 0.14,
      slide: 0.35,
      cut: 0,
    })
    await rays(P, 88, 420, 42, { fill: ['#fffbe0'], prism: 0, alpha: 0.6, cut: 0.6 }, 195, 5)
    await P.ink(E.circle(880, 190, 66), {
      fill: ['#fffef4', '#fff3c0'],
      radial: [880, 190, 70],
      prism: 0,
      cut: 1,
    })
    await P.ink(E.cloud(280, 200, 300, 50, 5) + E.cloud(560, 120, 220, 34, 9), {
      fill: ['#fffdf4', '#f7e6c4'],
      axis: [0, 90, 0, 220],
      prism: 0.6,
      rim: 0.8,
      cut: 1.8,
    })
    await hill(
      P,
      E.domes(
        [
          [200, 420, 360],
          [620, 440, 340],
          [1040, 410, 360],
        ],
        540,
        234,
        3,
      ),
      {
        bottom: 820,
        fill: ['#7fb88a', '#4f9a78'],
        axis: [0, 410, 0, 560],
        light: '#e3ecaa',
        dark: '#2f7a68',
        darkW: 2.6,
        seed: 5,
        depth: 100,
        len: 42,
        trees: 14,
        treeC: ['#3f8a5c', '#1f5f50'],
        haze: 0.1,
      },
    )
    await hill(P, E.ridge(51, 520, 14, 400), {
      bottom: 820,
      fill: ['#c9cf5a', '#7fae4f', '#2f7a55', '#14443f'],
      axis: [0, 510, 0, 820],
      light: '#fbf3a0',
      dark: '#2a6a48',
      seed: 15,
      depth: 260,
      len: 60,
      lightW: 4,
      darkW: 3.6,
    })
    const K: Fig[] = []
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2 + 0.2,
        x = 600 + Math.cos(a) * 330,
        y = 640 + Math.sin(a) * 92,
        h = 176 * (0.86 + (y - 548) / 700)
      K.push(
        someone(131 + i, {
          x,
          y,
          h,
          child: true,
          turn: x < 560 ? 1 : x > 640 ? -1 : 0,
          L: [-0.11, 0.06, -0.1, 0.01],
          R: [0.11, 0.06, 0.1, 0.01],
          walk: 0.08,
        }),
      )
    }
    K.sort((a, b) => a.y - b.y)
    await P.paint(K.map(fig).join(''), {
      rim: 1,
      rimW: 3.4,
      prism: 0.5,
      cut: 0.4,
      shadow: 0.35,
      shadowDist: 10,
    })
    P.finish({ vignette: 0.34, dark: '#0f3a44' })
  },
})
add({
  id: 'pittsburg-5',
  size: G,
  focus: [0.5, 0.5],
  alt: 'The delta marsh at dusk with a heron',
  plate: {
    seed: 541,
    light: { x: 330, y: 300, color: '#ffdca0', glow: 0.42, reach: 220 },
    shade: INK.night,
    haze: '#e08a50',
    rays: 26,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, INK.night],
        [0.2, '#12394f'],
        [0.4, '#2f6a7a'],
        [0.6, '#c9946a'],
        [0.78, '#ee7436'],
        [1, INK.clay],
      ],
      axis: [0, -40, 0, 500],
      prism: 0.95,
      shift: 0.13,
      slide: 0.3,
      cut: 0,
    })
    await rays(P, 90, 420, 42, { fill: ['#ffe0a8'], prism: 0, alpha: 0.5, cut: 0.6 }, 205, 5)
    await P.ink(E.bars(760, 170, 800, 153, 6, 26), {
      fill: ['#fbd0a0', INK.poppy],
      axis: [0, 90, 0, 260],
      prism: 0.8,
      alpha: 0.9,
      cut: 1.6,
    })
    await P.ink(E.circle(330, 300, 72), {
      fill: ['#fff6d8', '#ffdf9a'],
      radial: [330, 300, 76],
      prism: 0,
      cut: 1,
    })
    const r = E.domes(
      [
        [120, 390, 300],
        [620, 370, 340],
        [1080, 350, 320],
      ],
      470,
      244,
      3,
    )
    let tb = ''
    for (const [x, h, a] of [
      [560, 110, 0.4],
      [650, 130, 1.2],
      [760, 116, 0.8],
      [1000, 130, 0.1],
      [1100, 140, 1.6],
    ] as number[][])
      tb += E.turbine(x, r(x) + 5, h, a)
    await P.ink(tb, { fill: ['#fbe3bb'], prism: 0.4, cut: 0.2 })
    await hill(P, r, {
      bottom: 500,
      fill: ['#a84a2c', '#5a2628'],
      axis: [0, 350, 0, 480],
      light: '#f6a860',
      dark: '#3a161e',
      seed: 5,
      depth: 100,
      len: 42,
    })
    await water(P, {
      y: 470,
      fill: [
        [0, '#f08a4a'],
        [0.14, '#b98a70'],
        [0.36, '#2f6a78'],
        [1, INK.night],
      ],
      mark: ['#fbd0a0', '#6fa8a8'],
      path: ['#fff0cc', '#ffc070', '#e9803a'],
      seed: 124,
    })
    const bank = (x: number) => 760 - 130 * clamp((x - 560) / 640) ** 1.4 + noise(x / 80, 3, 4) * 8
    await P.ink(E.land(bank, 1200, 820), {
      fill: [INK.pine, INK.night],
      axis: [0, 620, 0, 800],
      prism: 0.4,
      rim: 1,
      rimW: 4,
      rimC: INK.amber,
    })
    await P.ink(E.reeds(760, 1220, 760, 330, 52, 24) + E.reeds(-20, 140, 810, 220, 18, 29), {
      fill: [INK.pine, INK.night],
      axis: [0, 420, 0, 800],
      prism: 0.5,
      rim: 1,
      rimW: 3,
      rimC: INK.gold,
      cut: 0.3,
    })
    await P.ink(heron(600, 742, 280), {
      fill: ['#1d4a58', INK.night],
      axis: [0, 450, 0, 740],
      rim: 1,
      rimW: 6,
      rimC: '#ffd09a',
      prism: 0.5,
      cut: 0.3,
    })
    P.finish({ vignette: 0.42, dark: INK.night })
  },
})
add({
  id: 'pittsburg-6',
  size: G,
  focus: [0.5, 0.5],
  alt: 'Songs on the lawn: three singers, a drum, and neighbours on blankets',
  plate: {
    seed: 557,
    light: { x: 905, y: 230, color: '#fff0bd', glow: 0.42, reach: 250 },
    shade: '#2a2030',
    haze: '#f3c07a',
    rays: 28,
  },
  draw: async (P) => {
    await lawn(P)
    P.finish({ vignette: 0.42, dark: '#1d1822' })
  },
})

/** Singers seen from behind, and the people they sing with before them in the evening sun. */
async function lawn(P: Plate) {
  const L = P.o.light
  await P.ink(P.full(), {
    fill: [
      [0, '#2a4a7a'],
      [0.3, '#6f8fa8'],
      [0.55, '#e3c9a0'],
      [0.75, '#fbc56c'],
      [1, '#e8703a'],
    ],
    axis: [0, -40, 0, 430],
    prism: 0.95,
    shift: 0.13,
    slide: 0.36,
    cut: 0,
  })
  await rays(P, 92, 470, 44, { fill: ['#fff6d0'], prism: 0, alpha: 0.55, cut: 0.6 }, 131, 5)
  await P.ink(E.circle(L.x, L.y, 70), {
    fill: ['#fffdf0', '#fff0b8'],
    radial: [L.x, L.y, 74],
    prism: 0,
    cut: 1,
  })
  const far = E.domes(
    [
      [180, 350, 320],
      [560, 372, 300],
      [1050, 336, 360],
    ],
    430,
    33,
    3,
  )
  let blades = ''
  for (const [x, h, a] of [
    [120, 84, 0.3],
    [214, 96, 1.3],
    [470, 76, 0.8],
    [1120, 92, 1.9],
  ] as const)
    blades += E.turbine(x, far(x) + 5, h, a)
  await P.ink(blades, { fill: ['#fdf1d4'], prism: 0.4, cut: 0.2 })
  await hill(P, far, {
    bottom: 460,
    fill: ['#e0a24a', '#a8602f'],
    axis: [0, 330, 0, 440],
    light: '#ffe0a0',
    dark: '#8a4426',
    seed: 12,
    depth: 90,
    len: 40,
    trees: 8,
  })
  await hill(P, E.ridge(27, 430, 12, 380), {
    bottom: 820,
    fill: ['#c9b84e', '#7f9444', '#3f6a42', '#1d4238'],
    axis: [0, 420, 0, 800],
    light: '#f7ee9a',
    dark: '#3f6a3c',
    seed: 19,
    depth: 300,
    len: 54,
    lightW: 3,
  })
  await S.oak(P, 150, 520, 330, 11, {
    dark: '#1d3a28',
    mid: '#4a6a30',
    light: '#e9cf5a',
    trunk: '#4a2c1a',
  })
  // blankets and those on them, the far ones small
  const R = rng(61)
  const sitting: Fig[] = []
  let blankets = ''
  for (const [y, h, n, from, to] of [
    [500, 112, 9, 300, 1160],
    [556, 146, 8, 60, 1190],
    [622, 188, 6, 20, 1200],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const x = lerp(from, to, (i + 0.5 + (R() - 0.5) * 0.7) / n)
      if (i % 3 === 0) {
        const cloth = ['#dc4a20', '#1d6470', '#f3dcb0', '#a5341d', '#4a9a9b'][Math.floor(R() * 5)]
        blankets += `<ellipse fill="${cloth}" cx="${x + h * 0.2}" cy="${y + h * 0.07}" rx="${h * 0.62}" ry="${h * 0.12}"/>`
      }
      const child = R() < 0.25
      sitting.push({
        ...someone(Math.round(y + i * 3), {
          x,
          y: y + h * 0.46 + (R() - 0.5) * h * 0.12,
          h: h * (child ? 0.72 : 0.94 + R() * 0.16),
          child,
          turn: R() < 0.3 ? -1 : R() < 0.4 ? 1 : 0,
          ...(R() < 0.3
            ? { R: [0.07, -0.1, 0.01, -0.16] as [number, number, number, number] }
            : {}),
        }),
        dress: false,
        build: 0.85 + R() * 0.35,
      })
    }
  }
  await P.paint(blankets, { prism: 0.5, cut: 1, shadow: 0.2 })
  await P.paint(
    sitting
      .toSorted((one, other) => one.y - other.y)
      .map(sit)
      .join(''),
    { rim: 1, rimW: 3, prism: 0.5, cut: 0.5, shadow: 0.25 },
  )
  // the singers, backs to us
  const singer = (x: number, h: number, top: string, more: Partial<Fig>) =>
    fig({ x, y: 690 + h * 0.48, h, top, bottom: '#12202c', skin: SKIN[2], hair: HAIR[0], ...more })
  await P.paint(
    singer(365, 520, '#a5341d', {
      skin: SKIN[4],
      hair: HAIR[5],
      hairStyle: 'curly',
      dress: true,
      L: [-0.07, -0.12, -0.0, -0.18],
      fingers: true,
    }) +
      singer(585, 560, '#1d5664', {
        skin: SKIN[1],
        hair: HAIR[2],
        build: 1.14,
        L: [-0.1, 0.1, -0.06, 0.04],
        R: [0.05, 0.14, -0.07, 0.04],
      }) +
      singer(805, 500, '#e9a83f', {
        skin: SKIN[0],
        hair: HAIR[3],
        hairStyle: 'tail',
        dress: true,
        R: [0.06, 0.1, 0.03, -0.12],
      }),
    { rim: 1, rimW: 7, prism: 0.6, cut: 0.5, shadow: 0.4, shadowDist: 16 },
  )
  await P.paint(
    `<path fill="#8a3a24" d="M960 676h190v130h-190z"/><ellipse fill="#fdf1d4" cx="1055" cy="676" rx="95" ry="24"/><path d="M960 700l48 90 47 -82 48 82 47 -90" fill="none" stroke="#f4b233" stroke-width="5"/>`,
    { rim: 1, rimW: 5, prism: 0.6, cut: 0.5, shadow: 0.4 },
  )
}
add({
  id: 'pittsburg-7',
  size: G,
  focus: [0.5, 0.6],
  alt: 'Boxes of food ready for neighbours',
  plate: {
    seed: 561,
    light: { x: 560, y: 300, color: '#ffe9b0', glow: 0.4, reach: 230 },
    shade: '#141c2c',
    haze: '#f3b070',
    rays: 24,
  },
  draw: async (P) => {
    await street(P, { vx: 560, vy: 420, g: 660, seed: 14 })
    await P.paint(crowd(440, 690, 500, 84, 5, 22, 0).map(fig).join(''), {
      rim: 1,
      rimW: 2.4,
      prism: 0.4,
      haze: 0.12,
      cut: 0.4,
    })
    await P.paint(
      fig(
        someone(141, {
          x: 380,
          y: 690,
          h: 260,
          dress: false,
          turn: 1,
          R: [0.05, 0.12, 0.1, 0.0],
          L: [-0.02, 0.13, 0.12, 0.02],
        }),
      ) +
        fig(
          someone(144, {
            x: 800,
            y: 690,
            h: 256,
            turn: -1,
            dress: false,
            L: [-0.05, 0.12, -0.1, 0.0],
            R: [0.02, 0.13, -0.12, 0.02],
          }),
        ),
      { rim: 1, rimW: 4, prism: 0.5, cut: 0.5 },
    )
    await P.paint(
      `<path fill="#fbf4e4" d="M240 600L940 600L980 650L200 650Z"/><path fill="#1d6470" d="M200 650h780v130h-780z"/>` +
        [300, 420, 560, 700, 830].map((x, i) => box(x, 616 + (i % 2) * 8, 40)).join(''),
      { prism: 0.7, rim: 1, rimW: 4, cut: 0.5, shadow: 0.3 },
    )
    await P.paint(
      [
        [110, 0, 1],
        [600, 1, 0],
        [1090, 2, -1],
      ]
        .map(([x, i, t]) => fig(someone(151 + i, { x, y: 930, h: 440, turn: t, dress: false })))
        .join(''),
      { rim: 1, rimW: 6, prism: 0.5, cut: 0.5 },
    )
    P.finish({ vignette: 0.45, dark: '#10141f' })
  },
})

add({
  id: 'san-francisco-1',
  size: G,
  focus: [0.5, 0.5],
  alt: 'Painted houses on a steep street above the bay',
  plate: {
    seed: 571,
    light: { x: 300, y: 200, color: '#fff3cf', glow: 0.4, reach: 240 },
    shade: '#1d3f55',
    haze: '#f3d9b8',
    rays: 26,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#12506a'],
        [0.3, '#3f9aa4'],
        [0.55, '#b5d8c8'],
        [0.75, '#fbe8bd'],
        [1, '#f7b577'],
      ],
      axis: [0, -40, 0, 560],
      prism: 0.95,
      shift: 0.13,
      slide: 0.3,
      cut: 0,
    })
    await rays(P, 86, 400, 40, { fill: ['#fffbe6'], prism: 0, alpha: 0.55, cut: 0.6 }, 215, 5)
    await P.ink(E.circle(300, 200, 64), { fill: ['#fffdf2'], prism: 0, cut: 1 })
    const bk = S.blocks(560, 1220, 400, 60, 220, 27, 26, 50)
    await P.ink(
      bk.body +
        E.poly([
          [820, 400],
          [858, 90],
          [866, 90],
          [904, 400],
        ]),
      {
        fill: ['#8fb8b8', '#c9cdb0'],
        axis: [0, 90, 0, 420],
        prism: 0.8,
        haze: 0.25,
        cut: 0.3,
        rim: 0.7,
        rimW: 2,
      },
    )
    await P.ink(bk.win, { fill: ['#fff6d8'], prism: 0, alpha: 0.7, cut: 0 })
    await P.ink(E.cloud(300, 420, 560, 54, 7) + E.cloud(900, 430, 520, 44, 9), {
      fill: ['#fffaf0', '#f3e2cc'],
      axis: [0, 370, 0, 440],
      prism: 0.7,
      cut: 2.4,
    })
    await P.ink(
      E.poly([
        [-20, 820],
        [-20, 690],
        [1220, 470],
        [1220, 820],
      ]),
      { fill: ['#d9a86a', '#8a5a4a', '#3a2c3a'], axis: [0, 480, 0, 820], prism: 0.7, cut: 0.5 },
    )
    const cols = [
      ['#dc5a30', '#fbe3bb'],
      ['#2f8088', '#fbf4e4'],
      ['#f0b04a', '#fffaf0'],
      ['#a5341d', '#f3dcb0'],
      ['#6fa08a', '#fffaf0'],
      ['#e98a4a', '#fbf4e4'],
      ['#12506a', '#f3dcb0'],
    ]
    let art = ''
    const w = 172
    for (let i = 0; i < 7; i++) {
      const x = -10 + i * (w + 2),
        base = 700 - i * 30.5,
        h = 300,
        [c, t] = cols[i]
      art += `<path fill="${c}" d="M${x} ${base + 40}V${base - h}L${x + w / 2} ${base - h - 104}L${x + w} ${base - h}V${base + 40}Z"/><path fill="${t}" d="M${x - 6} ${base - h + 8}L${x + w / 2} ${base - h - 112}L${x + w + 6} ${base - h + 8}L${x + w - 6} ${base - h + 12}L${x + w / 2} ${base - h - 86}L${x + 6} ${base - h + 12}Z"/><path fill="${t}" d="M${x} ${base - h + 14}h${w}v12h-${w}z M${x} ${base - h * 0.52}h${w}v10h-${w}z"/><circle cx="${x + w / 2}" cy="${base - h - 36}" r="20" fill="${t}"/><circle cx="${x + w / 2}" cy="${base - h - 36}" r="13" fill="#ffe39a"/>`
      for (const f of [0, 1]) {
        const y = base - h + 44 + f * 150
        art += `<path fill="${t}" d="M${x + 18} ${y}h82v96h-82z"/>`
        for (let k = 0; k < 3; k++)
          art += `<path fill="${(i + k + f) % 3 ? '#ffe39a' : '#1d3a4c'}" d="M${x + 24 + k * 25} ${y + 8}h20v78h-20z"/>`
        if (f === 0)
          art += `<path fill="${t}" d="M${x + 116} ${y + 6}h40v84h-40z"/><path fill="${i % 2 ? '#1d3a4c' : '#ffe39a'}" d="M${x + 121} ${y + 12}h30v72h-30z"/>`
        else
          art += `<path fill="${t}" d="M${x + 114} ${y}h44v146h-44z"/><path fill="#561a24" d="M${x + 120} ${y + 10}h32v136h-32z"/>`
      }
    }
    await P.paint(art, { prism: 0.75, rim: 0.7, rimW: 4, cut: 0.8 })
    await P.ink(
      E.poly([
        [-20, 820],
        [-20, 742],
        [1220, 522],
        [1220, 820],
      ]),
      {
        fill: ['#e9c08a', '#7c5a58', '#2a2436'],
        axis: [300, 560, 480, 900],
        prism: 0.8,
        cut: 0.5,
        rim: 1,
        rimW: 5,
      },
    )
    await P.ink(
      E.line(
        [
          [-20, 800],
          [1220, 590],
        ],
        4,
      ) +
        E.line(
          [
            [-20, 826],
            [1220, 612],
          ],
          4,
        ),
      { fill: ['#fff0cc'], alpha: 0.7, prism: 0.2, cut: 0.5 },
    )
    await P.paint(
      crowd(160, 1100, 0, 1, 7, 33, 0)
        .map((f) =>
          fig({ ...f, h: 118, y: 790 - (f.x + 20) * 0.1775 + 6, walk: 0.1, fingers: false }),
        )
        .join(''),
      { rim: 1, rimW: 3, prism: 0.5, cut: 0.4, shadow: 0.3, shadowDist: 8 },
    )
    P.finish({ vignette: 0.36, dark: '#16283a' })
  },
})
add({
  id: 'san-francisco-2',
  size: G,
  focus: [0.5, 0.5],
  alt: 'The bridge and city lights at night',
  plate: {
    seed: 581,
    light: { x: 820, y: 180, color: '#fff3d0', glow: 0.34, reach: 220 },
    shade: INK.night,
    haze: '#5a8a98',
    rays: 24,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [INK.night, '#0d2c44', '#1b5470', '#5a98a0', '#d9b890'],
      axis: [0, -40, 0, 520],
      prism: 0.9,
      shift: 0.13,
      cut: 0,
    })
    await P.ink(stars(120, 1200, 330, 71), { fill: [INK.paper], prism: 0, alpha: 0.85, cut: 0 })
    await P.ink(E.circle(820, 180, 60), {
      fill: ['#fffaf0', '#f0e2c0'],
      radial: [800, 160, 80],
      prism: 0,
      cut: 1,
    })
    await hill(
      P,
      E.domes(
        [
          [120, 400, 300],
          [520, 420, 300],
          [1000, 380, 360],
        ],
        490,
        254,
        3,
      ),
      {
        bottom: 520,
        fill: ['#16404f', '#0f2c3c'],
        axis: [0, 380, 0, 500],
        light: '#7fb0b0',
        lightW: 2.2,
        seed: 5,
        depth: 80,
        len: 40,
      },
    )
    const ct = S.blocks(560, 1230, 496, 20, 130, 37, 20, 40)
    await P.ink(ct.body, {
      fill: ['#12303f', '#0b2230'],
      axis: [0, 360, 0, 500],
      prism: 0.6,
      cut: 0.2,
      rim: 0.6,
      rimW: 1.6,
    })
    await P.ink(ct.win, { fill: ['#ffd98a'], prism: 0, cut: 0 })
    await water(P, {
      y: 496,
      fill: [
        [0, '#5f9aa0'],
        [0.2, '#1f5a70'],
        [1, INK.night],
      ],
      mark: ['#bfe0d8', '#4a8a98'],
      path: ['#fffaf0', '#e9dcb0'],
      seed: 134,
    })
    await P.ink(
      carve({
        box: [540, 500, 1220, 700],
        step: 30,
        row: 12,
        seed: 9,
        dir: () => 0,
        len: () => 26,
        wid: (x, y) => (noise(x / 22, 1, 5) > 0.1 ? 2 * (1 - (y - 500) / 210) : 0),
      }),
      { fill: ['#ffd36b'], alpha: 0.8, prism: 0.1, cut: 0.3 },
    )
    const B = S.goldenBridge(
      { x: 300, base: 660, top: 90, deck: 520, w: 104 },
      { x: 830, base: 520, top: 300, deck: 470, w: 36 },
      [-160, 556],
      [1130, 462],
    )
    await P.ink(B.far, {
      fill: ['#c94a2a', '#7c2a24'],
      axis: [0, 300, 0, 520],
      prism: 0.5,
      rim: 1,
      rimW: 2,
      cut: 0.2,
    })
    await P.ink(B.cables, {
      fill: ['#e0603a', '#a83a22'],
      axis: [0, 90, 0, 560],
      prism: 0.3,
      rim: 0.6,
      rimW: 1.6,
      cut: 0,
    })
    await P.ink(B.deck, {
      fill: ['#a83a22', '#5a1f22'],
      axis: [0, 460, 0, 580],
      prism: 0.5,
      rim: 1,
      rimW: 2.4,
      cut: 0.2,
    })
    await P.ink(B.near, {
      fill: ['#f0693a', '#c23f20', '#5a1f22'],
      axis: [0, 90, 0, 660],
      prism: 0.8,
      rim: 1,
      rimW: 5,
      rimC: '#ffe0b0',
      cut: 0.3,
    })
    let lt = ''
    for (let i = 0; i < 22; i++) {
      const t = i / 21
      lt += E.circle(lerp(-20, 1120, t), lerp(526, 460, t) - 6, lerp(4, 1.6, t))
    }
    await P.ink(lt, { fill: ['#fff0c0'], prism: 0, cut: 0 })
    await P.ink(E.cloud(220, 690, 560, 60, 27) + E.cloud(960, 560, 420, 40, 29), {
      fill: ['#e9e3d0', '#8fb0b0'],
      axis: [0, 520, 0, 700],
      prism: 0.7,
      cut: 2.4,
      alpha: 0.92,
    })
    P.finish({ vignette: 0.45, dark: INK.night })
  },
})
add({
  id: 'san-francisco-3',
  size: G,
  focus: [0.5, 0.5],
  alt: 'Worship on a Sunday afternoon',
  plate: {
    seed: 591,
    light: { x: 600, y: 260, color: '#fff0c8', glow: 0.34, reach: 250 },
    shade: '#0f2436',
    haze: '#e9c59a',
    rays: 30,
  },
  draw: async (P) => {
    await worship(P, {
      wx: 600,
      wy: 540,
      ww: 420,
      wh: 500,
      rows: [
        [770, 270, 14, 0.4],
        [880, 350, 10, 0.5],
        [1060, 500, 7, 0.4],
      ],
      seed: 25,
      wall: ['#8fc0b4', '#3f8a90', '#1b5468', '#0f2a40'],
      tone: 'cool',
    })
    P.finish({ vignette: 0.45, dark: '#0c1c2c' })
  },
})

add({
  id: 'oakley-1',
  size: G,
  focus: [0.5, 0.5],
  alt: 'A picnic in the shade of a valley oak',
  plate: {
    seed: 601,
    light: { x: 980, y: 220, color: '#fff3c0', glow: 0.4, reach: 250 },
    shade: '#1d3a2c',
    haze: '#f6cf85',
    rays: 26,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#1b6a78'],
        [0.34, '#5fae9f'],
        [0.6, '#cfe0b0'],
        [0.8, '#fbe39a'],
        [1, '#f4a848'],
      ],
      axis: [0, -40, 0, 500],
      prism: 0.95,
      shift: 0.13,
      slide: 0.3,
      cut: 0,
    })
    await rays(P, 90, 420, 42, { fill: ['#fffbe0'], prism: 0, alpha: 0.55, cut: 0.6 }, 225, 5)
    await P.ink(E.circle(980, 220, 66), {
      fill: ['#fffef4', '#fff3c0'],
      radial: [980, 220, 70],
      prism: 0,
      cut: 1,
    })
    await hill(
      P,
      E.domes(
        [
          [760, 330, 330, 1.2],
          [900, 350, 240, 1.2],
          [300, 420, 360],
        ],
        480,
        264,
        3,
      ),
      {
        bottom: 500,
        fill: ['#8fa878', '#d6b865'],
        axis: [0, 330, 0, 480],
        light: '#f7e6a0',
        dark: '#4f7a60',
        seed: 5,
        depth: 120,
        len: 44,
        haze: 0.14,
      },
    )
    await hill(P, E.ridge(61, 474, 20, 420), {
      bottom: 820,
      fill: ['#e9c456', '#a9a844', '#4f7a44', '#1d4438'],
      axis: [0, 460, 0, 800],
      light: '#fbf0a0',
      dark: '#3f6a3c',
      seed: 15,
      depth: 320,
      len: 64,
      lightW: 4,
      darkW: 3.6,
    })
    await S.oak(P, 400, 640, 560, 7, {
      dark: '#173a28',
      mid: '#3a6a34',
      light: '#e3d45c',
      trunk: '#4a2c1a',
    })
    await P.paint(
      `<path fill="#dc4a20" d="M440 690L860 680L940 762L420 772Z"/><path fill="#fbf4e4" d="M500 689l60 -1l20 83l-72 1z M640 686l60 -2l36 82l-72 2z M790 682l60 -1l62 82l-72 1z M452 712l436 -10l20 20l-462 10z M436 744l496 -14l14 16l-516 16z" opacity=".55"/>`,
      { prism: 0.7, cut: 0.8, shadow: 0.2 },
    )
    const K: Fig[] = [
      [470, 840, 300, 1],
      [900, 824, 290, -1],
      [610, 800, 270, 0],
      [760, 800, 280, -1],
    ].map(([x, y, h, t], i) => ({
      ...someone(161 + i * 2, {
        x,
        y,
        h,
        turn: t,
        dress: false,
        L: [-0.05, 0.12, 0.05, 0.08],
        R: [0.05, 0.12, -0.05, 0.08],
      }),
    }))
    K.sort((a, b) => a.y - b.y)
    await P.paint(K.map(sit).join(''), { rim: 1, rimW: 4, prism: 0.5, cut: 0.5, shadow: 0.35 })
    await P.paint(
      `<path fill="#c98a4f" d="M640 714h86l-8 44h-70z"/><path d="M648 714q34 -60 70 0" fill="none" stroke="#8a4f2c" stroke-width="6"/>` +
        fig(
          someone(171, {
            x: 1050,
            y: 730,
            h: 150,
            child: true,
            walk: 0.2,
            turn: -1,
            L: [-0.08, -0.08, -0.04, -0.12],
          }),
        ) +
        fig(someone(174, { x: 1130, y: 716, h: 140, child: true, walk: 0.2, turn: -1 })) +
        kite(1080, 420, 40, 24, '#dc4a20', '#f4b233', '#1d6470'),
      { rim: 1, rimW: 3.4, prism: 0.5, cut: 0.5 },
    )
    P.finish({ vignette: 0.38, dark: '#14302a' })
  },
})
add({
  id: 'oakley-2',
  size: G,
  focus: [0.5, 0.5],
  alt: 'Vine rows in autumn colour',
  plate: {
    seed: 611,
    light: { x: 330, y: 270, color: '#ffeab8', glow: 0.42, reach: 240 },
    shade: '#3a1a22',
    haze: '#f3b870',
    rays: 26,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#2a4a6a'],
        [0.28, '#6a8a98'],
        [0.5, '#e0c49a'],
        [0.7, '#f9b560'],
        [0.88, '#ea6a34'],
        [1, '#b53a2a'],
      ],
      axis: [0, -40, 0, 450],
      prism: 0.95,
      shift: 0.13,
      slide: 0.3,
      cut: 0,
    })
    await rays(P, 90, 420, 42, { fill: ['#fff3d0'], prism: 0, alpha: 0.55, cut: 0.6 }, 235, 5)
    await P.ink(E.circle(330, 270, 68), {
      fill: ['#fffdf0', '#fff0bd'],
      radial: [330, 270, 72],
      prism: 0,
      cut: 1,
    })
    await P.ink(E.bars(860, 150, 700, 163, 5, 26), {
      fill: ['#fff0cc', '#f09a58'],
      axis: [0, 90, 0, 220],
      prism: 0.7,
      alpha: 0.9,
      cut: 1.6,
    })
    await hill(
      P,
      E.domes(
        [
          [160, 350, 340],
          [620, 330, 380],
          [1080, 340, 340],
        ],
        440,
        274,
        3,
      ),
      {
        bottom: 470,
        fill: ['#a8683a', '#d9954a'],
        axis: [0, 330, 0, 440],
        light: '#ffd98a',
        dark: '#6a3024',
        seed: 5,
        depth: 90,
        len: 42,
        trees: 12,
        treeC: ['#7a5a2a', '#3a3a28'],
      },
    )
    await P.ink(E.rect(-10, 432, 1220, 400), {
      fill: ['#e9a850', '#a85a30', '#4a2224'],
      axis: [0, 432, 0, 800],
      prism: 0.7,
      cut: 0.6,
    })
    const V = vines(330, 428, 860, [-1100, -640, -260, 80, 420, 770, 1140, 1560, 2050], 13)
    await P.ink(V.furrow, {
      fill: ['#ffd98f', '#e08a48'],
      axis: [0, 432, 0, 800],
      prism: 0.3,
      alpha: 0.75,
      cut: 0.6,
    })
    await P.ink(V.post, { fill: ['#5a2c20'], prism: 0.2, cut: 0.2 })
    await P.ink(V.dark, {
      fill: ['#9a3a20', '#6a2220', '#3a141c'],
      axis: [0, 432, 0, 800],
      prism: 0.6,
      cut: 2,
      rim: 0.8,
      rimW: 4,
    })
    const lm = await P.ink(V.lit, {
      fill: ['#f0903a', '#d9582a', '#a8341f'],
      axis: [0, 432, 0, 800],
      prism: 0.7,
      cut: 2.2,
    })
    await P.ink(
      carve({
        box: [-10, 440, 1210, 800],
        step: 15,
        row: 10,
        seed: 6,
        dir: (x, y) => noise(x / 14, y / 14, 5) * 3,
        len: (_x, y) => 5 + (y - 430) * 0.05,
        wid: (x, y) => (noise(x / 22, y / 16, 7) > 0 ? 0.8 + (y - 430) * 0.008 : 0),
      }),
      {
        fill: ['#ffd36b', '#f0a83a'],
        axis: [0, 432, 0, 800],
        clip: lm,
        prism: 0.2,
        alpha: 0.85,
        cut: 0.4,
      },
    )
    await P.paint(
      fig(
        someone(181, {
          x: 640,
          y: 690,
          h: 220,
          turn: -1,
          dress: false,
          L: [-0.05, 0.13, -0.08, 0.02],
          R: [0.02, 0.13, -0.1, 0.03],
        }),
      ) +
        box(560, 610, 28) +
        fig(someone(186, { x: 820, y: 620, h: 150, turn: -1 })),
      { rim: 1, rimW: 4, prism: 0.5, cut: 0.5, shadow: 0.35 },
    )
    P.finish({ vignette: 0.42, dark: '#1d1018' })
  },
})

add({
  id: 'india-1',
  size: G,
  focus: [0.5, 0.5],
  alt: 'A village hauls its net ashore in the morning',
  plate: {
    seed: 623,
    light: { x: 330, y: 250, color: '#fff0bd', glow: 0.42, reach: 240 },
    shade: '#123a44',
    haze: '#f7c890',
    rays: 28,
  },
  draw: async (P) => {
    await haul(P)
    P.finish({ vignette: 0.4, dark: '#0f2a34' })
  },
})

/** A beach at sunrise: boats drawn up, and everybody at the rope. */
async function haul(P: Plate) {
  const L = P.o.light
  await P.ink(P.full(), {
    fill: [
      [0, '#1d4a78'],
      [0.3, '#5f93a8'],
      [0.54, '#d9cfae'],
      [0.72, '#fbdc94'],
      [0.88, '#f7a458'],
      [1, '#e8683c'],
    ],
    axis: [0, -40, 0, 420],
    prism: 0.95,
    shift: 0.13,
    slide: 0.36,
    cut: 0,
  })
  await rays(P, 92, 440, 44, { fill: ['#fff8da'], prism: 0, alpha: 0.55, cut: 0.6 }, 119, 5)
  await P.ink(E.bars(860, 150, 700, 91, 5, 26), {
    fill: ['#fff3d6', '#f7b878'],
    axis: [0, 80, 0, 220],
    prism: 0.7,
    alpha: 0.85,
    cut: 1.6,
  })
  await P.ink(E.circle(L.x, L.y, 68), {
    fill: ['#fffdf0', '#fff0b8'],
    radial: [L.x, L.y, 72],
    prism: 0,
    cut: 1,
  })
  await water(P, {
    y: 380,
    fill: [
      [0, '#f9c987'],
      [0.16, '#a9c3a8'],
      [0.42, '#3f929a'],
      [1, '#155a70'],
    ],
    mark: ['#fff3cf', '#9ad0c4'],
    path: ['#fffbe2', '#ffdf8f', '#f6ae4c'],
    seed: 147,
    spread: 1.1,
  })
  for (const [x, y, size, flip] of [
    [760, 408, 46, 1],
    [950, 424, 60, -1],
  ] as const) {
    const boat = S.nava(x, y, size, flip)
    await P.ink(boat.sail, {
      fill: ['#fdf1d4', '#e6a860'],
      axis: [0, y - size * 1.7, 0, y],
      prism: 0.6,
      rim: 1,
      rimW: 2.4,
      cut: 0.4,
    })
    await P.ink(boat.mast + boat.hull, { fill: ['#5a2f20', '#2a1a1c'], prism: 0.4, cut: 0.3 })
  }
  const edge = (x: number) => 500 + x * 0.05 + noise(x / 120, 3, 41) * 14
  // two lines of foam, then the sand
  for (const [off, ink] of [
    [-20, '#d9efe4'],
    [-6, '#fffaf0'],
  ] as const) {
    await P.ink(
      E.land((x) => edge(x) + off + noise(x / 34, off, 43) * 5, 1200, 820),
      {
        fill: [ink],
        alpha: 0.85,
        prism: 0.3,
        cut: 1.2,
      },
    )
  }
  const sand = await P.ink(E.land(edge, 1200, 820), {
    fill: ['#f3cf8c', '#d99a58', '#8f5636'],
    axis: [0, 500, 0, 810],
    prism: 0.8,
    cut: 1,
  })
  await P.ink(
    carve({
      box: [-20, 510, 1220, 820],
      step: 50,
      row: 12,
      seed: 17,
      dir: () => 0.05,
      len: (_x, y) => 26 + (y - 500) * 0.14,
      wid: (x, y) => (noise(x / 80, y / 20, 6) > 0.08 ? 1.7 : 0),
    }),
    { fill: ['#fff0c4', '#a8663c'], radial: [L.x, 520, 900], clip: sand, alpha: 0.6, prism: 0.3 },
  )
  await S.palms(
    P,
    [
      [1090, 640, 470, -70],
      [1180, 660, 400, -20],
    ],
    71,
    { leaf: '#14564a', lit: '#4f9450', trunk: '#4a2e20', rimC: '#ffe0a0' },
  )
  const hauled = S.nava(960, 640, 150, -1)
  await P.ink(hauled.hull, {
    fill: ['#2f7f88', '#123f50'],
    axis: [0, 560, 0, 670],
    prism: 0.6,
    rim: 1,
    rimW: 4,
    cut: 0.4,
    shadow: 0.4,
  })
  await P.ink(hauled.stripe, { fill: [INK.gold, INK.poppy], axis: [800, 0, 1120, 0], cut: 0.3 })
  const rope: [number, number][] = E.quad([205, 512], [420, 612], [900, 648], 26)
  await P.ink(E.line(rope, 5), { fill: ['#4a2c1a'], prism: 0.2, cut: 0.4 })
  const net = `<path fill="#f3dcb0" opacity=".85" d="M140 500q60 -26 96 6q-30 34 -92 22z"/>`
  await P.paint(net, { prism: 0.4, cut: 1.2 })
  const at = (x: number) => 545 + (x - 300) * 0.13
  const cloths = ['#dc4a20', '#f4b233', '#fbf4e4', '#1d6470', '#a5341d', '#4a9a9b', '#e98a2b']
  const people = [300, 352, 426, 470, 536, 610, 652, 728].map((x, i) => {
    const woman = i % 3 === 1
    const child = i === 3 || i === 6
    const cloth = cloths[i % cloths.length]
    return fig({
      x,
      y: at(x) + (child ? 96 : 108) + (i % 2) * 16,
      h: child ? 124 : 178 + (i % 3) * 14,
      child,
      top: woman ? '#561a24' : i % 2 ? '#fbf4e4' : cloth,
      bottom: woman ? cloth : ['#fbf4e4', '#1d3a5c', '#6d7432'][i % 3],
      ...(woman ? { sari: cloth, dress: true, hairStyle: 'bun' as const } : {}),
      skin: SKIN[3 + (i % 3)],
      hair: i === 5 ? HAIR[4] : HAIR[5],
      build: [0.9, 1.1, 1, 0.9, 1.22, 0.95, 0.9, 1.15][i],
      turn: -1,
      lean: 0.09 + (i % 2) * 0.03,
      walk: 0.16,
      L: [-0.1, 0.05, -0.11, 0.02],
      R: [-0.07, 0.09, -0.13, 0.0],
    })
  })
  await P.paint(people.join(''), { rim: 1, rimW: 4, prism: 0.5, cut: 0.5, shadow: 0.35 })
  const basket = `<path fill="#a8622c" d="M800 742h104l-14 46h-76z"/><path fill="#c9dcd4" d="M806 744q20 -26 46 -14q34 -16 48 14z"/><path fill="#8fb2b0" d="M818 738l26 -10 6 8zM858 736l28 -8 4 9z"/>`
  await P.paint(
    basket +
      fig({
        x: 1010,
        y: 778,
        h: 226,
        top: '#2b5a41',
        bottom: '#e98a2b',
        sari: '#e98a2b',
        dress: true,
        hairStyle: 'bun',
        skin: SKIN[4],
        hair: HAIR[5],
        turn: -1,
        R: [-0.06, 0.1, -0.1, 0.02],
      }) +
      fig({
        x: 1086,
        y: 784,
        h: 140,
        child: true,
        top: '#f4b233',
        bottom: '#12394a',
        skin: SKIN[4],
        hair: HAIR[5],
        turn: -1,
        L: [-0.08, -0.06, -0.06, -0.12],
      }),
    { rim: 1, rimW: 4.4, prism: 0.5, cut: 0.5, shadow: 0.35 },
  )
}
async function backwater(P: Plate) {
  await P.ink(P.full(), {
    fill: [
      [0, '#0f4a4f'],
      [0.3, '#2f8a80'],
      [0.52, '#a9cfa0'],
      [0.7, '#fbe49a'],
      [0.86, '#f7a04a'],
      [1, '#e05a34'],
    ],
    axis: [0, -40, 0, 440],
    prism: 0.95,
    shift: 0.13,
    slide: 0.3,
    cut: 0,
  })
  await rays(P, 96, 440, 44, { fill: ['#fff6d0'], prism: 0, alpha: 0.55, cut: 0.6 }, 245, 5)
  await P.ink(E.circle(600, 300, 74), {
    fill: ['#fffdf0', '#fff0b8'],
    radial: [600, 300, 80],
    prism: 0,
    cut: 1,
  })
  for (const [x0, x1, s0] of [
    [-20, 420, 3],
    [780, 1230, 7],
  ] as number[][]) {
    await P.ink(
      E.land(E.ridge(s0, 410, 16, 120), 1200, 450).replace(
        /<path/,
        `<path transform="translate(0 0)"`,
      ),
      {
        fill: ['#3f7a54', '#1f5044'],
        axis: [0, 390, 0, 450],
        clip: await P.mask(E.rect(x0, 0, x1 - x0, 800)),
        prism: 0.5,
        rim: 1,
        rimW: 3,
        cut: 1,
      },
    )
  }
  await S.palms(
    P,
    [
      [60, 430, 230, 20],
      [170, 430, 190, -14],
      [280, 430, 210, 30],
      [380, 432, 150, 16],
      [840, 432, 170, -20],
      [940, 430, 220, -30],
      [1060, 430, 200, 20],
      [1150, 430, 240, -24],
    ],
    51,
    { leaf: '#1d5a48', lit: '#5a9a4c', trunk: '#5a3a22', rimC: '#ffe9a0' },
  )
  await water(P, {
    y: 436,
    fill: [
      [0, '#fbc878'],
      [0.14, '#b5c890'],
      [0.36, '#3f9a88'],
      [0.7, '#14606a'],
      [1, '#0a3040'],
    ],
    mark: ['#fff3c4', '#8fd0b4'],
    path: ['#fffbe0', '#ffdf8f', '#f6ae4c'],
    seed: 144,
    spread: 1.2,
  })
  const b = S.nava(560, 610, 210, 1)
  await P.paint(
    fig({
      x: 440,
      y: 640,
      h: 210,
      top: '#f3dcb0',
      bottom: '#fbf4e4',
      skin: SKIN[5],
      hair: HAIR[5],
      turn: 1,
      R: [0.08, -0.04, 0.06, -0.08],
      L: [0.02, 0.08, 0.1, 0.0],
    }) + `<path d="M500 430L420 790" stroke="#4a2a1a" stroke-width="7" stroke-linecap="round"/>`,
    {
      rim: 1,
      rimW: 4,
      prism: 0.5,
      cut: 0.4,
      clip: await P.mask(E.rect(0, 0, 1200, 622) + E.rect(0, 0, 452, 800)),
    },
  )
  await P.paint(
    (
      [
        [580, '#dc4a20', '#f4b233'],
        [660, '#1d6470', '#4a9a9b'],
        [730, '#561a24', '#e98a2b'],
      ] as [number, string, string][]
    )
      .map(([x, t, s], i) =>
        fig({
          x,
          y: 690,
          h: 180,
          top: t,
          bottom: t,
          sari: i === 1 ? undefined : s,
          dress: i !== 1,
          hairStyle: i === 1 ? 'short' : 'bun',
          skin: SKIN[4],
          hair: HAIR[5],
          turn: i === 2 ? -1 : 1,
        }),
      )
      .join(''),
    { rim: 1, rimW: 3.4, prism: 0.5, cut: 0.4, clip: await P.mask(E.rect(0, 0, 1200, 622)) },
  )
  await P.ink(b.hull, {
    fill: ['#5a2f20', '#24161a'],
    axis: [0, 500, 0, 650],
    prism: 0.6,
    rim: 1,
    rimW: 5,
    cut: 0.4,
  })
  await P.ink(b.stripe, {
    fill: [INK.gold, INK.poppy],
    axis: [340, 0, 800, 0],
    prism: 0.4,
    cut: 0.3,
  })
  await P.ink(
    carve({
      box: [320, 640, 820, 740],
      step: 46,
      row: 11,
      seed: 8,
      dir: () => 0,
      len: () => 80,
      wid: (x, y) => 4 * Math.exp(-(((x - 570) / 190) ** 2)) * (1 - (y - 640) / 110),
    }),
    { fill: ['#0a2c38'], alpha: 0.8, prism: 0.2, cut: 0.5 },
  )
  const R = rng(3)
  let lp = '',
    fl = ''
  for (let i = 0; i < 34; i++) {
    const x = R() * 1200,
      y = 690 + R() * 110,
      r = 16 + (y - 680) * 0.2
    if (Math.abs(x - 560) < 230 && y < 760) continue
    lp += `<path d="M${x} ${y}L${x + r} ${y - r * 0.1}A${r} ${r * 0.36} 0 1 1 ${x + r * 0.7} ${y - r * 0.26}Z"/>`
    if (R() < 0.4)
      fl += `<path d="M${x - r * 0.4} ${y - r * 0.1}Q${x - r * 0.5} ${y - r * 0.6} ${x - r * 0.1} ${y - r * 0.4}Q${x} ${y - r * 0.9} ${x + r * 0.1} ${y - r * 0.4}Q${x + r * 0.5} ${y - r * 0.6} ${x + r * 0.4} ${y - r * 0.1}Z"/>`
  }
  await P.ink(lp, {
    fill: ['#6fae5c', '#1d5a48'],
    axis: [0, 680, 0, 800],
    prism: 0.6,
    rim: 1,
    rimW: 3,
    cut: 0.5,
  })
  await P.ink(fl, {
    fill: ['#fff3e0', '#f0785a'],
    axis: [0, 680, 0, 800],
    prism: 0.4,
    rim: 0.7,
    rimW: 2,
    cut: 0.3,
  })
}
add({
  id: 'india-2',
  size: G,
  focus: [0.5, 0.5],
  alt: 'A canoe carrying worshippers along the backwater',
  plate: {
    seed: 631,
    light: { x: 600, y: 300, color: '#ffefb8', glow: 0.42, reach: 240 },
    shade: '#0f3a3c',
    haze: '#f7c078',
    rays: 28,
  },
  draw: async (P) => {
    await backwater(P)
    P.finish({ vignette: 0.4, dark: '#0a2c34' })
  },
})
add({
  id: 'india-3',
  size: G,
  focus: [0.5, 0.5],
  alt: 'An evening meeting by lamplight in the village',
  plate: {
    seed: 641,
    light: { x: 600, y: 400, color: '#ffdf9a', glow: 0.34, reach: 230 },
    shade: '#0a1f2a',
    haze: '#d98a4a',
    rays: 28,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#0a1f33'],
        [0.3, '#16506a'],
        [0.55, '#5a8a80'],
        [0.75, '#e09a5a'],
        [1, '#c9482f'],
      ],
      axis: [0, -40, 0, 600],
      prism: 0.9,
      shift: 0.13,
      slide: 0.2,
      cut: 0,
    })
    await P.ink(stars(110, 1200, 340, 81), { fill: [INK.paper], prism: 0, alpha: 0.85, cut: 0 })
    await S.palms(
      P,
      [
        [120, 580, 420, 40],
        [250, 580, 330, -20],
        [1080, 580, 430, -50],
        [960, 580, 320, 20],
      ],
      61,
      { leaf: '#0f3440', lit: '#1f5a54', trunk: '#2a1c1c', rimC: '#ffb86a' },
    )
    const gm = await P.ink(E.rect(-10, 560, 1220, 300), {
      fill: ['#ffd08a', '#d9783a', '#6a2f2a', '#1d1822'],
      radial: [600, 600, 700],
      prism: 0.9,
      cut: 1,
    })
    await P.ink(
      carve({
        box: [-20, 566, 1220, 800],
        step: 44,
        row: 12,
        seed: 15,
        dir: () => 0,
        len: () => 50,
        wid: (x, y) => (noise(x / 60, y / 20, 5) > 0 ? 2 : 0),
      }),
      { fill: ['#fff0c4', '#c9603a'], radial: [600, 600, 620], clip: gm, alpha: 0.5, prism: 0.3 },
    )
    await P.paint(
      `<path fill="#f3dcb0" d="M330 570V330h540v240z"/><path fill="#c9542e" d="M280 340L360 210H840L920 340Z"/><path fill="#8a2f1f" d="M280 340h640v16h-640z"/><path fill="#fff0bd" d="M400 570V400q0 -40 40 -40t40 40v170z M560 570V390q0 -40 40 -40t40 40v180z M720 570V400q0 -40 40 -40t40 40v170z"/>` +
        E.rect(596, 130, 8, 90).replace('<rect', '<rect fill="#ffe39a"') +
        E.rect(572, 152, 56, 8).replace('<rect', '<rect fill="#ffe39a"'),
      { prism: 0.8, rim: 0.8, rimW: 4, cut: 0.8 },
    )
    const L = lamps(
      [
        [-20, 280],
        [360, 240],
        [600, 212],
        [840, 240],
        [1220, 280],
      ],
      36,
      5.4,
    )
    await P.ink(L.wire, { fill: ['#241a18'], prism: 0, cut: 0 })
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
      fig({
        x: 600,
        y: 640,
        h: 250,
        top: '#fbf4e4',
        bottom: '#fbf4e4',
        skin: SKIN[4],
        hair: HAIR[5],
        turn: 0,
        R: [0.1, -0.04, 0.07, -0.1],
        L: [-0.05, 0.11, 0.05, 0.0],
      }),
      { rim: 1, rimW: 5, prism: 0.5, cut: 0.5 },
    )
    const R = rng(5)
    let k = ''
    for (const [y, n, h] of [
      [760, 9, 230],
      [860, 7, 290],
      [980, 5, 370],
    ] as number[][])
      for (let i = 0; i < n; i++) {
        const x = ((i + 0.5 + (R() - 0.5) * 0.3) / n) * 1240 - 20
        const woman = R() < 0.6
        const c = ['#dc4a20', '#f4b233', '#1d6470', '#a5341d', '#4a9a9b', '#e98a2b', '#fbf4e4'][
          Math.floor(R() * 7)
        ]
        k += sit({
          x,
          y: y + h * 0.12,
          h,
          top: woman ? '#561a24' : c,
          bottom: c,
          sari: woman ? c : undefined,
          hairStyle: woman ? (R() < 0.5 ? 'veil' : 'bun') : 'short',
          skin: SKIN[4],
          hair: HAIR[5],
        })
      }
    await P.paint(k, { rim: 1, rimW: 4.4, rimC: '#ffd08a', prism: 0.5, cut: 0.5, shadow: 0.3 })
    P.finish({ vignette: 0.5, dark: '#0a1420' })
  },
})

add({
  id: 'spain-1',
  size: G,
  focus: [0.5, 0.5],
  alt: 'The towers of Barcelona above the rooftops',
  plate: {
    seed: 651,
    light: { x: 240, y: 220, color: '#fff3cf', glow: 0.4, reach: 250 },
    shade: '#123a5a',
    haze: '#f7c9a0',
    rays: 28,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#0f4a70'],
        [0.3, '#3f98ac'],
        [0.54, '#b5d8c8'],
        [0.72, '#fbe6b6'],
        [0.88, '#f7b06a'],
        [1, '#ea7440'],
      ],
      axis: [0, -40, 0, 640],
      prism: 0.95,
      shift: 0.13,
      slide: 0.36,
      cut: 0,
    })
    await rays(P, 90, 420, 42, { fill: ['#fffbe6'], prism: 0, alpha: 0.55, cut: 0.6 }, 255, 5)
    await P.ink(E.circle(240, 220, 66), { fill: ['#fffdf2'], prism: 0, cut: 1 })
    await P.ink(E.bars(860, 140, 640, 173, 5, 24), {
      fill: ['#fffaf0', '#f7c995'],
      axis: [0, 90, 0, 210],
      prism: 0.7,
      alpha: 0.9,
      cut: 1.6,
    })
    await hill(
      P,
      E.domes(
        [
          [200, 470, 340],
          [1020, 460, 360],
        ],
        600,
        284,
        3,
      ),
      {
        bottom: 640,
        fill: ['#6a9a98', '#b5bf98'],
        axis: [0, 460, 0, 600],
        light: '#e9eed0',
        seed: 5,
        depth: 90,
        len: 40,
        haze: 0.14,
        lightW: 2.4,
      },
    )
    await barcelona(P, {
      base: 640,
      x: 640,
      s: 0.98,
      wall: ['#f3cf9c', '#d98a54', '#a04a30'],
      glow: '#ffe9ad',
      tower: ['#fbd296', '#df8a50', '#8f3f2a'],
      win: 0.6,
    })
    const fr = S.blocks(-20, 1220, 760, 20, 110, 47, 60, 120)
    await P.ink(fr.body + fr.roof, {
      fill: ['#c9643a', '#7c3428', '#4a2228'],
      axis: [0, 650, 0, 800],
      prism: 0.9,
      cut: 0.5,
      rim: 0.9,
      rimW: 4,
    })
    await P.ink(fr.win, { fill: ['#ffe39a'], prism: 0, cut: 0, alpha: 0.9 })
    P.finish({ vignette: 0.36, dark: '#0f2440' })
  },
})
add({
  id: 'spain-2',
  size: G,
  focus: [0.5, 0.5],
  alt: 'Friends on the beach promenade at evening',
  plate: {
    seed: 661,
    light: { x: 780, y: 280, color: '#ffe9b8', glow: 0.42, reach: 240 },
    shade: '#16284a',
    haze: '#f3b08a',
    rays: 28,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: [
        [0, '#143a66'],
        [0.26, '#3f7f9c'],
        [0.48, '#c0c4b0'],
        [0.66, '#fbd59a'],
        [0.82, '#f48a4c'],
        [1, '#d24a3a'],
      ],
      axis: [0, -40, 0, 460],
      prism: 0.95,
      shift: 0.13,
      slide: 0.3,
      cut: 0,
    })
    await rays(P, 100, 460, 44, { fill: ['#fff3d4'], prism: 0, alpha: 0.55, cut: 0.6 }, 265, 5)
    await P.ink(E.circle(780, 280, 76), {
      fill: ['#fffdf0', '#fff0c0'],
      radial: [780, 280, 82],
      prism: 0,
      cut: 1,
    })
    await hill(
      P,
      E.domes(
        [
          [100, 400, 300],
          [320, 420, 220],
        ],
        452,
        294,
        3,
      ),
      {
        bottom: 470,
        fill: ['#6a5a80', '#a8788a'],
        axis: [0, 400, 0, 460],
        light: '#f6c0a0',
        seed: 5,
        depth: 60,
        len: 36,
        lightW: 2,
      },
    )
    await P.ink(`<path d="M170 452Q150 330 240 214Q246 330 236 452Z"/>`, {
      fill: ['#8a5a78', '#4a3a5a'],
      axis: [150, 0, 250, 0],
      prism: 0.8,
      rim: 1,
      rimW: 4,
      cut: 0.4,
    })
    await water(P, {
      y: 450,
      bottom: 660,
      fill: [
        [0, '#f7a868'],
        [0.2, '#c0a898'],
        [0.5, '#3f7f98'],
        [1, '#1b4a70'],
      ],
      mark: ['#fff0d0', '#9fd0d0'],
      path: ['#fffbe4', '#ffd890', '#f6a050'],
      seed: 154,
    })
    const b = S.sloop(420, 500, 60, 1)
    await P.ink(b.main + b.jib, { fill: ['#fffaf0'], prism: 0.5, cut: 0.3, rim: 1, rimW: 2 })
    await P.ink(b.hull, { fill: ['#16284a'], prism: 0.2, cut: 0.2 })
    const sand = (x: number) => 610 + Math.sin(x / 160) * 14 + noise(x / 60, 2, 9) * 6
    const sm = await P.ink(E.land(sand, 1200, 820), {
      fill: ['#ffe3b0', '#e0a868', '#8a4f40', '#3a2438'],
      axis: [0, 600, 0, 810],
      prism: 0.7,
      rim: 1,
      rimW: 7,
      rimC: '#fffdf2',
    })
    await P.ink(
      carve({
        box: [-20, 610, 1220, 810],
        step: 44,
        row: 12,
        seed: 15,
        dir: (x) => Math.cos(x / 160) * 0.1,
        len: () => 60,
        wid: (x, y) => (noise(x / 70, y / 18, 5) > 0.05 ? 2.2 : 0),
      }),
      { fill: ['#fff3cf', '#c98058'], axis: [0, 600, 0, 810], clip: sm, alpha: 0.6, prism: 0.3 },
    )
    await P.paint(
      [
        [250, 206, 1],
        [340, 200, -1],
        [560, 214, 1],
        [640, 196, 1],
        [720, 208, -1],
        [960, 206, -1],
      ]
        .map(([x, h, t], i) =>
          fig(
            someone(191 + i, { x, y: 720 + (i % 3) * 10, h, turn: t, walk: i > 4 ? 0.12 : 0.03 }),
          ),
        )
        .join('') + fig(someone(201, { x: 880, y: 734, h: 130, child: true, walk: 0.2, turn: 1 })),
      { rim: 1, rimW: 4, prism: 0.5, cut: 0.4, shadow: 0.4, shadowDist: 18 },
    )
    await S.palms(
      P,
      [
        [1110, 800, 620, -60],
        [60, 800, 540, 40],
      ],
      71,
      { leaf: '#16344a', lit: '#2f6a5c', trunk: '#3a2228', rimC: '#ffd09a' },
    )
    P.finish({ vignette: 0.4, dark: '#14183a' })
  },
})
add({
  id: 'spain-3',
  size: G,
  focus: [0.5, 0.5],
  alt: 'Bilingual Sunday service, two pastors speaking',
  plate: {
    seed: 671,
    light: { x: 600, y: 230, color: '#fff0c4', glow: 0.34, reach: 240 },
    shade: '#1a1430',
    haze: '#e9a58a',
    rays: 30,
  },
  draw: async (P) => {
    await P.ink(P.full(), {
      fill: ['#f6b86a', '#d9683a', '#8a2f3a', '#3a1c3a', '#16122a'],
      radial: [600, 230, 820],
      prism: 0.95,
      shift: 0.13,
      cut: 0,
    })
    for (const q of [-1, 0, 1])
      await glass(
        P,
        600 + q * 330,
        470,
        q ? 190 : 290,
        q ? 330 : 420,
        41 + q,
        [600 + q * 330, q ? 270 : 210],
        '#1a1430',
        q ? 'cool' : 'warm',
      )
    await P.ink(
      E.poly([
        [-20, 530],
        [1220, 530],
        [1220, 620],
        [-20, 620],
      ]),
      {
        fill: ['#c9743a', '#5a2430'],
        axis: [0, 530, 0, 620],
        prism: 0.8,
        rim: 1,
        rimW: 5,
        cut: 0.5,
      },
    )
    await P.paint(
      fig({
        x: 520,
        y: 560,
        h: 290,
        top: '#12394a',
        bottom: '#0d2430',
        skin: SKIN[2],
        hair: HAIR[0],
        turn: 1,
        L: [-0.1, -0.02, -0.07, -0.1],
        R: [0.06, 0.12, 0.06, 0.0],
      }) +
        fig({
          x: 690,
          y: 560,
          h: 276,
          top: '#1d6470',
          bottom: '#561a24',
          skin: SKIN[1],
          hair: HAIR[2],
          hairStyle: 'long',
          dress: true,
          turn: -1,
          R: [0.09, 0.05, 0.08, -0.06],
          L: [-0.05, 0.12, 0.03, 0.06],
        }),
      { rim: 1, rimW: 5, prism: 0.5, cut: 0.5 },
    )
    for (const [y, h, n, up, c] of [
      [830, 300, 11, 0.15, '#2a1a38'],
      [980, 440, 8, 0.15, '#140e22'],
    ] as [number, number, number, number, string][])
      await P.paint(
        crowd(-40, 1240, y, h, n, 51 + n, up, { dress: false })
          .map((f) => shade(f, c))
          .join(''),
        { rim: 1, rimW: 4.4, rimC: '#ffcf9a', prism: 0.5, cut: 0.5 },
      )
    P.finish({ vignette: 0.45, dark: '#120c20' })
  },
})
add({
  id: 'spain-4',
  size: G,
  focus: [0.5, 0.5],
  alt: 'A Bible study on a rooftop above the city at dusk',
  plate: {
    seed: 683,
    light: { x: 600, y: 470, color: '#ffdf9a', glow: 0.3, reach: 210 },
    shade: '#0f1a26',
    haze: '#d99a6a',
    rays: 28,
  },
  draw: async (P) => {
    await rooftop(P)
    P.finish({ vignette: 0.45, dark: '#0c1620' })
  },
})

/** A roof terrace at dusk: washing lines, a lantern, friends in a ring, the towers behind. */
async function rooftop(P: Plate) {
  await P.ink(P.full(), {
    fill: [
      [0, '#0a2236'],
      [0.3, '#17506a'],
      [0.55, '#5f8f8c'],
      [0.75, '#e9a56a'],
      [0.92, '#f08a48'],
      [1, '#d9562e'],
    ],
    axis: [0, -40, 0, 470],
    prism: 0.9,
    shift: 0.12,
    slide: 0.1,
    cut: 0,
  })
  await P.ink(stars(60, 1200, 200, 91), { fill: [INK.paper], prism: 0, alpha: 0.8, cut: 0 })
  await P.ink(E.bars(300, 250, 700, 57, 5, 24), {
    fill: ['#f7c98a', '#d9603a'],
    axis: [0, 180, 0, 320],
    prism: 0.7,
    alpha: 0.8,
    cut: 1.6,
  })
  await hill(
    P,
    E.domes(
      [
        [150, 380, 320],
        [1060, 372, 340],
      ],
      470,
      61,
      3,
    ),
    {
      bottom: 520,
      fill: ['#2f5f66', '#1d4250'],
      axis: [0, 370, 0, 480],
      light: '#8fb0a0',
      seed: 9,
      depth: 80,
      len: 40,
      lightW: 2,
    },
  )
  await barcelona(P, {
    base: 500,
    x: 905,
    s: 0.62,
    wall: ['#8a4a36', '#56302f', '#2f2228'],
    glow: '#ffd98a',
    tower: ['#d98a54', '#96492f', '#4a2830'],
    win: 0.9,
  })
  const near = S.blocks(-20, 1220, 590, 30, 96, 63, 60, 110)
  await P.ink(near.body + near.roof, {
    fill: ['#5a3430', '#2a2028'],
    axis: [0, 500, 0, 600],
    prism: 0.7,
    cut: 0.5,
    rim: 0.8,
    rimW: 3,
  })
  await P.ink(near.win, { fill: ['#ffdf9a'], prism: 0, cut: 0, alpha: 0.9 })
  // the parapet and the tiles
  const floor = await P.ink(E.rect(-10, 590, 1220, 230), {
    fill: ['#f9c27a', '#c9694a', '#6a3030', '#221a22'],
    radial: [600, 610, 720],
    prism: 0.9,
    cut: 0.5,
  })
  let joints = ''
  for (let i = -14; i <= 14; i++)
    joints += E.line(
      [
        [600 + i * 46, 590],
        [600 + i * 118, 820],
      ],
      2,
    )
  for (const y of [616, 650, 694, 752])
    joints += E.line(
      [
        [-10, y],
        [1210, y],
      ],
      2,
    )
  await P.ink(joints, { fill: ['#5a2428'], clip: floor, alpha: 0.55, prism: 0.2, cut: 0.6 })
  await P.ink(E.rect(-10, 548, 1220, 50) + E.rect(-10, 536, 1220, 14), {
    fill: ['#d9905a', '#7a3c40'],
    radial: [600, 560, 700],
    prism: 0.8,
    rim: 0.8,
    rimW: 3,
    cut: 0.6,
  })
  const pots = [60, 150, 1050, 1144].map(
    (x, i) =>
      `<path fill="#a5442a" d="M${x - 26} 520h52l-8 42h-36z"/><path fill="${i % 2 ? '#2f6a4a' : '#4f8a4c'}" d="M${x} 524q-52 -18 -40 -66q22 14 30 40q0 -44 18 -62q14 24 6 60q14 -26 32 -34q8 42 -46 62z"/>`,
  )
  await P.paint(pots.join(''), { prism: 0.6, rim: 1, rimW: 3, cut: 0.6 })
  // lamps overhead and one lantern in the middle
  const string = lamps(
    [
      [-20, 150],
      [340, 250],
      [720, 190],
      [1220, 110],
    ],
    40,
    5.4,
  )
  await P.ink(string.wire, { fill: ['#1d1420'], prism: 0, cut: 0 })
  await P.ink(string.halo, {
    fill: ['#ffcf74'],
    mode: 'screen',
    alpha: 0.3,
    soft: 4,
    prism: 0,
    cut: 0,
  })
  await P.ink(string.bulb, { fill: ['#fff6d8'], prism: 0, cut: 0 })
  const ring: [number, number, number, -1 | 0 | 1][] = [
    [430, 640, 208, 1],
    [520, 622, 196, 1],
    [690, 622, 200, -1],
    [776, 642, 206, -1],
    [330, 712, 250, 1],
    [880, 714, 246, -1],
    [470, 790, 290, 0],
    [748, 794, 280, 0],
  ]
  const friends = ring.map(([x, y, h, turn], i) => ({
    ...someone(311 + i * 4, {
      x,
      y: y + h * 0.2,
      h,
      turn,
      L: [-0.05, 0.12, 0.06, 0.07],
      R: [0.05, 0.12, -0.06, 0.07],
    }),
    dress: false,
    build: 0.88 + (i % 4) * 0.1,
    ...(i === 1 || i === 5 ? { hair: HAIR[4] } : {}),
  })) as Fig[]
  await P.paint(friends.slice(0, 4).map(sit).join(''), {
    rim: 1,
    rimW: 4,
    rimC: '#ffe0a0',
    prism: 0.5,
    cut: 0.5,
  })
  await P.ink(E.circle(600, 668, 96), {
    fill: ['#ffcf74'],
    mode: 'screen',
    alpha: 0.4,
    soft: 22,
    prism: 0,
    cut: 0,
  })
  await P.paint(
    `<path fill="#2a1a20" d="M578 612q22 -30 44 0v6h-44zM572 690h56v10h-56z"/><path fill="#fff6d0" d="M578 618h44v72h-44z"/><path d="M578 618v72M600 618v72M622 618v72" stroke="#2a1a20" stroke-width="4"/>` +
      [
        [540, 712],
        [664, 716],
        [604, 742],
      ]
        .map(
          ([x, y]) =>
            `<path fill="#7a2a2a" d="M${x - 34} ${y + 3}L${x} ${y + 9}L${x + 34} ${y + 3}L${x + 26} ${y - 12}H${x - 26}Z"/><path fill="#fffaf0" d="M${x} ${y + 5}Q${x - 16} ${y - 3} ${x - 31} ${y + 1}L${x - 24} ${y - 13}Q${x - 12} ${y - 16} ${x} ${y - 9}Q${x + 12} ${y - 16} ${x + 24} ${y - 13}L${x + 31} ${y + 1}Q${x + 16} ${y - 3} ${x} ${y + 5}Z"/>`,
        )
        .join(''),
    { prism: 0.4, cut: 0.4, rim: 0.8, rimW: 2 },
  )
  await P.paint(friends.slice(4).map(sit).join(''), {
    rim: 1,
    rimW: 5,
    rimC: '#ffe0a0',
    prism: 0.5,
    cut: 0.5,
    shadow: 0.4,
  })
}
