/** Where each place lies: a printed map with the church as the one light in it. */
import { outline } from '#app/media/letters.ts'
import * as E from '../draw/elements.ts'
import { carve } from '../press/carve.ts'
import { fbm, noise } from '../press/numbers.ts'
import type { Plate } from '../press/plate.ts'
import { add } from '../press/scene.ts'
import { california, catalonia, type Country, type Point } from './geography.ts'

const width = 1200
const height = 300
/** Where the church stands: above the middle, so that what lies over a preview's foot leaves it free. */
const home: [number, number] = [600, 80]

type MapOf = {
  id: string
  alt: string
  seed: number
  at: Point
  perKilometre: number
  country: Country
}

const maps: MapOf[] = [
  {
    id: 'map-pittsburg',
    alt: 'Map: Pittsburg on the south shore where the two rivers meet the bay, between Bay Point and Antioch',
    seed: 901,
    at: [-121.8847, 38.0322],
    perKilometre: 21,
    country: california,
  },
  {
    id: 'map-san-francisco',
    alt: 'Map: the church at the foot of the bay bridge in San Francisco, the Golden Gate to the west, Oakland across the water',
    seed: 907,
    at: [-122.3977, 37.7906],
    perKilometre: 19,
    country: california,
  },
  {
    id: 'map-oakley',
    alt: 'Map: Oakley at the edge of the delta, east of Antioch and north of Brentwood',
    seed: 911,
    at: [-121.7125, 37.9974],
    perKilometre: 21,
    country: california,
  },
  {
    id: 'map-office',
    alt: 'Map: the office in Bay Point on the shore of Suisun Bay, west of Pittsburg',
    seed: 919,
    at: [-121.9616, 38.0291],
    perKilometre: 21,
    country: california,
  },
  {
    id: 'map-spain',
    alt: 'Map: Barcelona between the hills of Collserola and the sea, from the Llobregat to Badalona',
    seed: 929,
    at: [2.1686, 41.3874],
    perKilometre: 19,
    country: catalonia,
  },
]

for (const map of maps) {
  add({
    id: map.id,
    size: [width, height],
    focus: [0.5, 0.4],
    alt: map.alt,
    plate: {
      seed: map.seed,
      light: { x: home[0], y: home[1], color: '#fff3cf', glow: 0.16, reach: 150 },
      shade: '#5a4a30',
      haze: '#fbf4e4',
      rays: 30,
      prism: 0.62,
    },
    draw: (P) => drawMap(P, map),
  })
}

async function drawMap(P: Plate, { at, perKilometre: k, country, seed }: MapOf) {
  const place = ([longitude, latitude]: Point): [number, number] => [
    home[0] + (longitude - at[0]) * 111.32 * Math.cos((at[1] * Math.PI) / 180) * k,
    home[1] - (latitude - at[1]) * 110.95 * k,
  ]
  const shape = (points: readonly Point[]) => E.poly(shore(points.map(place), seed))
  const { water, islands, rivers, hills, bridges } = country

  const ground = await P.ink(P.full(), {
    fill: ['#f7e8c2', '#f0d9a2', '#e3c684'],
    radial: [home[0], home[1], 640],
    prism: 0.8,
    shift: 0.2,
    cut: 0,
  })
  await P.ink(relief(hills, place, k, seed, true), {
    fill: ['#7f8f4e', '#97995a'],
    axis: [0, 0, 0, height],
    clip: ground,
    alpha: 0.8,
    prism: 0.4,
    cut: 0.6,
  })
  await P.ink(relief(hills, place, k, seed, false), {
    fill: ['#c99a44'],
    clip: ground,
    alpha: 0.75,
    prism: 0.4,
    cut: 0.6,
  })

  const open = water.map(shape).join('')
  const running = rivers.map(({ line, width }) =>
    E.line(bends(line.map(place)), Math.max(3, width * k)),
  )
  const all = open + running.join('')
  // a pale shore, as on old charts
  await P.ink(`<g stroke="#fff" stroke-width="9" stroke-linejoin="round">${open}</g>`, {
    fill: ['#fdf6e2'],
    alpha: 0.75,
    prism: 0.3,
    cut: 1,
  })
  const sea = await P.ink(all, {
    fill: ['#8cc4bd', '#56a3a2', '#2f7f88'],
    radial: [home[0], home[1], 620],
    prism: 0.9,
    shift: 0.16,
    cut: 0.9,
  })
  await P.ink(
    carve({
      box: [-20, -20, width + 20, height + 20],
      step: 58,
      row: 11,
      seed: seed + 3,
      dir: () => 0,
      len: () => 36,
      wid: (x, y) => (noise(x / 90, y / 16, seed + 4) > 0.12 ? 1.1 : 0),
    }),
    { fill: ['#d9eee4'], clip: sea, alpha: 0.7, prism: 0.3, cut: 0.4 },
  )
  await P.ink(islands.map(shape).join(''), {
    fill: ['#f0d9a2', '#dcbf7e'],
    axis: [0, 0, 0, height],
    prism: 0.6,
    rim: 0.9,
    rimW: 2,
    cut: 0.7,
  })
  await P.ink(bridges.map((line) => E.line(line.map(place), 3.4)).join(''), {
    fill: ['#a5341d'],
    prism: 0.2,
    cut: 0.2,
  })
  P.finish({ vignette: 0.22, dark: '#5a4a30', glow: 0.2 })
  // over the glow, which would make the letters pale
  await pin(P)
  await names(P, country, place)
}

