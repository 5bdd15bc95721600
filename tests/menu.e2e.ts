import type { Locator, Page } from '@playwright/test'
import { ui } from '#app/fellowship/common-words.server.ts'
import {
  expect,
  holdBack,
  hydrated,
  inMotion,
  isLaterScript,
  open,
  openAt,
  test,
} from './help/site.ts'

test.use(inMotion)

const churchesMenu = 'Churches'

/** The ground of the bar: is it dark, and does one see through it? */
async function inkOf(header: Locator) {
  const color = await header.evaluate((bar) => getComputedStyle(bar).backgroundColor)
  const [red, green, blue, alpha = 1] = color.match(/[\d.]+/g)!.map(Number)
  const dark = alpha > 0.5 && Math.max(red!, green!, blue!) < 64
  return { color, dark, translucent: alpha < 1 }
}

/** Two frames later, when whatever fades there has faded. */
const faded = (header: Locator) =>
  header.evaluate(async (bar) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const all = bar.getAnimations({ subtree: true })
    const fading = all.filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })

test('the header turns dark and translucent past ten pixels', async ({ page }) => {
  await open(page, '/')
  const header = page.locator('header')
  expect(await inkOf(header)).toMatchObject({ dark: false })
  await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }))
  await faded(header)
  expect(await inkOf(header)).toMatchObject({ dark: false })
  await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }))
  await expect.poll(() => inkOf(header)).toMatchObject({ dark: true, translucent: true })
})

