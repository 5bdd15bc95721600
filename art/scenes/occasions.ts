/** One picture for each kind of event that has none of its own. */
import { carve } from '../press/carve.ts'
import { lerp, noise, rng } from '../press/numbers.ts'
import type { Stops } from '../press/colour.ts'
import type { Plate } from '../press/plate.ts'
import { INK } from '../press/inks.ts'
import * as E from '../draw/elements.ts'
import * as S from '../draw/structures.ts'
import { hill, rays } from '../draw/scenery.ts'
import { fig, someone, HAIR, SKIN, type Fig } from '../draw/people.ts'
import { add } from '../press/scene.ts'
import { sheep, stars } from './pages.ts'
import { box } from './pages2.ts'

const CARD: [number, number] = [1200, 900]

async function sky(P: Plate, fill: Stops, horizon: number) {
  await P.ink(P.full(), {
    fill,
    axis: [0, -40, 0, horizon],
    prism: 0.95,
    shift: 0.13,
    slide: 0.34,
    cut: 0,
  })
}

async function sun(P: Plate, radius: number, seed: number) {
  const { x, y } = P.o.light
  await rays(
    P,
    radius + 24,
    radius + 400,
    44,
    { fill: ['#fff8da'], prism: 0, alpha: 0.55, cut: 0.6 },
    seed,
    5,
  )
  await P.ink(E.circle(x, y, radius), {
    fill: ['#fffdf0', '#fff0b8'],
    radial: [x, y, radius * 1.08],
    prism: 0,
    cut: 1,
  })
}

add({
  id: 'event-youth',
  size: CARD,
  focus: [0.5, 0.5],
  alt: 'Young people climb a ridge at sunrise, one giving another a hand',
  plate: {
    seed: 1009,
    light: { x: 780, y: 300, color: '#fff0c0', glow: 0.42, reach: 260 },
    shade: '#12304a',
    haze: '#f3c08a',
    rays: 30,
  },
  draw: async (P) => {
    await sky(
      P,
      [
        [0, '#123f66'],
        [0.3, '#3f8a9c'],
        [0.54, '#bcd8c0'],
        [0.72, '#fde3a0'],
        [0.88, '#f7a04c'],
        [1, '#e0562e'],
      ],
      620,
    )
    await sun(P, 80, 301)
    for (const [index, [top, fill, light]] of (
      [
        [480, ['#7fa8a0', '#b5a878'], '#f7e6b0'],
        [560, ['#4f8488', '#8a7a54'], '#f0cf8a'],
      ] as const
    ).entries()) {
      const ridge = E.domes(
        [
          [130 + index * 180, top, 320],
          [620 - index * 90, top + 60, 330],
          [1080, top - 20, 340],
        ],
        700,
        401 + index,
        3,
      )
      await hill(P, ridge, {
        bottom: 920,
        fill: [...fill],
        axis: [0, top, 0, 760],
        light,
        seed: 41 + index * 6,
        depth: 130,
        len: 46,
        haze: 0.16 - index * 0.06,
        lightW: 2.4,
      })
    }
    const slope = (x: number) => 860 - x * 0.34 + noise(x / 90, 2, 61) * 12
    await hill(P, slope, {
      bottom: 920,
      fill: ['#a8602f', '#5a3428', '#241c24'],
      axis: [0, 440, 0, 900],
      light: '#ffd98a',
      dark: '#2a1a20',
      seed: 55,
      depth: 240,
      len: 60,
      lightW: 3.6,
    })
    const walkers: Partial<Fig>[] = [
      { R: [0.05, 0.1, 0.05, 0.1], hairStyle: 'tail', top: '#f4b233' },
      { R: [0.08, -0.02, 0.09, -0.08], hairStyle: 'short', top: '#1d6470', build: 1.15 },
      { hairStyle: 'curly', top: '#dc4a20', L: [-0.09, 0.07, -0.1, 0.06] },
      { hairStyle: 'long', top: '#fbf4e4', R: [0.06, 0.12, 0.03, 0.1] },
      { R: [0.07, -0.12, 0.02, -0.18], hairStyle: 'short', top: '#4a9a9b' },
    ]
    const xs = [300, 440, 610, 730, 985]
    await P.paint(
      walkers
        .map((more, i) => {
          const x = xs[i]
          const h = 250 - i * 14
          const pack = `<path fill="${['#7c2a24', '#2b5a41', '#12394a', '#a8602a', '#561a24'][i]}" d="M${x - h * 0.15} ${slope(x) - h * 0.78}q${-h * 0.06} ${h * 0.16} 0 ${h * 0.28}h${h * 0.12}v${-h * 0.28}z"/>`
          return (
            pack +
            fig({
              ...someone(501 + i * 3, { x, y: slope(x) + 8, h }),
              dress: false,
              skin: SKIN[(i * 2) % 6],
              bottom: ['#12394a', '#3a2a22', '#0d2430', '#2b5a41', '#12394a'][i],
              walk: 0.2,
              lean: 0.05,
              turn: i === 2 ? -1 : 1,
              fingers: true,
              ...more,
            })
          )
        })
        .join(''),
      { rim: 1, rimW: 5, prism: 0.55, cut: 0.5, shadow: 0.3 },
    )
    P.finish({ vignette: 0.42, dark: '#10202e' })
  },
})