type Place = (point: Point) => [number, number]

/** Hills as short gouges that run downhill, dark on one side and golden on the side of the light. */
function relief(hills: Country['hills'], place: Place, k: number, seed: number, dark: boolean) {
  const peaks = hills.map(({ at, across, steep }) => {
    const [x, y] = place(at)
    return { x, y, r: (across * k) / 2, steep }
  })
  const high = (X: number, Y: number) => {
    // bent out of round, as ranges are
    const x = X + fbm(X / 95, Y / 80, seed + 31, 2) * 46
    const y = Y + fbm(X / 95, Y / 80, seed + 32, 2) * 34
    const bare = peaks.reduce((most, { x: px, y: py, r, steep }) => {
      const far = Math.hypot(x - px, y - py) / r
      return far < 1 ? most + steep * (1 - far * far) ** 2 : most
    }, 0)
    return bare * (1 + 0.55 * fbm(x / 58, y / 46, seed + 8, 3))
  }
  const fall = (x: number, y: number): [number, number] => [
    high(x + 5, y) - high(x - 5, y),
    high(x, y + 5) - high(x, y - 5),
  ]
  return carve({
    box: [-10, -10, width + 10, height + 10],
    step: 15,
    row: 7.5,
    seed: seed + (dark ? 1 : 2),
    dir: (x, y) => {
      const [dx, dy] = fall(x, y)
      return Math.atan2(dy, dx)
    },
    len: (x, y) => 11 + 14 * high(x, y),
    wid: (x, y) => {
      if (high(x, y) < 0.09) return 0
      const [dx, dy] = fall(x, y)
      // it is lit from the church, as everything is
      const towards = dx * (home[0] - x) + dy * (home[1] - y) < 0
      return towards === dark ? 0 : Math.min(2.9, 0.7 + Math.hypot(dx, dy) * 17)
    },
  })
}

/** A river through points, in curves. */
function bends(points: [number, number][]): [number, number][] {
  return points.flatMap((point, index) => {
    const before = points[index - 1]
    const after = points[index + 1]
    if (!before || !after) return [point]
    const half = (other: [number, number]): [number, number] => [
      (point[0] + other[0]) / 2,
      (point[1] + other[1]) / 2,
    ]
    return E.quad(half(before), point, half(after), 8)
  })
}

/** A shore drawn through points: curved between them and a little frayed, as shores are. */
function shore(points: [number, number][], seed: number): [number, number][] {
  const out: [number, number][] = []
  const count = points.length
  for (let i = 0; i < count; i++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((step) => points[(i + step + count) % count])
    const long = Math.hypot(c[0] - b[0], c[1] - b[1])
    const steps = Math.min(120, Math.max(2, Math.round(long / 5)))
    for (let n = 0; n < steps; n++) {
      const t = n / steps
      const along = (axis: 0 | 1) =>
        b[axis] +
        0.5 *
          t *
          (c[axis] -
            a[axis] +
            t *
              (2 * a[axis] -
                5 * b[axis] +
                4 * c[axis] -
                d[axis] +
                t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])))
      const [x, y] = [along(0), along(1)]
      const frayed = Math.min(1, long / 24) * 2.6
      out.push([
        x + fbm(x / 13, y / 13, seed + 21, 2) * frayed,
        y + fbm(x / 13, y / 13, seed + 22, 2) * frayed,
      ])
    }
  }
  return out
}

