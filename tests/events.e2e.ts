import type { Page } from '@playwright/test'
import { pathTo } from '#app/addresses.ts'
import { filters } from '#app/event/event.ts'
import { eventsPageWords } from '#app/event/list/words.server.ts'
import { eventPageWords } from '#app/event/page/words.server.ts'
import { eventPictures, events } from '#app/event/read.server.ts'
import { eventCategories, ui } from '#app/fellowship/common-words.server.ts'
import { locales } from '#app/language/locale.ts'
import { now } from './fixture.ts'
import {
  choose,
  expect,
  inEachLanguage,
  open,
  openAt,
  read,
  readInEachLanguage,
  test,
} from './help/site.ts'

const eventsPage = eventsPageWords.read()

/** When and where an event is, and how one registers. */
const ticketOf = (page: Page) => page.locator('main [data-ticket]')

test('the filters are All, Conference, School, Kids, in both languages', () => {
  const labels = locales.map((locale) => [
    eventsPage.list.all[locale],
    ...filters.map((filter) => eventCategories[filter][locale]),
  ])
  expect(labels).toEqual([
    ['All', 'Conference', 'School', 'Kids'],
    ['Todos', 'Conferencia', 'Escuela', 'Niños'],
  ])
})

inEachLanguage(
  'how many events a filter shows is told, once it is chosen',
  async (page, locale) => {
    await open(page, pathTo('events', locale))
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toBeEmpty()
    for (const filter of filters) {
      await page.getByRole('button', { name: eventCategories[filter][locale], exact: true }).click()
      const theirs = events.filter(({ category }) => category === filter)
      await expect(status).toHaveText(
        eventsPage.list.shown[locale].replace('{count}', `${theirs.length}`),
      )
    }
  },
)

inEachLanguage('a filter shows the events of its category, All shows all', async (page, locale) => {
  await open(page, pathTo('events', locale))
  const cards = page.locator('main article')
  const choose = (name: string) => page.getByRole('button', { name, exact: true })
  const all = choose(eventsPage.list.all[locale])
  await expect(all).toHaveAttribute('aria-pressed', 'true')
  await expect(cards).toHaveCount(events.length)
  for (const filter of filters) {
    const pill = choose(eventCategories[filter][locale])
    await pill.click()
    await expect(pill).toHaveAttribute('aria-pressed', 'true')
    await expect(all).toHaveAttribute('aria-pressed', 'false')
    const theirs = events.filter(({ category }) => category === filter)
    await expect(cards).toHaveCount(theirs.length)
    for (const { title } of theirs) {
      await expect(page.getByRole('heading', { name: title[locale] })).toBeVisible()
    }
    // a category without events says so
    const empty = page.getByText(eventsPage.list.empty[locale])
    await expect(empty).toHaveCount(theirs.length === 0 ? 1 : 0)
  }
  await all.click()
  await expect(cards).toHaveCount(events.length)
})

inEachLanguage('days in a row are written as they were built', async (page, locale) => {
  await page.clock.setFixedTime(now)
  const path = pathTo('event', locale, { id: 'summer-camp' })
  await open(page, path)
  // whatever spaces a browser's version of Unicode puts around the dash
  const days = /\d+–\d+/.exec(await ticketOf(page).first().innerText())?.[0]
  expect(await (await page.request.get(path)).text()).toContain(days ?? 'a range of days')
})

inEachLanguage('every event says what, when, where, and how to register', async (page, locale) => {
  await openAt(page, '2025-10-01T12:00:00Z', pathTo('events', locale))
  for (const event of events) {
    const card = page.locator(`#${event.id}`)
    const picture = event.picture ?? eventPictures[event.category]
    await expect(card.getByRole('heading')).toHaveText(event.title[locale])
    await expect(card).toContainText(eventCategories[event.category][locale])
    await expect(card).toContainText(event.location[locale])
    await expect(card).toContainText(event.from.slice(0, 4))
    await expect(card.getByRole('img')).toHaveAttribute('alt', picture.alt[locale])
    const isOff = event.cancelled && !event.repeat
    if (!event.at && !isOff) {
      const unknown = ui[event.from.length > 7 ? 'timeToBeAnnounced' : 'dayToBeAnnounced']
      await expect(card).toContainText(unknown[locale])
    }
    const register = card.getByRole('link', { name: ui.registration[locale] })
    await expect(register).toHaveCount(isOff ? 0 : 1)
    if (isOff) continue
    // before one can register, its page says from when on
    const form = event.opens ? undefined : event.link
    await expect(register).toHaveAttribute(
      'href',
      form ?? pathTo('event', locale, { id: event.id }),
    )
    await expect(register).toHaveAttribute('target', '_blank')
  }
})

