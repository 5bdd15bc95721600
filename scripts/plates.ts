/**
 * `npm run plates [-- /events /about-us]`: pictures of the built site for judging a change of its look
 * at a glance. Each page becomes one sheet in `.cache/plates/`: whole, at five widths, in every language.
 * One more sheet holds what each page opens with, side by side.
 */
import { mkdirSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import type * as rendering from '#app/entry-server.ts'
import { browserLaunch } from './browser.ts'
import { serveBuiltSite } from './built-site.ts'

const folder = '.cache/plates'
const screens = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
/** How much smaller a plate is than the screen. */
const scale = 0.4
/** A long page goes on beside itself. */
const longest = 1500
const gap = 24

type Plate = { image: Buffer; width: number; height: number }

// what was built, asked by the same functions that built it
const built = '../dist/server/entry-server.js'
const { addresses } = (await import(built)) as typeof rendering
const asked = process.argv.slice(2)
const all = addresses().filter(({ twin }) => asked.length === 0 || asked.includes(twin))

mkdirSync(folder, { recursive: true })
const site = await serveBuiltSite()
const browser = await chromium.launch(browserLaunch())
const openings: Plate[][] = []
for (const twin of new Set(all.map((address) => address.twin))) {
  const rows: Plate[][] = []
  for (const { path } of all.filter((address) => address.twin === twin)) {
    rows.push(await platesOf(browser, site.origin + path))
  }
  openings.push(await Promise.all(rows.flat().map(openingOf)))
  const name = twin === '/' ? 'home' : twin.slice(1).replaceAll('/', '-')
  const cut = await Promise.all(rows.map((row) => Promise.all(row.map(inStrips))))
  await sheet(
    cut.map((row) => row.flat()),
    `${folder}/${name}.jpg`,
  )
}
await sheet(openings, `${folder}/openings.jpg`)
await browser.close()
site.stop()

/** A page, whole, on every screen. */
async function platesOf(from: Browser, url: string): Promise<Plate[]> {
  const plates: Plate[] = []
  for (const viewport of screens) {
    const page = await from.newPage({ viewport, reducedMotion: 'reduce' })
    await page.goto(url)
    await page.locator('html[data-laid-out]').waitFor()
    await page.evaluate(async () => {
      const shown = [...document.images].filter((picture) => picture.offsetWidth > 0)
      for (const picture of shown) {
        picture.loading = 'eager'
        // it is painted with all else, not when there is time
        picture.decoding = 'sync'
      }
      // decode() fails on a picture of which only a part is there
      const isThere = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0
      while (!shown.every(isThere)) await new Promise(requestAnimationFrame)
      await Promise.all(shown.map((picture) => picture.decode()))
    })
    plates.push(await smaller(await page.screenshot({ fullPage: true })))
    await page.close()
  }
  return plates
}

async function smaller(screenshot: Buffer): Promise<Plate> {
  const { width } = await sharp(screenshot).metadata()
  const { data, info } = await sharp(screenshot)
    .resize({ width: Math.round(width * scale) })
    .toBuffer({ resolveWithObject: true })
  return { image: data, width: info.width, height: info.height }
}

/** What a visitor sees of a page before scrolling. */
function openingOf(plate: Plate, index: number): Promise<Plate> {
  const screen = screens[index % screens.length]!
  return part(plate, 0, Math.round(screen.height * scale))
}

function inStrips(plate: Plate): Promise<Plate[]> {
  const count = Math.ceil(plate.height / longest)
  return Promise.all(
    Array.from({ length: count }, (_, index) => part(plate, index * longest, longest)),
  )
}

async function part({ image, width, height }: Plate, top: number, most: number): Promise<Plate> {
  const size = { width, height: Math.min(most, height - top) }
  return {
    image: await sharp(image)
      .extract({ left: 0, top, ...size })
      .toBuffer(),
    ...size,
  }
}

/** Plates in rows on one sheet. */
async function sheet(rows: Plate[][], file: string): Promise<void> {
  const pieces: OverlayOptions[] = []
  let top = gap
  let right = 0
  for (const row of rows) {
    let left = gap
    for (const { image, width } of row) {
      pieces.push({ input: image, left, top })
      left += width + gap
    }
    right = Math.max(right, left)
    top += Math.max(...row.map(({ height }) => height)) + gap
  }
  await sharp({ create: { width: right, height: top, channels: 3, background: 'gray' } })
    .composite(pieces)
    .jpeg({ quality: 80 })
    .toFile(file)
  console.log(file)
}
