import { readFileSync } from 'node:fs'
import { built, expect, open, test } from './site.ts'

const bytesOf = (path: string) => {
  try {
    return readFileSync(`${built}${path}.br`).byteLength
  } catch {
    return readFileSync(`${built}${path}`).byteLength
  }
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