inEachLanguage(
  'when nothing is coming, every week comes first, and past events are small',
  async (page, locale) => {
    await openAt(page, '2033-01-01T12:00:00Z', pathTo('events', locale))
    const weekly = page.getByText(ui.nothingUpcoming[locale])
    const earlier = page.getByRole('heading', { name: ui.earlierEvents[locale], exact: true })
    expect((await weekly.boundingBox())!.y).toBeLessThan((await earlier.boundingBox())!.y)
    // who would come to the next one can ask for it, and who comes on Sunday can prepare
    const ask = `${pathTo('contactUs', locale)}?topic=planned#write`
    for (const to of [ask, pathTo('newHere', locale)]) {
      await expect(page.locator(`main a[href="${to}"]`)).toBeVisible()
    }
    for (const event of events) {
      const row = page.locator(`#${event.id}`)
      // of what comes again for longer than was counted, the rule alone is certain
      if (event.id !== 'evening-walk') await expect(row).toContainText(event.from.slice(0, 4))
      await expect(row.getByRole('img')).toHaveCount(0)
      expect((await row.boundingBox())!.height).toBeLessThan(200)
      // nobody will announce the time of what is over
      await expect(row).not.toContainText(ui.timeToBeAnnounced[locale])
      const register = row.getByRole('link', { name: ui.registration[locale] })
      if (event.id === 'called-off') await expect(register).toHaveCount(0)
      else await expect(register).toHaveAttribute('target', '_blank')
    }
    await open(page, pathTo('event', locale, { id: 'past-retreat' }))
    const ticket = ticketOf(page)
    await expect(ticket).not.toContainText(ui.timeToBeAnnounced[locale])
    // its registration is quiet, and there
    const register = ticket.getByRole('link', { name: ui.registration[locale] })
    await expect(register).toHaveAttribute('href', 'https://forms.lighthouse.example/island')
    await expect(register).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  },
)

inEachLanguage(
  'when nothing is coming, its head says so, and the filter chooses among what was',
  async (page, locale) => {
    const path = pathTo('events', locale)
    const nothing = page.locator('main h1 ~ p', { hasText: ui.nothingUpcoming[locale] })
    const filter = page.getByRole('group', { name: eventsPage.list.filter[locale] })
    const weekly = page.getByRole('list', { name: ui.everyWeek[locale] })
    await openAt(page, now, path)
    await expect(filter).toBeVisible()
    await expect(nothing).toHaveCount(0)
    await openAt(page, '2033-01-01T12:00:00Z', path)
    await expect(nothing).toBeVisible()
    expect((await filter.boundingBox())!.y).toBeGreaterThan((await weekly.boundingBox())!.y)
    for (const category of filters) {
      await filter.getByRole('button', { name: eventCategories[category][locale] }).click()
      const theirs = events.filter((event) => event.category === category)
      await expect(page.locator('main article')).toHaveCount(theirs.length)
      const empty = page.getByText(eventsPage.list.empty[locale])
      await expect(empty).toHaveCount(theirs.length === 0 ? 1 : 0)
      await expect(page.locator('main ul:empty')).toHaveCount(0)
      // what takes place every week is of no kind
      await expect(weekly).toBeVisible()
    }
  },
)