test('the bar is dark over what is scrolled under it before React has come, and stays so when it comes', async ({
  page,
}) => {
  const bringReact = await holdBack(page, isLaterScript)
  await page.goto('/about-us')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const header = page.locator('header')
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
  await expect.poll(() => inkOf(header)).toMatchObject({ dark: true, translucent: true })
  const { color } = await inkOf(header)
  const seen = await page.evaluateHandle(() => {
    const seen = new Set<string>()
    const bar = document.querySelector('header')!
    const look = () => {
      seen.add(getComputedStyle(bar).backgroundColor)
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  bringReact()
  await hydrated(page)
  await faded(header)
  expect(await seen.evaluate((colors) => [...colors])).toEqual([color])
})

test('on paper the bar is as light as the sheet, wherever on the page one was', async ({
  page,
}) => {
  await open(page, '/about-us')
  const header = page.locator('header')
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
  await expect.poll(() => inkOf(header)).toMatchObject({ dark: true })
  await page.emulateMedia({ media: 'print' })
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(header).toHaveCSS('box-shadow', 'none')
})

test('a drop-down opens under the pointer, one at a time, and closes when it leaves', async ({
  page,
}) => {
  await open(page, '/')
  const nav = page.locator('header nav')
  const about = nav.getByRole('link', { name: 'Our Vision' })
  const church = nav.getByRole('link', { name: 'Hill' })
  await nav.getByRole('button', { name: 'About' }).hover()
  await expect(about).toBeVisible()
  await nav.getByRole('button', { name: churchesMenu }).hover()
  await expect(church).toBeVisible()
  await expect(about).toBeHidden()
  // from the button to the menu and its links
  await church.hover()
  await expect(church).toBeVisible()
  await page.mouse.move(700, 800)
  await expect(church).toBeHidden()
})

test('a click on the button that the pointer opened keeps it open; a second one closes it', async ({
  page,
}) => {
  await open(page, '/')
  const nav = page.locator('header nav')
  const button = nav.getByRole('button', { name: churchesMenu })
  const church = nav.getByRole('link', { name: 'Hill' })
  await button.hover()
  await button.click()
  await expect(church).toBeVisible()
  await button.click()
  await expect(church).toBeHidden()
})

for (const key of ['Enter', 'Space']) {
  test(`a drop-down opens by ${key}, Escape closes it and gives the focus back`, async ({
    page,
  }) => {
    await open(page, '/')
    const nav = page.locator('header nav')
    const button = nav.getByRole('button', { name: 'Ministries' })
    const outreach = nav.getByRole('link', { name: 'Outreach' })
    await button.focus()
    await page.keyboard.press(key)
    await expect(outreach).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(nav.getByRole('link', { name: 'Connect Groups' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(outreach).toBeHidden()
    await expect(button).toBeFocused()
  })
}

test('a link of a drop-down leads to its page, is marked there, and the menu closes', async ({
  page,
}) => {
  await open(page, '/')
  const nav = page.locator('header nav')
  await nav.getByRole('button', { name: 'About' }).click()
  await nav.getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  await expect(nav.locator('[popover]:popover-open')).toHaveCount(0)
  await expect(nav.locator('a[href="/about-us"]')).toHaveAttribute('aria-current', 'page')
  const lineUnder = (name: string) =>
    nav
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button, '::after').scale)
  await expect.poll(() => lineUnder('About')).toBe('1')
  expect(await lineUnder('Ministries')).toBe('0 1')
})

test('the Bible School and Give lead to other sites, in a new tab', async ({ page }) => {
  await open(page, '/')
  for (const name of [/Bible School/, /^Give/]) {
    const link = page.locator('header').getByRole('link', { name }).first()
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(link).toHaveAccessibleName(/opens in a new tab/)
  }
})

test('from 1185 pixels on the bar has the menu, below it the hamburger; never both, never none', async ({
  page,
}) => {
  await open(page, '/')
  const bar = page.locator('header nav')
  const hamburger = page.getByRole('button', { name: 'Open the menu' })
  for (const width of [320, 800, 1184, 1185, 1186, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(bar).toBeVisible({ visible: width >= 1185 })
    await expect(hamburger).toBeVisible({ visible: width < 1185 })
  }
  for (const width of [390, 430, 440, 450, 464, 480]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await hamburger.boundingBox())!.width, `squeezed at ${width} pixels`).toBe(44)
  }
})

test('the header fits on one line in both languages, wherever it has the whole menu', async ({
  page,
}) => {
  for (const path of ['/', '/es']) {
    await open(page, path)
    for (const width of [1185, 1250, 1339, 1340, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.locator('header > div').evaluate((bar) => {
        const { right } = bar.getBoundingClientRect()
        const inside = [...bar.querySelectorAll(':scope > *, nav > ul > li')]
        const tops = [...bar.querySelectorAll('nav > ul > li')].map((item) => {
          return Math.round(item.getBoundingClientRect().top)
        })
        const last = Math.max(...inside.map((each) => each.getBoundingClientRect().right))
        return { over: Math.max(0, Math.round(last - right)), lines: new Set(tops).size }
      })
      expect(over, `${path} at ${width} pixels`).toEqual({ over: 0, lines: 1 })
    }
  }
})

/** The menu of a small screen, opened. */
async function openMenu(page: Page, path = '/'): Promise<Locator> {
  await open(page, path)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  return page.getByRole('dialog')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the side menu is a dialog: it keeps the focus, locks the page, and Escape closes it', async ({
    page,
  }) => {
    await open(page, '/')
    const button = page.getByRole('button', { name: 'Open the menu' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Main menu' })
    await expect(dialog).toBeVisible()
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab')
      const where = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement?.closest('dialog') ? 'the menu' : activeElement?.outerHTML.slice(0, 80)
      })
      // between two rounds it may be in the browser itself, which the page sees as its body
      expect(where).toMatch(/^(the menu|<body)/)
    }
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 500)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('what newcomers look for is two taps away', async ({ page }) => {
    const dialog = await openMenu(page)
    await dialog.getByRole('link', { name: 'New Believer' }).click()
    await expect(page).toHaveURL('/welcome/new-believer')
  })

  test('its groups open one at a time', async ({ page }) => {
    const dialog = await openMenu(page)
    await dialog.getByText('Ministries').click()
    await expect(dialog.getByRole('link', { name: 'Outreach' })).toBeVisible()
    await dialog.getByText('Churches').click()
    await expect(dialog.getByRole('link', { name: 'Hill' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Outreach' })).toBeHidden()
    await dialog.getByText('Churches').click()
    await expect(dialog.getByRole('link', { name: 'Hill' })).toBeHidden()
  })

  test('the backdrop closes it', async ({ page }) => {
    const dialog = await openMenu(page)
    await expect(dialog).toBeVisible()
    await page.mouse.click(15, 400)
    await expect(dialog).toBeHidden()
  })

  test('widening past 1185 pixels closes it', async ({ page }) => {
    const dialog = await openMenu(page)
    await page.setViewportSize({ width: 1184, height: 844 })
    await expect(dialog).toBeVisible()
    await page.setViewportSize({ width: 1185, height: 844 })
    await expect(dialog).toBeHidden()
  })

  test('a link in it leads to its page and closes it', async ({ page }) => {
    const dialog = await openMenu(page)
    await dialog.getByText('About', { exact: true }).click()
    await dialog.getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about-us')
    await expect(dialog).toBeHidden()
  })

  test('Give has left the bar and is in the side menu', async ({ page }) => {
    await open(page, '/')
    await expect(page.locator('header').getByRole('link', { name: /^Give/ })).toBeHidden()
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Give/ })).toBeVisible()
  })

  test('the language can be changed in it', async ({ page }) => {
    const dialog = await openMenu(page, '/about-us')
    await dialog.getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL('/es/about-us')
    await expect(dialog).toBeHidden()
  })
})

