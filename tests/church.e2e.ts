import type { Locator } from '@playwright/test'
import { pathTo } from '#app/addresses.ts'
import type { Church } from '#app/church/church.ts'
import { churchWords } from '#app/church/page/words.server.ts'
import { churches, churchNamed } from '#app/church/read.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { clock } from '#app/time/in-words.ts'
import {
  choose,
  expect,
  inEachLanguage,
  open,
  read,
  readInEachLanguage,
  reading,
  test,
} from './help/site.ts'

const words = churchWords.read()

const pathOf = ({ slug }: Church, locale: Locale) => pathTo('church', locale, { slug })

type TabName = 'about' | 'team' | 'pastors' | 'youth' | 'contact'

/** The tabs a church has something for. */
const tabsOf = (church: Church) =>
  (['about', 'team', 'pastors', 'youth', 'contact'] satisfies TabName[]).filter(
    (tab) => tab === 'about' || tab === 'contact' || church[tab],
  )

for (const church of churches) {
  inEachLanguage(
    `${church.slug}: when, where, live, giving, and its tabs, each with its panel`,
    async (page, locale) => {
      await open(page, pathOf(church, locale))
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(church.hero.title[locale])
      await expect(main).toContainText(church.hero.subtitle[locale])
      await expect(main.getByRole('heading', { name: words.services.title[locale] })).toBeVisible()
      await expect(main).toContainText(church.welcome[locale])
      const services = page.locator('#services')
      for (const { at, kind } of church.services) {
        if (kind !== 'youth' || !church.youth) {
          await expect(services).toContainText(clock(at, locale, church.timeZone))
        }
      }
      await expect(services.getByText(ui.timesBeingConfirmed[locale])).toHaveCount(
        church.confirmed === false ? 1 : 0,
      )
      const live = main.getByRole('link', { name: words.services.watchLive[locale] })
      // many have none
      await expect(live).toHaveCount(church.live ? 1 : 0)
      if (church.live) {
        await expect(live).toHaveAttribute('href', church.live)
        await expect(live).toHaveAttribute('target', '_blank')
      }
      const give = main.getByRole('link', { name: words.giving.button[locale] })
      await expect(give).toHaveAttribute('href', church.giving.link ?? site.links.giving)
      await expect(give).toHaveAttribute('target', '_blank')

      const tabs = page.getByRole('tab')
      // the young of each church have a name of their own
      const nameOf = (tab: TabName) =>
        tab === 'youth' ? church.youth!.title[locale] : words.tabs[tab][locale]
      const names = tabsOf(church).map(nameOf)
      await expect(tabs).toHaveText(names)
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
      for (const name of names) {
        await tabs.filter({ hasText: name }).click()
        await expect(page.getByRole('tabpanel', { name })).toBeVisible()
        await expect(page.getByRole('tabpanel')).toHaveCount(1)
      }
      // the last one is Contact
      const contact = page.getByRole('tabpanel')
      await expect(contact.locator(`a[href="mailto:${church.email}"]`)).toBeVisible()
      await expect(contact.locator('a[href^="tel:"]')).toBeVisible()
      await expect(contact.getByRole('link', { name: /Instagram/ })).toHaveCount(
        church.social.instagram ? 1 : 0,
      )
      await expect(contact.getByText(ui.showMap[locale])).toHaveCount(church.map ? 1 : 0)
    },
  )
}

