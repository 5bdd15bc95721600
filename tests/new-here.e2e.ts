import type { Page } from '@playwright/test'
/** New Here plans a visit: one chooses a church, reads what it has told, asks the rest, says one is coming. */
import { pathTo } from '#app/addresses.ts'
import { churches } from '#app/church/read.server.ts'
import { contactUsWords } from '#app/contact/page/words.server.ts'
import type { VisitTopic } from '#app/fellowship/categories.server.ts'
import { serviceKinds, ui, visitTopics } from '#app/fellowship/common-words.server.ts'
import { newHereWords } from '#app/visit/new-here/words.server.ts'
import { now } from './fixture.ts'
import {
  expect,
  inEachLanguage,
  open,
  openAt,
  read,
  readInEachLanguage,
  test,
} from './help/site.ts'

const contactUs = contactUsWords.read()
const newHere = newHereWords.read()

const { plan } = newHere
const planOf = (page: Page, slug: string) =>
  page.locator('details').filter({ has: page.locator(`#${slug}`) })
const harborName = { en: 'Harbor, California', es: 'El Puerto, California' }
const phone = { width: 390, height: 664 }

inEachLanguage(
  'a visitor chooses a church, reads what it has told, and tells it that they are coming',
  async (page, locale) => {
    await page.setViewportSize(phone)
    await openAt(page, now, pathTo('newHere', locale))
    const harbor = planOf(page, 'harbor')
    await harbor.locator('summary').click()
    await expect(page).toHaveURL(`${pathTo('newHere', locale)}#harbor`)
    // what it has told: yes with a sentence, no, a sentence; what it has not, one asks
    const fact = (topic: VisitTopic) =>
      harbor.locator('dl > div').filter({ hasText: visitTopics[topic][locale] })
    const told = {
      parking: { en: 'Yes. Behind the church.', es: 'Sí. Detrás de la iglesia.' },
      stepFree: { en: 'No', es: 'No' },
      dress: { en: 'As you like.', es: 'Como guste.' },
      length: { en: '90 minutes', es: '90 minutos' },
    }
    for (const [topic, text] of Object.entries(told)) {
      await expect(fact(topic as VisitTopic).locator('dd')).toHaveText(text[locale])
    }
    await expect(harbor.locator('dl > div')).toHaveCount(Object.keys(told).length)
    // what answers itself is no question any more; what it has not told is one press away
    const question = (topic: VisitTopic) =>
      harbor.getByRole('link', { name: visitTopics[topic][locale] })
    await expect(question('parking')).toHaveCount(0)
    await expect(question('children')).toHaveAttribute(
      'href',
      `${pathTo('contactUs', locale)}?church=harbor&topic=children#write`,
    )
    await expect(harbor.getByRole('link', { name: plan.ask.other[locale] })).toBeVisible()
    // nothing here leads back to Home
    expect(await page.locator(`main a[href="${pathTo('home', locale)}"]`).count()).toBe(0)
    await harbor.getByRole('link', { name: plan.coming[locale] }).click()
    await expect(page).toHaveURL(
      /\?church=harbor&topic=visit&visit=2031-05-18T10%3A00&service=worship#write$/,
    )
    const { form } = contactUs
    const day = { en: 'Sunday, May 18', es: 'domingo, 18 de mayo' }[locale]
    await expect(page.getByLabel(form.church[locale])).toHaveValue('harbor')
    await expect(page.getByLabel(form.subject[locale], { exact: true })).toHaveValue(
      form.visitSubject[locale].replace('{date}', day),
    )
    const message = page.getByLabel(form.message[locale], { exact: true })
    const clock = { en: '10:00\u00a0AM', es: '10:00\u00a0a.\u00a0m.' }[locale]
    const visit = [serviceKinds.worship[locale], day, clock, harborName[locale]].join(', ')
    await expect(message).toHaveValue(form.visitText[locale].replace('{visit}', visit))
    // what a page begins is no draft: another plan begins another message
    await page.getByLabel(form.name[locale], { exact: true }).fill('Elena')
    await open(page, `${pathTo('contactUs', locale)}?church=hill&visit=2031-05-18`)
    await expect(page.getByLabel(form.name[locale], { exact: true })).toHaveValue('Elena')
    await expect(page.getByLabel(form.church[locale])).toHaveValue('hill')
    await expect(message).toHaveValue(/18/)
    // and what is typed stays
    await message.fill('Is there room for a wheelchair?')
    await page.reload()
    await expect(message).toHaveValue('Is there room for a wheelchair?')
  },
)

