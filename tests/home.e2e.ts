import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { vision } from '#app/about/our-vision/content.server.ts'
import { pathTo } from '#app/addresses.ts'
import { churches } from '#app/church/read.server.ts'
import { serviceKinds, ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { homeWords } from '#app/home/words.server.ts'
import { phoneText } from '#app/ways/contact.server.ts'
import { focusProblem } from './checks/focus.ts'
import { now } from './fixture.ts'
import {
  expect,
  holdBack,
  inEachLanguage,
  inMotion,
  laidOut,
  open,
  openAt,
  read,
  readInEachLanguage,
  reading,
  test,
} from './help/site.ts'
const pillars = vision.read()

const home = homeWords.read()

test.use(inMotion)

readInEachLanguage('home tells, in order, what the fellowship is', async (page, locale) => {
  await read(page, pathTo('home', locale))
  const { about, vision, churches: finder, events: calendar, giving } = home
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  const wanted = [ui.everyWeek, about.title, vision.title, finder.title, calendar.title]
  expect(headings.slice(0, 5)).toEqual(wanted.map((title) => title[locale]))
  expect(headings.at(-1)).toBe(giving.title[locale])
})

readInEachLanguage('home links to the film, to its pages and to giving', async (page, locale) => {
  await read(page, pathTo('home', locale))
  const main = page.getByRole('main')
  const leads = async (name: string, to: string, newTab = false) => {
    const link = main.getByRole('link', { name }).first()
    await expect(link).toHaveAttribute('href', to)
    if (newTab) await expect(link).toHaveAttribute('target', '_blank')
  }
  // what is watched is heard, for whoever goes from link to link
  const watch = `${ui.watchNow[locale]}: ${home.hero.watch[locale]}`
  await leads(watch, site.links.videoChannel, true)
  await leads(ui.learnMore[locale], pathTo('aboutUs', locale))
  await leads(home.churches.write[locale], `${pathTo('contactUs', locale)}?topic=near#write`)
  await leads(ui.allEvents[locale], pathTo('events', locale))
  await leads(home.giving.button[locale], site.links.giving, true)
})

readInEachLanguage(
  'Win, Build and Send stand on home, each with its picture, and are told by their words alone',
  async (page, locale) => {
    await read(page, pathTo('home', locale))
    for (const [id, pillar] of Object.entries(pillars)) {
      const card = page.locator(`main [data-pillar=${id}]`)
      await expect(card).toContainText(pillar.name[locale])
      await expect(card.locator('img')).toHaveAttribute('alt', '')
    }
    // on a tablet the words would cover the people in a small picture
    await page.setViewportSize({ width: 768, height: 1024 })
    const arch = page.locator('main [data-pillar=win]')
    const picture = (await arch.locator('img').boundingBox())!
    const word = (await arch.getByRole('heading').boundingBox())!
    expect(word.y).toBeGreaterThanOrEqual(picture.y + picture.height)
  },
)

inEachLanguage('paper says nothing that is true today only', async (page, locale) => {
  await openAt(page, now, pathTo('home', locale))
  const main = page.getByRole('main')
  const soon = await main
    .locator('section[aria-labelledby=this-sunday] [data-today]')
    .allInnerTexts()
  expect(soon.length).toBeGreaterThan(0)
  const told = async () => (await main.innerText()).split('\n').map((line) => line.trim())
  for (const each of soon) expect((await told()).join('|')).toContain(each)
  await page.emulateMedia({ media: 'print' })
  const paper = (await told()).join('|')
  for (const each of soon) expect(paper).not.toContain(each)
  await page.emulateMedia({ media: null })
})

inEachLanguage('paper names the day of this Sunday beside its times', async (page, locale) => {
  await openAt(page, now, pathTo('home', locale))
  const place = page.locator('#this-sunday + ul li').first()
  const day = place.getByText({ en: 'Sunday, May 18', es: 'Domingo, 18 de mayo' }[locale])
  await expect(day).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(day).toBeVisible()
  await page.emulateMedia({ media: null })
})

test('in the row of arches that is swiped, the ring around one is whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const arch = page.locator('main a[data-pillar]').first()
  const room = await arch.evaluate((each) => {
    const row = each.closest('ul')!.getBoundingClientRect()
    const { top, bottom } = each.getBoundingClientRect()
    return Math.min(top - row.top, row.bottom - bottom)
  })
  // 3 pixels, and 3 apart
  expect(room).toBeGreaterThanOrEqual(6)
})

test('who goes by the keyboard sees at which church that is, on a card as light as the page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await page.keyboard.press('Tab')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const card of await page.locator('#churches-section article').all()) {
      await card.getByRole('link').last().focus()
      expect(await focusProblem(page), String(width)).toBeUndefined()
    }
  }
})