inEachLanguage(
  'an event that repeats is the one that one can still come to',
  async (page, locale) => {
    const path = pathTo('event', locale, { id: 'monthly-breakfast' })
    const main = ticketOf(page)
    const facts = main.getByRole('listitem')
    await openAt(page, '2031-05-03T10:59:00-07:00', path)
    await expect(main).toContainText(ui.onNow[locale])
    const { date, rule } = {
      en: { date: 'May 3, 2031', rule: 'Every first Saturday of the month' },
      es: { date: '3 de mayo de 2031', rule: 'El primer sábado de cada mes' },
    }[locale]
    await expect(facts.filter({ hasText: date })).toContainText(rule)
    // the one of June is called off, and the one of July moved
    await openAt(page, '2031-06-01T12:00:00-07:00', path)
    const { moved, calledOff } = {
      en: {
        moved: 'July 12, 2031',
        calledOff: 'Canceled: Saturday, June 7. The kitchen is painted.',
      },
      es: {
        moved: '12 de julio de 2031',
        calledOff: 'Cancelado: sábado 7 de junio. Se pinta la cocina.',
      },
    }[locale]
    await expect(facts.filter({ hasText: moved })).toHaveCount(1)
    await expect(main).toContainText(calledOff)
  },
)

inEachLanguage('every event has a page with everything known of it', async (page, locale) => {
  await page.clock.setFixedTime('2025-10-01T12:00:00Z')
  for (const event of events) {
    await open(page, pathTo('event', locale, { id: event.id }))
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title[locale])
    await expect(main).toContainText(event.summary[locale])
    await expect(main).toContainText(event.location[locale])
    await expect(main).toContainText(event.from.slice(0, 4))
    // it can be taken into a calendar when it has days, and registered for when it has a form
    const file = main.locator(`a[href$="/${event.id}.ics"][download]`)
    const isOff = event.id === 'called-off'
    await expect(file).toHaveCount(event.from.length > 7 && !isOff ? 1 : 0)
    const isOpen = event.link && !event.opens && !isOff
    await expect(ticketOf(page).getByRole('link', { name: ui.registration[locale] })).toHaveCount(
      isOpen ? 1 : 0,
    )
    for (const paragraph of event.about ?? []) await expect(main).toContainText(paragraph[locale])
  }
})

test('the page of an event says by itself that it is on, and that it is past', async ({ page }) => {
  const main = ticketOf(page)
  const at = async (now: string) => {
    await openAt(page, now, '/events/running-conference')
  }
  await at('2031-05-16T23:59:00-07:00')
  // of several days nobody says at midnight that it is on
  await expect(main).toContainText('Under way until Friday, May 16')
  await expect(main).toContainText(ui.timeToBeAnnounced.en)
  await at('2031-05-17T00:00:00-07:00')
  await expect(main).toContainText(ui.pastEvent.en)
  // its time will not be announced any more
  await expect(main).not.toContainText(ui.timeToBeAnnounced.en)
  await expect(main).not.toContainText(ui.onNow.en)
})

