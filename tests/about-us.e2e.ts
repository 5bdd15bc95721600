import { aboutUsWords } from '#app/about/about-us/words.server.ts'
import { connect as connectFile } from '#app/about/content.server.ts'
import { pathTo } from '#app/addresses.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { seniorPastors } from '#app/people/read.server.ts'
import { expect, inEachLanguage, open, read, readInEachLanguage, test } from './help/site.ts'
const connect = connectFile.read()

const aboutUs = aboutUsWords.read()

inEachLanguage('the story shows 300 pixels, and all of it on request', async (page, locale) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, pathTo('aboutUs', locale))
  const last = page.getByText(aboutUs.story.paragraphs.at(-1)![locale])
  // beside what opens it
  const opener = page.locator('details', { hasText: ui.readMore[locale] }).first()
  await expect(opener).toContainText(`: ${aboutUs.story.eyebrow[locale]}`)
  const text = opener
    .locator('xpath=following-sibling::*|preceding-sibling::*')
    .filter({ has: last })
  const height = async () => (await text.boundingBox())!.height
  // all of it is in the page, for readers and search engines
  await expect(last).toHaveCount(1)
  expect(await height()).toBe(300)
  const more = page.getByText(ui.readMore[locale], { exact: true }).first()
  const arrow = opener.locator('summary svg')
  await more.click()
  expect(await height()).toBeGreaterThan(400)
  await expect(arrow).toHaveCSS('rotate', '180deg')
  await page.getByText(ui.showLess[locale], { exact: true }).first().click()
  expect(await height()).toBe(300)
  await expect(arrow).toHaveCSS('rotate', 'none')
})

readInEachLanguage(
  'About Us leads on to pastors, vision, beliefs and the film',
  async (page, locale) => {
    await read(page, pathTo('aboutUs', locale))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: seniorPastors!.name![locale] })).toBeVisible()
    await expect(main.getByText(seniorPastors!.role[locale]).first()).toBeVisible()
    const links = [
      [aboutUs.pastors.button, pathTo('meetThePastors', locale)],
      [aboutUs.vision.button, pathTo('ourVision', locale)],
      [aboutUs.beliefs.button, pathTo('weBelieve', locale)],
      [connect.contact, pathTo('contactUs', locale)],
      [connect.churches, `${pathTo('home', locale)}#churches-section`],
      [connect.pastors, pathTo('meetThePastors', locale)],
    ] as const
    for (const [name, to] of links) {
      const link = main.getByRole('link', { name: name[locale], exact: true })
      await expect(link.first()).toHaveAttribute('href', to)
    }
    // the anniversary film begins where the celebration does
    const name = `${ui.watchNow[locale]}: ${aboutUs.anniversary.title[locale]}`
    const film = main.getByRole('link', { name })
    await expect(film).toHaveAttribute('href', /[?&]t=95/)
    await expect(film).toHaveAttribute('target', '_blank')
  },
)

readInEachLanguage('the name over a heading stands in one line', async (page, locale) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await read(page, pathTo('aboutUs', locale))
  const name = page.getByText(aboutUs.story.eyebrow[locale]).first()
  const lines = await name.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    // the colon that only ears are told has no height
    const seen = [...words.getClientRects()].filter(({ height }) => height > 0)
    return new Set(seen.map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
})

readInEachLanguage('the history has its moments, each with its time', async (page, locale) => {
  await read(page, pathTo('aboutUs', locale))
  const main = page.getByRole('main')
  for (const { when, what } of aboutUs.timeline) {
    await expect(main.getByText(when[locale], { exact: true })).toBeVisible()
    await expect(main.getByText(what[locale], { exact: true })).toBeVisible()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the story opens and closes', async ({ page }) => {
    await page.goto('/about-us')
    const last = page.getByText(aboutUs.story.paragraphs.at(-1)!.en)
    await expect(last).not.toBeInViewport()
    await page.getByText('Read More', { exact: true }).first().click()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  })
})

readInEachLanguage('on paper the years stand beside the story', async (page, locale) => {
  await page.setViewportSize({ width: 680, height: 1009 })
  await page.emulateMedia({ media: 'print' })
  await read(page, pathTo('aboutUs', locale))
  const first = page.getByText(aboutUs.story.paragraphs[0]![locale])
  const year = page.getByText(aboutUs.timeline[0]!.when[locale], { exact: true })
  const [words, beside] = [(await first.boundingBox())!, (await year.boundingBox())!]
  expect(beside.x).toBeGreaterThan(words.x + words.width)
  // the label of the film stays with its title
  const film = page.getByRole('heading', { name: aboutUs.anniversary.title[locale] })
  await expect(film.locator('xpath=../../..')).toHaveCSS('break-inside', 'avoid')
})