readInEachLanguage(
  'the church finder has every church with its flag and its words',
  async (page, locale) => {
    await read(page, pathTo('home', locale))
    const finder = page.locator('#churches-section')
    await expect(finder.getByRole('article')).toHaveCount(churches.length)
    for (const church of churches) {
      const card = finder.getByRole('article').filter({
        has: page.getByRole('heading', { name: church.name[locale] }),
      })
      // on a phone, too: what a church says of itself stands nowhere else
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await expect(card.getByText(church.summary[locale])).toBeVisible()
        await expect(card.locator('img[src*=flags]')).toBeVisible()
      }
      await expect(card.getByRole('link').last()).toHaveAttribute(
        'href',
        pathTo('church', locale, { slug: church.slug }),
      )
    }
  },
)

/** How far across the sky the sun has come, in percent. */
async function across(page: Page) {
  const sun = page.locator('main svg > circle').filter({ visible: true })
  return sun.evaluate((disc) => {
    const sky = disc.parentElement!.getBoundingClientRect()
    const { left, right } = disc.getBoundingClientRect()
    return Math.round((((left + right) / 2 - sky.left) / sky.width) * 100)
  })
}

/** Where it stands in the morning, between six at the left and eight at the right. */
const [atTen, atEleven] = [19, 28]

test('the sun stands at the hour of the worship that comes next', async ({ page }) => {
  // in Delta it is worship at ten, and at eleven
  for (const [moment, place] of [
    [now, atTen],
    ['2031-05-18T05:40Z', atEleven],
  ] as const) {
    await openAt(page, moment, '/')
    await expect.poll(() => across(page)).toBe(place)
  }
})

reading('the sun stands where it does as a rule when no script moves it', async ({ page }) => {
  await read(page, '/')
  expect(await across(page)).toBe(atTen)
})

reading(
  'from dawn to dusk the sun stands below the bar, above the words or beside them, as bright as at noon',
  async ({ page }) => {
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 390, height: 664 },
      { width: 768, height: 1024 },
      // a phone on its side
      { width: 667, height: 375 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport)
      await read(page, '/')
      for (const hour of [0, 25, 50, 75, 100]) {
        const { isClear, middle } = await page.evaluate((across) => {
          const sun = document.querySelector('main :not([hidden]) > svg > circle')!
          sun.setAttribute('cx', `${across}%`)
          sun.setAttribute('cy', `${Math.abs(50 - across) * 2}%`)
          const bar = document.querySelector('header')!.getBoundingClientRect().bottom
          const text = document.createRange()
          text.selectNodeContents(document.querySelector('h1')!)
          const words = text.getBoundingClientRect()
          const { x, y, width, height, right, bottom } = sun.getBoundingClientRect()
          const isBeside = bottom <= words.top || x >= words.right
          return {
            isClear: y >= bar && isBeside && x >= 0 && right <= innerWidth,
            // from its top to its foot, without the edge that is drawn softly; the bar's own shade ends just there
            middle: { x: x + width / 2 - 1, y: y + 2, width: 2, height: height - 4 },
          }
        }, hour)
        const where = `${viewport.width}: ${hour}`
        expect(isClear, where).toBe(true)
        const { channels } = await sharp(await page.screenshot({ clip: middle })).stats()
        expect(Math.min(...channels.map(({ min }) => min)), where).toBeGreaterThan(225)
      }
    }
  },
)

reading('on a phone the three words stand in one row, to be swiped', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await read(page, '/')
  const words = page.locator('main [data-pillar]')
  const tops = new Set<number>()
  for (const word of await words.all()) tops.add((await word.boundingBox())!.y)
  expect(tops.size).toBe(1)
  await expect(words.last()).not.toBeInViewport()
  await words.last().focus()
  await expect(words.last()).toBeInViewport()
})

reading(
  'on a phone each church is a row, its picture beside its words or, with large letters, above',
  async ({ page }) => {
    const boxes = async () => {
      const card = page.locator('#churches-section article').first()
      const [picture, words] = [card.locator('picture img'), card.getByRole('heading')]
      return { picture: (await picture.boundingBox())!, words: (await words.boundingBox())! }
    }
    await read(page, '/')
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const { picture, words } = await boxes()
      expect(picture.x + picture.width).toBeLessThan(words.x)
      expect(picture.height).toBeGreaterThan(100)
      expect(picture.height).toBeLessThan(180)
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const { picture, words } = await boxes()
    expect(picture.y + picture.height).toBeLessThan(words.y)
    expect(picture.width).toBeGreaterThan(300)
  },
)