add({
  id: 'event-outreach',
  size: CARD,
  focus: [0.5, 0.5],
  alt: 'Neighbours paint the front of a house together',
  plate: {
    seed: 1021,
    light: { x: 210, y: 190, color: '#fff3c8', glow: 0.42, reach: 280 },
    shade: '#1d3444',
    haze: '#f3d0a0',
    rays: 28,
  },
  draw: async (P) => {
    await sky(
      P,
      [
        [0, '#1d7088'],
        [0.35, '#6fb5b0'],
        [0.62, '#d9e6c0'],
        [0.82, '#fde6ae'],
        [1, '#f9bb6a'],
      ],
      700,
    )
    await sun(P, 70, 317)
    await hill(P, E.ridge(71, 640, 22, 400), {
      bottom: 920,
      fill: ['#b5bf6a', '#6f8f4a', '#2f5a40'],
      axis: [0, 620, 0, 900],
      light: '#f0eb9a',
      dark: '#3f6a3c',
      seed: 62,
      depth: 260,
      len: 54,
    })
    await S.oak(P, 130, 700, 330, 15, {
      dark: '#1d3a28',
      mid: '#3f6f3a',
      light: '#dfe06a',
      trunk: '#4a2c1a',
    })
    // the house: half in its old grey, half in fresh yellow
    const wall = 'M400 760V380h700v380z'
    const front = await P.ink(`<path d="${wall}"/>`, {
      fill: ['#f7c95a', '#e9a03c'],
      axis: [400, 0, 1100, 0],
      prism: 0.8,
      cut: 0.5,
      shadow: 0.3,
    })
    await P.ink(
      `<path d="M730 760V380h370v380z M730 420q-60 14 -40 50t-34 60t20 62t-30 60t34 52t-14 56h64z"/>`,
      { fill: ['#a9b0a4', '#7f8a86'], axis: [0, 380, 0, 760], clip: front, prism: 0.7, cut: 1.4 },
    )
    let boards = ''
    for (let y = 404; y < 760; y += 26) boards += E.rect(400, y, 700, 2.4)
    await P.ink(boards, { fill: ['#6a4a2a'], clip: front, alpha: 0.45, prism: 0.2, cut: 0.6 })
    await P.paint(
      `<path fill="#a5341d" d="M352 392L470 214H1030L1150 392Z"/><path fill="#7c2418" d="M352 392h798v16h-798z"/><path fill="#fdf6e2" d="M600 760V560h110v200z"/><path fill="#1d6470" d="M612 760V572h86v188z"/><path fill="#fdf6e2" d="M450 500h110v120h-110z M850 500h130v120h-130z"/><path fill="#2f7f88" d="M460 510h90v100h-90z M860 510h110v100h-110z"/><path d="M505 510v100M460 560h90M915 510v100M860 560h110" stroke="#fdf6e2" stroke-width="6"/><circle cx="686" cy="672" r="5" fill="#f4b233"/>`,
      { prism: 0.8, rim: 0.8, rimW: 4, cut: 0.7 },
    )
    await P.paint(
      `<path d="M800 800L880 372M870 800L930 372" stroke="#c98a4f" stroke-width="11"/><path d="M812 740h68M822 684h66M833 628h64M843 572h62M853 516h58M864 460h54" stroke="#c98a4f" stroke-width="9"/>`,
      { prism: 0.4, rim: 1, rimW: 2.4, cut: 0.4, shadow: 0.3 },
    )
    const painter = (seed: number, x: number, y: number, h: number, more: Partial<Fig>) =>
      fig({ ...someone(seed, { x, y, h, fingers: true }), dress: false, ...more })
    const roller = (x: number, y: number, tip: number) =>
      `<path d="M${x} ${y}L${x + 16} ${y - tip}" stroke="#4a2c1a" stroke-width="6"/><rect x="${x - 14}" y="${y - tip - 20}" width="62" height="22" rx="9" fill="#ffdf7a"/>`
    await P.paint(
      painter(611, 872, 640, 270, {
        top: '#dc4a20',
        bottom: '#12394a',
        skin: SKIN[3],
        hair: HAIR[5],
        turn: -1,
        L: [-0.07, -0.08, -0.05, -0.13],
      }) +
        roller(1034, 622, 120) +
        painter(617, 1000, 812, 300, {
          top: '#2b5a41',
          bottom: '#3a2a22',
          skin: SKIN[1],
          hair: HAIR[4],
          build: 1.16,
          R: [0.06, -0.06, 0.05, -0.15],
        }) +
        roller(470, 640, 90) +
        painter(623, 440, 812, 284, {
          top: '#fbf4e4',
          bottom: '#1d5664',
          skin: SKIN[4],
          hair: HAIR[5],
          hairStyle: 'bun',
          R: [0.06, -0.04, 0.03, -0.12],
        }) +
        painter(629, 560, 822, 190, {
          child: true,
          top: '#f4b233',
          bottom: '#12394a',
          skin: SKIN[4],
          turn: 1,
          R: [0.1, 0.0, 0.08, -0.1],
        }) +
        painter(631, 720, 832, 296, {
          top: '#e98a2b',
          bottom: '#0d2430',
          skin: SKIN[0],
          hair: HAIR[2],
          hairStyle: 'tail',
          turn: 1,
          L: [-0.05, 0.13, -0.02, 0.11],
          R: [0.08, 0.08, 0.1, -0.02],
        }),
      { rim: 1, rimW: 5, prism: 0.5, cut: 0.5, shadow: 0.35 },
    )
    await P.paint(
      `<path fill="#8fa0a0" d="M640 800h58l-7 52h-44z"/><ellipse fill="#ffdf7a" cx="669" cy="800" rx="29" ry="8"/><path d="M640 800q29 -54 58 0" fill="none" stroke="#5b6a6c" stroke-width="4"/>` +
        box(1110, 820, 56),
      { rim: 1, rimW: 3, prism: 0.5, cut: 0.5, shadow: 0.35 },
    )
    P.finish({ vignette: 0.38, dark: '#16302e' })
  },
})

