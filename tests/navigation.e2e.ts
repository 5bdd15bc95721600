import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { pathTo } from '#app/addresses.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { locales } from '#app/language/locale.ts'
import { fixture, now } from './fixture.ts'
import {
  addresses,
  changeData,
  dataOf,
  expect,
  follow,
  hydrated,
  inMotion,
  isLaterScript,
  isMarked,
  mark,
  open,
  openAt,
  test,
} from './help/site.ts'

test.use(inMotion)

const titleOf = (path: string) => dataOf(path).head.title

test('a link moves to the next page without a reload, to its top, with its title and its focus', async ({
  page,
}) => {
  await open(page, '/')
  await mark(page)
  await follow(page, 'Learn More')
  await expect(page).toHaveURL('/about-us')
  await expect(page).toHaveTitle('About Us | Harbor Lights')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await isMarked(page)).toBe(true)
})

/** Counts how often a page faded into the next one. */
async function countFades(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document)
    const counted = { fades: 0 }
    Object.assign(window, counted)
    document.startViewTransition = (change) => {
      ;(window as unknown as typeof counted).fades += 1
      return begin(change)
    }
  })
  return () => page.evaluate(() => (window as unknown as { fades: number }).fades)
}

test('a page is there at once where nothing travels, and clicks in haste are no error', async ({
  page,
}) => {
  const fades = await countFades(page)
  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Learn More' }).first().dblclick()
  await expect(page).toHaveTitle('About Us | Harbor Lights')
  expect(await fades()).toBe(0)
  // another link breaks off the way of a picture, before the page is there and after it
  for (const step of ['committed', 'finished'] as const) {
    await open(page, '/')
    await page.evaluate(async (until) => {
      const link = (within: string, path: string) =>
        document.querySelector<HTMLElement>(`${within} a[href="${path}"]`)!
      const card = link('main article', '/churches/harbor')
      card.scrollIntoView({ behavior: 'instant', block: 'center' })
      card.click()
      await navigation.transition?.[until]
      link('footer', '/meet-the-pastors').click()
    }, step)
    await expect(page).toHaveTitle('Meet Our Pastors | Harbor Lights')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    if (step === 'finished') expect(await fades()).toBe(1)
    await expect.poll(() => named(page)).toEqual([])
  }
})

/** What goes from one page to the next by itself, for how long at the most, and how wide its picture sets out. */
type Travel = { names: string[]; longest: number; width: number }

/** Notes it of each change of the page. */
async function watchTravels(page: Page) {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document)
    const travels: Travel[] = []
    Object.assign(window, { travels })
    document.startViewTransition = (change) => {
      const transition = begin(change)
      const note = async () => {
        await transition.ready
        const parts = document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
        const names = parts.map(({ pseudoElement }) => pseudoElement!)
        const picture = parts.find(
          ({ pseudoElement }) => pseudoElement === '::view-transition-group(picture)',
        )
        return travels.push({
          width: Number.parseFloat(String(picture?.getKeyframes()[0]?.width)),
          names: names.toSorted(),
          longest: Math.max(...parts.map((each) => Number(each.getComputedTiming().endTime))),
        })
      }
      void note()
      return transition
    }
  })
  return () =>
    page.evaluate(() => {
      const { travels } = window as unknown as { travels: Travel[] }
      return travels
    })
}

/** What would go to another page by itself, were there one to go to. */
const named = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .map((each) => getComputedStyle(each).viewTransitionName)
      .filter((name) => name !== 'none'),
  )

for (const [what, list, path] of [
  ['a church', '/', '/churches/harbor'],
  ['an event', '/events', '/events/running-conference'],
] as const) {
  test(`the picture of ${what} grows from its card into its page, and back`, async ({ page }) => {
    await page.clock.setFixedTime(now)
    const travels = await watchTravels(page)
    await open(page, list)
    const link = page.locator(`main article a[href="${path}"]`)
    await link.scrollIntoViewIfNeeded()
    const widthOf = (picture: Locator) => picture.evaluate((each) => each.clientWidth)
    const card = await widthOf(
      page
        .locator('main article', { has: page.locator(`a[href="${path}"]`) })
        .locator('picture')
        .locator('..'),
    )
    await link.click()
    await expect(page).toHaveURL(path)
    await expect.poll(travels).toHaveLength(1)
    await expect.poll(() => named(page)).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect.poll(travels).toHaveLength(2)
    const [there, back] = (await travels()).map(({ width }) => width)
    expect(Math.abs(there! - card), 'from the card').toBeLessThan(2)
    expect(back, 'from what its page opens with').toBeGreaterThan(card * 1.2)
    for (const { names, longest } of await travels()) {
      expect(names).toContain('::view-transition-group(picture)')
      expect(names).toContain('::view-transition-group(header)')
      expect(longest).toBeLessThanOrEqual(300)
    }
  })
}

