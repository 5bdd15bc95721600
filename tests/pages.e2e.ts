import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { praiseChapelGlobalWords } from '#app/about/praise-chapel-global/words.server.ts'
import { pathTo } from '#app/addresses.ts'
import { ask, ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { connectGroupsWords } from '#app/ministries/connect-groups/words.server.ts'
import { kidsWords } from '#app/ministries/kids/words.server.ts'
import { outreachWords } from '#app/ministries/outreach/words.server.ts'
import { pastors } from '#app/people/read.server.ts'
import { newBelieverWords } from '#app/visit/new-believer/words.server.ts'
import { phoneText } from '#app/ways/contact.server.ts'
import scripture from '#content/scripture.json' with { type: 'json' }
import { disguised } from './fixture.ts'
import {
  addresses,
  built,
  expect,
  inEachLanguage,
  open,
  parsed,
  read,
  readInEachLanguage,
  reading,
  test,
} from './help/site.ts'

const { passage: connectPassage } = connectGroupsWords.read()
const kids = kidsWords.read()
const newBeliever = newBelieverWords.read()
const outreach = outreachWords.read()
const { passages } = newBelieverWords.read()
const praiseChapelGlobal = praiseChapelGlobalWords.read()

// whoever goes from link to link hears nothing of what stands around one
test('links that are heard alike lead to the same place, on every page', async ({ page }) => {
  await open(page, '/')
  for (const { path } of addresses) {
    const said = await parsed(page, path)
    const ambiguous = await said.evaluate((whole) => {
      // of what goes by the clock, one stands there at a time
      const links = [...whole.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
        (link) => !link.closest('[data-from]'),
      )
      const heard = Map.groupBy(links, (link) =>
        (link.ariaLabel ?? link.textContent).replace(/\s+/g, ' ').trim(),
      )
      return [...heard].flatMap(([name, alike]) => {
        // the same form may be begun in two ways
        const places = new Set(
          alike.map(({ href }) => {
            const to = new URL(href)
            to.searchParams.delete('topic')
            return to.href
          }),
        )
        return places.size > 1 ? [[name, ...places].join(' ')] : []
      })
    })
    expect.soft(ambiguous, path).toEqual([])
  }
})

reading('the footer breaks no word, and its links stand apart', async ({ page }) => {
  await read(page, '/es/privacy')
  for (const width of [768, 1024, 1184, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const tight = await page.locator('footer a:not(:has(svg))').evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .filter((link) => {
          const text = document.createRange()
          text.selectNodeContents(link)
          const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)))
          const isBroken = lines.size > 1 && !/[ -]/.test(link.textContent)
          const air = link.clientHeight - text.getBoundingClientRect().height
          return isBroken || (getComputedStyle(link).display === 'inline-flex' && air < 8)
        })
        .map((link) => link.textContent),
    )
    expect(tight, `${width}`).toEqual([])
  }
})

reading('on paper nothing is left of a part whose links or map are its point', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/about-us', '/contact-us', '/events', '/welcome/new-here']) {
    await read(page, path)
    // nor a line that asks, without its answer, nor a place without its way
    const lines = await page.locator('main :is(p, li)').evaluateAll((all: HTMLElement[]) =>
      all
        .filter((line) => line.checkVisibility() && line.querySelector('a[href]'))
        .filter((line) => ![...line.querySelectorAll('a')].some((each) => each.checkVisibility()))
        .filter((line) => line.matches('li') === !line.innerText.trim())
        .map((line) => line.textContent),
    )
    expect(lines, path).toEqual([])
    // of what is shown, each heading has something below it that paper can show
    const empty = await page.locator('main > section').evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility() && part.querySelector('a[href], iframe'))
        .filter((part) => {
          const left = [
            ...part.querySelectorAll('a, iframe, li, address, img, button, [data-from]'),
          ]
          return !left.some((each) => each.checkVisibility())
        })
        .map((part) => part.querySelector('h2')?.textContent),
    )
    expect(empty, path).toEqual([])
  }
})

