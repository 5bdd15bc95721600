import type { Locator } from '@playwright/test'
import { now } from './fixture.ts'
import { expect, open, read, reading, readInEachLanguage, test } from './help/site.ts'

const phone = { width: 390, height: 844 }
const small = { width: 360, height: 740 }
const tablet = { width: 768, height: 1024 }

const boxOf = async (element: Locator) => (await element.boundingBox())!

/** Where each line of its text begins, from the top. */
const linesOf = (element: Locator) =>
  element.evaluate((each) => {
    const range = document.createRange()
    range.selectNodeContents(each)
    const texts = [...range.getClientRects()].filter(({ width }) => width > 1)
    const tops = texts.map(({ top }) => Math.round(top)).toSorted((one, other) => one - other)
    // a link and the words in it differ by a little
    return tops.filter((top, index) => index === 0 || top - tops[index - 1]! > 8)
  })

test('how soon a service is stands in one line with what it is', async ({ page }) => {
  await page.clock.setFixedTime(now)
  await page.setViewportSize(phone)
  await open(page, '/welcome/new-here')
  const row = page.locator('summary', { hasText: 'Harbor' })
  const [soon] = await linesOf(row.getByText('in 4 days'))
  expect(await linesOf(row.getByText('Worship service'))).toEqual([soon])
})

reading('and when it is, in a line of its own under a long name', async ({ page }) => {
  await page.setViewportSize(small)
  await read(page, '/es/contact-us')
  const time = page.locator('main article').first().getByText('Servicio de entre semana, miércoles')
  const starts = await time.evaluate((each) => {
    const text = each.firstChild as Text
    return ['Servicio', 'miércoles'].map((word) => {
      const range = document.createRange()
      range.setStart(text, text.data.indexOf(word))
      range.setEnd(text, range.startOffset + word.length)
      return Math.round(range.getBoundingClientRect().left)
    })
  })
  expect(starts[1]).toBe(starts[0])
})

readInEachLanguage(
  'on a phone the question to a church stands beside its name, however long that is',
  async (page) => {
    await page.setViewportSize(small)
    await read(page, '/our-vision')
    const rows = page.locator('#your-church li:has(> a)')
    expect(await rows.count()).toBe(7)
    for (const row of await rows.all()) {
      const [name, question] = [row.getByRole('link').first(), row.getByRole('link').last()]
      const { y, height } = await boxOf(name)
      const asked = await boxOf(question)
      expect(asked.y).toBeGreaterThanOrEqual(y)
      expect(asked.y + asked.height).toBeLessThanOrEqual(y + height + 1)
    }
  },
)

reading('the two lines of a long name belong together', async ({ page }) => {
  await read(page, '/our-vision')
  const name = page
    .locator('#your-church')
    .getByText('Saint Bartholomew, Barcelona', { exact: true })
  const [first = 0, second = 0] = await linesOf(name)
  expect(second - first).toBeGreaterThan(0)
  expect(second - first).toBeLessThan(30)
})

reading('a church of one line or two is as near to the name of its pastors', async ({ page }) => {
  await page.setViewportSize(phone)
  await read(page, '/meet-the-pastors')
  const distances: number[] = []
  for (const church of ['Harbor', 'Barcelona']) {
    const link = page.getByRole('link', { name: `Pastors in ${church}` })
    const { y, height } = await boxOf(link.locator('xpath=../preceding-sibling::h3'))
    distances.push((await linesOf(link))[0]! - y - height)
  }
  const [one = 0, two = 0] = distances
  expect(one).toBeGreaterThan(6)
  expect(two).toBeGreaterThan(6)
})

reading('the cards of a row end with their links at one height', async ({ page }) => {
  await page.setViewportSize(tablet)
  await read(page, '/contact-us')
  const cards = await page.locator('main article').all()
  const [harbor, hill] = await Promise.all(cards.slice(0, 2).map(boxOf))
  expect(hill!.y).toBe(harbor!.y)
  const [one, other] = await Promise.all(
    cards.slice(0, 2).map((card) => boxOf(card.getByRole('link').last())),
  )
  expect(other!.y).toBeCloseTo(one!.y, 0)
})

