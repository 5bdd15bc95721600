import type { Page } from '@playwright/test'
import { ownFonts } from './help/own-fonts.ts'
import {
  addresses,
  expect,
  holdBack,
  hydrated,
  inMotion,
  laidOut,
  open,
  test,
} from './help/site.ts'

test.use({ ...inMotion, viewport: { width: 390, height: 844 } })

const styles = /\/assets\/style-.*\.css$/

/** A browser that says of its line that an answer takes so many milliseconds. */
const onLine = (page: Page, rtt: number) =>
  page.addInitScript((milliseconds) => {
    Object.defineProperty(navigator, 'connection', { value: { rtt: milliseconds } })
  }, rtt)

/** What comes after the first screen and can be seen. */
const seenFurtherDown = (page: Page) =>
  page.evaluate(() => {
    const end = document.querySelector('noscript[id]')!
    return [...document.querySelectorAll('main *, footer *')]
      .filter((each) => end.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING)
      .filter((each) => each.checkVisibility())
      .map(({ localName, className }) => `${localName}.${className}`)
  })

test('on a slow line the first picture shares it with nothing that the first screen does without', async ({
  page,
}) => {
  await onLine(page, 300)
  await open(page, '/churches/harbor')
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'Piazzolla'))
  const { picture, others } = await page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const { currentSrc } = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')!
    return {
      picture: all.find(({ name }) => name === currentSrc)!.responseEnd,
      others: all
        .filter(({ name }) => /\.(css|woff2|js)$/.test(name))
        .map(({ name, startTime }) => ({ name: name.replace(/.*\/|-.*/g, ''), startTime })),
    }
  })
  const names = others.map(({ name }) => name)
  for (const name of ['style', 'piazzolla', 'figtree', 'entry']) expect(names).toContain(name)
  for (const { name, startTime } of others) expect(startTime, name).toBeGreaterThan(picture)
  // and when they are there, words are set in them
  await expect.poll(() => page.evaluate(ownFonts)).toEqual(['Figtree', 'Piazzolla'])
})

test('on a slow line a page has loaded, which React waits for, before its styles are there', async ({
  page,
}) => {
  await onLine(page, 300)
  await holdBack(page, styles)
  const come = await holdBack(page, '**/media/*.avif')
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/icons-')),
  )
  come()
  await page.waitForLoadState()
})

test.describe('painted', () => {
  test.use({ painted: true })

  test('who opens the menu before its styles are there has it when they are', async ({ page }) => {
    const come = await holdBack(page, styles)
    await onLine(page, 300)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog')
    await expect(menu).toHaveCSS('opacity', '0')
    await expect(menu.locator(':focus')).toHaveCount(1)
    come()
    await expect(menu).toHaveCSS('opacity', '1')
    const { x, height } = (await menu.boundingBox())!
    expect({ x, height }).toEqual({ x: expect.closeTo(390 * 0.12, 0), height: 844 })
  })
})

test('where styles do not come and nobody says so, the page is shown as it can be', async ({
  page,
}) => {
  await page.route(styles, () => {})
  await page.clock.install()
  await page.goto('/churches/harbor', { waitUntil: 'commit' })
  const footer = page.locator('main ~ footer')
  await expect(footer).toBeAttached()
  await page.clock.fastForward('00:10')
  await expect(footer).toBeHidden()
  await page.clock.fastForward('00:21')
  await page.clock.runFor(3000)
  await expect(footer).toBeVisible()
})

