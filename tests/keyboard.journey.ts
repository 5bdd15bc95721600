import { pathTo } from '#app/addresses.ts'
import { churchWords } from '#app/church/page/words.server.ts'
import { contactUsWords } from '#app/contact/page/words.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { localeNames, locales } from '#app/language/locale.ts'
import { tabTo } from './checks/focus.ts'
import { now } from './fixture.ts'
import { expect, open, openAt, test } from './help/site.ts'

const words = churchWords.read()
const contactUs = contactUsWords.read()

// Every part of the site by the keyboard alone: no test here has a pointer. At each stop on the way one
// sees where one is, and nothing lies over it.

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const locale of locales) {
  const other = locales.find((each) => each !== locale)!

  test.describe(locale, () => {
    test('past the menu, through a drop-down to a page, and to the other language', async ({
      page,
    }) => {
      const { keyboard } = page
      await open(page, pathTo('home', locale))
      await tabTo(page, page.getByRole('link', { name: ui.skipToContent[locale] }))
      await keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()

      await open(page, pathTo('home', locale))
      const header = page.getByRole('banner')
      const about = header.getByRole('button', { name: ui.about[locale], exact: true })
      await tabTo(page, about)
      await keyboard.press('Enter')
      await tabTo(page, header.getByRole('link', { name: ui.weBelieve[locale], exact: true }))
      await keyboard.press('Escape')
      await expect(about).toBeFocused()
      await keyboard.press('Space')
      await tabTo(page, header.getByRole('link', { name: ui.weBelieve[locale], exact: true }))
      await keyboard.press('Enter')
      await expect(page).toHaveURL(pathTo('weBelieve', locale))

      await tabTo(page, header.getByRole('button', { name: ui.language[locale] }))
      await keyboard.press('Enter')
      await tabTo(page, header.getByRole('link', { name: localeNames[other] }))
      await keyboard.press('Enter')
      await expect(page).toHaveURL(pathTo('weBelieve', other))
      await expect(page.locator('html')).toHaveAttribute('lang', other)
    })

    test('the side menu, its groups, its end, and a page from it', async ({ page }) => {
      const { keyboard } = page
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, pathTo('home', locale))
      const hamburger = page.getByRole('button', { name: ui.openMenu[locale] })
      const dialog = page.getByRole('dialog')
      await tabTo(page, hamburger)
      await keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await tabTo(page, dialog.getByRole('button', { name: ui.closeMenu[locale] }))
      await keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(hamburger).toBeFocused()
      await keyboard.press('Space')
      const churches = dialog.locator('summary', { hasText: ui.churches[locale] })
      await tabTo(page, churches)
      await keyboard.press('Enter')
      await tabTo(page, dialog.locator(`a[href="${pathTo('church', locale, { slug: 'hill' })}"]`))
      await keyboard.press('Enter')
      await expect(page).toHaveURL(pathTo('church', locale, { slug: 'hill' }))
      await expect(dialog).toBeHidden()
    })

    test('a church: calendar, tabs, gallery, map and the way to a friend', async ({ page }) => {
      const { keyboard } = page
      await open(page, pathTo('church', locale, { slug: 'harbor' }))
      const main = page.getByRole('main')
      const calendar = main.locator('summary', { hasText: ui.addToCalendar[locale] })
      await tabTo(page, calendar.first())
      await keyboard.press('Enter')
      await tabTo(page, main.getByRole('link', { name: ui.calendarFile[locale] }).first())

      await tabTo(page, main.getByRole('tab', { selected: true }))
      await keyboard.press('ArrowRight')
      await expect(main.getByRole('tab', { name: words.tabs.team[locale] })).toBeFocused()
      await keyboard.press('Home')
      const pictures = main.getByRole('list', { name: words.about.gallery[locale] })
      const shows = (index: number) =>
        expect(pictures.getByRole('listitem').nth(index)).toBeInViewport({ ratio: 0.5 })
      await tabTo(page, main.getByRole('button', { name: words.about.next[locale] }))
      await keyboard.press('Enter')
      await shows(1)
      await tabTo(page, pictures, 'Shift+Tab')
      await keyboard.press('ArrowRight')
      await shows(2)

      await tabTo(page, main.getByRole('tab', { selected: true }), 'Shift+Tab')
      await keyboard.press('End')
      const contact = main.getByRole('tabpanel')
      await expect(contact).toHaveAttribute('id', 'contact')
      await tabTo(page, contact.getByRole('button', { name: ui.showMap[locale] }))
      const invite = main.locator('summary', { hasText: ui.invite[locale] })
      await tabTo(page, invite.first(), 'Shift+Tab')
      await keyboard.press('Enter')
      await tabTo(page, main.getByRole('link', { name: 'WhatsApp' }))
    })

    test('beliefs open and close, events are filtered, and a long story is unfolded', async ({
      page,
    }) => {
      const { keyboard } = page
      await open(page, pathTo('weBelieve', locale))
      const beliefs = page.locator('main details')
      await tabTo(page, beliefs.nth(1).locator('summary'))
      await keyboard.press('Enter')
      await expect(beliefs.nth(1)).toHaveAttribute('open')
      await keyboard.press('Space')
      await expect(beliefs.nth(1)).not.toHaveAttribute('open')

      await openAt(page, now, pathTo('events', locale))
      const pills = page.locator('main [aria-pressed]')
      await tabTo(page, pills.nth(2))
      await keyboard.press('Space')
      await expect(pills.nth(2)).toHaveAttribute('aria-pressed', 'true')
      await tabTo(page, page.locator('main article a').first())

      await open(page, pathTo('aboutUs', locale))
      const more = page.locator('main summary', { hasText: ui.readMore[locale] })
      await tabTo(page, more)
      await keyboard.press('Enter')
      await expect(page.getByText(ui.showLess[locale])).toBeVisible()
    })

    test('the film stops and goes on', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await open(page, pathTo('home', locale))
      const pause = page.getByRole('button', { name: ui.pauseVideo[locale] })
      await pause.waitFor()
      await tabTo(page, pause)
      await page.keyboard.press('Enter')
      await expect(page.locator('main video')).toHaveJSProperty('paused', true)
      await page.keyboard.press('Space')
      await expect(page.locator('main video')).toHaveJSProperty('paused', false)
    })

    test('a message: refused, mended where it leads, and sent', async ({ page }) => {
      const { keyboard } = page
      const { form } = contactUs
      await open(page, pathTo('contactUs', locale))
      const send = page.getByRole('button', { name: form.send[locale], exact: true })
      await tabTo(page, send)
      await keyboard.press('Enter')
      const name = page.locator('[name=name]')
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription(form.errors.name[locale])
      await keyboard.type('Elena Castillo')
      for (const [field, says] of [
        ['email', 'elena@example.org'],
        ['subject', 'A visit'],
        ['message', `May we come? ${Date.now()} ${locale}`],
      ] as const) {
        await tabTo(page, page.locator(`[name=${field}]`))
        await keyboard.type(says)
      }
      await tabTo(page, page.locator('[name=church]'))
      await keyboard.press('ArrowDown')
      await expect(page.locator('[name=church]')).not.toHaveValue('')
      await tabTo(page, page.locator('[name=consent]'))
      await keyboard.press('Space')
      await tabTo(page, send)
      await keyboard.press('Enter')
      await expect(page.locator('#sent')).toBeFocused()
      await expect(page.getByText(form.sent[locale])).toBeVisible()
    })

    test('every stop of every kind of page, forwards and back, shows where it is', async ({
      page,
    }) => {
      test.setTimeout(180_000)
      const paths = [
        pathTo('home', locale),
        pathTo('newHere', locale),
        pathTo('church', locale, { slug: 'harbor' }),
        pathTo('event', locale, { id: 'coming-school' }),
        pathTo('privacy', locale),
      ]
      for (const path of paths) {
        await open(page, path)
        const last = page.locator('footer a').last()
        await tabTo(page, last)
        await tabTo(page, page.getByRole('link', { name: ui.skipToContent[locale] }), 'Shift+Tab')
      }
    })
  })
}