test('nothing fades where motion is not welcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const fades = await countFades(page)
  await open(page, '/')
  // where motion is welcome, its picture would grow into the page
  await page.locator('main article a[href="/churches/harbor"]').click()
  await expect(page).toHaveURL('/churches/harbor')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await fades()).toBe(0)
})

test('Back returns to where one was, to the link one took; forward goes on', async ({ page }) => {
  await open(page, '/')
  const link = page.getByRole('main').getByRole('link', { name: 'Learn More' }).first()
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveTitle('About Us | Harbor Lights')
  await page.goBack()
  await expect(page).toHaveTitle('Home | Harbor Lights')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await expect(link).toBeFocused()
  await page.goForward()
  await expect(page).toHaveTitle('About Us | Harbor Lights')
})

test('the next page is fetched ahead when a link is pointed at', async ({ page }) => {
  await open(page, '/about-us')
  const ahead = page.waitForResponse('**/meet-the-pastors/data.json')
  await page
    .getByRole('main')
    .getByRole('link', { name: /pastors/i })
    .first()
    .hover()
  const { module } = (await (await ahead).json()) as { module: string }
  // the component follows: what is there as a whole is noted
  const arrived = () =>
    page.evaluate((file) => performance.getEntriesByName(location.origin + file).length, module)
  await expect.poll(arrived).toBeGreaterThan(0)
  // but for what machines read in the head: that is asked for once the page is there
  await page.route(/(?<!\/head-tags-.{8})\.js(on)?$/, (route) => route.abort())
  await follow(page, /pastors/i)
  await expect(page).toHaveURL('/meet-the-pastors')
})

test.describe('a page that is pointed at', () => {
  const headings = (page: Page) => page.locator('main h1')

  async function point(page: Page, path: string): Promise<Locator> {
    const link = page.locator(`main a[href="${path}"]`).filter({ visible: true }).first()
    await link.hover()
    await expect(headings(page)).toHaveCount(2)
    return link
  }

  test('is made before it is pressed, and then only shown', async ({ page }) => {
    await open(page, '/')
    const link = await point(page, '/about-us')
    await headings(page)
      .last()
      .evaluate((each) => each.setAttribute('data-made', ''))
    await link.click()
    await expect(page).toHaveTitle(titleOf('/about-us'))
    await expect(headings(page)).toHaveCount(1)
    await expect(headings(page)).toHaveAttribute('data-made')
    await expect(headings(page)).toBeFocused()
  })

  test('is neither seen nor heard before that, and changes nothing', async ({ page }) => {
    // ends in a band, and the other in paper: the ridge of the footer stands before what ends a page
    await open(page, '/about-us')
    const ridge = page.locator('main > img:visible')
    const seen = async () => [
      await ridge.evaluate((each) => getComputedStyle(each).backgroundColor),
      await page.getByRole('main').ariaSnapshot(),
    ]
    const before = await seen()
    await point(page, '/meet-the-pastors')
    expect(await seen()).toEqual(before)
  })

  test.describe('from the page not found', () => {
    test.use({ expected: [/404/] })

    test('leaves its head as it was', async ({ page }) => {
      await open(page, '/nowhere')
      const edge = () =>
        page
          .locator('main > section')
          .first()
          .evaluate((each) => getComputedStyle(each).getPropertyValue('--cut-edge'))
      const before = await edge()
      await point(page, '/contact-us')
      expect(await edge()).toBe(before)
    })
  })

  test('is not counted among what is on the page that one returns to', async ({ page }) => {
    await open(page, '/')
    // it links to the pastors, too
    await point(page, '/about-us')
    const link = page.locator('footer a[href="/meet-the-pastors"]')
    await link.evaluate((each: HTMLElement) => each.click())
    await expect(page).toHaveTitle(titleOf('/meet-the-pastors'))
    await page.goBack()
    await expect(link).toBeFocused()
  })

  test('is let go when the finger on it scrolls', async ({ page }) => {
    await open(page, '/')
    await point(page, '/about-us')
    await page.evaluate(() => document.dispatchEvent(new Event('pointercancel')))
    await expect(headings(page)).toHaveCount(1)
  })
})