inEachLanguage(
  '"This Sunday" has every church, and says which times are not certain',
  async (page, locale) => {
    await open(page, pathTo('home', locale))
    const places = page.locator('section[aria-labelledby=this-sunday] li')
    await expect(places).toHaveCount(churches.length)
    for (const church of churches) {
      const place = places.filter({ hasText: church.name[locale] })
      const unsure = place.getByText(ui.timesBeingConfirmed[locale])
      await expect(unsure).toHaveCount(church.confirmed === false ? 1 : 0)
      // the number to call leads where it says, and is no part of the link to the page
      const phone = place.getByRole('link', { name: phoneText(church.phone) })
      await expect(phone).toHaveCount(church.confirmed === false ? 1 : 0)
      await expect(place.getByRole('link')).toHaveCount(church.confirmed === false ? 2 : 1)
    }
    // each congregation of a church that has several, then the next as the visitor counts
    const several = await places.filter({ hasText: 'Delta' }).innerText()
    expect(several.match(/\d+:\d\d/g)?.slice(0, 3)).toEqual(['10:00', '11:00', '7:00'])
  },
)

reading('on a narrow phone no time of "This Sunday" is broken', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await read(page, pathTo('home', 'es'))
  const lines = await page.locator('#this-sunday + ul').evaluate((list) => {
    const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT)
    const found: [time: string, lines: number][] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: time, index } of text.data.matchAll(/\d+:\d\d(\s[ap]\.\sm\.)?/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + time.length)
        const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (rows.size > 0) found.push([time, rows.size])
      }
    }
    return found
  })
  expect(lines.length).toBeGreaterThanOrEqual(churches.length)
  expect(lines.filter(([, rows]) => rows > 1)).toEqual([])
})

readInEachLanguage(
  'the first screen of a small phone says when the first church meets',
  async (page, locale) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await read(page, pathTo('home', locale))
    const first = page.locator('#this-sunday + ul li').first()
    const time = first
      .getByText(/\d+:\d\d/)
      .filter({ visible: true })
      .first()
    const { y, height } = (await time.boundingBox())!
    expect(y + height).toBeLessThan(664)
  },
)

inEachLanguage(
  'a card tells that its time is that of the next service, and what that is',
  async (page, locale) => {
    await openAt(page, now, pathTo('home', locale))
    const own = page.locator('a[href$="/churches/harbor"]')
    const card = page.locator('#churches-section article').filter({ has: own })
    const what = serviceKinds.worship[locale]
    await expect(card.locator('p').first()).toHaveText(
      new RegExp(`^${ui.nextService[locale]}: .*10:00\\s\\S+(\\sm\\.)? ${what}`),
    )
  },
)

inEachLanguage('three events stand on home, past ones marked', async (page, locale) => {
  // one is to come, one is called off, the others are over
  await openAt(page, '2032-05-01T12:00:00Z', pathTo('home', locale))
  const cards = page.locator('main article[id]')
  await expect(cards).toHaveCount(3)
  await expect(cards.first()).toHaveAttribute('id', 'evening-walk')
  await expect(cards.first().getByText(ui.pastEvent[locale])).toHaveCount(0)
  await expect(cards.last().getByText(ui.pastEvent[locale])).toBeVisible()
  await expect(page.getByText(ui.nothingUpcoming[locale])).toHaveCount(0)
})

test('an event ends by itself, in its own time zone, on a page built long before', async ({
  page,
}) => {
  // in Barcelona it is still 20 June, then it is 21 June; in California it is 20 June both times
  await openAt(page, '2031-06-20T21:30:00Z', '/events')
  const school = page.locator('#coming-school')
  await expect(school.getByText(ui.pastEvent.en)).toHaveCount(0)
  await openAt(page, '2031-06-20T22:30:00Z', '/events')
  await expect(school.getByText(ui.pastEvent.en)).toBeVisible()
  await expect(page.getByText(ui.nothingUpcoming.en)).toHaveCount(0)
  // when the last one is over
  await openAt(page, '2033-01-02T12:00:00Z', '/events')
  await expect(page.getByText(ui.nothingUpcoming.en)).toBeVisible()
})

readInEachLanguage(
  'the hero of home is 85 per cent of a large screen and 65 of a small one',
  async (page, locale) => {
    for (const [width, height, share] of [
      [390, 844, 0.65],
      [500, 1200, 0.65],
      [1440, 1000, 0.85],
      [1920, 1080, 0.85],
    ] as const) {
      await page.setViewportSize({ width, height })
      await read(page, pathTo('home', locale))
      const hero = (await page.locator('main section').first().boundingBox())!
      expect(hero.height / height, `${width}x${height}`).toBeCloseTo(share, 2)
    }
  },
)