reading('on a phone asking for the address is one line of its button', async ({ page }) => {
  await page.setViewportSize(phone)
  await read(page, '/churches/hill')
  const ask = page.locator('main a', { hasText: /^Ásk fór thé áddréss$/ })
  for (const button of [ask.first(), ask.last()]) {
    expect(await linesOf(button.locator('span').last())).toHaveLength(1)
  }
})

reading(
  'on a phone the name of the site stands apart from the churches under it',
  async ({ page }) => {
    await page.setViewportSize(phone)
    await read(page, '/privacy')
    const footer = page.getByRole('contentinfo')
    const social = await boxOf(footer.getByRole('link', { name: 'YouTube' }))
    const churches = await boxOf(footer.getByRole('heading', { name: 'Churches' }))
    expect(churches.y - social.y - social.height).toBeGreaterThanOrEqual(20)
  },
)

reading('no name is torn in the lists of the footer', async ({ page }) => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await read(page, '/privacy')
    const name = page.getByRole('contentinfo').getByRole('link', { name: 'Saint Bartholomew' })
    expect(await linesOf(name), `${width}`).toHaveLength(1)
  }
})

reading('on a tablet the card stands beside what is said of it', async ({ page }) => {
  await page.setViewportSize(tablet)
  await read(page, '/churches/harbor/card')
  const words = await boxOf(page.getByRole('heading', { level: 1 }))
  const card = await boxOf(page.getByRole('article'))
  expect(card.x).toBeGreaterThanOrEqual(words.x + words.width)
  expect(card.x + card.width).toBeLessThanOrEqual(tablet.width)
  // below the bar at the top, and all of it before the footer
  expect(card.y).toBeGreaterThan(68)
  expect(card.y + card.height).toBeLessThan((await boxOf(page.getByRole('contentinfo'))).y)
})

reading('on a small phone a church of two short words is named in one line', async ({ page }) => {
  await page.setViewportSize(small)
  await read(page, '/')
  expect(await linesOf(page.getByRole('heading', { name: 'Hill, California' }))).toHaveLength(1)
})

reading('what a label names begins under it', async ({ page }) => {
  for (const size of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size)
    await read(page, '/contact-us')
    const starts = await page.locator('main dl > div').evaluateAll((details) =>
      details.map((detail) =>
        [...detail.children].map((each) => {
          const range = document.createRange()
          range.selectNodeContents(each)
          // beside the sign
          const texts = [...range.getClientRects()].filter(({ width }) => width > 19)
          return Math.round(Math.min(...texts.map(({ left }) => left)))
        }),
      ),
    )
    expect(starts.length).toBeGreaterThan(3)
    for (const [label, value] of starts) expect(value).toBe(label)
  }
})

reading('on paper a title stays with its label, and three faces share a row', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 900 })
  await read(page, '/meet-the-pastors')
  const faces = await Promise.all((await page.locator('main li:has(h3)').all()).map(boxOf))
  expect(faces.length).toBeGreaterThan(3)
  expect(faces.slice(0, 3).map(({ y }) => y)).toEqual(faces.slice(0, 3).map(() => faces[0]!.y))
  for (const path of ['/meet-the-pastors', '/churches/harbor']) {
    await read(page, path)
    const torn = await page
      .locator('main :has(> p + h2)')
      .evaluateAll((heads) =>
        heads
          .filter((each) =>
            [each, each.parentElement!].every(
              (one) => getComputedStyle(one).breakInside !== 'avoid',
            ),
          )
          .map(({ textContent }) => textContent),
      )
    expect(torn, path).toEqual([])
  }
  await page.emulateMedia({ media: null })
})