// the pages that one reads and moves on from

test('a fellowship of another name has it in every text, and nothing is left of the former one', () => {
  expect(site.name).toBe('Harbor Lights')
  // the service writes emails with what lies beside the site
  const folder = path.resolve(built, '..')
  const written = '**/*.{css,html,ics,js,json,svg,txt,webmanifest,xml}'
  const files = globSync([`site/${written}`, 'server/{site.json,contact-page.js}'], { cwd: folder })
  expect(files).toContain(path.normalize('site/es/ministries/kids.html'))
  const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const left = new RegExp(`Praise Chapel|${disguised('Praise Chapel')}|\\{fellowship\\}`)
  expect(files.filter((file) => left.test(textOf(file)))).toEqual([])
  expect(textOf('site/ministries/kids.html')).toContain('the children’s ministry of Harbor Lights')
  expect(textOf('site/es/ministries/kids.html')).toContain(
    'el ministerio infantil de Harbor Lights',
  )
})

readInEachLanguage(
  'New Here has the social networks, an e-mail and a text message',
  async (page, locale) => {
    await read(page, pathTo('newHere', locale))
    const main = page.getByRole('main')
    for (const network of ['facebook', 'instagram', 'youtube'] as const) {
      const link = main.locator(`a[href="${site.links.social[network]}"]`)
      await expect(link).toHaveAttribute('target', '_blank')
    }
    // the office's own, below those of the churches; the number is written out, since a computer sends none
    const letter = main.locator(`a[href="mailto:${site.office.email}"]`)
    await expect(letter).toContainText(site.office.email)
    await expect(main.locator('a[href^="sms:+"]').last()).toHaveText(
      `${ask.text[locale]}: ${ui.office[locale]}`,
    )
    await expect(main.locator('a[href^="tel:"]').last()).toContainText(phoneText(site.office.phone))
    const form = `${pathTo('contactUs', locale)}?topic=visit#write`
    await expect(main.locator(`a[href="${form}"]`)).toBeVisible()
  },
)

readInEachLanguage(
  'New Believer has its passages, its steps and its disciplines',
  async (page, locale) => {
    await read(page, pathTo('newBeliever', locale))
    const main = page.getByRole('main')
    for (const reference of passages) {
      const passage = scripture.passages.find(({ en }) => en.reference === reference)![locale]
      await expect(main.getByRole('heading', { name: passage.reference })).toBeVisible()
      for (const { text } of passage.verses) await expect(main).toContainText(text)
    }
    // all are of one translation, which is named once, where they stand
    const source = main.getByText(scripture.translations[locale].name)
    await expect(source).toHaveCount(1)
    await expect(source.locator('xpath=preceding-sibling::ul')).toContainText(
      scripture.passages.find(({ en }) => en.reference === passages[0])![locale].reference,
    )
    const { eyebrow } = newBeliever.next
    await expect(main.getByRole('heading', { name: eyebrow[locale] })).toBeVisible()
    const { steps, disciplines } = newBeliever.next
    for (const { title } of steps) {
      await expect(main.getByRole('heading', { name: title[locale] })).toBeVisible()
    }
    for (const discipline of disciplines) {
      await expect(main.getByText(discipline[locale], { exact: true })).toBeVisible()
    }
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(main.locator(`a[href="mailto:${site.office.email}"]`)).toBeVisible()
    // to ask for baptism and for prayer, the form is begun
    for (const topic of ['baptism', 'prayer']) {
      const form = `${pathTo('contactUs', locale)}?topic=${topic}#write`
      await expect(main.locator(`a[href="${form}"]`)).toBeVisible()
    }
  },
)