test('the film is paused beside the arrow down, in every window', async ({ page }) => {
  for (const width of [360, 600, 768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const pause = page.getByRole('button', { name: ui.pauseVideo.en })
    // to be pressed it must not be covered
    await pause.click()
    const middles = [pause, page.getByRole('link', { name: ui.scrollDown.en })].map(
      async (each) => {
        const { y, height } = (await each.boundingBox())!
        return y + height / 2
      },
    )
    const [one, other] = await Promise.all(middles)
    expect(one, `at ${width} pixels`).toBeCloseTo(other!, 0)
  }
})

test('the film plays by itself, silent, in a loop and without controls, and can be paused', async ({
  page,
}) => {
  await open(page, '/')
  const film = page.locator('main video')
  await expect(film).toHaveJSProperty('muted', true)
  await expect(film).toHaveJSProperty('loop', true)
  await expect(film).toHaveJSProperty('controls', false)
  await expect(film).toHaveJSProperty('paused', false)
  const pause = page.getByRole('button', { name: ui.pauseVideo.en })
  await pause.click()
  await expect(film).toHaveJSProperty('paused', true)
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  await pause.click()
  await expect(film).toHaveJSProperty('paused', false)
  await expect(pause).toHaveAttribute('aria-pressed', 'false')
})

test('a phone is shown a film as high as its picture, which is asked for last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await open(page, '/')
  const film = page.locator('main video')
  await expect(film).toHaveJSProperty('paused', false)
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentSrc))
    .toMatch(/-loop-tall\.av1\.webm$/)
  const first = fetched.findIndex((url) => /\.(webm|mp4)$/.test(url))
  expect(fetched.slice(0, first).some((url) => url.endsWith('.avif'))).toBe(true)
  const after = fetched.slice(first).filter((url) => /\.(css|js|woff2)$/.test(url))
  expect(after).toEqual([])
})

test.describe('painted', () => {
  test.use({ painted: true })

  test('the largest thing that one waits for is the picture of Home, and not its film', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      const largest: string[] = []
      Object.assign(window, { largest })
      new PerformanceObserver((list) => {
        const seen = list.getEntries() as (PerformanceEntry & { element?: Element })[]
        largest.push(...seen.map(({ element }) => element?.localName ?? ''))
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await open(page, '/')
    const film = page.locator('main video[data-visible]')
    await expect(film).toHaveCSS('opacity', '1')
    const last = () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        return (window as unknown as { largest: string[] }).largest.at(-1)
      })
    expect(await last()).toBe('img')
  })
})

for (const [reason, motion, line] of [
  ['under reduced motion', 'reduce', '4g'],
  ['on a slow line', 'no-preference', '3g'],
] as const) {
  test(`the film is not even fetched ${reason}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.addInitScript((effectiveType) => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType } })
    }, line)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await open(page, '/')
    // whatever a page asks for by itself is there
    await laidOut(page)
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([])
  })
}

test('facets move on a vision card until its picture is there, and it blurs under the pointer', async ({
  page,
}) => {
  const release = await holdBack(page, /\/win[.-]/)
  await open(page, '/')
  // pointed at, the page that it leads to is made out of sight, and has the same picture
  const card = page.locator('main [data-pillar=win]').filter({ visible: true })
  await card.scrollIntoViewIfNeeded()
  const picture = card.locator('img')
  const moving = () =>
    card.evaluate((each) => {
      const all = each.getAnimations({ subtree: true })
      return all.filter(({ playState }) => playState === 'running').length
    })
  await expect.poll(moving).toBeGreaterThan(0)
  await expect(picture).toHaveJSProperty('naturalWidth', 0)
  release()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  // what moves beneath a picture that is there would be work for nothing
  await expect.poll(moving).toBe(0)
  await card.hover()
  await expect(picture).toHaveCSS('filter', 'blur(5px)')
  await expect(picture).toHaveCSS('scale', '1.08')
})

test('on paper three words need no sheet of their own: they stand without their pictures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await open(page, '/')
  await page.emulateMedia({ media: 'print' })
  for (const card of await page.locator('main [data-pillar]').all()) {
    await expect(card.locator('img')).toBeHidden()
    expect((await card.boundingBox())!.height).toBeLessThan(200)
  }
})

test('"Churches" glides to the finder on home, and leads to it from elsewhere', async ({
  page,
}) => {
  await open(page, '/')
  const button = page.getByRole('main').getByRole('link', { name: 'Churches', exact: true })
  await button.click()
  await expect(page).toHaveURL('/#churches-section')
  await expect(page.locator('#churches-section')).toBeInViewport()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'smooth',
  )
  await open(page, '/about-us')
  await button.click()
  await expect(page).toHaveURL('/#churches-section')
  await expect(page.locator('#churches-section')).toBeInViewport()
})

test('the arrow of the hero leads down to the content', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: ui.scrollDown.en }).click()
  await expect(page.locator('#this-sunday')).toBeInViewport()
})
