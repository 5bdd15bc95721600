import { readFileSync } from 'node:fs'
import { addresses, built, expect, open, test } from './site.ts'

const out = built
const english = addresses.filter(({ locale }) => locale === 'en').map(({ path }) => path)

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
