import { readFileSync } from 'node:fs'
import { addresses, expect, open, test } from './site.ts'

// what a visitor's browser really fetches; sizes are those of the brotli files

const bytesOf = (path: string) => {
  try {
    return readFileSync(`dist/site${path}.br`).byteLength
  } catch {
    return readFileSync(`dist/site${path}`).byteLength
  }
}

for (const { path } of addresses) {
  test(`scripts of ${path} weigh little`, async ({ page }) => {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
    })
    // nothing on the screen is fetched ahead while this counts
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await open(page, path)
    const weigh = (some: string[]) => some.map(bytesOf).reduce((sum, one) => sum + one, 0)
    const all = [...scripts]
    expect(weigh(all)).toBeLessThanOrEqual(80_000)
    expect(weigh(all)).toBeGreaterThan(50_000)
    // what no other page uses
    const own = all.filter((file) => /^\/assets\/\w+Page-/.test(file))
    expect(own).toHaveLength(1)
    expect(weigh(own)).toBeLessThanOrEqual(6000)
  })
}

test('home without its film weighs little on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fetched = new Set<string>()
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await open(page, '/')
  const files = [...fetched].map((path) => (path === '/' ? '/index.html' : path))
  expect(files.filter((file) => /\.(webm|mp4)$/.test(file))).toEqual([])
  const total = files.map(bytesOf).reduce((sum, one) => sum + one, 0)
  expect(total).toBeLessThanOrEqual(250_000)
})
