import type { Page } from '@playwright/test'
import { ui } from '#app/fellowship/common-words.server.ts'
import { now } from './fixture.ts'
import { expect, open, test } from './help/site.ts'

/** What Chrome does to a page that it translates: each text, then and later, gives its place to elements. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const each = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement!.closest('script, textarea, font')) continue
        const translated = document.createElement('font')
        translated.append(text.data)
        text.replaceWith(translated)
      }
    }
    each()
    new MutationObserver(each).observe(document.body, { childList: true, subtree: true })
  })

test('of a page that the browser translates, a form can be corrected', async ({ page }) => {
  await open(page, '/contact-us')
  await translate(page)
  const form = page.locator('form')
  const send = form.locator('[type=submit]')
  const name = form.locator('[name=name]')
  const wrong = form.locator('#name-error')
  await send.click()
  await expect(wrong).toBeVisible()
  await name.fill('Ana')
  await send.click()
  await expect(wrong).toBeHidden()
  await expect(name).toHaveValue('Ana')
})

for (const path of ['/', '/churches/harbor', '/welcome/new-here', '/events/running-conference']) {
  test(`${path}, translated by the browser, says each hour what it would say otherwise`, async ({
    page,
    context,
  }) => {
    const plain = await context.newPage()
    const both = [plain, page]
    for (const each of both) {
      await each.clock.install({ time: now })
      await each.goto(path)
      await each.clock.runFor(3000)
      await each.locator('html[data-hydrated]').waitFor()
    }
    await translate(page)
    const words = (each: Page) =>
      each.locator('main').evaluate((main) => main.textContent.replace(/\s+/g, ''))
    for (let hour = 0; hour < 4 * 24; hour += 6) {
      for (const each of both) await each.clock.fastForward('06:00:00')
      expect(await words(page), `after ${hour + 6} hours`).toBe(await words(plain))
    }
    await expect(page.getByText(ui.unexpectedError.en)).toHaveCount(0)
  })
}