inEachLanguage(
  'the global network has its film, its numbers, its site and three blocks',
  async (page, locale) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, pathTo('praiseChapelGlobal', locale))
    const main = page.getByRole('main')
    await expect(main.locator('video')).toHaveJSProperty('muted', true)
    // which site it is, is heard
    const network = praiseChapelGlobal.title[locale].replace('{fellowship}', site.name)
    const name = `${praiseChapelGlobal.hero.visit[locale]}: ${network}`
    const visit = main.getByRole('link', { name })
    await expect(visit).toHaveAttribute('href', site.links.globalSite!)
    await expect(visit).toHaveAttribute('target', '_blank')
    await expect(main).toContainText(locale === 'en' ? '5,210+' : '5210+')
    await expect(main).toContainText(String(site.nations))
    const { planting, leaders, missions } = praiseChapelGlobal.blocks
    for (const { title, picture } of [planting, leaders, missions]) {
      await expect(main.getByRole('heading', { name: title[locale] })).toBeVisible()
      await expect(main.getByRole('img', { name: picture.alt[locale] })).toBeAttached()
    }
  },
)

readInEachLanguage('the pastors, and how to reach the office', async (page, locale) => {
  await read(page, pathTo('meetThePastors', locale))
  const main = page.getByRole('main')
  for (const { name, role, picture } of pastors) {
    const card = main.getByRole('listitem').filter({ hasText: (name ?? role)[locale] })
    await expect(card).toContainText(role[locale])
    await expect(card.getByRole('img')).toHaveCount(picture ? 1 : 0)
  }
  await expect(main).toContainText('7 Signal Road')
  await expect(main).toContainText('Lantern Bay, CA 94000')
  await expect(main.locator(`a[href="mailto:${site.office.email}"]`)).toBeVisible()
  await expect(main.locator('a[href^="tel:"]').last()).toBeVisible()
  await expect(main.getByText(ui.officeHours[locale])).toBeVisible()
})

readInEachLanguage(
  'Connect Groups has its quotation and leads to Contact Us',
  async (page, locale) => {
    await read(page, pathTo('connectGroups', locale))
    const main = page.getByRole('main')
    const passage = scripture.passages.find(({ en }) => en.reference === connectPassage)![locale]
    for (const { text } of passage.verses) {
      await expect(main.locator('blockquote')).toContainText(text)
    }
    await expect(main.locator('figcaption')).toContainText(passage.reference)
    const button = main.getByRole('link', { name: ui.contactUs[locale] })
    await expect(button).toHaveAttribute(
      'href',
      `${pathTo('contactUs', locale)}?topic=groups#write`,
    )
  },
)

readInEachLanguage('Outreach has three tiles and an invitation', async (page, locale) => {
  await read(page, pathTo('outreach', locale))
  const main = page.getByRole('main')
  const { community, evangelism, missions } = outreach.tiles
  for (const { title, picture } of [community, evangelism, missions]) {
    await expect(main.getByRole('heading', { name: title[locale], exact: true })).toBeVisible()
    await expect(main.getByRole('img', { name: picture.alt[locale] })).toBeAttached()
  }
  const button = main.getByRole('link', { name: ui.contactUs[locale] })
  await expect(button).toHaveAttribute('href', `${pathTo('contactUs', locale)}?topic=serving#write`)
})

readInEachLanguage(
  'Kids for Jesus has its mission, a safe environment and learning that is fun',
  async (page, locale) => {
    await read(page, pathTo('kids', locale))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: kids.mission.title[locale] })).toBeVisible()
    for (const { title, picture } of [kids.blocks.safe, kids.blocks.fun]) {
      await expect(main.getByRole('heading', { name: title[locale] })).toBeVisible()
      await expect(main.getByRole('img', { name: picture.alt[locale] })).toBeAttached()
    }
  },
)

for (const [width, size] of [
  [390, 175.5],
  [1440, 256],
] as const) {
  reading(
    `the portrait of a pastor is round and ${size} pixels wide at ${width}`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await read(page, '/meet-the-pastors')
      const portrait = page
        .getByRole('main')
        .locator('li img')
        .first()
        .locator('xpath=ancestor::div[1]')
      const box = (await portrait.boundingBox())!
      expect(box.width).toBeCloseTo(size, 0)
      expect(box.height).toBeCloseTo(size, 0)
      await expect(portrait).toHaveCSS('border-radius', '50%')
    },
  )
}