test('the gallery of each church goes round, by dots, buttons and keys', async ({ page }) => {
  for (const church of churches) {
    await open(page, pathOf(church, 'en'))
    const count = church.about.gallery.length
    const gallery = page.getByRole('list', { name: words.about.gallery.en })
    await expect(gallery, church.slug).toHaveCount(count > 0 ? 1 : 0)
    const pictures = gallery.getByRole('listitem')
    const dots = page.getByRole('button', { name: /^Picture \d of \d$/ })
    await expect(pictures, church.slug).toHaveCount(count)
    await expect(dots, church.slug).toHaveCount(count > 1 ? count : 0)
    if (count <= 1) {
      // one picture has nowhere to go, and none has no list
      await expect(page.getByRole('button', { name: words.about.next.en })).toHaveCount(0)
      await expect(page.getByRole('button', { name: words.about.previous.en })).toHaveCount(0)
      continue
    }
    const shows = async (index: number) => {
      await expect(dots.nth(index), church.slug).toHaveAttribute('aria-current', 'true')
      await expect(pictures.nth(index), church.slug).toBeInViewport({ ratio: 0.5 })
    }
    await pictures.first().scrollIntoViewIfNeeded()
    await shows(0)
    await page.getByRole('button', { name: words.about.previous.en }).click()
    await shows(count - 1)
    await page.getByRole('button', { name: words.about.next.en }).click()
    await shows(0)
    await dots.last().click()
    await shows(count - 1)
    await page.keyboard.press('ArrowRight')
    await shows(0)
    await page.keyboard.press('ArrowLeft')
    await shows(count - 1)
  }
})

test('the text about a church without pictures takes their place, and nothing breaks as one reads on', async ({
  page,
}) => {
  await open(page, pathOf(churchNamed('sao-paulo'), 'en'))
  expect(churchNamed('sao-paulo').about.gallery).toEqual([])
  const panel = page.getByRole('tabpanel', { name: words.tabs.about.en })
  const text = panel.getByText(churchNamed('sao-paulo').about.paragraphs[0]!.en)
  await text.scrollIntoViewIfNeeded()
  const [around, title, beside] = await Promise.all(
    [panel.locator('section > div'), panel.getByRole('heading'), text].map((part) =>
      part.first().boundingBox(),
    ),
  )
  const middle = around!.x + around!.width / 2
  expect(title!.x).toBeLessThan(middle)
  expect(beside!.x + beside!.width).toBeGreaterThan(middle + around!.width / 8)
})

test('the next picture and the faces behind a tab are there before they are shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await open(page, '/churches/harbor')
  const pictures = page.getByRole('list', { name: words.about.gallery.en }).locator('img')
  const faces = page.locator('[role=tabpanel][hidden] img')
  const isThere = (image: Locator) =>
    image.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth > 0)
  expect(await isThere(faces.first())).toBe(false)
  await pictures.first().scrollIntoViewIfNeeded()
  for (const image of [pictures.nth(1), pictures.last(), faces.first()]) {
    await expect.poll(() => isThere(image)).toBe(true)
  }
})

inEachLanguage(
  'which picture a press has shown is told, and none that was scrolled to',
  async (page, locale) => {
    const harbor = churchNamed('harbor')
    await open(page, pathOf(harbor, locale))
    const status = page.getByRole('tabpanel').getByRole('status')
    const count = harbor.about.gallery.length
    const told = (n: number) =>
      words.about.dot[locale].replace('{n}', `${n}`).replace('{count}', `${count}`)
    // a screen reader scrolls as it reads
    await page
      .getByRole('list', { name: words.about.gallery[locale] })
      .getByRole('listitem')
      .last()
      .evaluate((last) => last.scrollIntoView())
    const dots = page.getByRole('tabpanel').locator('button[aria-current]')
    await expect(dots).toHaveAccessibleName(told(count))
    await expect(status).toBeEmpty()
    await page.getByRole('button', { name: words.about.next[locale] }).click()
    await expect(status).toHaveText(told(1))
    await page.getByRole('button', { name: words.about.previous[locale] }).click()
    await expect(status).toHaveText(told(count))
  },
)

reading('the hero of a church is at least 60 per cent of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await read(page, '/churches/hill')
  const hero = page.locator('main section').first()
  expect((await hero.boundingBox())!.height).toBeGreaterThanOrEqual(600)
})