test('whoever does something before the picture is there has all of the page at once', async ({
  page,
}) => {
  await onLine(page, 300)
  // it would be there after some seconds, too
  await page.addInitScript(() => {
    const wait = window.setTimeout
    window.setTimeout = ((then: () => void, milliseconds = 0) =>
      wait(then, milliseconds > 2000 ? 3_600_000 : milliseconds)) as typeof setTimeout
  })
  await holdBack(page, '**/media/*.avif')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => document.readyState !== 'loading')
  expect(await seenFurtherDown(page)).toEqual([])
  // of a wheel turned before the first frame a page never hears
  await expect(async () => {
    await page.mouse.wheel(0, 100)
    await expect(page.locator('#this-sunday')).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('a picture that does not come keeps nothing else waiting for long', async ({ page }) => {
  await onLine(page, 300)
  await holdBack(page, '**/media/*.avif')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#this-sunday')).toBeVisible()
})

const kinds = [...Map.groupBy(addresses, ({ name }) => name).values()].map(([first]) => first!.path)

test('what is further down is not shown before its styles are there, on any kind of page', async ({
  page,
}) => {
  for (const path of kinds) {
    const come = await holdBack(page, styles)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForFunction(() => document.readyState !== 'loading')
    expect(await seenFurtherDown(page), path).toEqual([])
    come()
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
    await hydrated(page)
    await page.unrouteAll()
  }
})

test('what is further down on a church’s page is shown one part after the other', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new MutationObserver((changes) => {
      const whole = document.querySelector<HTMLElement>('main > div')!
      if (!changes.some(({ target }) => target === whole) || whole.style.display) return
      seen.push([...whole.children].filter((part) => part.checkVisibility()).length)
    }).observe(document, { subtree: true, attributeFilter: ['style'] })
  })
  await page.goto('/churches/harbor')
  await hydrated(page)
  const parts = page.locator('main > div > *')
  for (const part of await parts.all()) await expect(part).toBeVisible()
  // as they are all brought in, none is there yet
  expect(await page.evaluate(() => (window as { seen?: number[] }).seen)).toEqual([0])
})

test.describe('when its styles do not come', () => {
  test.use({ expected: [/ERR_FAILED/] })

  test('it is shown without', async ({ page }) => {
    await page.route(styles, (route) => route.abort())
    await page.goto('/')
    await expect(page.locator('#this-sunday')).toBeVisible()
  })
})

test('a browser that finds no idle moment is not waited for: all of the page is laid out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (then, { timeout = 3_600_000 } = {}) =>
      window.setTimeout(then, timeout)
  })
  await open(page, '/')
})

test('on a slow line, too, a reload leads to where one was', async ({ page }) => {
  await onLine(page, 300)
  await open(page, '/')
  const heading = page.getByRole('heading', { level: 2 }).nth(2)
  await heading.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { y } = (await heading.boundingBox())!
  await page.reload()
  await hydrated(page)
  await laidOut(page)
  expect((await heading.boundingBox())!.y).toBeCloseTo(y, -1)
})

test.describe('on a quick line', () => {
  test.use({ painted: true })

  test('a headline is set once: it waits for its font, which is asked for at once', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        for (const line of document.querySelectorAll('h1 span')) {
          line.setAttribute('elementtiming', 'headline')
          Object.assign(window, { read: (window as { read?: number }).read ?? performance.now() })
        }
      }).observe(document, { childList: true, subtree: true })
    })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    // so that, were it not waited for, the headline would be there first
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 60,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    type Seen = { painted: number; font: number; read: number }
    let seen: Seen
    do {
      await devtools.send('Network.clearBrowserCache')
      await page.goto('/')
      seen = await page.evaluate(async () => {
        const painted = await new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            for (const each of list.getEntries()) {
              resolve((each as PerformanceEntry & { renderTime: number }).renderTime)
            }
          }).observe({ type: 'element', buffered: true })
        })
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const font = files.find(({ name }) => name.includes('piazzolla'))!.responseEnd
        return { painted, font, read: (window as unknown as { read: number }).read }
      })
      // a tenth of a second after the headline was read nobody waits any more: that is another visitor
    } while (seen.font - seen.read > 90)
    expect(seen.painted).toBeGreaterThan(seen.font)
    expect(await page.evaluate(ownFonts)).toEqual(['Figtree', 'Piazzolla'])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all of the page is there, in its own fonts', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/')
    await expect(page.locator('#this-sunday')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    for (const what of [styles, /piazzolla-/, /figtree-/]) {
      expect(asked.some((url) => what.test(url))).toBe(true)
    }
  })
})

for (const [width, height] of [
  [667, 375],
  [844, 390],
] as const) {
  test(`a phone on its side, ${width} pixels wide, shows titles, of Home what to press, and of a church when it meets`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const pages = ['/', '/about-us', '/contact-us', '/praise-chapel-global', '/ministries/kids']
    for (const path of [...pages, '/churches/harbor']) {
      await open(page, path)
      const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
      expect(title.y + title.height, path).toBeLessThan(height)
      if (path !== '/') continue
      for (const button of await page.locator('h1 ~ div a').all()) {
        const { y, height: high } = (await button.boundingBox())!
        expect(y + high, path).toBeLessThan(height)
      }
    }
    const time = (await page
      .locator('h1 ~ div')
      .getByText(/\d:\d\d/)
      .filter({ visible: true })
      .first()
      .boundingBox())!
    expect(time.y + time.height).toBeLessThan(height)
  })
}
