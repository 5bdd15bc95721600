import type { Page, Response } from '@playwright/test'
import { pathTo } from '#app/addresses.ts'
import {
  addresses,
  changeData,
  dataOf,
  expect,
  holdBack,
  hydrated,
  inMotion,
  isMarked,
  isOnGoodLine,
  laidOut,
  mark,
  open,
  test,
} from './help/site.ts'

test.use(inMotion)

const titleOf = (path: string) => dataOf(path).head.title
const church = addresses.find(({ name, locale }) => name === 'church' && locale === 'en')!.path

/** Nothing is fetched before it is asked for, so that a test decides what is slow. */
async function onSlowLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })
  })
}

/** Holds the data of a page back until it is let go. */
const holdData = (page: Page, path: string) => holdBack(page, `**${path}/data.json`)

/** Follows a link as a click does, without waiting for anything. */
const take = (page: Page, path: string) =>
  page.evaluate((wanted) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${wanted}"]`)!.click()
  }, path)

/** Waits until a page has nothing more to do: whatever followed from what came last has followed. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      // where little is painted, a browser may leave for ever what is to be done in idle moments
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
      await new Promise(requestAnimationFrame)
    }
  })

/** An answer is there as a whole, and the page has done with it what it does. */
async function dealtWith(answer: Promise<Response>): Promise<void> {
  const response = await answer
  await response.finished()
  await atRest(response.frame().page())
}

/** Every title that stood in the tab from now on. */
async function watchTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const titles: string[] = []
    Object.assign(window, { titles })
    new MutationObserver(() => titles.push(document.title)).observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { titles: string[] }).titles)
}

