import type { Page } from '@playwright/test'
import { contactUsWords } from '#app/contact/page/words.server.ts'
import { now } from './fixture.ts'
import {
  addresses,
  choose,
  expect,
  follow,
  hydrated,
  inMotion,
  isLaterScript,
  isMarked,
  laidOut,
  mark,
  open,
  openAt,
  test,
} from './help/site.ts'

test.use(inMotion)

const saved = () => localStorage.getItem('language')

test('the language menu loads the same page in Spanish, and saves the choice', async ({ page }) => {
  await open(page, '/about-us')
  await mark(page)
  await choose(page, 'Español')
  await expect(page).toHaveURL('/es/about-us')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page).toHaveTitle(/Quiénes somos|Nosotros/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/es\/about-us$/)
  expect(await page.evaluate(saved)).toBe('es')
  // assistive technology keeps for each text the language its document began with
  expect(await isMarked(page)).toBe(false)
})

test.describe('where pages are painted', () => {
  test.use({ painted: true })

  test('opening the menu fetches the other language ahead, filter and all, unless one saves data', async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page)
    const ahead: string[] = []
    devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') ahead.push(new URL(prefetchUrl).pathname)
    })
    await devtools.send('Preload.enable')
    const menu = page.locator('header').getByRole('button', { name: /Language|Idioma/ })

    await open(page, '/events?category=school')
    await menu.click()
    await expect.poll(() => ahead).toEqual(['/es/events'])
    await page.locator('header').getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL('/es/events?category=school')
    await hydrated(page)
    const came = await page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation')
      return (load as PerformanceResourceTiming & { deliveryType: string }).deliveryType
    })
    expect(came).toBe('navigational-prefetch')

    await page.locator('footer input[name=light]').check()
    await choose(page, 'English')
    await expect(page).toHaveURL('/events?category=school')
    expect(ahead).toEqual(['/es/events'])
  })

  test('a change of language fades where motion is welcome; no other page that is loaded does', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        Object.assign(window, { fades: viewTransition !== null })
      })
    })
    // where a page takes long, React answers before it is painted
    const fades = async () => {
      await page.waitForFunction(() => 'fades' in window)
      return page.evaluate(() => (window as unknown as { fades: boolean }).fades)
    }
    await open(page, '/about-us')
    await choose(page, 'Español')
    await expect(page).toHaveURL('/es/about-us')
    expect(await fades()).toBe(true)
    await page.evaluate(() => location.assign('/es/events.html'))
    await hydrated(page)
    expect(await fades()).toBe(false)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await choose(page, 'English')
    await page.waitForURL(/\/events/)
    expect(await fades()).toBe(false)
  })

  test('an open tab, and the place on it, stay when the language changes, before anything is painted', async ({
    page,
  }) => {
    await open(page, '/churches/harbor#team')
    const read = page.locator('#team li').last()
    const top = () => read.evaluate((each) => Math.round(each.getBoundingClientRect().top))
    await read.evaluate((each) => {
      const { top } = each.getBoundingClientRect()
      window.scrollBy({ top: top - window.innerHeight / 3, behavior: 'instant' })
    })
    const before = await top()
    await page.addInitScript(() => {
      const look = () => Object.assign(window, { first: window.scrollY })
      addEventListener('pagereveal', () => requestAnimationFrame(look))
    })
    await choose(page, 'Español')
    await expect(page).toHaveURL('/es/churches/harbor#team')
    await hydrated(page)
    await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('href', '#team')
    expect(Math.abs((await top()) - before)).toBeLessThan(3)
    const first = await page.waitForFunction(() => (window as { first?: number }).first)
    expect(await first.jsonValue()).toBe(await page.evaluate(() => window.scrollY))
  })
})

test('the language menu opens on a click and closes by a click outside, Escape or a choice', async ({
  page,
}) => {
  await open(page, '/')
  const button = page.locator('header').getByRole('button', { name: 'Language: EN (English)' })
  const spanish = page.locator('header').getByRole('link', { name: 'Español' })
  await button.click()
  await expect(spanish).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(spanish).toBeHidden()
  await button.click()
  await page.keyboard.press('Escape')
  await expect(spanish).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await spanish.click()
  await expect(spanish).toBeHidden()
})