readInEachLanguage(
  'the welcome stands before the churches, and what is offered to ask has a question',
  async (page, locale) => {
    await read(page, pathTo('newHere', locale))
    const { welcome, plan } = newHere
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(0)).toHaveText(
      welcome.title[locale],
    )
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toHaveText(
      plan.title[locale],
    )
    // whose name it is stands beside it
    const name = { en: 'Paul and Anna Pilot', es: 'Paul y Anna Pilot' }[locale]
    await expect(planOf(page, 'harbor').getByText(name)).toHaveText(new RegExp(`^\\S.*: ${name}$`))
    // a question that content has is one press away; one that it has not is not offered
    const questions = contactUs.form.visitTopics
    const offered = planOf(page, 'hill').locator('a[href*="topic="][href$="#write"]')
    for (const topic of Object.keys(visitTopics) as VisitTopic[]) {
      const link = offered.and(page.locator(`a[href*="topic=${topic}#"]`))
      await expect(link, topic).toHaveCount(questions[topic] ? 1 : 0)
    }
  },
)

test('the chosen church is remembered, until its plan is closed', async ({ page }) => {
  await open(page, '/welcome/new-here')
  await planOf(page, 'hill').locator('summary').click()
  await expect(page).toHaveURL('/welcome/new-here#hill')
  await open(page, '/about-us')
  await open(page, '/es/welcome/new-here')
  await expect(planOf(page, 'hill')).toHaveAttribute('open')
  await expect(page).toHaveURL('/es/welcome/new-here#hill')
  // another one takes its place
  await planOf(page, 'delta').locator('summary').click()
  await expect(page).toHaveURL('/es/welcome/new-here#delta')
  await planOf(page, 'delta').locator('summary').click()
  await expect(page).toHaveURL('/es/welcome/new-here')
  await page.reload()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page.locator('main details[open]')).toHaveCount(0)
})

test('with storage blocked a church can be chosen all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await open(page, '/welcome/new-here')
  await planOf(page, 'hill').locator('summary').click()
  await expect(page).toHaveURL('/welcome/new-here#hill')
})

test('a church’s page leads to the plan of a visit to it', async ({ page }) => {
  await open(page, '/churches/hill')
  await page.getByRole('link', { name: ui.firstVisit.en }).click()
  await expect(page).toHaveURL('/welcome/new-here#hill')
  await expect(planOf(page, 'hill')).toHaveAttribute('open')
})

inEachLanguage(
  'a closed plan says when one can come next, an open one once',
  async (page, locale) => {
    await openAt(page, now, pathTo('newHere', locale))
    const closed = planOf(page, 'harbor').locator('summary')
    const sunday = { en: 'Sunday, May 18, 10:00 AM', es: 'Domingo, 18 de mayo, 10:00 a. m.' }[
      locale
    ]
    // whatever spaces stand in a time
    const when = new RegExp(sunday.replaceAll('.', '\\.').replaceAll(' ', '\\s'))
    await expect(closed.getByText(when)).toBeVisible()
    await expect(closed).toContainText(serviceKinds.worship[locale])
    // where times are being confirmed that stands beside them
    const lake = planOf(page, 'lake').locator('summary')
    await expect(lake).toContainText(ui.timesBeingConfirmed[locale])
    await closed.click()
    await expect(closed.getByText(when)).toBeHidden()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a closed plan says no rule while a notice of all churches stands inside', async ({
    page,
  }) => {
    await page.goto('/welcome/new-here')
    await expect(planOf(page, 'hill').locator('summary')).toHaveText('Hill, California')
  })

  test('the plans are a list, and an address opens one', async ({ page }) => {
    await page.goto('/welcome/new-here#hill')
    await expect(page.locator('main details > summary')).toHaveCount(churches.length)
    await expect(planOf(page, 'hill').getByText(plan.ask.title.en)).toBeVisible()
    // it has told nothing: nothing stands there that would say so
    await expect(planOf(page, 'hill').locator('dl')).toHaveCount(0)
    await expect(page.getByRole('button', { name: ui.nearestChurch.en })).toBeHidden()
    // the message that says one is coming is begun all the same
    await expect(planOf(page, 'hill').getByRole('link', { name: plan.coming.en })).toHaveAttribute(
      'href',
      '/contact-us?church=hill&topic=visit#write',
    )
  })
})