test.describe('when the next page cannot be fetched', () => {
  test.use({ expected: [/503/] })

  test('the browser loads it by itself', async ({ page }) => {
    await open(page, '/')
    await page.route('**/data.json', (route) => {
      // the page that is loaded then finds its own
      const isAhead = new URL(route.request().headers().referer!).pathname === '/'
      return isAhead ? route.fulfill({ status: 503 }) : route.continue()
    })
    await follow(page, 'Learn More')
    await expect(page).toHaveTitle('About Us | Harbor Lights')
    await hydrated(page)
  })
})

test('after the site was published anew the next page is a fresh one', async ({ page }) => {
  await open(page, '/')
  await mark(page)
  // the page that is loaded then finds its own
  await changeData(page, '**/about-us/data.json', { build: 'another' }, 1)
  await follow(page, 'Learn More')
  await expect(page).toHaveTitle('About Us | Harbor Lights')
  await expect.poll(() => isMarked(page)).toBe(false)
})

test.describe('who comes back to a tab', () => {
  const away = async (page: Page, minutes: number) => {
    const turn = (hidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await turn(true)
    await page.clock.setFixedTime(Date.parse(now) + minutes * 60_000)
    await turn(false)
  }
  const publishAnew = (page: Page) => changeData(page, '/about-us/data.json', { made: 'another' })
  test.beforeEach(async ({ page }) => {
    await openAt(page, now, '/')
    await follow(page, 'Learn More')
    await expect(page).toHaveTitle('About Us | Harbor Lights')
    await mark(page)
  })

  test('after an hour reads what was published meanwhile', async ({ page }) => {
    await publishAnew(page)
    const loaded = page.waitForEvent('load')
    await away(page, 61)
    await loaded
    expect(await isMarked(page)).toBe(false)
    await expect(page).toHaveTitle('About Us | Harbor Lights')
  })

  test('reads on where nothing was published, and after a moment', async ({ page }) => {
    const asked = page.waitForResponse('**/about-us/data.json')
    await away(page, 61)
    await asked
    await publishAnew(page)
    await away(page, 70)
    await page.waitForLoadState('networkidle')
    expect(await isMarked(page)).toBe(true)
  })

  test('goes on hearing what plays', async ({ page }) => {
    await publishAnew(page)
    await page.evaluate(() => document.querySelector('main')!.append(new Audio()))
    await away(page, 61)
    await page.waitForLoadState('networkidle')
    expect(await isMarked(page)).toBe(true)
  })
})

test('a page whose data are not those it was made of any more is read as it is; whoever presses gets the new one', async ({
  page,
}) => {
  // it was published anew just when it was opened
  await changeData(page, '/data.json', { made: 'another' })
  const compared = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/data.json'),
  )
  await page.goto('/')
  await compared
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: ui.nearestChurch.en }).click()
  await hydrated(page)
})

test('a browser without the Navigation API loads each page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined })
  })
  await open(page, '/')
  await follow(page, 'Learn More')
  await expect(page).toHaveTitle('About Us | Harbor Lights')
  await hydrated(page)
})

test.describe('when a page crashes', () => {
  test.use({ expected: [/error:/i] })

  for (const [locale, home, title] of [
    ['en', '/', 'Unexpected Application Error'],
    ['es', '/es', 'Error inesperado'],
  ] as const) {
    test(`it says so in ${locale} and shows the way home`, async ({ page }) => {
      await open(page, home)
      await changeData(page, '**/about-us/data.json', { props: {} })
      await follow(page, locale === 'en' ? 'Learn More' : 'Más información')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      await expect(page).toHaveTitle(new RegExp(title))
      const wayHome = page.getByRole('main').getByRole('link')
      await expect(wayHome).toHaveAttribute('href', home)
    })
  }
})

