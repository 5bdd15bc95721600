/** What people bring, on a sill in the light: one picture for giving at every church, 3:2. */
import { carve } from '../press/carve.ts'
import { type Stops } from '../press/colour.ts'
import { rng, noise } from '../press/numbers.ts'
import { type Plate, type PlateOptions } from '../press/plate.ts'
import { INK } from '../press/inks.ts'
import * as E from '../draw/elements.ts'
import { hill, rays, water } from '../draw/scenery.ts'
import { add } from '../press/scene.ts'

type Room = {
  sky: Stops
  wall: Stops
  sill: Stops
  frame: string
  /** The opening, as a path. */
  opening: string
  bars?: string
  /** The radius of the sun in the opening; none where the light is another. */
  sun?: number
  /** What is seen through it. */
  beyond?: (P: Plate) => Promise<void>
}

/** A wall with an opening, what is seen through it, and a sill across the foot of the picture. */
async function room(P: Plate, o: Room) {
  const { x, y } = P.o.light
  await P.ink(P.full(), { fill: o.sky, axis: [0, 0, 0, 620], prism: 0.9, slide: 0.3, cut: 0 })
  if (o.sun) {
    const ink = { fill: ['#fff4cf'], prism: 0, alpha: 0.5, cut: 0.6 }
    await rays(P, o.sun * 1.3, o.sun * 6, 44, ink, P.seed, 5)
    await P.ink(E.circle(x, y, o.sun), { fill: ['#fffdf0', '#fff0bd'], prism: 0, cut: 1 })
  }
  await o.beyond?.(P)
  const wall = `<path fill-rule="evenodd" d="M-10 -10H1210V810H-10Z${o.opening}"/>`
  const mask = await P.ink(wall, {
    fill: o.wall,
    radial: [x, y, 900],
    prism: 0.8,
    rim: 1,
    rimW: 6,
    cut: 1,
  })
  await P.ink(
    carve({
      box: [-20, -20, 1220, 640],
      step: 70,
      row: 26,
      seed: P.seed + 4,
      dir: (u, v) => Math.atan2(v - y, u - x) + Math.PI / 2,
      len: () => 30,
      wid: (u, v) => (noise(u / 110, v / 60, P.seed) > 0.18 ? 1.7 : 0),
    }),
    { fill: [o.frame], clip: mask, alpha: 0.16, prism: 0.4 },
  )
  const line = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linejoin="round"/>`
  await P.ink(line(o.opening, 20) + (o.bars ? line(o.bars, 11) : ''), {
    fill: [o.frame],
    prism: 0.5,
    rim: 0.7,
    rimW: 4,
    cut: 0.8,
  })
  const fan = E.poly([
    [x - 190, 520],
    [x + 190, 520],
    [x + 520, 810],
    [x - 520, 810],
  ])
  const board = await P.ink(E.rect(-10, 596, 1220, 220), {
    fill: o.sill,
    axis: [0, 590, 0, 800],
    prism: 0.9,
    rim: 1,
    rimW: 5,
    cut: 0.8,
  })
  await P.ink(
    carve({
      box: [-40, 604, 1240, 800],
      step: 150,
      row: 13,
      seed: P.seed + 9,
      dir: (u, v) => noise(u / 300, v / 30, 2) * 0.05,
      len: () => 190,
      wid: (u, v) => (noise(u / 240, v / 14, 5) > 0 ? 2.1 : 0),
    }),
    { fill: [o.frame], clip: board, alpha: 0.5, prism: 0.3 },
  )
  await P.ink(fan, { fill: ['#ffe3a0'], alpha: 0.2, soft: 16, prism: 2, mode: 'screen', cut: 0 })
}

const lit = { rim: 1, rimW: 5, shadow: 0.5, shadowBlur: 12, shadowDist: 14, prism: 0.6, cut: 0.8 }
const arch = (x: number, base: number, w: number, top: number) =>
  `M${x - w / 2} ${base}V${top + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${top + w / 2}V${base}Z`
const pane = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`

function gift(
  id: string,
  alt: string,
  plate: PlateOptions['light'] & { seed: number; shade: string; haze: string },
  draw: (P: Plate) => Promise<void>,
) {
  const { seed, shade, haze, ...light } = plate
  add({
    id,
    size: [1200, 800],
    focus: [0.5, 0.6],
    alt,
    plate: { seed, light, shade, haze, rays: 28 },
    draw: async (P) => {
      await draw(P)
      P.finish({ vignette: 0.45, dark: shade, glow: 0.3 })
    },
  })
}

const loaf = (x: number, y: number, w: number) =>
  `<path d="M${x - w} ${y}Q${x - w} ${y - w * 0.78} ${x} ${y - w * 0.8}Q${x + w} ${y - w * 0.78} ${x + w} ${y}Q${x} ${y + w * 0.2} ${x - w} ${y}Z"/>`
const slashes = (x: number, y: number, w: number) =>
  [-0.5, 0, 0.5]
    .map((u) => {
      const at = x + u * w
      return `<path d="M${at - 12} ${y - w * 0.66}Q${at + 14} ${y - w * 0.4} ${at} ${y - w * 0.1}L${at + 11} ${y - w * 0.12}Q${at + 28} ${y - w * 0.42} ${at} ${y - w * 0.68}Z"/>`
    })
    .join('')

gift(
  'giving',
  'A wooden bowl with a few coins on a window sill in the morning sun',
  {
    seed: 811,
    x: 640,
    y: 300,
    color: '#ffeec0',
    glow: 0.4,
    reach: 240,
    shade: '#3a1a22',
    haze: '#f6b765',
  },
  async (P) => {
    await room(P, {
      sky: ['#2b7f86', '#a9ccb0', '#f9e1a2', '#f6a94c', '#e8662c'],
      wall: ['#a5502c', '#6a2d1c', '#3a1a22', '#220f18'],
      sill: ['#c9803a', '#7a3f22', '#3a1c1a'],
      frame: '#f0b45c',
      opening: arch(640, 600, 560, 70),
      bars: 'M640 70V600M360 400H920',
      sun: 84,
      beyond: async (plate) => {
        await hill(
          plate,
          E.domes(
            [
              [300, 470, 320],
              [900, 450, 380],
            ],
            560,
            7,
            2,
          ),
          {
            bottom: 640,
            fill: ['#e9ab45', '#a8682a'],
            light: '#ffe9a8',
            dark: '#8a4a20',
            seed: 5,
            trees: 5,
          },
        )
      },
    })
    await P.ink(`<path d="M430 606Q450 742 640 750Q830 742 850 606Q640 668 430 606Z"/>`, {
      ...lit,
      fill: ['#e9a552', '#9a5a2c', '#4d2418'],
      axis: [0, 600, 0, 750],
    })
    await P.ink(`<ellipse cx="640" cy="606" rx="212" ry="40"/>`, {
      fill: ['#3a1c1a', '#7a3f22'],
      axis: [430, 0, 850, 0],
      prism: 0.5,
      rim: 1,
    })
    let coins = ''
    for (const [x, y, r] of [
      [560, 604, 42],
      [640, 612, 46],
      [716, 602, 40],
      [604, 590, 38],
      [672, 588, 38],
    ])
      coins += `<ellipse cx="${x}" cy="${y! + 5}" rx="${r}" ry="${r! * 0.36}" fill="#8a4a20"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r! * 0.34}" fill="#f4b233"/><ellipse cx="${x}" cy="${y}" rx="${r! * 0.66}" ry="${r! * 0.2}" fill="#ffd983"/>`
    for (const [x, y] of [
      [930, 690],
      [992, 716],
    ])
      coins += `<ellipse cx="${x}" cy="${y! + 6}" rx="42" ry="15" fill="#8a4a20"/><ellipse cx="${x}" cy="${y}" rx="42" ry="15" fill="#f4b233"/><ellipse cx="${x}" cy="${y}" rx="27" ry="9" fill="#ffd983"/>`
    await P.paint(coins, { rim: 0.8, rimW: 3, prism: 0.5, cut: 0.4 })
  },
)

gift(
  'giving-pittsburg',
  'A basket with five loaves and two fishes by an open window over the bay',
  {
    seed: 823,
    x: 760,
    y: 260,
    color: '#ffe9b8',
    glow: 0.36,
    reach: 250,
    shade: INK.night,
    haze: '#e9a55a',
  },
  async (P) => {
    await room(P, {
      sky: ['#143f4f', '#2f7480', '#e0905a', '#f4a54f'],
      wall: ['#2d6a72', '#174a58', '#0f3443', INK.night],
      sill: ['#8a5a34', '#4d2c20', '#1c1416'],
      frame: '#7fb0aa',
      opening: pane(330, 60, 600, 540),
      bars: 'M630 60V600',
      sun: 66,
      beyond: async (plate) => {
        await water(plate, {
          y: 430,
          bottom: 640,
          fill: ['#e0905a', '#1d5a68'],
          mark: ['#f6c98a', '#123f4d'],
          path: ['#fff0c2', '#f6b765'],
          seed: 7,
        })
        await hill(
          plate,
          E.domes(
            [
              [420, 370, 300],
              [1000, 380, 260],
            ],
            436,
            9,
            2,
          ),
          {
            bottom: 436,
            fill: ['#8a4a30', '#4d2c2a'],
            light: '#f6b765',
            seed: 8,
          },
        )
      },
    })
    const loaves: [number, number, number][] = [
      [500, 590, 78],
      [640, 580, 82],
      [770, 592, 76],
      [570, 606, 80],
      [702, 608, 82],
    ]
    for (const [x, y, w] of loaves) {
      await P.ink(loaf(x, y, w), {
        ...lit,
        fill: ['#f4bd66', '#b5682e', '#6a3a1e'],
        axis: [0, y - w, 0, y + 20],
      })
      await P.ink(slashes(x, y, w), { fill: ['#fbe3ad'], prism: 0.3, cut: 0.8 })
    }
    const basket = await P.ink(`<path d="M400 604Q630 660 870 604L820 752Q630 778 450 752Z"/>`, {
      ...lit,
      fill: ['#d9a04c', '#8a5228', '#4a2a1c'],
      axis: [0, 600, 0, 770],
    })
    await P.ink(
      carve({
        box: [390, 610, 880, 780],
        step: 46,
        row: 20,
        seed: 12,
        dir: () => 0.06,
        len: () => 42,
        wid: () => 5,
      }),
      {
        fill: ['#f3cf86', '#b5772e'],
        clip: basket,
        axis: [0, 610, 0, 770],
        alpha: 0.8,
        prism: 0.3,
      },
    )
    const fish = (x: number, y: number, s: number) =>
      `<path fill="#8fb8b4" d="M${x} ${y}q${s * 0.5} ${-s * 0.36} ${s} 0l${s * 0.3} ${-s * 0.18}l${-s * 0.06} ${s * 0.19}l${s * 0.06} ${s * 0.19}l${-s * 0.3} ${-s * 0.18}q${-s * 0.5} ${s * 0.34} ${-s} ${-s * 0.02}z"/><path fill="#dfeee6" d="M${x + s * 0.1} ${y + s * 0.05}q${s * 0.42} ${s * 0.16} ${s * 0.8} ${-s * 0.02}q${-s * 0.4} ${s * 0.3} ${-s * 0.8} ${s * 0.02}z"/><circle fill="#0d2430" cx="${x + s * 0.16}" cy="${y - s * 0.05}" r="${s * 0.035}"/>`
    await P.paint(fish(900, 716, 190) + fish(870, 766, 190), {
      rim: 1,
      rimW: 4,
      shadow: 0.5,
      shadowDist: 8,
      prism: 0.6,
    })
  },
)

gift(
  'giving-san-francisco',
  'A lantern burning on a sill at night, a long bridge and the lights of the city beyond',
  {
    seed: 839,
    x: 600,
    y: 520,
    color: '#ffdf9a',
    glow: 0.55,
    reach: 230,
    shade: INK.night,
    haze: '#35586a',
  },
  async (P) => {
    await room(P, {
      sky: ['#0a1d2b', '#10344a', '#1d5568', '#7a5a62'],
      wall: ['#7a4a2c', '#3d2a2a', '#16242c', INK.night],
      sill: ['#b5702e', '#5d3420', '#1a1416'],
      frame: '#c9863a',
      opening: pane(190, 50, 390, 550) + pane(620, 50, 390, 550),
      bars: 'M385 50V600M815 50V600M190 300H580M620 300H1010',
      beyond: async (plate) => {
        const towers = [300, 880].map(
          (x) =>
            `${E.rect(x - 26, 170, 12, 360)}${E.rect(x + 14, 170, 12, 360)}${[200, 280, 360].map((y) => E.rect(x - 26, y, 52, 12)).join('')}`,
        )
        const cable = 'M-10 430Q150 380 300 176Q590 560 880 176Q1030 380 1210 430'
        await plate.ink(
          `${towers.join('')}${E.rect(-10, 456, 1220, 12)}<path d="${cable}" fill="none" stroke="#fff" stroke-width="6"/>`,
          { fill: ['#a5341d', '#6a2a22'], axis: [0, 160, 0, 480], prism: 0.6, cut: 0.8 },
        )
        const R = rng(6)
        let windows = ''
        for (let i = 0; i < 150; i++) windows += E.rect(R() * 1200, 500 + R() * 84, 5, 7)
        await plate.ink(E.rect(-10, 490, 1220, 140), {
          fill: ['#0b2533', '#123f4d'],
          axis: [0, 490, 0, 600],
          prism: 0.4,
        })
        await plate.ink(windows, { fill: ['#ffd983'], prism: 0.2, cut: 0.2 })
      },
    })
    await P.paint(
      `<path fill="none" stroke="#e9c46f" stroke-width="9" d="M540 372Q600 270 660 372"/><path fill="#3a2a22" d="M540 400L566 364H634L660 400Z M520 694H680L694 730H506Z"/><path fill="#ffe6a6" d="M548 404H652V690H548Z"/><path fill="#3a2a22" d="M536 398H552V696H536Z M648 398H664V696H648Z M593 398H607V470H593Z"/><path fill="#fff8dc" d="M600 470Q652 560 630 622Q600 668 570 622Q548 560 600 470Z"/><path fill="#f4b233" d="M600 540Q628 600 616 630Q600 652 584 630Q572 600 600 540Z"/>`,
      { rim: 1, rimW: 4, shadow: 0.4, prism: 0.4, cut: 0.6 },
    )
  },
)

gift(
  'giving-oakley',
  'A crate of ripe apricots in a barn door, the orchard behind it in evening light',
  {
    seed: 853,
    x: 430,
    y: 270,
    color: '#fff0c0',
    glow: 0.42,
    reach: 260,
    shade: '#1c2a1c',
    haze: '#e9cf86',
  },
  async (P) => {
    await room(P, {
      sky: ['#5fa09a', '#d6dba4', '#f9e1a2', '#f0b45c'],
      wall: ['#8a4a2a', '#54301f', '#2a2018', '#151a16'],
      sill: ['#b58a4a', '#6a4a2a', '#2a2018'],
      frame: '#d99a52',
      opening: 'M170 600V90H1010V600Z',
      bars: 'M170 90L1010 90',
      sun: 78,
      beyond: async (plate) => {
        await hill(
          plate,
          E.domes(
            [
              [300, 430, 420],
              [920, 410, 420],
            ],
            520,
            17,
            2,
          ),
          {
            bottom: 640,
            fill: ['#a9b45c', '#5d6a2f', '#35482a'],
            light: '#f0e08a',
            dark: '#2f4a28',
            seed: 19,
            trees: 12,
            treeS: 22,
          },
        )
      },
    })
    const R = rng(9)
    let fruit = ''
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 8 - row; i++) {
        const x = 360 + row * 34 + i * 68 + (R() - 0.5) * 12
        const y = 592 - row * 46 + (R() - 0.5) * 8
        const r = 38 + R() * 5
        fruit += `<circle cx="${x}" cy="${y}" r="${r}" fill="${['#e98a2b', '#f0a03c', '#dc6a24'][i % 3]}"/><path d="M${x - r * 0.3} ${y - r * 0.8}Q${x + r * 0.3} ${y} ${x - r * 0.2} ${y + r * 0.85}" fill="none" stroke="#a5441d" stroke-width="4"/>`
        if (R() < 0.34)
          fruit += `<path fill="#4f7a3a" d="M${x} ${y - r}q34 -34 62 -10q-26 28 -62 10z"/>`
      }
    await P.paint(fruit, { rim: 1, rimW: 5, prism: 0.6, shadow: 0.4, cut: 0.8 })
    const slat = (y: number) => E.rect(310, y, 580, 50)
    const crate = await P.ink(
      slat(596) + slat(656) + slat(716) + E.rect(300, 580, 40, 192) + E.rect(860, 580, 40, 192),
      {
        ...lit,
        fill: ['#e0b266', '#9a6a34', '#5d3a20'],
        axis: [0, 580, 0, 780],
      },
    )
    await P.ink(
      carve({
        box: [300, 580, 900, 780],
        step: 120,
        row: 14,
        seed: 31,
        dir: () => 0.02,
        len: () => 110,
        wid: () => 1.8,
      }),
      { fill: ['#6a4426'], clip: crate, alpha: 0.5, prism: 0.3 },
    )
  },
)

gift(
  'giving-india',
  'A clay pot heaped with rice on a mat, coconut palms and the sea through the doorway',
  {
    seed: 863,
    x: 560,
    y: 330,
    color: '#fff0c8',
    glow: 0.4,
    reach: 240,
    shade: '#16283a',
    haze: '#f3c98a',
  },
  async (P) => {
    await room(P, {
      sky: ['#1f7a80', '#7fc0b0', '#f9dfa0', '#f09a50', '#d95a34'],
      wall: ['#3f8f94', '#1d6470', '#12394a', '#0d2430'],
      sill: ['#c07a4a', '#7a4030', '#341e20'],
      frame: '#bcd8d0',
      opening: arch(600, 600, 620, -60),
      sun: 74,
      beyond: async (plate) => {
        await water(plate, {
          y: 440,
          bottom: 640,
          fill: ['#f0a860', '#1d7a80'],
          mark: ['#ffe0a0', '#145a66'],
          path: ['#fff4cf', '#f6b765'],
          seed: 11,
        })
        let palms = ''
        for (const [x, y, h, lean] of [
          [372, 560, 330, 34],
          [826, 570, 380, -40],
          [770, 580, 290, -18],
        ] as const) {
          const top: [number, number] = [x + lean, y - h]
          palms += E.taper(E.quad([x, y], [x - lean * 0.4, y - h * 0.5], top), 20, 11)
          for (let i = 0; i < 9; i++) {
            const a = Math.PI * (1.02 + (i / 8) * 0.96)
            const tip: [number, number] = [
              top[0] + Math.cos(a) * 120,
              top[1] + Math.sin(a) * 66 + 50,
            ]
            palms += E.taper(
              E.quad(top, [top[0] + Math.cos(a) * 70, top[1] + Math.sin(a) * 96], tip),
              15,
              2,
            )
          }
        }
        await plate.ink(palms, {
          fill: ['#1b4a3a', '#10302c'],
          prism: 0.5,
          rim: 1,
          rimW: 4,
          cut: 1,
        })
      },
    })
    await P.ink(`<path d="M290 700H910L990 790H210Z"/>`, {
      fill: ['#e9c46f', '#b5772e'],
      axis: [0, 700, 0, 790],
      prism: 0.6,
      cut: 1.4,
    })
    await P.ink(`<path d="M470 566Q520 462 600 452Q680 462 730 566Q600 606 470 566Z"/>`, {
      fill: ['#fffdf0', '#f3e3c0', '#cfae84'],
      axis: [0, 450, 0, 600],
      prism: 0.6,
      rim: 1,
      cut: 1.8,
    })
    await P.ink(
      carve({
        box: [470, 456, 730, 590],
        step: 20,
        row: 11,
        seed: 13,
        dir: (x) => (x - 600) / 160,
        len: () => 13,
        wid: (x, y) => (y > 462 + Math.abs(x - 600) * 0.5 ? 2.2 : 0),
      }),
      { fill: ['#c99f6a'], alpha: 0.6, prism: 0.2 },
    )
    await P.ink(
      `<path d="M446 560Q600 612 754 560L742 596Q812 664 730 742Q600 776 470 742Q388 664 458 596Z"/>`,
      {
        ...lit,
        fill: ['#dc7a44', '#a5441d', '#5a2218'],
        axis: [0, 560, 0, 770],
      },
    )
    await P.ink(
      [626, 656]
        .map(
          (y) =>
            `<path d="M432 ${y}Q600 ${y + 46} 768 ${y}" fill="none" stroke="#fff" stroke-width="8" stroke-dasharray="24 12"/>`,
        )
        .join(''),
      { fill: ['#f3dcb0'], prism: 0.4, alpha: 0.85, cut: 0.8 },
    )
  },
)

gift(
  'giving-spain',
  'A jug of oil, an olive branch and bread on a balcony above the sea',
  {
    seed: 877,
    x: 820,
    y: 240,
    color: '#fff2cc',
    glow: 0.4,
    reach: 260,
    shade: '#14304a',
    haze: '#f3d9a8',
  },
  async (P) => {
    await room(P, {
      sky: ['#2f74a0', '#7fb8c4', '#f6e3b4', '#f4bd7a'],
      wall: ['#e9d2a4', '#c98a5a', '#8a4a34', '#4a2428'],
      sill: ['#f0dcb4', '#c9a070', '#7a4e3a'],
      frame: '#5a3a34',
      opening: arch(360, 600, 330, 100) + arch(800, 600, 330, 100),
      sun: 62,
      beyond: async (plate) => {
        await water(plate, {
          y: 420,
          bottom: 640,
          fill: ['#7fb8c4', '#1f5f80'],
          mark: ['#dff0e8', '#17507a'],
          path: ['#fff8dc', '#f6d9a0'],
          seed: 15,
        })
        await hill(plate, E.domes([[280, 350, 260]], 430, 21, 2), {
          bottom: 432,
          fill: ['#5f8f8a', '#3a6a70'],
          light: '#bcd8c0',
          seed: 23,
        })
      },
    })
    await P.ink(
      `<path d="M520 470Q524 430 548 424H612Q636 430 640 470L628 500Q714 556 706 660Q698 744 580 746Q462 744 454 660Q446 556 532 500Z"/><path d="M634 470Q730 470 722 560Q718 600 690 616" fill="none" stroke="#fff" stroke-width="22"/>`,
      { ...lit, fill: ['#4a9a9b', '#1d6470', '#12394a'], axis: [450, 0, 720, 0] },
    )
    await P.ink(`<path d="M462 640Q580 690 700 640L704 668Q580 722 456 668Z"/>`, {
      fill: ['#f3dcb0', '#e9c46f'],
      prism: 0.5,
      cut: 0.8,
    })
    await P.ink(loaf(900, 720, 120), {
      ...lit,
      fill: ['#f4bd66', '#b5682e', '#6a3a1e'],
      axis: [0, 620, 0, 740],
    })
    await P.ink(slashes(900, 720, 120), { fill: ['#fbe3ad'], prism: 0.3, cut: 0.8 })
    let branch = `<path d="M190 742Q300 650 440 690" fill="none" stroke="#4a3420" stroke-width="8"/>`
    const R = rng(31)
    for (let i = 0; i < 13; i++) {
      const x = 200 + i * 19
      const y = 728 - Math.sin((i / 13) * 1.9) * 56
      const up = i % 2 ? -1 : 1
      branch += `<path fill="${i % 3 ? '#6d8a4a' : '#9fb06a'}" d="M${x} ${y}q${14 + R() * 10} ${up * 34} ${52} ${up * 40}q${-6} ${-up * 34} ${-52} ${-up * 40}z"/>`
      if (i % 3 === 1)
        branch += `<ellipse cx="${x + 12}" cy="${y - up * 20}" rx="13" ry="17" fill="#35482a"/>`
    }
    await P.paint(branch, { rim: 1, rimW: 3, prism: 0.5, shadow: 0.4, shadowDist: 6 })
  },
)

gift(
  'table',
  'An open Bible, two cups and bread on a table beneath a lamp, the evening outside',
  {
    seed: 887,
    x: 600,
    y: 220,
    color: '#ffe6b0',
    glow: 0.5,
    reach: 260,
    shade: '#1c1218',
    haze: '#d9a566',
  },
  async (P) => {
    await room(P, {
      sky: ['#0f3443', '#1d6470', '#c97a4a', '#e9a55a'],
      wall: ['#b5683a', '#6a3424', '#3a1c1c', '#1c1218'],
      sill: ['#c9803a', '#7a4426', '#331c18'],
      frame: '#5a2c1c',
      opening: arch(190, 560, 250, 150) + arch(1010, 560, 250, 150),
      beyond: async (plate) => {
        const far = E.domes(
          [
            [160, 430, 320],
            [1040, 420, 320],
          ],
          520,
          27,
          2,
        )
        await hill(plate, far, { bottom: 640, fill: ['#4a5a3a', '#22362f'], seed: 29 })
      },
    })
    const shade = `<path d="M597 -10H603V150H597Z M470 236Q490 150 600 144Q710 150 730 236Z"/>`
    await P.ink(shade, { ...lit, fill: ['#f3dcb0', '#d99a52', '#8a4a2a'], axis: [0, 140, 0, 240] })
    await P.ink(`<ellipse cx="600" cy="238" rx="128" ry="15"/>`, { fill: ['#fffdf0'], prism: 0 })
    const cover = `<path d="M262 690Q430 640 600 690Q770 640 938 690L960 726Q770 682 600 736Q430 682 240 726Z"/>`
    await P.ink(cover, { ...lit, fill: ['#561a24', '#2a1018'], axis: [0, 660, 0, 736] })
    const half = (side: number) => {
      const x = (u: number) => 600 + side * u
      return `<path d="M600 700Q${x(60)} 606 ${x(170)} 604Q${x(260)} 608 ${x(290)} 622L${x(340)} 694Q${x(250)} 664 ${x(160)} 668Q${x(60)} 672 600 720Z"/>`
    }
    const pages = await P.ink(half(-1) + half(1), {
      fill: ['#fffdf0', '#fbe9c0', '#d9b27a'],
      axis: [0, 600, 0, 720],
      prism: 0.7,
      rim: 0.8,
      cut: 0.4,
    })
    let lines = ''
    for (const side of [-1, 1])
      for (let i = 0; i < 6; i++) {
        const y = 622 + i * 11
        const near = 600 + side * (50 + i * 2)
        const far = 600 + side * (258 + i * 10)
        lines += `<path d="M${near} ${y + 16}Q${(near + far) / 2} ${y - 10} ${far} ${y + 6}" fill="none" stroke="#fff" stroke-width="3"/>`
      }
    await P.ink(lines, { fill: ['#8a5a34'], clip: pages, alpha: 0.6, prism: 0.2, cut: 0.5 })
    const cup = (x: number, y: number) =>
      `<path d="M${x - 56} ${y - 96}H${x + 56}L${x + 44} ${y}Q${x} ${y + 16} ${x - 44} ${y}Z"/><path d="M${x + 52} ${y - 78}q48 4 34 40q-8 22 -42 22" fill="none" stroke="#fff" stroke-width="13"/>`
    await P.ink(cup(1010, 730), { ...lit, fill: ['#4a9a9b', '#12394a'], axis: [950, 0, 1090, 0] })
    await P.ink(cup(230, 772), { ...lit, fill: ['#dc4a20', '#6a2018'], axis: [170, 0, 310, 0] })
    await P.ink(loaf(150, 662, 96), {
      ...lit,
      fill: ['#f4bd66', '#6a3a1e'],
      axis: [0, 580, 0, 680],
    })
    await P.ink(slashes(150, 662, 96), { fill: ['#fbe3ad'], prism: 0.3, cut: 0.8 })
  },
)