type Label = { left: number; right: number; bottom: number }

/**
 * A name that is not the place's own is drawn where all of it is seen: a box is as wide as the page, or
 * half as wide, or a phone, and over its foot on the left lies what asks the visitor.
 */
function isSeen({ left, right, bottom }: Label, onPhone: boolean): boolean {
  if (onPhone) return left > 432 && right < 768 && bottom < 112
  const isCut = [276, 924].some((edge) => left < edge + 8 && right > edge - 8)
  const isCovered = left < 680 && bottom > 126
  return !isCut && !isCovered
}

async function names(P: Plate, { towns }: Country, place: Place) {
  let dots = ''
  let halo = ''
  let letters = ''
  for (const { name, at, small } of towns) {
    const [x, y] = place(at)
    if (x < 8 || x > width - 8 || y < 14 || y > height - 8) continue
    const size = small ? 14 : 19
    const { path, width: wide, scale } = await outline(name, small ? 'text' : 'title', size)
    // the place itself has its name under the pin; others to the left where there is no room
    const own = Math.hypot(x - home[0], y - home[1]) < 90
    const left =
      x + wide + 16 > width || (x < home[0] && x + wide > home[0] - 66 && y < home[1] + 36)
    const start = own ? home[0] - wide / 2 : left ? x - wide - 8 : x + 8
    const base = own ? home[1] + 24 : y + size * 0.34
    const label = { left: start - 8, right: start + wide + 8, bottom: base + 5 }
    if (!own && !isSeen(label, P.view[2] < width)) continue
    const to = `translate(${start.toFixed(1)} ${base.toFixed(1)})`
    if (!own) dots += E.circle(x, y, small ? 2.6 : 3.8)
    halo += `<g transform="${to}" stroke="#fff" stroke-linejoin="round" stroke-width="${4.4 / scale}">${path}</g>`
    letters += `<g transform="${to}">${path}</g>`
  }
  const rings = dots.replace(/r="([\d.]+)"/g, (_, r: string) => `r="${Number(r) + 2}"`)
  await P.ink(halo + rings, { fill: ['#fdf6e2'], alpha: 0.86, prism: 0, cut: 0 })
  await P.ink(letters + dots, { fill: ['#0d2430'], prism: 0, cut: 0 })
}

/** The church: a lit pin with a window in it, and rays. */
async function pin(P: Plate) {
  const [x, y] = home
  let spokes = ''
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * Math.PI * 2
    const from = 34 + (i % 2) * 5
    const to = 52 + (i % 2) * 18
    const [c, s] = [Math.cos(a), Math.sin(a)]
    spokes += E.poly([
      [x + c * from - s * 1.6, y - 26 + s * from + c * 1.6],
      [x + c * to, y - 26 + s * to],
      [x + c * from + s * 1.6, y - 26 + s * from - c * 1.6],
    ])
  }
  await P.ink(spokes, { fill: ['#fffdf2'], alpha: 0.8, prism: 0, cut: 0.3 })
  const drop = `<path d="M${x} ${y}C${x - 8} ${y - 14} ${x - 21} ${y - 22} ${x - 21} ${y - 38}a21 21 0 0 1 42 0C${x + 21} ${y - 22} ${x + 8} ${y - 14} ${x} ${y}Z"/>`
  await P.ink(drop, {
    fill: ['#dc4a20', '#a5341d'],
    axis: [0, y - 60, 0, y],
    prism: 0.5,
    cut: 0.3,
    shadow: 0.45,
    shadowBlur: 5,
    shadowDist: 4,
  })
  const window = `<path d="M${x - 8} ${y - 27}v-12a8 8 0 0 1 16 0v12z"/>`
  await P.ink(window, {
    fill: ['#fff3cf', '#ffc95c'],
    axis: [0, y - 48, 0, y - 27],
    prism: 0,
    cut: 0,
  })
  await P.ink(E.rect(x - 0.8, y - 48, 1.6, 21) + E.rect(x - 8, y - 38, 16, 1.6), {
    fill: ['#a5341d'],
    prism: 0,
    cut: 0,
  })
}
