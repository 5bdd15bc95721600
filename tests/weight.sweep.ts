import { readFileSync } from 'node:fs'
import { bytesOf, filesOf, isPicture, weigh } from './checks/weight.ts'
import { asksToSaveData, addresses, expect, fileOf, isOnGoodLine, open, test } from './help/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('home fetches nothing ahead until somebody goes on', async ({ page }) => {
  await isOnGoodLine(page)
  const fetched = filesOf(page)
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  // its own, of which React makes it
  expect([...fetched].filter((file) => file.endsWith('data.json'))).toEqual(['/data.json'])

  const ahead = page.waitForRequest((request) => request.url().endsWith('data.json'))
  await page.mouse.wheel(0, 300)
  await ahead
})

// 100 kB with its picture, which churches choose
test('the heaviest page of a church weighs little for who saves data', async ({ page }) => {
  const churches = addresses.filter(({ name }) => name === 'church')
  const [heaviest] = churches.toSorted(
    (one, other) => bytesOf(`${other.path}.html`) - bytesOf(`${one.path}.html`),
  )
  await isOnGoodLine(page)
  await asksToSaveData(page)
  const fetched = filesOf(page)
  await page.goto(heaviest!.path, { waitUntil: 'networkidle' })
  const files = [...fetched]
  expect(weigh(files.filter((file) => !isPicture(file)))).toBeLessThanOrEqual(48_000)
  expect(files.filter(isPicture)).toHaveLength(1)

  // read to its end; what is behind a tab, or further along in a row of pictures, waits
  for (const picture of await page.locator('main img[loading=lazy]:visible').all()) {
    await picture.scrollIntoViewIfNeeded()
  }
  await page.waitForLoadState('networkidle')
  const light = [...fetched].filter((file) => file.endsWith('-light.avif'))
  expect(light.length).toBeGreaterThan(0)
  expect(weigh(fetched)).toBeLessThanOrEqual(100_000)
  expect([...fetched].filter((file) => file.endsWith('.js'))).toHaveLength(1)
})

// that browsers take these files: tests/light.e2e.ts
test('every other page weighs little for who saves data and reads it to its end', () => {
  const heavy = addresses
    .filter(({ name }) => name !== 'church')
    .map(({ path }) => ({ path, bytes: weigh(lightFilesOf(path)) }))
    .filter(({ bytes }) => bytes > 100_000)
  expect(heavy).toEqual([])
})

/** All that a phone with two dots to a pixel fetches of a light page, with what is hidden. */
function lightFilesOf(path: string): Set<string> {
  const html = readFileSync(fileOf(path), 'utf8')
  const drawn = html.matchAll(
    /\/(?:assets|media)\/[\w/.-]+\.(?:css|svg)|\/assets\/entry-client[\w-]+\.js/g,
  )
  const pictures = [...html.matchAll(/<picture>.*?<\/picture>/gs)].map(([picture]) => {
    const [, first] = / srcSet="([^"]+)"/.exec(picture)!
    const [smallest, next = smallest] = first!.split(', ').map((each) => each.split(' ')[0]!)
    const isLazy = picture.includes('loading="lazy"')
    return isLazy ? smallest!.replace(/(-tall)?-\d+\.avif$/, '-light.avif') : next!
  })
  return new Set([
    path === '/' ? '/index.html' : `${path}.html`,
    ...[...drawn].map(([file]) => file),
    ...pictures,
  ])
}
