/** Whoever wants to ask has a way that loses nothing: the form, beside all that needs a program of the device. */
import { pathTo } from '#app/addresses.ts'
import { churches } from '#app/church/read.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { addresses, expect, parsed, read, readInEachLanguage, test } from './help/site.ts'

test('an email address and a number for messages stand beside the form of the same church, on every page', async ({
  page,
}) => {
  const churchOf = Object.fromEntries(
    churches.flatMap(({ slug, email, phone }) =>
      [`mailto:${email}`, `sms:${phone.replaceAll(' ', '')}`].map((to) => [to, slug]),
    ),
  )
  let found = 0
  await page.goto('/')
  for (const { path } of addresses) {
    const said = await parsed(page, path)
    const places = await said.evaluate((whole) =>
      [...whole.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"], a[href^="sms:"]')]
        // an invitation is sent to a friend
        .filter((each) => !each.href.startsWith('mailto:?'))
        .map((each) => {
          const place = each.closest('li:has(h3), article, details, section')
          const forms = place?.querySelectorAll<HTMLAnchorElement>('a[href$="#write"]') ?? []
          return {
            to: each.getAttribute('href')!,
            churches: [...forms].map(({ search }) => new URLSearchParams(search).get('church')),
            form: Boolean(place?.querySelector('form[action="/api/contact"]')),
          }
        }),
    )
    found += places.length
    const alone = places.filter(({ to, churches, form }) => {
      // people have addresses of their own, and are written to by way of their church
      const wanted = churchOf[to]
      return !form && !(wanted ? churches.includes(wanted) : churches.length > 0)
    })
    expect(alone, path).toEqual([])
  }
  expect(found).toBeGreaterThan(addresses.length)
})

readInEachLanguage(
  'beside Call stands in which languages somebody answers, where that is known',
  async (page, locale) => {
    await page.setViewportSize({ width: 390, height: 664 })
    const languages = { en: 'English and Spanish', es: 'Inglés y español' }[locale]
    await read(page, pathTo('church', locale, { slug: 'harbor' }))
    const hero = page.locator('main section').first()
    for (const place of [hero, page.getByRole('navigation', { name: ui.visitBar[locale] })]) {
      const call = place.getByRole('link', { name: ui.call[locale] })
      await expect(call).toHaveText(`${ui.call[locale]} ${languages}`)
    }
    // whoever would rather write is on the first screen, too
    const write = hero.locator('a[href$="?church=harbor&topic=visit#write"]')
    const { y, height } = (await write.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(664)
    await read(page, pathTo('church', locale, { slug: 'hill' }))
    await expect(hero.getByRole('link', { name: ui.call[locale] })).toHaveText(ui.call[locale])
    await read(page, pathTo('contactUs', locale))
    const cards = page.locator('#churches-section article')
    await expect(cards.filter({ hasText: languages })).toHaveText(
      new RegExp({ en: 'Harbor', es: 'El Puerto' }[locale]),
    )
  },
)