add({
  id: 'event-holiday',
  size: CARD,
  focus: [0.5, 0.5],
  alt: 'A lit stable beneath one great star, shepherds coming over the hill',
  plate: {
    seed: 1033,
    light: { x: 640, y: 190, color: '#fff6d6', glow: 0.4, reach: 250 },
    shade: '#06121f',
    haze: '#5f8a94',
    rays: 34,
  },
  draw: async (P) => {
    await sky(
      P,
      [
        [0, '#06182a'],
        [0.35, '#0f3d56'],
        [0.62, '#1d6a78'],
        [0.84, '#5f9a90'],
        [1, '#c9c08a'],
      ],
      640,
    )
    await P.ink(stars(150, 1200, 520, 77), { fill: [INK.paper], prism: 0, alpha: 0.9, cut: 0 })
    const { x, y } = P.o.light
    const spike = (long: number, wide: number, turn: number) =>
      [0, 1, 2, 3].map((quarter) => {
        const a = (quarter * Math.PI) / 2 + turn
        const [c, s] = [Math.cos(a), Math.sin(a)]
        const stretch = quarter === 1 && turn === 0 ? 2.1 : 1
        return E.poly([
          [x - s * wide, y + c * wide],
          [x + c * long * stretch, y + s * long * stretch],
          [x + s * wide, y - c * wide],
        ])
      })
    await rays(P, 120, 520, 46, { fill: ['#fffbe6'], prism: 0, alpha: 0.35, cut: 0.6 }, 331, 4)
    await P.ink(spike(86, 10, Math.PI / 4).join(''), {
      fill: ['#ffe9ad'],
      alpha: 0.9,
      prism: 0,
      cut: 0.4,
    })
    await P.ink(spike(150, 13, 0).join(''), { fill: ['#fffdf2'], prism: 0, cut: 0.4 })
    await P.ink(E.circle(x, y, 24), { fill: ['#ffffff'], prism: 0, cut: 0.3 })
    for (const [index, top] of [560, 640].entries()) {
      await hill(
        P,
        E.domes(
          [
            [120 + index * 240, top, 340],
            [680, top + 56, 360],
            [1120 - index * 70, top - 24, 330],
          ],
          800,
          431 + index,
          3,
        ),
        {
          bottom: 920,
          fill: index ? ['#1d5658', '#0f3440', '#081c2a'] : ['#2f6f74', '#16485a'],
          axis: [0, top, 0, 860],
          light: index ? '#a9cfae' : '#8fbfb4',
          dark: '#06202c',
          seed: 71 + index * 6,
          depth: 190,
          len: 52,
          lightW: 2.6,
        },
      )
    }
    // the stable
    await P.ink(E.circle(640, 690, 190), {
      fill: ['#ffcf74'],
      mode: 'screen',
      alpha: 0.34,
      soft: 40,
      prism: 0,
      cut: 0,
    })
    await P.ink(E.rect(528, 616, 224, 150), {
      fill: ['#fff3c4', '#f7b85a', '#a8602a'],
      radial: [640, 720, 170],
      prism: 0.7,
      cut: 0.5,
    })
    const kneel = (at: number, cloth: string, veil: string, turn: 1 | -1) =>
      `<path fill="${cloth}" d="M${at - 30} 764q-2 -62 ${30 - turn * 4} -74q${30 + turn * 6} 12 34 74z"/><circle fill="#8f5533" cx="${at + turn * 8}" cy="680" r="14"/><path fill="${veil}" d="M${at - 16 + turn * 4} 700q-6 -40 ${18 + turn * 2} -38q20 2 ${12 - turn * 8} 38z"/>`
    await P.paint(
      kneel(584, '#1d6470', '#2f8a90', 1) +
        kneel(700, '#8a4a2a', '#5a2f20', -1) +
        `<path fill="#5a3420" d="M612 764l10 -34h44l10 34h-10l-4 -14h-36l-4 14z"/><path fill="#ffe6a0" d="M610 734q34 -26 68 0q-10 12 -34 12t-34 -12z"/><ellipse fill="#fffaf0" cx="644" cy="726" rx="18" ry="8"/>`,
      { rim: 1, rimW: 3, rimC: '#fff3c4', prism: 0.4, cut: 0.4 },
    )
    await P.paint(
      `<path fill="#4a2c1a" d="M500 622L640 520L780 622L766 640L640 548L514 640Z"/><path fill="#3a2218" d="M520 626h16v140h-16z M744 626h16v140h-16z"/><path fill="#5f3a22" d="M530 628L640 550L750 628z"/>`,
      { prism: 0.6, rim: 1, rimW: 4, cut: 0.8 },
    )
    // those who come
    const comers: Partial<Fig>[] = [
      {
        x: 170,
        y: 850,
        h: 250,
        top: '#7c3a22',
        bottom: '#7c3a22',
        coat: true,
        dress: true,
        turn: 1,
      },
      { x: 262, y: 842, h: 160, top: '#e9c46f', bottom: '#a8602a', child: true, turn: 1 },
      {
        x: 348,
        y: 832,
        h: 230,
        top: '#2b5a41',
        bottom: '#15362f',
        coat: true,
        dress: true,
        turn: 1,
      },
      {
        x: 980,
        y: 846,
        h: 246,
        top: '#a5341d',
        bottom: '#561a24',
        coat: true,
        dress: true,
        turn: -1,
      },
      {
        x: 1062,
        y: 852,
        h: 250,
        top: '#1d5664',
        bottom: '#12394a',
        coat: true,
        dress: true,
        turn: -1,
      },
    ]
    await P.paint(
      comers
        .map((one, i) =>
          fig({
            x: 0,
            y: 0,
            h: 0,
            skin: SKIN[3 + (i % 2)],
            hair: HAIR[5],
            walk: 0.08,
            ...(i === 0 ? { R: [0.08, 0.02, 0.06, -0.1] as [number, number, number, number] } : {}),
            ...one,
          }),
        )
        .join('') +
        `<path d="M214 850L214 600q0 -26 -24 -22" fill="none" stroke="#4a2c1a" stroke-width="7" stroke-linecap="round"/>`,
      { rim: 1, rimW: 5, rimC: '#ffe6b0', prism: 0.5, cut: 0.5, shadow: 0.3 },
    )
    await P.paint(sheep(470, 840, 40, 1) + sheep(560, 868, 46, -1) + sheep(850, 850, 42, -1), {
      rim: 1,
      rimW: 3,
      prism: 0.4,
      cut: 0.6,
    })
    P.finish({ vignette: 0.45, dark: '#04101a' })
  },
})