test('the chosen filter is in the address and survives a reload and a change of language', async ({
  page,
}) => {
  await open(page, '/events')
  await page.getByRole('button', { name: 'School' }).click()
  await expect(page).toHaveURL('/events?category=school')
  await page.reload()
  await expect(page.getByRole('button', { name: 'School' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('main article')).toHaveCount(1)
  await choose(page, 'Español')
  await expect(page).toHaveURL('/es/events?category=school')
  await expect(page.getByRole('button', { name: 'Escuela' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.locator('main article')).toHaveCount(1)
})

test('a filter that does not exist shows all', async ({ page }) => {
  await open(page, '/events?category=picnic')
  await expect(page.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('main article')).toHaveCount(events.length)
})

test('events stand in order: upcoming ones, soonest first, then past ones, latest first', async ({
  page,
}) => {
  await openAt(page, now, '/events')
  const ids = () => page.locator('main article').evaluateAll((all) => all.map(({ id }) => id))
  const [running, school, breakfast] = ['running-conference', 'coming-school', 'monthly-breakfast']
  const later = ['summer-camp', 'evening-walk', 'coming-month']
  // what is called off comes after all that one can come to
  const [off, ...past] = ['called-off', 'past-retreat', 'past-conference']
  expect(await ids()).toEqual([running, school, breakfast, ...later, off, ...past])
  await openAt(page, '2031-07-01T12:00:00Z', '/events')
  expect(await ids()).toEqual([breakfast, ...later, off, school, running, ...past])
})

readInEachLanguage(
  'who is to put a date in the calendar can add it there, and of a month alone nobody is',
  async (page, locale) => {
    const { title, calendar, text } = eventPageWords.read().steps.coming
    for (const [id, said] of [
      ['coming-school', `${calendar[locale]} ${text[locale]}`],
      ['coming-month', text[locale]],
    ] as const) {
      await read(page, pathTo('event', locale, { id }))
      const main = page.getByRole('main')
      const step = main.locator('div', {
        has: page.locator('> h2', { hasText: title[locale] }),
      })
      await expect(step.last().locator('> p')).toHaveText(said)
      const add = main.locator('summary', { hasText: ui.addToCalendar[locale] })
      await expect(add).toHaveCount(id === 'coming-month' ? 0 : 1)
    }
  },
)

inEachLanguage('an event that is called off is so everywhere', async (page, locale) => {
  const title = { en: 'Festival of the nets', es: 'Fiesta de las redes' }[locale]
  const said = {
    en: 'Canceled: December 5–7, 2032. The musicians are ill.',
    es: 'Cancelado: del 5 al 7 de diciembre de 2032. Los músicos están enfermos.',
  }[locale]
  const badge = { en: 'Canceled', es: 'Cancelado' }[locale]
  const registration = { name: ui.registration[locale] }
  const card = page.locator('#called-off')
  const asCard = async (path: string) => {
    await open(page, path)
    await expect(card.getByText(badge, { exact: true })).toBeVisible()
    await expect(card).toContainText(said)
    await expect(card.getByRole('img')).toHaveCount(1)
    await expect(card.getByRole('link', registration)).toHaveCount(0)
    await expect(card).not.toContainText(ui.timeToBeAnnounced[locale])
  }
  const asPage = async () => {
    await open(page, pathTo('event', locale, { id: 'called-off' }))
    await expect(page).toHaveTitle(new RegExp(`^${badge}: ${title}, `))
    const ticket = ticketOf(page)
    await expect(ticket.getByText(badge, { exact: true })).toBeVisible()
    await expect(ticket).toContainText(said)
    await expect(ticket.getByRole('link', registration)).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main.locator('a[href$="/called-off.ics"]')).toHaveCount(0)
    await expect(main.locator('a[href^="https://wa.me"]')).toHaveCount(0)
    for (const onNow of [ui.onNow, ui.pastEvent, ui.underWay]) {
      const words = onNow[locale].split('{')[0]!.trim()
      await expect(ticket).not.toContainText(words)
    }
  }
  await page.clock.setFixedTime(now)
  await asCard(pathTo('events', locale))
  // where it is all that is left, every week is told of, too
  await page.clock.setFixedTime('2032-11-01T12:00:00Z')
  for (const path of [pathTo('events', locale), pathTo('home', locale)]) {
    await asCard(path)
    await expect(page.getByText(ui.nothingUpcoming[locale])).toBeVisible()
    const earlier = page.getByRole('heading', { name: ui.earlierEvents[locale], exact: true })
    const [itself, others] = await Promise.all([card.boundingBox(), earlier.boundingBox()])
    expect(itself!.y).toBeLessThan(others!.y)
  }
  // on all of its days, too
  for (const time of [now, '2032-12-05T20:00:00-08:00', '2032-12-07T12:00:00-08:00']) {
    await page.clock.setFixedTime(time)
    await asPage()
  }
  // and afterwards it is one of those that were
  await page.clock.setFixedTime('2033-01-01T12:00:00Z')
  await asPage()
  await open(page, pathTo('events', locale))
  await expect(card.getByRole('img')).toHaveCount(0)
  await expect(card).toContainText(badge)
  await expect(card.getByRole('link', registration)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all events are there, and no filter that does nothing', async ({ page }) => {
    await page.goto('/es/events')
    await expect(page.locator('main article')).toHaveCount(events.length)
    await expect(page.getByRole('button', { name: 'Escuela' })).toBeHidden()
  })
})