test.describe('the nearest church', () => {
  const list = (page: Page) => page.locator('[aria-live=polite] li')

  test.describe('where the browser tells', () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: 38.1, longitude: -122.1 } })

    test('churches stand in order of distance, in the miles of the nearest one', async ({
      page,
    }) => {
      await open(page, '/')
      await page.getByRole('button', { name: ui.nearestChurch.en }).click()
      await expect(list(page)).toHaveText([
        /Lake.*6 miles/,
        /Harbor.*8 miles/,
        /São Paulo, Brazil.*6,\d{3} miles/,
        /Nairobi, Kenya.*9,\d{3} miles/,
        // these have not told where they are
        /Hill/,
        /Delta/,
        /Saint Bartholomew/,
      ])
      // heard in one breath, too, a name and a distance are two
      await expect(list(page).first()).toHaveText(/California, \d/)
      await list(page).first().getByRole('link').click()
      await expect(page).toHaveURL('/churches/lake')
    })

    inEachLanguage('whoever asks by the keyboard stays at the button', async (page, locale) => {
      await open(page, pathTo('home', locale))
      const ask = page.getByRole('button', { name: ui.nearestChurch[locale] })
      await ask.press('Enter')
      await expect(list(page).first()).toBeVisible()
      await expect(ask).toBeFocused()
    })

    test('on New Here it opens the plan', async ({ page }) => {
      await open(page, '/es/welcome/new-here')
      await page.getByRole('button', { name: ui.nearestChurch.es }).click()
      await list(page).first().getByRole('link').click()
      await expect(planOf(page, 'lake')).toHaveAttribute('open')
    })
  })

  test.describe('where it is next door', () => {
    test.use({
      permissions: ['geolocation'],
      geolocation: { latitude: 38.031, longitude: -122.03 },
    })

    inEachLanguage('it is near, and not nowhere', async (page, locale) => {
      await open(page, pathTo('home', locale))
      await page.getByRole('button', { name: ui.nearestChurch[locale] }).click()
      const far = { en: '1 mile', es: '1 milla' }[locale]
      await expect(list(page).first()).toContainText(
        ui.nearestUnder[locale].replace('{distance}', far),
      )
    })
  })

  test('where it does not, a sentence and the churches by country', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: ui.nearestChurch.en }).click()
    await expect(page.getByText(ui.nearestUnknown.en)).toBeVisible()
    await expect(list(page).filter({ has: page.locator('strong') })).toContainText([
      /United States.*Harbor/,
      /India.*Delta/,
      /Spain.*Saint Bartholomew/,
      /Kenya.*Nairobi/,
      /Brazil.*São Paulo/,
    ])
    await expect(list(page).getByRole('link')).toHaveCount(churches.length)
    // under the name of the country, whether it has one or many
    await page.setViewportSize({ width: 390, height: 844 })
    for (const country of await list(page)
      .filter({ has: page.locator('strong') })
      .all()) {
      const name = await country.locator('strong').boundingBox()
      const first = await country.getByRole('link').first().boundingBox()
      expect(first!.x).toBe(name!.x)
      expect(first!.y).toBeGreaterThan(name!.y)
    }
  })

  test('where it never answers, the same; and what it answers late is heard', async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      Geolocation.prototype.getCurrentPosition = (found) => {
        const coords = { latitude: 38.1, longitude: -122.1 }
        Object.assign(window, { answer: () => found({ coords } as GeolocationPosition) })
      }
    })
    await open(page, '/')
    await page.getByRole('button', { name: ui.nearestChurch.en }).click()
    await expect(page.getByText(ui.nearestAsking.en)).toBeVisible()
    await page.clock.fastForward('01:00')
    await expect(page.getByText(ui.nearestUnknown.en)).toBeVisible()
    await page.evaluate('answer()')
    await expect(list(page).first()).toHaveText(/Lake.*6 miles/)
  })

  test('asked once more after a refusal, it has its whole time again', async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      let asked = 0
      Geolocation.prototype.getCurrentPosition = (_found, refused) => {
        if (asked++ === 0) refused?.({ code: 1 } as GeolocationPositionError)
      }
    })
    await open(page, '/')
    const button = page.getByRole('button', { name: ui.nearestChurch.en })
    await button.click()
    await expect(page.getByText(ui.nearestUnknown.en)).toBeVisible()
    await page.clock.fastForward('00:15')
    await button.click()
    await page.clock.fastForward('00:10')
    await expect(page.getByText(ui.nearestAsking.en)).toBeVisible()
    await page.clock.fastForward('00:15')
    await expect(page.getByText(ui.nearestUnknown.en)).toBeVisible()
  })
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)' })

  test('Directions opens the map that comes with it', async ({ page }) => {
    await open(page, '/churches/harbor')
    await expect(page.getByRole('link', { name: ui.directions.en }).first()).toHaveAttribute(
      'href',
      /^https:\/\/maps\.apple\.com\/\?daddr=1\+Quay/,
    )
  })
})