add({
  id: 'event-kids',
  size: CARD,
  focus: [0.5, 0.5],
  alt: 'Children of every size let go of bright balloons on a hilltop',
  plate: {
    seed: 1049,
    light: { x: 330, y: 250, color: '#fff6d0', glow: 0.42, reach: 280 },
    shade: '#174a5a',
    haze: '#e9eec4',
    rays: 28,
  },
  draw: async (P) => {
    await sky(
      P,
      [
        [0, '#1a7f98'],
        [0.35, '#5fbcb8'],
        [0.62, '#c9e6c4'],
        [0.82, '#fdf0c0'],
        [1, '#fbd07a'],
      ],
      720,
    )
    await sun(P, 80, 347)
    await P.ink(E.cloud(900, 210, 300, 60, 51) + E.cloud(640, 420, 220, 44, 57), {
      fill: ['#fffdf4', '#cfe6dc'],
      axis: [0, 120, 0, 440],
      prism: 0.6,
      cut: 1.6,
    })
    await hill(
      P,
      E.domes(
        [
          [180, 640, 380],
          [940, 620, 420],
        ],
        780,
        441,
        3,
      ),
      {
        bottom: 920,
        fill: ['#8fc46a', '#4f9a5c'],
        axis: [0, 620, 0, 800],
        light: '#e9f2a0',
        seed: 81,
        depth: 120,
        len: 46,
        haze: 0.1,
      },
    )
    const crest = E.domes([[600, 690, 760, 0.9]], 900, 443, 3)
    await hill(P, crest, {
      bottom: 920,
      fill: ['#a9cf5a', '#4f9a4c', '#1d6244'],
      axis: [0, 680, 0, 920],
      light: '#f7f59a',
      dark: '#2f7a48',
      seed: 87,
      depth: 220,
      len: 54,
      lightW: 3.4,
    })
    const R = rng(97)
    const colours = [
      ['#dc4a20', '#a5341d'],
      ['#f4b233', '#d9822a'],
      ['#1d6470', '#12394a'],
      ['#4a9a9b', '#1d6470'],
      ['#e98a2b', '#b5501f'],
      ['#fbf4e4', '#e3c684'],
    ] as const
    let strings = ''
    let balloons = ''
    const balloon = (x: number, y: number, r: number, index: number, to: [number, number]) => {
      const [lit, dark] = colours[index % colours.length]
      strings += E.line(
        E.quad([x, y + r * 1.25], [lerp(x, to[0], 0.4) + 20, lerp(y, to[1], 0.6)], to, 14),
        2.2,
      )
      balloons += `<path fill="${dark}" d="M${x} ${y + r * 1.15}l${-r * 0.13} ${r * 0.18}h${r * 0.26}z"/><path fill="${lit}" d="M${x} ${y + r * 1.18}C${x - r * 0.7} ${y + r * 0.72} ${x - r} ${y + r * 0.3} ${x - r} ${y - r * 0.1}A${r} ${r} 0 0 1 ${x + r} ${y - r * 0.1}C${x + r} ${y + r * 0.3} ${x + r * 0.7} ${y + r * 0.72} ${x} ${y + r * 1.18}Z"/><path fill="${dark}" opacity=".55" d="M${x} ${y + r * 1.18}C${x + r * 0.7} ${y + r * 0.72} ${x + r} ${y + r * 0.3} ${x + r} ${y - r * 0.1}A${r} ${r} 0 0 0 ${x + r * 0.4} ${y - r}C${x + r * 0.62} ${y - r * 0.2} ${x + r * 0.4} ${y + r * 0.7} ${x} ${y + r * 1.18}Z"/><path fill="#fffdf4" opacity=".8" d="M${x - r * 0.62} ${y - r * 0.3}q${r * 0.06} ${-r * 0.34} ${r * 0.34} ${-r * 0.44}q${-r * 0.22} ${r * 0.2} ${-r * 0.34} ${r * 0.44}z"/>`
    }
    const kids = [250, 366, 470, 604, 700, 842, 950].map((x, i) => {
      const h = [196, 238, 150, 214, 170, 226, 184][i]
      const y = crest(x) + 26 + (i % 2) * 22
      const hold: [number, number] = [x + (i % 2 ? 1 : -1) * h * 0.16, y - h * 0.98]
      const away = i === 2 || i === 5
      const up = 250 + R() * 120 + (away ? 130 : 0)
      balloon(x + (R() - 0.5) * 90 + (away ? 90 : 0), Math.max(70, y - h - up), 40 + R() * 16, i, [
        hold[0],
        away ? y - h - up + 190 : hold[1],
      ])
      if (i % 3 === 0) balloon(x + 64, Math.max(90, y - h - up + 96), 34 + R() * 10, i + 2, hold)
      const arm: [number, number, number, number] = [(i % 2 ? 1 : -1) * 0.06, -0.1, 0.01, -0.14]
      return fig({
        ...someone(701 + i * 5, { x, y, h, child: true, fingers: true }),
        top: colours[(i + 3) % 6][0],
        skin: SKIN[(i * 2 + 1) % 6],
        hair: HAIR[i % 4],
        build: 0.85 + (i % 3) * 0.16,
        turn: i % 3 === 0 ? 1 : i % 3 === 1 ? 0 : -1,
        ...(away
          ? { L: [-0.07, -0.1, -0.02, -0.14], R: [0.07, -0.1, 0.02, -0.14] }
          : i % 2
            ? { R: arm }
            : { L: arm }),
      } as Fig)
    })
    await P.ink(strings, { fill: ['#7c3a22'], prism: 0, cut: 0.2 })
    await P.paint(balloons, { prism: 0.8, rim: 0.9, rimW: 3, cut: 0.4 })
    await P.paint(kids.join(''), { rim: 1, rimW: 4.4, prism: 0.5, cut: 0.5, shadow: 0.3 })
    const flowers = carve({
      box: [-10, 760, 1210, 900],
      step: 42,
      row: 22,
      seed: 99,
      dir: (x) => x,
      len: () => 10,
      wid: (x, y) => (noise(x / 50, y / 30, 12) > 0.16 ? 4 : 0),
    })
    await P.ink(flowers, { fill: ['#fff6d8', '#f7b04a'], prism: 0.2, cut: 0.4 })
    P.finish({ vignette: 0.34, dark: '#124038' })
  },
})
