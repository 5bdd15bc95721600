import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test as base, expect, type Page } from '@playwright/test'
import sharp, { type Noise } from 'sharp'
import { lendCopy, type Copy } from './help/copy.ts'

// the server of `npm run dev`, on a copy of the project that is broken and mended

/** An event that is there whatever `content/` says. */
const event = 'content/events/of-these-tests.json'

/** One server for all of them: to start it takes longer than to break it and to mend it. */
const test = base.extend<object, { copy: Copy; server: string }>({
  copy: [lendCopy, { scope: 'worker' }],
  server: [
    async ({ copy }, use) => {
      mkdirSync(copy.path('content/events'), { recursive: true })
      copy.write(event, readFileSync('tests/content/events/coming-month.json', 'utf8'))
      // what is cut for these tests is nothing for others
      rmSync(copy.path('.cache/pictures'))
      mkdirSync(copy.path('.cache/pictures'))
      const { address, stop } = await copy.develop()
      await use(address)
      stop()
    },
    { scope: 'worker' },
  ],
})
// one after the other, since they break the same copy
test.describe.configure({ mode: 'default' })

const overlay = (page: Page) => page.locator('vite-error-overlay')

/** What is said above a page that stays as it was. */
const above = (page: Page) => page.locator('pre[role=alert]')

async function breakAndMend(
  page: Page,
  copy: Copy,
  file: string,
  [from, to]: [string, string],
  note = overlay(page),
) {
  const says = (text: string | RegExp) => expect(note).toContainText(text)
  copy.edit(file, from, to)
  await expect(note).toBeVisible()
  return {
    says,
    mend: async () => {
      copy.edit(file, to, from)
      await expect(note).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  }
}

/** Opens a church and gives it a day that there is not. */
async function breakAChurch(page: Page, copy: Copy, server: string) {
  const [church] = readdirSync(copy.path('content/churches'))
  const file = `content/churches/${church}`
  await page.goto(`${server}/churches/${church!.replace('.json', '')}`)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const [day] = /"day": "\w+"/.exec(copy.read(file))!
  return { file, ...(await breakAndMend(page, copy, file, [day, '"day": "someday"'], above(page))) }
}

test('a component that throws is named on the page, and the page comes back when it is mended', async ({
  page,
  copy,
  server,
}) => {
  await page.goto(server)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const broken = await breakAndMend(page, copy, 'src/frame/Footer.tsx', [
    'return (',
    "throw new Error('broken on purpose')\n  return (",
  ])
  await broken.says('broken on purpose')
  await broken.says('src/frame/Footer.tsx')
  // whoever opens a page meanwhile is told the same
  const answer = await page.request.get(server)
  expect(answer.status()).toBe(500)
  await page.goto(`${server}/about-us`)
  await broken.says('broken on purpose')
  await broken.mend()
})

test('a mistake in content is named above the page that is open, and every page stays as it was', async ({
  page,
  copy,
  server,
}) => {
  const { file, ...broken } = await breakAChurch(page, copy, server)
  await broken.says(file)
  await broken.says('someday')
  // also a page that is opened meanwhile, in either language, and what a move to it fetches
  for (const address of ['/', '/es/events', '/about-us/data.json']) {
    expect((await page.request.get(server + address)).status(), address).toBe(200)
  }
  await page.goto(`${server}/es/events`)
  await broken.says('línea')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)
  await broken.mend()
})

test.describe('far away', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' })

  test('what the clocks of a church have marked before React is as it was made', async ({
    page,
    copy,
    server,
  }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const [church] = readdirSync(copy.path('content/churches'))
    await page.goto(`${server}/churches/${church!.replace('.json', '')}`)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expect(page.locator('[data-far=true]').first()).toBeAttached()
    expect(said.filter((each) => each.includes('hydrat'))).toEqual([])
  })
})