test('a visitor who chose Spanish reads Spanish at an English address, and never sees English', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('language', 'es'))
  // every text that is ever painted or could be
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const { hidden, lang } = document.documentElement
      if (document.body && !hidden) seen.push(lang)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/about-us?from=friend#story')
  await expect(page).toHaveURL('/es/about-us?from=friend#story')
  await hydrated(page)
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(seen)).toEqual(new Set(['es']))
})

test('a Spanish address is always Spanish and does not change what is saved', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await open(page, '/es/about-us')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(await page.evaluate(saved)).toBe('en')

  // a browser with much to do tells a page what was chosen before it began
  await page.evaluate(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'en' }))
    return new Promise(requestAnimationFrame)
  })
  await expect(page).toHaveURL('/es/about-us')
})

test('an invalid saved language is treated as English, and nothing breaks', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('language', 'klingon'))
  await open(page, '/about-us')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await choose(page, 'Español')
  await expect(page).toHaveURL('/es/about-us')
  expect(await page.evaluate(saved)).toBe('es')
})

test('with storage blocked the site works, unsaved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await open(page, '/')
  await choose(page, 'Español')
  await expect(page).toHaveURL('/es')
  await follow(page, 'Más información')
  await expect(page).toHaveURL('/es/about-us')
})

const browsers = {
  'any browser': async () => {},
  'a browser without the Navigation API': (page: Page) =>
    page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: null })),
  // as to who saves data, until it is needed
  'a browser without React': (page: Page) => page.route(isLaterScript, () => {}),
}
for (const [browser, prepare] of Object.entries(browsers)) {
  test(`every open tab of ${browser} follows a change of language`, async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()]
    await open(one, '/')
    await prepare(other)
    await other.goto('/about-us')
    await choose(one, 'Español')
    await expect(other).toHaveURL('/es/about-us')
    await choose(other, 'English')
    await expect(one).toHaveURL('/')
    await expect(one.locator('html')).toHaveAttribute('lang', 'en')
  })
}

test('scroll position and what is open stay when the language changes', async ({ page }) => {
  // what is opened is open at once
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/about-us?note=1')
  await page.getByText('Read More', { exact: true }).first().click()
  // Spanish is longer, so what counts is what one sees, not the number of pixels above it
  const place = async () => (await page.getByRole('heading', { level: 2 }).nth(1).boundingBox())!.y
  const top = await place()
  await page.evaluate((top) => {
    window.scrollBy({ top: top - window.innerHeight / 3, behavior: 'instant' })
  }, top)
  const before = await place()
  await choose(page, 'Español')
  await expect(page).toHaveURL('/es/about-us?note=1')
  await expect(page.getByText('Mostrar menos', { exact: true }).first()).toBeVisible()
  expect(Math.abs((await place()) - before)).toBeLessThan(3)
})