async function switchTo(page: Page, locale: 'en' | 'es'): Promise<void> {
  await page.evaluate((wanted) => {
    document.querySelector<HTMLAnchorElement>(`header a[hreflang=${wanted}]`)!.click()
  }, locale)
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** Where the page stood in each frame from now on. */
async function watchPlaces(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const places: number[] = []
    Object.assign(window, { places })
    const look = () => {
      const at = Math.round(window.scrollY)
      if (places.at(-1) !== at) places.push(at)
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (window as unknown as { places: number[] }).places)
}

test('header and footer travel with no page', () => {
  for (const { path } of addresses) expect(Object.keys(dataOf(path))).not.toContain('frame')
})

test.describe('a visitor who goes elsewhere before a page is there', () => {
  test.beforeEach(({ page }) => onSlowLine(page))

  test('never sees it, nor its title', async ({ page }) => {
    const arrive = await holdData(page, '/about-us')
    await open(page, '/')
    const titles = await watchTitles(page)
    await take(page, '/about-us')
    await take(page, '/events')
    await expect(page).toHaveTitle(titleOf('/events'))
    const late = page.waitForResponse('**/about-us/data.json')
    arrive()
    await dealtWith(late)
    await expect(page).toHaveURL('/events')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(new Set(await titles())).toEqual(new Set([titleOf('/events')]))
  })

  test('sees the page whose address stands there, when the place is one on the page before', async ({
    page,
  }) => {
    const arrive = await holdData(page, '/about-us')
    await open(page, '/')
    await take(page, '/about-us')
    await take(page, '#main')
    arrive()
    await expect(page).toHaveTitle(titleOf('/about-us'))
    await expect(page).toHaveURL('/about-us#main')
  })

  test('and who presses a link twice waits once', async ({ page }) => {
    const arrive = await holdData(page, '/about-us')
    await open(page, '/')
    await mark(page)
    await take(page, '/about-us')
    await take(page, '/about-us')
    arrive()
    await expect(page).toHaveTitle(titleOf('/about-us'))
    expect(await isMarked(page)).toBe(true)
  })

  test('reads the language that was chosen last', async ({ page }) => {
    const arrive = await holdBack(page, '**/es/about-us')
    await open(page, '/about-us')
    const loaded = page.waitForEvent('domcontentloaded')
    await page.evaluate(() => {
      for (const wanted of ['es', 'en']) {
        document.querySelector<HTMLAnchorElement>(`header a[hreflang=${wanted}]`)!.click()
      }
    })
    arrive()
    await loaded
    await hydrated(page)
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
    await expect(page).toHaveURL('/about-us')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test('a language chosen on the way to another page is that of the page one arrives at, at its top', async ({
  page,
}) => {
  await onSlowLine(page)
  const arrive = await holdData(page, '/about-us')
  await open(page, '/')
  await scrollTo(page, 3000)
  await take(page, '/about-us')
  await switchTo(page, 'es')
  arrive()
  await expect(page).toHaveTitle(titleOf('/es/about-us'))
  expect(await scrolled(page)).toBe(0)
})

test.describe('on a host that knows one page not found', () => {
  test.use({ expected: [/404 \(Not Found\)/] })

  test.beforeEach(async ({ page, request }) => {
    await onSlowLine(page)
    const body = await (await request.get('/404')).text()
    await page.route(/\/churches$|[A-Z]\w*(\?.*)?$/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    )
  })

  test('the one that says more of the address takes its place', async ({ page }) => {
    await open(page, '/churches')
    await expect(page.getByRole('main').locator('a[href="/churches/hill"]')).toBeVisible()
  })

  test('a page is found whose address was written with capitals', async ({ page, baseURL }) => {
    await page.goto('/Churches/Hill?from=paper#About')
    await expect(page).toHaveURL(`${baseURL}/churches/hill?from=paper#About`)
    await expect(page).toHaveTitle(titleOf('/churches/hill'))
    // of one that there is not, what it may be
    await page.goto('/Churches')
    await expect(page.getByRole('main').locator('a[href="/churches/hill"]')).toBeVisible()
    await expect(page).toHaveURL(`${baseURL}/Churches`)
  })

  test('and never that of a page to which the visitor went on', async ({ page }) => {
    const arrive = await holdData(page, '/404/churches')
    await open(page, '/churches')
    await take(page, '/')
    await expect(page).toHaveTitle(titleOf('/'))
    // with all else of the head; a page not found has none
    await expect(page.locator('link[rel=canonical]')).toBeAttached()
    const titles = await watchTitles(page)
    const late = page.waitForResponse('**/404/churches/data.json')
    arrive()
    await dealtWith(late)
    await expect(page.getByRole('main').locator('#churches-section')).toBeVisible()
    expect(await titles()).toEqual([])
  })
})

for (const [locale, from, to] of [
  ['en', '/events', '/about-us'],
  ['es', '/es/events', '/es/about-us'],
  ['en', '/', church],
] as const) {
  test(`Back and forward lead to where one was, at once: ${from} and ${to}`, async ({ page }) => {
    await open(page, from)
    await scrollTo(page, 300)
    await take(page, to)
    await expect(page).toHaveTitle(titleOf(to))
    await laidOut(page)
    await scrollTo(page, 100_000)
    const end = await scrolled(page)
    const places = await watchPlaces(page)
    await page.goBack()
    await expect(page).toHaveTitle(titleOf(from))
    await expect.poll(() => scrolled(page)).toBe(300)
    await page.goForward()
    await expect(page).toHaveTitle(titleOf(to))
    await expect.poll(() => scrolled(page)).toBe(end)
    await atRest(page)
    // a page that is shorter cannot be as far down; nothing lies between
    expect((await places()).filter((at) => at !== end && at !== 300)).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  })
}

test('Back leads to where one was also after a reload', async ({ page }) => {
  await open(page, '/about-us')
  await scrollTo(page, 700)
  await take(page, '/events')
  await expect(page).toHaveTitle(titleOf('/events'))
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  await page.goBack()
  await expect(page).toHaveTitle(titleOf('/about-us'))
  await expect.poll(() => scrolled(page)).toBe(700)
})

test('Back finds open what was opened, and the page where it was', async ({ page }) => {
  await open(page, '/we-believe')
  const last = page.locator('main details').last()
  await last.locator('summary').click()
  await expect(last).toHaveAttribute('open')
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  await scrollTo(page, 100_000)
  const end = await scrolled(page)
  await take(page, '/events')
  await expect(page).toHaveTitle(titleOf('/events'))
  await page.goBack()
  await expect(page).toHaveTitle(titleOf('/we-believe'))
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await expect(last).toHaveAttribute('open')
  expect(await scrolled(page)).toBe(end)
})

test('Back gives the focus to the very link one took, though others lead there too', async ({
  page,
}) => {
  // what gets the focus is in sight at once
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const links = page.locator(`main a[href="${church}"]`)
  expect(await links.count()).toBeGreaterThan(1)
  await links.last().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(titleOf(church))
  // where one arrives is told aloud; nothing there is to be pressed, and no ring says so
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeFocused()
  await expect(title).toHaveCSS('box-shadow', 'none')
  await page.goBack()
  await expect(links.last()).toBeFocused()
  await expect(links.last()).toBeInViewport()
  // in the other language it is the same link
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(titleOf(church))
  await switchTo(page, 'es')
  await expect(page).toHaveTitle(titleOf(`/es${church}`))
  await page.goBack()
  await expect(page.locator(`main a[href="/es${church}"]`).last()).toBeFocused()
})

test('a link to a place on another page leads there, and so does the Tab key', async ({ page }) => {
  await open(page, '/events')
  await page.evaluate(
    (to) => {
      const link = Object.assign(document.createElement('a'), { href: to, id: 'made' })
      document.querySelector('main')!.append(link)
      link.click()
    },
    `${pathTo('home', 'en')}#churches-section`,
  )
  await expect(page).toHaveTitle(titleOf('/'))
  const place = page.locator('#churches-section')
  await expect(place).toBeInViewport()
  await expect(place).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(place.locator('a, button').first()).toBeFocused()
})

test('what search engines are told follows the page', async ({ page }) => {
  const told = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
        JSON.parse(textContent),
      ),
    )
  await open(page, '/about-us')
  for (const path of ['/events', '/', church, '/about-us']) {
    await take(page, path)
    await expect(page).toHaveTitle(titleOf(path))
    await expect.poll(told).toEqual(dataOf(path).head.structuredData ?? [])
  }
})

test.describe('after a page crashed', () => {
  test.use({ expected: [/error:/i] })

  test('the way home loads everything anew', async ({ page }) => {
    await onSlowLine(page)
    await open(page, '/')
    await mark(page)
    await changeData(page, '**/about-us/data.json', { props: {} })
    await take(page, '/about-us')
    await expect(page).toHaveTitle(/Unexpected Application Error/)
    expect(await isMarked(page)).toBe(true)
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveTitle(titleOf('/'))
    await expect.poll(() => isMarked(page)).toBe(false)
  })
})

test('going through the tabs by keys is no step of its own: Back leaves the page', async ({
  page,
}) => {
  await open(page, '/about-us')
  await take(page, church)
  await expect(page).toHaveTitle(titleOf(church))
  await page.getByRole('tab').first().focus()
  for (const key of ['End', 'Home', 'ArrowRight']) await page.keyboard.press(key)
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  const second = await page.getByRole('tab').nth(1).getAttribute('href')
  await expect(page).toHaveURL(church + second)
  await page.goBack()
  await expect(page).toHaveTitle(titleOf('/about-us'))
})

test('a page is shown again at once, and asked for anew when some minutes have passed', async ({
  page,
}) => {
  await page.clock.install()
  await onSlowLine(page)
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/about-us/data.json') asked += 1
  })
  await open(page, '/')
  const visit = async () => {
    await take(page, '/about-us')
    await expect(page).toHaveTitle(titleOf('/about-us'))
    await page.goBack()
    await expect(page).toHaveTitle(titleOf('/'))
  }
  await visit()
  await visit()
  expect(asked).toBe(1)
  await page.clock.fastForward('05:01')
  await visit()
  expect(asked).toBe(2)
})

test('what is below the first screen is laid out without being scrolled to, and stays where it is', async ({
  page,
}) => {
  await isOnGoodLine(page)
  // at its place at once, not gliding there
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // not by open(), which has all of it laid out
  await page.goto('/#churches-section')
  await hydrated(page)
  const top = () =>
    page.locator('#churches-section').evaluate((section) => section.getBoundingClientRect().top)
  const before = await top()
  await laidOut(page)
  expect(await top()).toBeCloseTo(before, 0)
  for (const part of await page.locator('.later').all()) {
    await expect(part).toHaveCSS('content-visibility', 'visible')
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing waits to be laid out: no script would do it', async ({ page }) => {
    await page.goto('/')
    for (const part of await page.locator('.later').all()) {
      await expect(part).toHaveCSS('content-visibility', 'visible')
    }
  })
})

