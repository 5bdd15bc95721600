import { addresses, dataOf, expect, follow, open, test } from './site.ts'

test('header and footer travel once per language, and with no page', async ({ page }) => {
  for (const { path } of addresses) expect(Object.keys(dataOf(path))).not.toContain('frame')
  const frames: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('frame.')) frames.push(pathname)
  })
  await open(page, '/')
  await follow(page, 'Learn More')
  await expect(page).toHaveURL('/about-us')
  expect(frames).toEqual([])
  for (const language of ['Español', 'English', 'Español'] as const) {
    await page
      .locator('header')
      .getByRole('button', { name: /Language|Idioma/ })
      .click()
    await page.locator('header').getByRole('link', { name: language }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en' : 'es')
  }
  expect(frames).toEqual([expect.stringMatching(/^\/assets\/frame\.es\.[0-9a-f]{12}\.json$/)])
})
