import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addresses, built, expect, hydrated, isOnGoodLine, open, test } from './site.ts'

const bytesOf = (path: string) => {
  try {
    return readFileSync(`${built}${path}.br`).byteLength
  } catch {
    return readFileSync(`${built}${path}`).byteLength
  }
}

/** The files that a page fetches from now on. */
function filesOf(page: Page): Set<string> {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isFile = /\.\w+$/.test(pathname)
    fetched.add(isFile ? pathname : `${pathname === '/' ? '/index' : pathname}.html`)
  })
  return fetched
}

const weigh = (files: Iterable<string>) =>
  [...files].map(bytesOf).reduce((sum, one) => sum + one, 0)

test.use({ viewport: { width: 390, height: 844 } })

test('home weighs little on a phone, and fetches nothing ahead until somebody goes on', async ({
  page,
}) => {
  await isOnGoodLine(page)
  const fetched = filesOf(page)
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect([...fetched].filter((file) => /\.(webm|mp4)$|data\.json$/.test(file))).toEqual([])
  expect(weigh(fetched)).toBeLessThan(200_000)

  const ahead = page.waitForRequest((request) => request.url().endsWith('data.json'))
  await page.mouse.wheel(0, 300)
  await ahead
})

test('the heaviest page of a church weighs at most 100 kB for who saves data', async ({ page }) => {
  const churches = addresses.filter(({ name }) => name === 'church')
  const [heaviest] = churches.toSorted(
    (one, other) => bytesOf(`${other.path}.html`) - bytesOf(`${one.path}.html`),
  )
  await isOnGoodLine(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const fetched = filesOf(page)
  await page.goto(heaviest!.path, { waitUntil: 'networkidle' })
  expect(weigh(fetched)).toBeLessThanOrEqual(100_000)
  expect([...fetched].filter((file) => file.endsWith('.js'))).toHaveLength(1)
})

test('the styles of a page that is brought to life stand in its head, and hold', async ({
  page,
}) => {
  // the second time a browser takes them from its memory
  for (const visit of ['the first', 'the second']) {
    await page.goto('/')
    await hydrated(page)
    expect(await stylesOf(page), `${visit} visit`).toEqual(['head, in force'])
  }
})

test('styles hold where a browser loses them on their way to the head', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLHeadElement.prototype.moveBefore = (link) => (link as Element).remove()
  })
  await page.goto('/')
  await hydrated(page)
  expect(await stylesOf(page)).toEqual(['head, in force'])
})

/** Where the linked styles of a page stand, and whether they hold. */
const stylesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => {
      const inForce = [...document.styleSheets].includes(link.sheet!)
      return `${link.parentElement!.localName}, ${inForce ? 'in force' : 'lost'}`
    }),
  )