test('going through the menus by keyboard leaves the page where it is', async ({ page }) => {
  await open(page, '/about-us')
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  const menus = page.locator('header').getByRole('button').and(page.locator('[popovertarget]'))
  for (const menu of await menus.all()) {
    await menu.evaluate((each) => each.focus())
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('header :popover-open a').first()).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(900)
  }
})

test('the keyboard skips to the content', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('what has the focus is never hidden under the header', async ({ page }) => {
  // gliding would still be on its way when it is measured
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/about-us')
  await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  })
  await page.locator('footer a').last().focus()
  const hidden: string[] = []
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Shift+Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body || focused.closest('header')) return ''
      const { top } = focused.getBoundingClientRect()
      const { bottom } = document.querySelector('header')!.getBoundingClientRect()
      return top < bottom - 1 ? (focused.textContent ?? 'something') : ''
    })
    if (covered) hidden.push(covered)
  }
  expect(hidden).toEqual([])
})

test('the footer says where and when to find the office, and who made the site', async ({
  page,
}) => {
  await open(page, '/')
  const footer = page.locator('footer')
  await expect(footer).toContainText('Tuesday to Thursday, 9:30 a.m. to 4 p.m.')
  await expect(footer.locator('a[href^="tel:+"]')).toBeVisible()
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(footer).toContainText('Website by')
  for (const network of ['Facebook', 'Instagram', 'YouTube']) {
    await expect(footer.getByRole('link', { name: network })).toBeVisible()
  }
  await open(page, '/es')
  await expect(footer).toContainText(/De martes a jueves, de 9:30\s?a\.\s?m\. a 4\s?p\.\s?m\./)
})

test('what is not laid out yet is named in whole words by the browser itself', async ({ page }) => {
  await open(page, '/about-us')
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const names = nodes.filter(({ role }) => role?.value === 'link').map(({ name }) => name?.value)
  expect(names).toContain(`Facebook ${ui.newTab.en}`)
})

test('the copyright has the year of the visit, even when the site was built in another one', async ({
  page,
}) => {
  await openAt(page, '2031-02-03T12:00:00Z', '/')
  await expect(page.locator('footer')).toContainText('© 2031 Harbor Lights.')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the bar is dark over whatever is scrolled under it', async ({ page }) => {
    await page.goto('/contact-us#churches-section')
    const header = page.locator('header')
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

  test('drop-downs open on a click and under the pointer', async ({ page }) => {
    await page.goto('/')
    const nav = page.locator('header nav')
    const church = nav.getByRole('link', { name: 'Hill' })
    await nav.getByRole('button', { name: churchesMenu }).click()
    await expect(church).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.move(700, 800)
    await expect(church).toBeHidden()
    await nav.getByRole('button', { name: churchesMenu }).hover()
    await expect(church).toBeVisible()
    await church.click()
    await expect(page).toHaveURL('/churches/hill')
  })

  test('the side menu opens and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('dialog').getByText('Churches').click()
    await expect(
      page.getByRole('dialog').getByRole('link', { name: 'Saint Bartholomew' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('menus answer before React has arrived', async ({ page }) => {
  await page.route(isLaterScript, () => {})
  await page.goto('/')
  await page.locator('header nav').getByRole('button', { name: churchesMenu }).click()
  await expect(page.locator('header nav').getByRole('link', { name: 'Hill' })).toBeVisible()
})

test('React comes at the first touch, before the browser is idle', async ({ page }) => {
  // a picture that never arrives: the page never finishes loading
  await page.route('**/media/**', () => {})
  // a browser may tell a new page where the pointer rests: in the corner, as long as nobody has moved it
  await page.addInitScript(() => {
    const corner = (event: PointerEvent) => event.x + event.y || event.stopImmediatePropagation()
    window.addEventListener('pointermove', corner, true)
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  // until the script that listens is there, nobody hears it
  await expect(async () => {
    await page.mouse.move(300, 300)
    await page.mouse.move(310, 300)
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1, { timeout: 500 })
  }).toPass()
})

test('all that React comes with is asked for at once, before any of it is there', async ({
  page,
}) => {
  const asked: string[] = []
  const scripts = /\/assets\/(?!entry-client).*\.js$/
  await page.route(scripts, (route) => void asked.push(route.request().url()))
  await page.goto('/')
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  // by the time this is answered, all that is asked for together has been asked for
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const later: string[] = []
  page.on('request', (request) => scripts.test(request.url()) && later.push(request.url()))
  // and is sent from here on
  await page.unroute(scripts)
  await hydrated(page)
  expect(later).toEqual([])
})
