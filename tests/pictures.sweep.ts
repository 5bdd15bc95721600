import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addresses, built, expect, open, test } from './site.ts'

const out = built
const english = addresses.filter(({ locale }) => locale === 'en').map(({ path }) => path)

type Shown = { chosen: string; file: number; needed: number; smallest: number; largest: number }

const screens = [1, 2].flatMap((scale) =>
  [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ].map(([width, height]) => ({ width: width!, height: height!, deviceScaleFactor: scale })),
)

type Screen = (typeof screens)[number]
const nameOf = ({ width, deviceScaleFactor }: Screen) => `${width}x${deviceScaleFactor}`

/** Which file a browser takes does not depend on what is in it: to decode a dot costs no time. */
const dot = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

const ratios = new Map<string, number>()

/** How wide a picture is for its height. */
async function ratioOf(file: string): Promise<number> {
  if (!ratios.has(file)) {
    const { width, height } = await sharp(out + file).metadata()
    ratios.set(file, width / height)
  }
  return ratios.get(file)!
}

/**
 * Every picture of a page as it is shown: how wide its file is, and how wide it should be. A browser
 * that has seen a larger file takes that; so each screen asks for files by a name of its own.
 */
async function pictures(page: Page, screen: Screen): Promise<Shown[]> {
  const found = await page.evaluate(async (name) => {
    const shown: HTMLImageElement[] = []
    for (const image of document.querySelectorAll<HTMLImageElement>('picture img')) {
      if (!image.checkVisibility() || image.offsetWidth === 0) continue
      shown.push(image)
      image.loading = 'eager'
      for (const source of image.parentElement!.querySelectorAll('source')) {
        const named = source.srcset.split(', ').map((each) => {
          const [file, ...width] = each.split(' ')
          return [file!.replace(/(\?.*)?$/, `?${name}`), ...width].join(' ')
        })
        source.srcset = named.join(', ')
      }
    }
    const arrived = (image: HTMLImageElement) =>
      image.complete && image.currentSrc.endsWith(`?${name}`)
    while (!shown.every(arrived)) await new Promise(requestAnimationFrame)
    return shown.map((image) => {
      const chosen = new URL(image.currentSrc).pathname
      const sources = [...image.parentElement!.querySelectorAll('source')]
      const srcset = sources.find(({ srcset }) => srcset.includes(chosen))?.srcset ?? ''
      const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
      const file = Number(/-(\d+)\.\w+$/.exec(chosen)![1])
      const { offsetWidth: width, offsetHeight: height } = image
      // where there is one only, it says no width
      const all = [file, ...widths]
      return { chosen, file, width, height, smallest: Math.min(...all), largest: Math.max(...all) }
    })
  }, nameOf(screen))
  return Promise.all(
    found.map(async ({ width, height, ...picture }) => {
      // it covers its box, so one of its sides may be larger than the box
      const shown = Math.max(width, height * (await ratioOf(picture.chosen)))
      return { ...picture, needed: shown * screen.deviceScaleFactor }
    }),
  )
}

for (const path of english) {
  test(`every picture of ${path} is as large as it is shown, not much more and hardly less`, async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page)
    await page.route('**/media/**', (route) =>
      route.fulfill({ contentType: 'image/gif', body: dot }),
    )
    await open(page, path)
    const wrong: string[] = []
    for (const screen of screens) {
      await devtools.send('Emulation.setDeviceMetricsOverride', { ...screen, mobile: false })
      for (const { chosen, file, needed, smallest, largest } of await pictures(page, screen)) {
        // the smallest file cannot be smaller, the largest not larger
        const tooLarge = file > needed * 1.6 && file > smallest
        const tooSmall = file * 1.1 < needed && file < largest
        if (tooLarge || tooSmall) {
          wrong.push(`${nameOf(screen)} ${chosen}: ${file} for ${Math.round(needed)}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })
}

test('the first picture is fetched ahead and once; those further down wait', async ({ page }) => {
  for (const path of ['/', '/about-us', english.at(-1)!]) {
    const html = readFileSync(`${out}${path === '/' ? '/index' : path}.html`, 'utf8')
    expect(html).toMatch(/<link rel="preload" as="image" fetchpriority="high"[^>]*imagesrcset=/)
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname)
    })
    await open(page, path)
    const first = await page
      .locator('main picture img')
      .first()
      .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)
    expect(fetched.filter((each) => each === first)).toHaveLength(1)
    expect(
      fetched.filter((each) => each.startsWith(first.replace(/-(tall-)?\d+\.avif$/, '-'))),
    ).toEqual([first])
    const hasty = await page.locator('main picture img').evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.getBoundingClientRect().top > innerHeight * 1.5)
        .filter((image) => image.loading !== 'lazy')
        .map(({ src }) => src),
    )
    expect(hasty).toEqual([])
    page.removeAllListeners('request')
  }
})

test('no two pages of the site begin with the same picture', () => {
  const heads = new Map<string, string>()
  for (const { path, name, locale } of addresses) {
    // churches and events choose theirs in content/
    if (locale !== 'en' || ['church', 'event', 'notFound'].includes(name)) continue
    const html = readFileSync(`${out}${path === '/' ? '/index' : path}.html`, 'utf8')
    const head = /<section[^>]*data-form.*?<h1/s.exec(html)![0]
    const picture = / src="\/media\/([\w-]+)\.\w{8}-\d+\.webp"/.exec(head)?.[1]
    if (!picture) continue
    expect(heads.get(picture), `${path} begins with ${picture}`).toBeUndefined()
    heads.set(picture, path)
  }
  expect(heads.size).toBeGreaterThan(0)
})

test('every picture says its width and height, so that nothing jumps', () => {
  for (const { path } of addresses) {
    const html = readFileSync(`${out}${path === '/' ? '/index' : path}.html`, 'utf8')
    const images = html.match(/<img [^>]*>/g) ?? []
    expect(images.filter((image) => !/ width="\d+" height="\d+"/.test(image))).toEqual([])
  }
})

test('a shared page names its card with a whole address, and the card is there', () => {
  for (const { path, locale } of addresses) {
    const html = readFileSync(`${out}${path === '/' ? '/index' : path}.html`, 'utf8')
    const card = /<meta property="og:image" content="(https:\/\/[^"]+\.jpg)"/.exec(html)
    expect(card, path).not.toBeNull()
    expect(readFileSync(out + new URL(card![1]!).pathname).length).toBeLessThanOrEqual(150_000)
    const [own, other] = locale === 'en' ? ['en_US', 'es_ES'] : ['es_ES', 'en_US']
    expect(html).toContain(`<meta property="og:locale" content="${own}"`)
    expect(html).toContain(`<meta property="og:locale:alternate" content="${other}"`)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
  }
})

test('tabs and home screens find their icons', async ({ page, request }) => {
  await open(page, '/es')
  const icons = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => href))
  expect(icons).toHaveLength(4)
  for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200)
  const manifest = await (await request.get('/es/site.webmanifest')).json()
  expect([manifest.lang, manifest.start_url]).toEqual(['es', '/es'])
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
})
