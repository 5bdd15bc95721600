import { readFileSync } from 'node:fs'
import { pathTo } from '#app/addresses.ts'
import { churches } from '#app/church/read.server.ts'
import type { Scene } from '#app/content/fields.ts'
import { files } from '#app/content/kinds.ts'
import { site } from '#app/fellowship/site.server.ts'
import { locales } from '#app/language/locale.ts'
import { described, pictureOf } from '#app/pictures/picture.server.ts'
import { meet, subjectsOf, type Picture } from './checks/hero.ts'
import { addresses, built, expect, fileOf, fixedPages, open, test } from './help/site.ts'

const out = built
const english = addresses.filter(({ locale }) => locale === 'en').map(({ path }) => path)

test('the first picture is fetched ahead and once; those further down wait', async ({ page }) => {
  // a browser that has a larger file takes that: Home shows the picture of About Us, too
  for (const path of ['/about-us', '/', english.at(-1)!]) {
    const html = readFileSync(fileOf(path), 'utf8')
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

test('every page begins with the picture that content names for it', () => {
  const own = Object.fromEntries(
    files
      .filter(({ name }) => name.startsWith('pages/'))
      .map(({ page, read }) => [page, read() as { hero?: { picture?: Scene } }]),
  )
  let shown = 0
  for (const { name, path, locale } of addresses) {
    const picture =
      own[name]?.hero?.picture ??
      churches.find(({ slug }) => path === pathTo('church', locale, { slug }))?.hero.picture
    const head = /<section[^>]*data-form.*?<h1/s.exec(readFileSync(fileOf(path), 'utf8'))?.[0]
    // a page of words alone names one for its card
    if (!picture || !head?.includes('<img')) continue
    expect(head, path).toContain(` src="${pictureOf(picture).files}-`)
    shown++
  }
  // all but one of those with a fixed address, and each church
  expect(shown).toBe(locales.length * (fixedPages - 1 + churches.length))
})

test('in no window a map has its pin or a name at its edge or under its button', async ({
  page,
}) => {
  const maps = [
    { path: pathTo('contactUs', 'en'), picture: site.office.mapPicture },
    ...churches.map(({ slug, mapPicture: picture }) => {
      return { path: `${pathTo('church', 'en', { slug })}#contact`, picture }
    }),
  ]
  // narrow and wide, with the tall cut and the wide one; two columns are narrowest where they begin
  for (const width of [320, 599, 600, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    for (const { path, picture } of maps) {
      if (!picture) continue
      await open(page, path)
      const { files } = described(picture, 'en')
      const map = page.locator(`main img[src^="${files}-"]`)
      await map.scrollIntoViewIfNeeded()
      const { box, button, ...shown } = await map.evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        const { left, top, right, bottom, width, height } = image.getBoundingClientRect()
        const [x, y] = getComputedStyle(image).objectPosition.split(' ').map(parseFloat)
        const { naturalWidth, naturalHeight, currentSrc } = image
        const place = { left, top, width, height, x: x!, y: y! }
        return {
          box: { left, top, right, bottom },
          button: document
            .querySelector('[data-screen] > div:has(picture) button')!
            .getBoundingClientRect()
            .toJSON() as DOMRect,
          picture: { ...place, naturalWidth, naturalHeight, currentSrc } satisfies Picture,
        }
      })
      const cut = subjectsOf(shown.picture).filter(
        (part) =>
          part.left < box.left ||
          part.right > box.right ||
          part.top < box.top ||
          part.bottom > box.bottom ||
          meet(part, button),
      )
      expect(cut, `${path} at ${width} pixels`).toEqual([])
    }
  }
})

test('every picture says its width and height, so that nothing jumps', () => {
  for (const { path } of addresses) {
    const html = readFileSync(fileOf(path), 'utf8')
    const images = html.match(/<img [^>]*>/g) ?? []
    expect(images.filter((image) => !/ width="\d+" height="\d+"/.test(image))).toEqual([])
  }
})

test('a shared page names its card with a whole address, and the card is there', () => {
  for (const { path, locale } of addresses) {
    const html = readFileSync(fileOf(path), 'utf8')
    const card = /<meta property="og:image" content="(https:\/\/[^"]+\.jpg)"/.exec(html)
    expect(card, path).not.toBeNull()
    expect(readFileSync(out + new URL(card![1]!).pathname).length).toBeLessThanOrEqual(150_000)
    // of each language the one of a country: es_ES
    const told = (property: string) =>
      [
        ...html.matchAll(new RegExp(`<meta property="${property}" content="(\\w+)_[A-Z]{2}"`, 'g')),
      ].map(([, language]) => language)
    expect(told('og:locale')).toEqual([locale])
    expect(told('og:locale:alternate')).toEqual(locales.filter((other) => other !== locale))
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