test.describe('when a script of the page does not come', () => {
  test.use({ expected: [/ERR_FAILED|Failed to fetch/] })

  test('it is asked for again when something is pressed, which then is answered', async ({
    page,
  }) => {
    await page.route(isLaterScript, (route) => route.abort())
    const told = page.waitForEvent('console', (message) => /dynamically/.test(message.text()))
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto('/')
    await told
    await page.unroute(isLaterScript)
    await page.getByRole('button', { name: ui.nearestChurch.en }).click()
    await expect(page.getByText(ui.nearestUnknown.en)).toBeVisible()
    await hydrated(page)
    expect(errors).toEqual([])
  })
})

test.describe('without a place to live', () => {
  test.use({ expected: [/Failed to find the root element/] })

  test('the scripts say that they failed to find the root element', async ({ page }) => {
    await page.route('/', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('id="root"', 'id="elsewhere"')
      await route.fulfill({ response: answer, body })
    })
    const error = page.waitForEvent('pageerror')
    await page.goto('/')
    expect((await error).message).toBe('Failed to find the root element')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be reached by links from Home, in each language', async ({ page }) => {
    const linksOn = async (path: string) => {
      await page.goto(path)
      return page.locator('a').evaluateAll((all) => {
        return all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)
      })
    }
    for (const locale of locales) {
      const own = addresses.filter((address) => address.locale === locale)
      // past events and the invitation of a church are one page further
      const further = own.filter(({ name }) => name === 'events' || name === 'church')
      const links = new Set<string>()
      for (const path of [pathTo('home', locale), ...further.map((each) => each.path)]) {
        for (const link of await linksOn(path)) links.add(link)
      }
      expect(own.map(({ path }) => path).filter((path) => !links.has(path))).toEqual([])
    }
  })

  test('links lead to pages', async ({ page }) => {
    await page.goto('/')
    await follow(page, 'Learn More')
    await expect(page).toHaveTitle('About Us | Harbor Lights')
  })
})

test('a church or an event that got another name is found under each it had', async ({
  request,
}) => {
  const redirects = readFileSync(path.join(fixture.site, '_redirects'), 'utf8')
  for (const [from, to] of [
    ['/churches/haven', '/churches/harbor'],
    ['/es/churches/haven', '/es/churches/harbor'],
    ['/churches/port', '/churches/harbor'],
    ['/es/churches/haven/card', '/es/churches/harbor/card'],
    ['/churches/port/recordings', '/churches/harbor/recordings'],
    ['/events/school', '/events/coming-school'],
    ['/es/events/school', '/es/events/coming-school'],
    // who subscribed to a calendar goes on hearing of changes
    ['/es/calendars/haven.ics', '/es/calendars/harbor.ics'],
    ['/calendars/events/school.ics', '/calendars/events/coming-school.ics'],
  ] as const) {
    const answer = await request.get(from)
    expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, to])
    expect(redirects).toContain(`${from} ${to} 301\n`)
  }
  // a name that is its own again leads nowhere
  expect(redirects).not.toContain('/churches/harbor /churches/harbor')
})

test.describe('addresses that lead nowhere', () => {
  test.use({ expected: [/404 \(Not Found\)/] })

  const leadsNowhere = async (page: Page, path: string) => {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
  }

  test('they show Page Not Found with two ways on', async ({ page }) => {
    const main = page.getByRole('main')
    for (const [path, home] of [
      ['/no/such/page', '/'],
      ['/es/no-hay', '/es'],
    ] as const) {
      await leadsNowhere(page, path)
      await expect(main.locator(`a[href="${home}"]`)).toBeVisible()
      await expect(main.locator(`a[href="${home === '/' ? '' : home}/contact-us"]`)).toBeVisible()
    }
  })

  test('some also offer what was probably sought', async ({ page }) => {
    for (const [path, offered] of [
      ['/ministries', 'a[href="/ministries/kids"]'],
      ['/churches', 'a[href="/churches/hill"]'],
      ['/ets-bible-school', 'a[target=_blank]'],
      ['/give', 'a[target=_blank]'],
      ['/watch', 'a[target=_blank]'],
      ['/es/churches', 'a[href="/es/churches/san-bartolome"]'],
      // a church that is no more
      ['/es/churches/no-more', 'a[href="/es/churches/san-bartolome"]'],
    ] as const) {
      await leadsNowhere(page, path)
      await expect(page.getByRole('main').locator(offered).first(), path).toBeVisible()
    }
  })
})