// beside the language itself: where one is on the page, to and fro
for (const { name, locale, path } of addresses) {
  if (locale !== 'en' || !['church', 'home', 'newHere', 'events'].includes(name)) continue
  test(`what one reads stays where it stands when the language changes, and changes back: ${path}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // years before the page was made, another set of events would be to come, and each stands larger
    await openAt(page, now, path)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(200)
    // what adds up little by little shows on the longest of them
    const rounds = name === 'home' ? 3 : 1
    for (let round = 0; round < rounds; round += 1) {
      for (const [language, lang] of [
        ['Español', 'es'],
        ['English', 'en'],
      ] as const) {
        await choose(page, language)
        await expect(page.locator(`html[lang=${lang}]`)).toBeAttached()
        await hydrated(page)
        await laidOut(page)
      }
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(2)
    }
  })
}

test('what is typed stays when the language changes, also on light pages', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('light', 'on'))
  await page.goto('/contact-us')
  const message = () => page.locator('textarea[name=message]')
  await message().click()
  await hydrated(page)
  await message().fill('Is there parking?')
  await choose(page, 'Español')
  await expect(page).toHaveURL('/es/contact-us')
  await expect(message()).toHaveValue('Is there parking?')
  await expect(
    page.getByRole('heading', { name: contactUsWords.read().form.title.es }),
  ).toBeVisible()
})

test.describe('where a page is left at once', () => {
  // a machine that is slow says so of the picture that was fetched for it
  test.use({ expected: [/was preloaded using link preload but not used/] })

  test('Back after a change of language leads to the page before, in the language chosen', async ({
    page,
  }) => {
    await open(page, '/')
    await follow(page, 'Learn More')
    await expect(page).toHaveURL('/about-us')
    await choose(page, 'Español')
    await expect(page).toHaveURL('/es/about-us')
    await page.goBack()
    await expect(page).toHaveURL('/es')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })
})

for (const [browser, prepare] of Object.entries(browsers)) {
  test(`what ${browser} brings back from its memory is in the language chosen since`, async ({
    page,
  }) => {
    await prepare(page)
    await page.goto('/about-us')
    await page.evaluate(() => {
      localStorage.setItem('language', 'es')
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(page).toHaveURL('/es/about-us')
  })
}

test('the choice is saved while React is still on its way', async ({ page }) => {
  await page.route(isLaterScript, () => {})
  await page.goto('/about-us')
  await choose(page, 'Español')
  await expect(page).toHaveURL('/es/about-us')
  expect(await page.evaluate(saved)).toBe('es')
  // and back: saved Spanish must not hold the visitor
  await choose(page, 'English')
  await expect(page).toHaveURL('/about-us')
  expect(await page.evaluate(saved)).toBe('en')
})

test.describe('with a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('one line offers Spanish, nobody is moved, and dismissed once it stays away', async ({
    page,
  }) => {
    await open(page, '/')
    await expect(page).toHaveURL('/')
    const offer = page.locator('aside[lang=es]')
    await expect(offer).toBeVisible()
    // on paper nothing can be chosen
    await page.emulateMedia({ media: 'print' })
    await expect(offer).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await offer.getByRole('button').click()
    await expect(offer).toBeHidden()
    await open(page, '/about-us')
    await expect(offer).toBeHidden()
  })

  test('the line leads to the same page in Spanish', async ({ page }) => {
    await open(page, '/about-us')
    await page.locator('aside[lang=es]').getByRole('link').click()
    await expect(page).toHaveURL('/es/about-us')
    await expect(page.locator('aside[lang=es]')).toBeHidden()
    expect(await page.evaluate(saved)).toBe('es')
  })

  test('the line stands under the header, over nothing, before scripts come, and nothing moves', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route(isLaterScript, () => {})
    await page.goto('/about-us')
    const offer = (await page.locator('aside[lang=es]').boundingBox())!
    const header = (await page.locator('header').boundingBox())!
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    const link = (await page.locator('aside[lang=es] a').boundingBox())!
    expect(link.y).toBeGreaterThanOrEqual(header.y + header.height)
    expect(title.y).toBeGreaterThan(offer.y + offer.height)
    await page.unroute(isLaterScript)
    await open(page, '/about-us')
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(title)
    // it is part of the page, so it leaves with it
    await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }))
    await expect(page.locator('aside[lang=es]')).not.toBeInViewport()
  })

  test('who once chose English is not asked', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await open(page, '/')
    await expect(page.locator('aside[lang=es]')).toBeHidden()
  })
})

test('of the languages of a browser the first that the site has counts', async ({ page }) => {
  const offer = page.locator('aside[lang=es]')
  const speaks = (...all: string[]) =>
    page.addInitScript((languages) => {
      Object.defineProperty(navigator, 'languages', { configurable: true, value: languages })
    }, all)
  await speaks('ca', 'es-ES', 'en')
  await open(page, '/')
  await expect(offer).toBeVisible()
  await speaks('ca', 'en-GB', 'es')
  await open(page, '/about-us')
  await expect(offer).toBeHidden()
})

test('an English browser is offered nothing', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('aside[lang=es]')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the language menu leads to the same page in the other language', async ({ page }) => {
    await page.goto('/about-us')
    await choose(page, 'Español')
    await expect(page).toHaveURL('/es/about-us')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })
})
