import { bytesOf, filesOf, isPicture, weigh } from './checks/weight.ts'
import { asksToSaveData, addresses, expect, isOnGoodLine, open, test } from './site.ts'

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
  expect(files.filter((file) => file.endsWith('.js'))).toHaveLength(1)
})