test('a page is not loaded again for what a build beside it makes', async ({
  page,
  copy,
  server,
}) => {
  // while there is a mistake, whatever is watched may be what mends it
  const { file, ...broken } = await breakAChurch(page, copy, server)
  await broken.says('someday')
  await page.evaluate(() => Object.assign(globalThis, { stays: true }))
  copy.write('.cache/made-beside-it.json', '{}')
  // by the time the server tells of this change, it has seen those before it
  copy.edit(file, 'someday', 'anyday')
  await broken.says('anyday')
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true)
  copy.edit(file, 'anyday', 'someday')
  await broken.mend()
})

test('a photograph that is put into the folder is seen on the page that is open', async ({
  page,
  copy,
  server,
}) => {
  test.setTimeout(240_000)
  const photo = async (background: string, noise?: Noise) => {
    const small = sharp({ create: { width: 41, height: 25, channels: 3, background, noise } })
    const large = sharp(await small.png().toBuffer()).resize(1640, 1000)
    await large.jpeg().toFile(copy.path('content/pictures/IMG_0815.JPG'))
  }
  const failed = new Set<string>()
  const over = new AbortController()
  const visits = async () => {
    while (!over.signal.aborted) {
      for (const address of ['/', '/events/of-these-tests', '/es/events']) {
        const answer = await fetch(server + address)
        if (!answer.ok) failed.add(await answer.text())
        // as somebody would who loads one page after the other: the photograph needs the machine
        await pause(300)
      }
    }
  }
  const facts = JSON.parse(copy.read(event)) as object
  const alt = { en: 'A long table under trees', es: 'Una mesa larga bajo los árboles' }
  const name = (picture: object) => copy.write(event, JSON.stringify({ ...facts, picture }))

  await page.goto(`${server}/events/of-these-tests`)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  // named before it is there
  name({ src: '/pictures/IMG_0815.JPG', alt })
  await expect(above(page)).toContainText('there is no picture "/pictures/IMG_0815.JPG"')
  const visited = visits()
  // full of detail, it takes a while to be cut
  await photo('#338877', { type: 'gaussian', mean: 120, sigma: 30 })
  await expect(above(page)).toContainText('IMG_0815.JPG is being made smaller')
  await expect(above(page)).toHaveCount(0, { timeout: 120_000 })
  const image = page.locator('main img').first()
  const shown = () =>
    image.evaluate((each: HTMLImageElement) => each.naturalWidth && each.currentSrc)
  await expect.poll(shown).toMatch(/\/media\/img-0815\.[0-9a-f]+-\d+\.avif$/)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  // another photograph of the same name takes its place
  const first = await shown()
  await photo('#773322')
  await expect(async () => {
    await page.reload()
    await expect.poll(shown).toMatch(/\/media\/img-0815\./)
    expect(await shown()).not.toBe(first)
  }).toPass({ timeout: 120_000 })
  // meanwhile every page was there, with the picture of before
  over.abort()
  await visited
  expect([...failed]).toEqual([])
})

test('no message of a visitor and no secret is given away', async ({ copy, server }) => {
  const secret = 'written in confidence'
  const ways = ['', '?raw', '?url', '?import&raw', '?raw??', '?inline', '?init']
  for (const file of [
    'data/messages.sqlite',
    'data/messages.sqlite-wal',
    'data/messages.sqlite.before-restore',
    'backups/messages-2026-01-31.sqlite',
    // of .env itself the server would begin anew
    '.env.of-ours',
    'private.key',
  ]) {
    mkdirSync(path.dirname(copy.path(file)), { recursive: true })
    copy.write(file, secret)
    for (const address of [`/${file}`, `/@fs${copy.path(file)}`, `/@fs/${copy.path(file)}`]) {
      for (const way of ways) {
        const answer = await fetch(server + address + way)
        const said = await answer.text()
        const bytes =
          said + Buffer.from(/base64,([^"]*)/.exec(said)?.[1] ?? '', 'base64').toString()
        expect(bytes, address + way).not.toContain(secret)
      }
    }
  }
})
