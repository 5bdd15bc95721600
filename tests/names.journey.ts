import type { PageName } from '#app/addresses.ts'
import { now } from './fixture.ts'
import { addresses, expect, open, test } from './help/site.ts'

// What is told of a page to those who do not see it: roles, names and their order, of each kind of page
// in both languages, as tests/names/ has them written down. A change that is meant is written down by
// `npm run test:open -- names -u`: read what has changed before it is kept.

/** The church that has everything, and an event with an hour, a picture and a form. */
const richest: Partial<Record<PageName, RegExp>> = {
  church: /\/harbor$/,
  invitationCard: /\/harbor\//,
  event: /\/coming-school$/,
  country: /\/us$/,
}

const first = new Map(
  addresses
    .filter(({ name, path }) => richest[name]?.test(path) ?? true)
    .map((address) => [`${address.name}-${address.locale}`, address]),
)

for (const [name, { path }] of first) {
  test(`${name}: what is told of it`, async ({ page }) => {
    await page.clock.setFixedTime(now)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })
}

for (const locale of ['en', 'es'] as const) {
  const { path } = first.get(`notFound-${locale}`) ?? first.get(`home-${locale}`)!

  test(`what stands around every page: what is told of it (${locale})`, async ({ page }) => {
    await open(page, path)
    const snapshot = (part: string) => ({ name: `${part}-${locale}.aria.yml` })
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(snapshot('header'))
    await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(snapshot('footer'))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('header [aria-haspopup=dialog]').click()
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(snapshot('side-menu'))
  })
}