test('of a page that one moves to, what is further down is laid out later; of one that one returns to, at once', async ({
  page,
}) => {
  await open(page, '/about-us')
  const whenThere = (move: () => void) =>
    page.evaluate(
      `new Promise((resolve) => {
        const isWhole = () => resolve(document.documentElement.dataset.laidOut === '')
        navigation.addEventListener('navigatesuccess', isWhole, { once: true })
        ;(${move.toString()})()
      })`,
    )
  expect(
    await whenThere(() => document.querySelector<HTMLElement>('footer a[href="/"]')!.click()),
  ).toBe(false)
  await laidOut(page)
  await scrollTo(page, 1000)
  expect(await whenThere(() => history.back())).toBe(true)
  expect(await whenThere(() => history.forward())).toBe(true)
  expect(await scrolled(page)).toBe(1000)
})

test('nothing asks where things lie on a page that one moves to before most of it may wait', async ({
  page,
}) => {
  // the browser lays out all of the page for the answer
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    const isEarly = () => navigation.transition && document.documentElement.dataset.laidOut === ''
    for (const { prototype } of [Element, HTMLElement]) {
      for (const name of Object.getOwnPropertyNames(prototype)) {
        if (!/^(offset|client|scroll)(Top|Left|Width|Height)$/.test(name)) continue
        const own = Object.getOwnPropertyDescriptor(prototype, name)!
        const get = function (this: Element): unknown {
          if (isEarly()) asked.push(`${name} of ${this.tagName}`)
          return own.get!.call(this)
        }
        Object.defineProperty(prototype, name, { ...own, get })
      }
    }
  })
  await open(page, '/about-us')
  const ofEachKind = new Map(
    addresses.filter(({ locale }) => locale === 'en').map(({ name, path }) => [name, path]),
  )
  for (const path of ofEachKind.values()) {
    await page.evaluate((to) => navigation.navigate(to).finished, path)
    await expect(page).toHaveURL(path)
  }
  expect(await page.evaluate('window.asked')).toEqual([])
})

test('nothing moves under pictures that are there', async ({ page }) => {
  await isOnGoodLine(page)
  await open(page, '/')
  const pictures = page.locator('[data-pillar] img')
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect, playState }) => {
          const { target } = effect as KeyframeEffect
          return playState === 'running' && target?.closest('[data-pillar]')
        }).length,
    )
  // they are further down, and laid out when the browser has time for that
  await expect.poll(moving).toBeGreaterThan(0)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
  }
  await expect.poll(moving).toBe(0)
})
