import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addresses, expect, open, test } from './site.ts'

// the light of a picture stands clear of words, and words stand on a quiet ground: at every width

type Box = { left: number; top: number; right: number; bottom: number }
type Subjects = { wide: number[][]; tall: number[][] }

const manifest = JSON.parse(readFileSync('content/media/manifest.json', 'utf8')) as Record<
  string,
  { subjects?: Subjects }
>

const sizes = [
  [360, 740],
  [390, 664],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const

/** The lines of the title and of the sentence below it, as they are painted. */
function wordsOf(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const hero = document.querySelector('main h1')!.closest('section')!
    const lines: Box[] = []
    for (const element of [hero.querySelector('h1')!, ...hero.querySelectorAll('h1 ~ p')]) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement!.closest('.visually-hidden')) continue
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        for (const { left, top, right, bottom } of range.getClientRects()) {
          lines.push({ left, top, right, bottom })
        }
      }
    }
    return lines
  })
}

/** The marked subjects of the picture, where they are on the screen: the picture covers its box. */
async function subjectsOn(page: Page): Promise<Box[]> {
  const picture = await page.evaluate(async () => {
    const hero = document.querySelector('main h1')!.closest('section')!
    const image = hero.querySelector<HTMLImageElement>('picture img')
    if (!image) return undefined
    await image.decode()
    const { left, top, width, height } = image.getBoundingClientRect()
    const [x, y] = getComputedStyle(image).objectPosition.split(' ').map(parseFloat)
    const { naturalWidth, naturalHeight, currentSrc } = image
    return { left, top, width, height, x: x!, y: y!, naturalWidth, naturalHeight, currentSrc }
  })
  if (!picture) return []
  const file = new URL(picture.currentSrc).pathname
  const [, name, cut] = /^\/media\/(.+)\.\w{8}-(\w+)\.\w+$/.exec(file)!
  const marked = manifest[name!]?.subjects?.[cut === 'tall' ? 'tall' : 'wide'] ?? []
  const { left, top, width, height, naturalWidth, naturalHeight } = picture
  const scale = Math.max(width / naturalWidth, height / naturalHeight)
  const [w, h] = [naturalWidth * scale, naturalHeight * scale]
  const [x0, y0] = [left + ((width - w) * picture.x) / 100, top + ((height - h) * picture.y) / 100]
  return marked.map((part) => {
    const [x, y, across, down] = part.map((percent) => percent / 100) as [
      number,
      number,
      number,
      number,
    ]
    return {
      left: x0 + x * w,
      top: y0 + y * h,
      right: x0 + (x + across) * w,
      bottom: y0 + (y + down) * h,
    }
  })
}

const meet = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top

/** How bright the eye sees a colour: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(red: number, green: number, blue: number): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const part = value / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The lowest contrast of light words with what is painted beneath them. */
async function contrastUnder(page: Page, lines: Box[]): Promise<number> {
  const ink = (hidden: boolean) =>
    page.evaluate((hide) => {
      // a sheet of its own: the page's policy allows no other style
      const sheet = new CSSStyleSheet()
      // the box of a line reaches up under the bar, its letters do not
      if (hide) {
        sheet.replaceSync(
          'main section * { color: #0000 !important } header { visibility: hidden !important }',
        )
      }
      document.adoptedStyleSheets = [sheet]
    }, hidden)
  await ink(true)
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await ink(false)
  let brightest = 0
  for (const { left, top, right, bottom } of lines) {
    for (let y = Math.ceil(top); y < Math.min(bottom, info.height); y += 2) {
      for (let x = Math.ceil(left); x < Math.min(right, info.width); x += 2) {
        const at = (y * info.width + x) * info.channels
        brightest = Math.max(brightest, luminance(data[at]!, data[at + 1]!, data[at + 2]!))
      }
    }
  }
  // the dimmest ink of a hero: its gold, and the paler one of its sentence, are both lighter
  return (luminance(255, 201, 92) + 0.05) / (brightest + 0.05)
}

for (const [width, height] of sizes) {
  test.describe(`${width} by ${height}`, () => {
    // a film would be another picture every moment
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    test('no word and no bar stands on what a picture is about, and every word can be read', async ({
      page,
    }) => {
      test.setTimeout(240_000)
      const wrong: string[] = []
      for (const { path } of addresses) {
        await open(page, path)
        const subjects = await subjectsOn(page)
        const lines = await wordsOf(page)
        expect(lines.length, path).toBeGreaterThan(0)
        const covered = subjects.filter((subject) => lines.some((line) => meet(line, subject)))
        if (covered.length > 0) wrong.push(`${path}: ${JSON.stringify(covered)}`)
        const bar = await page
          .locator('header')
          .first()
          .evaluate((element) => element.getBoundingClientRect().bottom)
        // the point of a spire may reach up between the links, not more
        const hidden = subjects.filter(({ top }) => top < bar - 12)
        if (hidden.length > 0) wrong.push(`${path}: ${JSON.stringify(hidden)} under the bar`)
        const contrast = await contrastUnder(page, lines)
        if (contrast < 4.5) wrong.push(`${path}: contrast ${contrast.toFixed(2)}`)
      }
      expect(wrong).toEqual([])
    })
  })
}

test('the heading says the name of its page', async ({ page }) => {
  for (const { path } of addresses.filter(({ path }) => path !== '/' && path !== '/es')) {
    await open(page, path)
    const [name] = (await page.title()).split(' | ')
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText(name!)
  }
})

for (const [width, height, least, most] of [
  [390, 844, 0.65, 0.7],
  [1440, 900, 0.85, 0.86],
  [1920, 1080, 0.85, 0.86],
] as const) {
  test(`Home's head is as high as it should be at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/es']) {
      await open(page, path)
      const share = await page
        .locator('main h1')
        .evaluate((title) => title.closest('section')!.offsetHeight / innerHeight)
      expect(share, path).toBeGreaterThanOrEqual(least)
      expect(share, path).toBeLessThanOrEqual(most)
    }
  })
}