test('the open tab is in the address and survives reload, Back and a change of language', async ({
  page,
}) => {
  await open(page, '/churches/harbor')
  await page.getByRole('tab', { name: 'Team' }).click()
  await expect(page).toHaveURL('/churches/harbor#team')
  await page.getByRole('tab', { name: 'Young people' }).click()
  await page.goBack()
  await expect(page.getByRole('tabpanel', { name: 'Team' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tabpanel', { name: 'Team' })).toBeVisible()
  await choose(page, 'Español')
  await expect(page).toHaveURL('/es/churches/harbor#team')
  await expect(page.getByRole('tabpanel', { name: words.tabs.team.es })).toBeVisible()
})

test('the arrow keys go round the tabs; Home and End lead to the first and the last', async ({
  page,
}) => {
  await open(page, '/churches/harbor')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await tab('About').focus()
  for (const [key, name] of [
    ['ArrowLeft', 'Contact'],
    ['ArrowRight', 'About'],
    ['End', 'Contact'],
    ['Home', 'About'],
    ['ArrowRight', 'Team'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  }
})

inEachLanguage(
  'where there is no address, what asks for it opens Contact and glides there',
  async (page, locale) => {
    for (const church of [churchNamed('hill'), churchNamed('san-bartolome')]) {
      await open(page, pathOf(church, locale))
      const link = page.locator('#services').getByRole('link', {
        name: ui.contactForLocation[locale],
      })
      await expect(link).toHaveAttribute('href', '#contact')
      await link.click()
      await expect(page).toHaveURL(`${pathOf(church, locale)}#contact`)
      const panel = page.getByRole('tabpanel', { name: words.tabs.contact[locale] })
      await expect(panel).toBeFocused()
      await expect(panel).toBeInViewport()
    }
  },
)

test('the people of a church, with a phone and a description where they have one, and a portrait or initials', async ({
  page,
}) => {
  await open(page, '/churches/harbor#team')
  const people = page.getByRole('tabpanel').getByRole('listitem')
  await expect(people).toHaveText([/Lead pastors/, /Leads the singing/, /Leads the young people/])
  const [lead] = churchNamed('harbor').team!.people
  await expect(people.first()).toContainText(lead!.description!.en)
  await expect(people.first().locator('a[href^="tel:"]')).toBeVisible()
  await expect(people.first().getByRole('img')).toHaveAttribute('alt', lead!.picture!.alt.en)
  await expect(people.nth(1).locator('svg')).toHaveText('CB')
})

inEachLanguage(
  'the youth of a church, their mission, their evening and their address',
  async (page, locale) => {
    const { youth, services, timeZone } = churchNamed('harbor')
    await open(page, `${pathTo('church', locale, { slug: 'harbor' })}#youth`)
    const panel = page.getByRole('tabpanel')
    for (const paragraph of youth!.mission) await expect(panel).toContainText(paragraph[locale])
    await expect(panel).toContainText(youth!.location[locale])
    const friday = services.find(({ kind }) => kind === 'youth')!
    expect([friday.day, friday.at]).toEqual(['friday', '19:30'])
    await expect(panel).toContainText(clock(friday.at, locale, timeZone))
    await expect(panel.getByRole('img')).toHaveAttribute('alt', youth!.picture.alt[locale])
  },
)

readInEachLanguage('two congregations, each with its services', async (page, locale) => {
  await read(page, pathTo('church', locale, { slug: 'delta' }))
  // of several at once each time stands with its own, also before the visitor's clock is known
  const hero = page.locator('main section').first()
  expect(await hero.innerText()).toMatch(
    /10:00\D*Aruvalapeta\D*11:00\D*Aruvalapeta\D*7:00\D*Bhimavaragudem/,
  )
  const services = page.locator('#services')
  const times = async (name: string) => {
    const card = services.locator('div').filter({
      has: page.getByRole('heading', { name, level: 3 }),
    })
    return (await card.last().innerText()).match(/\d+:\d\d/g)
  }
  expect(await times('Aruvalapeta')).toEqual(['10:00', '11:00'])
  expect(await times('Bhimavaragudem')).toEqual(['7:00'])
})

readInEachLanguage(
  'of several congregations each says what else is to be known of the services, and the way',
  async (page, locale) => {
    const { slug, servicesNote, gettingThere } = churchNamed('delta')
    await read(page, pathTo('church', locale, { slug }))
    const cards = page.locator('#services').locator('div', { has: page.locator('dl') })
    for (const name of ['Aruvalapeta', 'Bhimavaragudem']) {
      const card = cards.filter({ has: page.getByRole('heading', { name, level: 3 }) }).last()
      await expect(card).toContainText(servicesNote![locale])
      await expect(card).toContainText(gettingThere![locale])
    }
  },
)

readInEachLanguage(
  'what else is to be said of the services stands beside them',
  async (page, locale) => {
    const church = churchNamed('san-bartolome')
    await read(page, pathOf(church, locale))
    await expect(page.locator('#services')).toContainText(church.servicesNote![locale])
    await expect(page.locator('#services')).toContainText(locale === 'es' ? 'Domingo' : 'Sunday')
    // the languages are said once where they are those of every service, else with each
    const spoken = {
      en: 'In English, interpreted into Spanish',
      es: 'En inglés, con traducción al español',
    }[locale]
    await expect(page.getByText(spoken)).toHaveCount(1)
    await read(page, pathTo('church', locale, { slug: 'harbor' }))
    const times = page.locator('#services dl')
    const own = {
      en: ['In English and Spanish', 'In Spanish'],
      es: ['En inglés y español', 'En español'],
    }[locale]
    for (const languages of own) await expect(times.getByText(languages)).toHaveCount(1)
    const checked = {
      en: 'Times checked on April 20, 2031',
      es: 'Horarios comprobados el 20 de abril de 2031',
    }[locale]
    await expect(page.locator('#services')).toContainText(checked)
  },
)

test('the Telugu welcome is marked as such and has its own letters', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => fonts.push(request.url()))
  await open(page, '/churches/hill')
  expect(fonts.filter((url) => url.includes('telugu'))).toEqual([])
  await open(page, '/churches/delta')
  const welcome = page.locator('#services [lang=te]')
  await expect(welcome).toHaveText(/^[\p{Script=Telugu}\s.,!]{10,}$/u)
  const families = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
  await expect.poll(families).toContainEqual(expect.stringContaining('Noto Sans Telugu'))
  expect(fonts.filter((url) => url.includes('telugu'))).toHaveLength(1)
})

reading(
  'the picture of a church may keep to the right where the screen is narrow',
  async ({ page }) => {
    await read(page, '/churches/lake')
    const picture = page.locator('main section img').first()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(picture).toHaveCSS('object-position', /^(100%|right)/)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(picture).toHaveCSS('object-position', /^50%/)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the panels stand one after the other, and #contact leads to the last', async ({ page }) => {
    await page.goto('/churches/harbor')
    for (const id of ['about', 'team', 'youth', 'contact']) {
      await expect(page.locator(`#${id}`)).toBeVisible()
    }
    await page.goto('/churches/hill')
    await page.getByRole('link', { name: 'Contact for location' }).click()
    await expect(page.locator('#contact')).toBeInViewport()
  })

  test('a gallery can be swiped, and has no buttons that do nothing', async ({ page }) => {
    await page.goto('/churches/harbor')
    const pictures = page.getByRole('list', { name: words.about.gallery.en })
    await expect(pictures).toHaveCSS('overflow-x', 'auto')
    await expect(page.getByRole('button', { name: words.about.next.en })).toBeHidden()
  })
})

test('whoever goes back by the keyboard sees each stop below the bar of tabs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await open(page, `${pathOf(churchNamed('harbor'), 'en')}#contact`)
  await page.locator('footer a').last().focus()
  const stops: { name: string; top: number; bar: number }[] = []
  for (;;) {
    await page.keyboard.press('Shift+Tab')
    const stop = await page.evaluate(() => {
      const at = document.activeElement!
      const { bottom } = document.querySelector('[role=tablist]')!.getBoundingClientRect()
      const { top } = at.getBoundingClientRect()
      return {
        role: at.role,
        name: at.outerHTML.slice(0, 80),
        top,
        bar: bottom,
        inside: Boolean(at.closest('[role=tabpanel]')),
      }
    })
    // the panel itself is higher than the window
    if (stop.role === 'tabpanel') break
    if (stop.inside) stops.push(stop)
  }
  expect(stops.length).toBeGreaterThan(3)
  expect(stops.filter(({ top, bar }) => top < bar)).toEqual([])
})
