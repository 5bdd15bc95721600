import type { Page } from '@playwright/test'
import { pathTo } from '#app/addresses.ts'
import { fullName } from '#app/church/place.server.ts'
import { churches } from '#app/church/read.server.ts'
import { daysKept } from '#app/contact/message.ts'
import { contactUsWords } from '#app/contact/page/words.server.ts'
import { eventHead } from '#app/event/present.server.ts'
import { events } from '#app/event/read.server.ts'
import { ui, visitTopics } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { locales, type Locale } from '#app/language/locale.ts'
import { privacyWords } from '#app/privacy/words.server.ts'
import {
  asksToSaveData,
  choose,
  expect,
  goOn,
  hydrated,
  inEachLanguage,
  open,
  read,
  readInEachLanguage,
  reading,
  test,
} from './help/site.ts'

const contactUs = contactUsWords.read()
const privacy = privacyWords.read()

const { form } = contactUs

type Typed = 'name' | 'email' | 'subject' | 'message'
const field = (page: Page, name: Typed, locale: Locale) =>
  page.getByLabel(form[name][locale], { exact: true })

const send = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: form.send[locale] }).click()

async function fill(page: Page, locale: Locale, subject = 'A visit') {
  await field(page, 'name', locale).fill('Elena Castillo')
  await field(page, 'email', locale).fill('elena@example.org')
  await field(page, 'subject', locale).fill(subject)
  await field(page, 'message', locale).fill('Is there a class for a child of four?')
  await page.getByLabel(form.church[locale]).selectOption('hill')
  await page.getByLabel(form.consent[locale]).check()
}

inEachLanguage(
  'the office and every church can be reached, in their order',
  async (page, locale) => {
    await open(page, pathTo('contactUs', locale))
    const main = page.getByRole('main')
    await expect(main).toContainText('7 Signal Road')
    await expect(main).toContainText('Lantern Bay, CA 94000')
    await expect(main.getByRole('link', { name: site.office.email })).toBeVisible()
    const cards = page.locator('#churches-section article')
    await expect(cards).toHaveCount(churches.length)
    for (const [index, church] of churches.entries()) {
      const card = cards.nth(index)
      await expect(card.getByRole('heading')).toHaveText(fullName(church, locale))
      await expect(card).toContainText(church.email)
      const to = pathTo('church', locale, { slug: church.slug })
      await expect(card.locator(`a[href="${to}"]`)).toBeVisible()
      await expect(card.getByText(ui.timesBeingConfirmed[locale])).toHaveCount(
        church.confirmed === false ? 1 : 0,
      )
    }
    // each congregation of a church that has several
    const several = cards.filter({ has: page.locator('a[href$="/churches/delta"]') })
    expect((await several.innerText()).match(/\d+:\d\d/g)).toEqual(['10:00', '11:00', '7:00'])
  },
)

inEachLanguage(
  'an empty form says beside each field what to do, and leads to the first',
  async (page, locale) => {
    await open(page, pathTo('contactUs', locale))
    await send(page, locale)
    const { name, noEmail, subject, message, consent } = form.errors
    for (const [field, says] of Object.entries({
      name,
      email: noEmail,
      subject,
      message,
      consent,
    })) {
      await expect(page.getByText(says[locale])).toBeVisible()
      await expect(page.locator(`[name=${field}]`)).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator(`[name=${field}]`)).toHaveAccessibleDescription(says[locale])
    }
    await expect(field(page, 'name', locale)).toBeFocused()
    // one of the two sentences takes two lines: the boxes above them stay in line
    const [nameBox, emailBox, consentBox] = await page
      .locator('[name=name], [name=email], [name=consent]')
      .evaluateAll((fields) =>
        fields.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
      )
    expect(emailBox!.y).toBe(nameBox!.y)
    expect(consentBox!.x).toBe(nameBox!.x)
  },
)

test('the fields are as the specification says', async ({ page }) => {
  await open(page, '/contact-us')
  for (const name of ['name', 'email', 'subject', 'message']) {
    const field = page.locator(`[name=${name}]`)
    await expect(field).toHaveAttribute('aria-required', 'true')
    // nothing is wrong yet with what nobody has filled in
    await expect(field).toHaveJSProperty('required', false)
    await expect(field).not.toHaveAttribute('aria-invalid')
  }
  await expect(page.locator('[name=email]')).toHaveAttribute('type', 'email')
  await expect(page.locator('[name=church]')).not.toHaveAttribute('maxlength')
})

inEachLanguage('of a long letter nothing is lost, and it is said', async (page, locale) => {
  await open(page, pathTo('contactUs', locale))
  await fill(page, locale)
  const message = field(page, 'message', locale)
  await message.fill('')
  await message.focus()
  // as pasted: what a browser is told to be too long it cuts off without a word
  const letter = 'A long testimony. '.repeat(400).trim()
  await page.keyboard.insertText(letter)
  await expect(message).toHaveValue(letter)
  await send(page, locale)
  await expect(page.getByText(form.errors.long[locale])).toBeVisible()
  await expect(message).toBeFocused()
  await expect(message).toHaveValue(letter)
})

inEachLanguage(
  'how to be answered is chosen; a number is asked for only where the answer needs one',
  async (page, locale) => {
    await open(page, pathTo('contactUs', locale))
    await fill(page, locale, `By call ${locale} ${Date.now()}`)
    const number = page.getByLabel(form.phone[locale])
    const way = page.getByLabel(form.reply[locale])
    await expect(number).toBeHidden()
    for (const reply of ['call', 'text', 'whatsapp']) {
      await way.selectOption(reply)
      await expect(number).toBeVisible()
      await way.selectOption('email')
      await expect(number).toBeHidden()
    }
    await way.selectOption('call')
    await send(page, locale)
    await expect(page.getByText(form.errors.noPhone[locale])).toBeVisible()
    await expect(number).toBeFocused()
    await number.fill('call me')
    await send(page, locale)
    await expect(page.getByText(form.errors.phone[locale])).toBeVisible()
    await number.fill('+34 600 000 000')
    await page.getByLabel(form.answerIn[locale]).selectOption(locale === 'en' ? 'es' : 'en')
    // what was chosen survives a reload
    await page.reload()
    await expect(way).toHaveValue('call')
    await expect(number).toHaveValue('+34 600 000 000')
    await expect(number).toBeVisible()
    await hydrated(page)
    const asked = page.waitForRequest('**/api/contact')
    await send(page, locale)
    expect((await asked).postDataJSON()).toMatchObject({
      reply: 'call',
      phone: '+34 600 000 000',
      answerIn: locale === 'en' ? 'es' : 'en',
    })
    await expect(page.getByRole('status')).toHaveText(form.sent[locale])
  },
)

inEachLanguage('a link may say the church and the topic, such as prayer', async (page, locale) => {
  await open(page, `${pathTo('contactUs', locale)}?church=hill&topic=prayer`)
  await expect(field(page, 'subject', locale)).toHaveValue(form.topics.prayer.subject[locale])
  await expect(page.getByLabel(form.church[locale])).toHaveValue('hill')
  const about = async (asked: string) => {
    await open(page, `${pathTo('contactUs', locale)}?${asked}`)
    return field(page, 'subject', locale)
  }
  const { subject } = form.topics.event
  // of one that is over, too: whether there will be another
  for (const name of ['coming-school', 'past-retreat']) {
    const { title } = eventHead(events.find(({ id }) => id === name)!)
    await expect(await about(`topic=event&event=${name}`)).toHaveValue(
      `${subject[locale]}: ${title[locale]}`,
    )
  }
  await expect(await about('topic=event&event=constructor')).toHaveValue(subject[locale])
  await expect(await about('topic=constructor')).toHaveValue('')
})

reading('who asks for the sake of one page finds the question begun', async ({ page }) => {
  for (const [from, topic] of [
    ['/', 'near'],
    ['/events', 'lodging'],
    ['/events/coming-month', 'event&event=coming-month'],
    ['/praise-chapel-global', 'planting'],
    ['/praise-chapel-global', 'leaders'],
    ['/praise-chapel-global', 'missions'],
    ['/ministries/kids', 'children'],
    ['/we-believe', 'faith'],
  ] as const) {
    await page.goto(from)
    const link = page.getByRole('main').locator(`a[href="/contact-us?topic=${topic}#write"]`)
    await expect(link, `${from}, ${topic}`).toHaveCount(1)
    await page.goto((await link.getAttribute('href'))!)
    await expect(field(page, 'subject', 'en')).not.toHaveValue('')
  }
})

/** How the subject begins of a message to somebody. */
const subjectTo = (name: string, locale: Locale) => form.person[locale].replace('{name}', name)

inEachLanguage(
  'the form says for whom the message is, for somebody with scripts who comes from a card',
  async (page, locale) => {
    await open(page, pathTo('church', locale, { slug: 'harbor' }))
    await page.getByRole('tab').nth(1).click()
    const card = page.getByRole('tabpanel').locator('li', { has: page.getByText('Ben Young') })
    await card.locator('a[href$="#write"]').click()
    const subject = field(page, 'subject', locale)
    await expect(subject).toHaveValue(subjectTo('Ben Young', locale))
    await expect(page.getByLabel(form.church[locale])).toHaveValue('harbor')
    // of somebody whom there is not, or who is not shown, nothing is said
    for (const person of ['constructor', 'harbor-zebedee-hiddenson', 'harbor-watchman']) {
      await open(page, `${pathTo('contactUs', locale)}?church=harbor&person=${person}`)
      await expect(subject).toHaveValue('')
    }
  },
)

inEachLanguage('and on a light page', async (page, locale) => {
  await asksToSaveData(page)
  await page.goto(pathTo('church', locale, { slug: 'harbor' }))
  const card = page.locator('#team li', { has: page.getByText('Ben Young') })
  await page.goto((await card.locator('a[href$="#write"]').getAttribute('href'))!)
  await expect(page.locator('html[data-light]')).toBeAttached()
  const subject = field(page, 'subject', locale)
  await expect(subject).toHaveValue(subjectTo('Ben Young', locale))
  await expect(page.getByLabel(form.church[locale])).toHaveValue('harbor')
})

readInEachLanguage(
  'and without scripts, from every card of a person on any page',
  async (page, locale) => {
    const found = new Set<string>()
    for (const path of [
      pathTo('meetThePastors', locale),
      pathTo('aboutUs', locale),
      ...churches.map(({ slug }) => pathTo('church', locale, { slug })),
    ]) {
      await read(page, path)
      const links = await page
        .getByRole('main')
        .locator('a[href*="person="]')
        .evaluateAll((all) =>
          all.map((link) => ({
            to: link.getAttribute('href')!,
            name: link.closest(':has(h3)')!.querySelector('h3')!.textContent,
          })),
        )
      for (const { to, name } of links) {
        found.add(to)
        await page.goto(to)
        await expect(field(page, 'subject', locale), to).toHaveValue(subjectTo(name, locale))
        const { searchParams } = new URL(page.url())
        await expect(page.locator('[name=church]'), to).toHaveValue(
          searchParams.get('church') ?? '',
        )
      }
    }
    expect(found.size).toBeGreaterThan(6)
  },
)

inEachLanguage(
  'what is wrong with a field stands there before it is focused, so that it is told once',
  async (page, locale) => {
    await open(page, pathTo('contactUs', locale))
    await fill(page, locale)
    const email = field(page, 'email', locale)
    await email.fill('elena@')
    // listened for before it is sent, however late the browser comes to it
    const told = await email.evaluateHandle((field) => ({
      onFocus: new Promise<string>((resolve) =>
        field.addEventListener('focus', () =>
          resolve(document.getElementById(field.getAttribute('aria-describedby')!)!.innerText),
        ),
      ),
    }))
    await send(page, locale)
    expect(await told.evaluate(({ onFocus }) => onFocus)).toContain(form.errors.email[locale])
  },
)

test('what is typed survives a change of language and a reload', async ({ page }) => {
  await open(page, '/contact-us')
  await fill(page, 'en')
  await choose(page, 'Español')
  await expect(page).toHaveURL('/es/contact-us')
  const text = field(page, 'message', 'es')
  await expect(text).toHaveValue('Is there a class for a child of four?')
  await page.reload()
  await expect(text).toHaveValue('Is there a class for a child of four?')
  await expect(page.getByLabel(form.consent.es)).toBeChecked()
  await expect(page.getByLabel(form.church.es)).toHaveValue('hill')
})

test('a map asks nobody before the visitor does', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort())
  await open(page, '/contact-us')
  await page.getByRole('button', { name: ui.showMap.en }).scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('link', { name: ui.openMap.en })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\//,
  )
})

test.describe('when the visitor asks for the map', () => {
  test.use({ expected: [/openstreetmap|ERR_FAILED/] })

  test('that one is shown, and always from then on if one says so', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'a map' }),
    )
    await open(page, '/contact-us')
    const frame = page.locator('iframe')
    const show = page.getByRole('button', { name: ui.showMap.en })
    const below = () =>
      page
        .getByRole('link', { name: ui.openMap.en })
        .evaluate((link) => link.getBoundingClientRect().top + scrollY)
    await show.scrollIntoViewIfNeeded()
    const before = await below()
    await show.click()
    await expect(frame).toHaveCount(1)
    await expect(frame).toBeFocused()
    expect((await frame.boundingBox())!.height).toBe(300)
    // its place was kept for it
    expect(await below()).toBe(before)
    // asked for once is not asked for always
    await open(page, '/contact-us')
    await expect(frame).toHaveCount(0)
    const always = page.getByLabel(ui.alwaysEmbeds.en)
    await always.check()
    await expect(always).toBeFocused()
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed/)
    expect((await frame.boundingBox())!.height).toBe(300)
    await open(page, '/churches/harbor#contact')
    await expect(frame).toHaveCount(1)
    // and is taken back in the same place
    await page.getByLabel(ui.alwaysEmbeds.en).uncheck()
    await open(page, '/contact-us')
    await expect(frame).toHaveCount(0)
  })
})

const waiting = async (page: Page) => {
  const headers = { authorization: 'Bearer only-for-tests-and-long-enough' }
  const answer = await page.request.get('/healthz', { headers })
  return ((await answer.json()) as { waiting: number }).waiting
}

inEachLanguage(
  'a message is sent in place, said to have arrived, and kept',
  async (page, locale) => {
    await open(page, pathTo('contactUs', locale))
    await fill(page, locale, `In place ${locale} ${Date.now()}`)
    const before = await waiting(page)
    await send(page, locale)
    const status = page.getByRole('status')
    await expect(status).toHaveText(form.sent[locale])
    expect(await waiting(page)).toBeGreaterThan(before)
    // what happens next stands in the place of the form, where the attention is
    await expect(page.getByText(form.next[locale])).toBeVisible()
    const thanks = page.getByRole('group', { name: form.sent[locale] })
    await expect(thanks).toBeFocused()
    // and no heading asks for what has been done
    await expect(thanks.getByRole('heading')).toHaveText([form.sent[locale]])
    // of the church it is for
    await expect(thanks.locator('a[href="tel:+19255550182"]')).toBeVisible()
    await expect(page.locator('form')).toBeHidden()
    await page.getByRole('link', { name: form.another[locale] }).click()
    await expect(page.locator('form')).toBeVisible()
    await expect(field(page, 'message', locale)).toHaveValue('')
    await page.reload()
    await expect(field(page, 'message', locale)).toHaveValue('')
  },
)

test.describe('when the service fails', () => {
  test.use({ expected: [/ERR_FAILED|status of 4(22|29)/] })

  inEachLanguage(
    'where no service answers, the text stays and there are other ways',
    async (page, locale) => {
      await page.route('**/api/contact', (route) => route.abort())
      await open(page, pathTo('contactUs', locale))
      await fill(page, locale)
      await send(page, locale)
      await expect(page.getByRole('status')).toHaveText(form.unavailable[locale])
      await expect(field(page, 'subject', locale)).toHaveValue('A visit')
      const mail = page.getByRole('link', { name: form.byEmail[locale] })
      // to the church it is for
      await expect(mail).toHaveAttribute('href', /^mailto:hill@.*subject=A%20visit&body=Is%20there/)
      await expect(page.locator('form a[href="tel:+19255550182"]')).toBeVisible()
      await page.getByLabel(form.church[locale]).selectOption('')
      await send(page, locale)
      await expect(mail).toHaveAttribute('href', /^mailto:office@/)
      await expect(page.locator('form a[href="tel:+19255550180"]')).toBeVisible()
    },
  )

  test('who has gone to another page before it says so is not disturbed there, and keeps the text', async ({
    page,
  }) => {
    const { promise: gone, resolve: go } = Promise.withResolvers<void>()
    await page.route('**/api/contact', async (route) => {
      await gone
      await route.abort()
    })
    await open(page, '/contact-us')
    await fill(page, 'en')
    await send(page, 'en')
    await goOn(page, '/about-us')
    const failed = page.waitForEvent('requestfailed')
    go()
    await failed
    await goOn(page, '/contact-us')
    await expect(field(page, 'subject', 'en')).toHaveValue('A visit')
  })

  test.describe('without a network', () => {
    test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] })

    inEachLanguage('that is said, and not that the form is broken', async (page, locale) => {
      await open(page, pathTo('contactUs', locale))
      await fill(page, locale)
      await page.context().setOffline(true)
      await send(page, locale)
      await expect(page.getByRole('status')).toHaveText(form.offline[locale])
      await page.context().setOffline(false)
      await send(page, locale)
      await expect(page.getByText(form.next[locale])).toBeVisible()
    })
  })

  test('a page in the place of an answer is no thanks: other ways are offered, and the text stays', async ({
    page,
  }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
    )
    await open(page, '/contact-us')
    await fill(page, 'en')
    await send(page, 'en')
    await expect(page.getByRole('status')).toHaveText(form.unavailable.en)
    await expect(field(page, 'subject', 'en')).toHaveValue('A visit')
    await expect(page.getByRole('link', { name: form.byEmail.en })).toBeVisible()
    await expect(page.locator('form a[href^="tel:"]')).toBeVisible()
  })

  test('an answer that was lost, and a reload: the message is still the same one', async ({
    page,
  }) => {
    const keys: string[] = []
    await page.route('**/api/contact', (route) => {
      keys.push((route.request().postDataJSON() as { key: string }).key)
      return keys.length === 1 ? route.abort() : route.fulfill({ json: { status: 'accepted' } })
    })
    await open(page, '/contact-us')
    await fill(page, 'en')
    const send = page.getByRole('button', { name: form.send.en })
    await send.click()
    await expect(page.getByRole('status')).toHaveText(form.unavailable.en)
    await page.reload()
    await hydrated(page)
    await send.click()
    await expect(page.getByRole('status')).toHaveText(form.sent.en)
    expect(keys[0]).toMatch(/^[\w-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })

  test('what the service finds wrong is said beside the field', async ({ page }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 422, json: { status: 'invalid', errors: { church: 'church' } } }),
    )
    await open(page, '/contact-us')
    await fill(page, 'en')
    await send(page, 'en')
    await expect(page.getByText(form.errors.church.en)).toBeVisible()
    await expect(page.getByLabel(form.church.en)).toBeFocused()
  })

  for (const [status, said] of [
    ['too many', form.tooMany.en],
    ['crowded', form.crowded.en],
    // of a proxy, or a proof that is too young: whose fault it is, nobody knows here
    ['too soon', form.unavailable.en],
  ]) {
    test(`after "${status}" the visitor is told so, and offered another way`, async ({ page }) => {
      await page.route('**/api/contact', (route) =>
        route.fulfill({ status: 429, json: { status } }),
      )
      await open(page, '/contact-us')
      await fill(page, 'en')
      await send(page, 'en')
      await expect(page.getByRole('status')).toHaveText(said!)
      await expect(page.getByRole('link', { name: form.byEmail.en })).toBeVisible()
    })
  }
})

test.describe('sent before its scripts have come', () => {
  test.use({ expected: [/422|ERR_FAILED|Failed to fetch/] })

  test('a form comes back with its text, and keeps it in either language and on the way back', async ({
    page,
  }) => {
    // whoever has chosen a language is led to it from an address in another
    await open(page, '/')
    await choose(page, 'Español')
    const scripts = (url: URL) => url.pathname.endsWith('.js')
    await page.route(scripts, (route) => route.abort())
    await page.goto('/es/contact-us')
    await fill(page, 'es')
    await field(page, 'email', 'es').fill('elena@example')
    await page.unroute(scripts)
    await send(page, 'es')
    await expect(page.getByText(form.errors.email.es)).toBeVisible()
    await hydrated(page)
    const keepsText = (locale: Locale) =>
      expect(field(page, 'message', locale)).toHaveValue('Is there a class for a child of four?')
    await keepsText('es')
    await page.locator('form').getByRole('link', { name: form.privacy.es }).click()
    await expect(page).toHaveURL('/es/privacy')
    await page.goBack()
    await expect(page).toHaveURL('/es/contact-us')
    await keepsText('es')
    await choose(page, 'English')
    await expect(page).toHaveURL('/contact-us')
    await keepsText('en')
    await expect(page.getByLabel(form.church.en)).toHaveValue('hill')
  })

  test('what it comes back with is not what was typed before it', async ({ page }) => {
    await open(page, '/contact-us')
    await field(page, 'message', 'en').fill('An older one.')
    const scripts = (url: URL) => url.pathname.endsWith('.js')
    await page.route(scripts, (route) => route.abort())
    await page.goto('/contact-us')
    await fill(page, 'en')
    await field(page, 'email', 'en').fill('elena@example')
    await page.unroute(scripts)
    await send(page, 'en')
    await hydrated(page)
    await expect(field(page, 'message', 'en')).toHaveValue('Is there a class for a child of four?')
  })
})

test('pressed twice, the button sends once, and says meanwhile that it does nothing', async ({
  page,
}) => {
  let sent = 0
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/contact', async (route) => {
    sent += 1
    await answer.promise
    await route.fulfill({ json: { status: 'accepted' } })
  })
  await open(page, '/contact-us')
  await fill(page, 'en')
  const button = page.getByRole('button', { name: form.send.en })
  await button.dblclick()
  await expect(button).toBeDisabled()
  answer.resolve()
  await expect(page.getByRole('status')).toHaveText(form.sent.en)
  expect(sent).toBe(1)
})

test('what is typed while a message is on its way stays for another one', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/contact', async (route) => {
    await answer.promise
    await route.fulfill({ json: { status: 'accepted' } })
  })
  await open(page, '/contact-us')
  await fill(page, 'en')
  await send(page, 'en')
  await expect(page.getByRole('status')).toHaveText(form.sending.en)
  await field(page, 'message', 'en').fill('And one for a child of six?')
  answer.resolve()
  await expect(page.getByRole('status')).toHaveText(form.sent.en)
  await page.getByRole('link', { name: form.another.en }).click()
  await expect(field(page, 'message', 'en')).toHaveValue('And one for a child of six?')
  await page.reload()
  await expect(field(page, 'message', 'en')).toHaveValue('And one for a child of six?')
})

test('at an address without TLS, as of a machine at home, a message is sent, too', async ({
  page,
}) => {
  // https://developer.mozilla.org/docs/Web/API/Crypto/randomUUID
  await page.addInitScript('delete Crypto.prototype.randomUUID')
  await open(page, '/contact-us')
  await fill(page, 'en')
  await send(page, 'en')
  await expect(page.getByRole('status')).toHaveText(form.sent.en)
})

test('privacy is linked beside the form and in the footer, and names the sites that may be contacted', async ({
  page,
}) => {
  await open(page, '/contact-us')
  await expect(page.locator('form').getByRole('link', { name: form.privacy.en })).toHaveAttribute(
    'href',
    '/privacy',
  )
  await page.locator('footer').getByRole('link', { name: ui.privacy.en }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(privacy.hero.title.en)
  const answer = await page.request.get('/privacy')
  const policy = answer.headers()['content-security-policy']!
  const hosts = ['frame-src', "media-src 'self'"].flatMap((part) =>
    new RegExp(`${part} ([^;]+)`)
      .exec(policy)![1]!
      .split(' ')
      .map((host) => new URL(host).hostname),
  )
  const text = await page.getByRole('main').innerText()
  const named =
    (await page.getByText(/openstreetmap/).innerText()).match(/[\w-]+(\.[\w-]+)+/g) ?? []
  expect(named.toSorted()).toEqual(hosts.toSorted())
  // nothing else of other hosts is allowed
  expect(policy.match(/https:\/\/[^\s;]+/g)).toHaveLength(hosts.length)
  expect(text).toContain(`${daysKept} days`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is posted and answered with a page that says so', async ({ page }) => {
    for (const locale of locales) {
      await page.goto(pathTo('contactUs', locale))
      await expect(page.locator('[name=email]')).toHaveAttribute('required', '')
      const thanks = page.getByRole('heading', { name: form.sent[locale] })
      await expect(thanks).toBeHidden()
      await fill(page, locale, `Sin guiones ${locale} ${Date.now()}`)
      await send(page, locale)
      await expect(page).toHaveURL(`${pathTo('contactUs', locale)}#sent`)
      await expect(thanks).toBeVisible()
      await expect(page.getByRole('heading', { name: form.title[locale] })).toHaveCount(0)
    }
  })

  test('a link that says church and question opens the form with both filled in', async ({
    page,
  }) => {
    for (const locale of locales) {
      const [subject, question] = [visitTopics.children, form.visitTopics.children]
      await page.goto(`${pathTo('contactUs', locale)}?church=hill&topic=children#write`)
      await expect(page.getByLabel(form.church[locale])).toHaveValue('hill')
      await expect(field(page, 'subject', locale)).toHaveValue(subject[locale])
      await expect(field(page, 'message', locale)).toHaveValue(
        form.question[locale].replace('{question}', question![locale]),
      )
      await expect(page.getByRole('status')).toBeEmpty()
    }
    await page.goto(
      '/contact-us?church=delta&visit=2031-05-18T19:00&service=bhimavaragudem-townchurch',
    )
    await expect(field(page, 'message', 'en')).toHaveValue(
      /: Town church, Bhimavaragudem, Sunday, May 18, 7:00\sPM, Delta, Coastal India\.$/,
    )
    // a page that was built before may know a service by a name that is gone
    await page.goto('/contact-us?church=harbor&visit=2031-05-18&service=constructor')
    await expect(field(page, 'message', 'en')).toHaveValue(
      /: Sunday, May 18, Harbor, California\.$/,
    )
    // what nobody offered begins nothing
    await page.goto('/contact-us?church=nowhere&topic=constructor&visit=2031-05-18')
    await expect(page.getByLabel(form.church.en)).toHaveValue('')
    await expect(field(page, 'subject', 'en')).toHaveValue('')
  })

  test.describe('with a mistake', () => {
    test.use({ expected: [/422/] })

    test('the page comes back with what was typed and what to do', async ({ page }) => {
      await page.goto('/contact-us')
      await fill(page, 'en')
      // what the browser lets pass, and the service does not
      await field(page, 'email', 'en').fill('elena@example')
      await send(page, 'en')
      await expect(page.getByText(form.errors.email.en)).toBeVisible()
      await expect(field(page, 'email', 'en')).toHaveValue('elena@example')
      await expect(field(page, 'subject', 'en')).toHaveValue('A visit')
      await expect(page.getByLabel(form.church.en)).toHaveValue('hill')
      await expect(page.getByLabel(form.consent.en)).toBeChecked()
      await expect(field(page, 'email', 'en')).toBeFocused()
      await expect(field(page, 'email', 'en')).toBeInViewport()
    })

    test('how to be answered works as well: the number is shown, asked for, and comes back', async ({
      page,
    }) => {
      await page.goto('/es/contact-us')
      await fill(page, 'es', `Sin guiones ${Date.now()}`)
      const number = page.getByLabel(form.phone.es)
      await expect(number).toBeHidden()
      await page.getByLabel(form.reply.es).selectOption('whatsapp')
      await number.fill('sin número')
      await send(page, 'es')
      await expect(page.getByText(form.errors.phone.es)).toBeVisible()
      await expect(number).toHaveValue('sin número')
      await expect(page.getByLabel(form.reply.es)).toHaveValue('whatsapp')
      await number.fill('+34 600 000 000')
      await send(page, 'es')
      await expect(page.getByText(form.sent.es)).toBeVisible()
    })

    test('whoever fills in what people do not see is shown another way', async ({ page }) => {
      await page.goto('/es/contact-us')
      await fill(page, 'es')
      await page.locator('[name=website]').fill('a program was here', { force: true })
      await send(page, 'es')
      await expect(page.getByRole('status')).toHaveText(form.unavailable.es)
      await expect(page.getByRole('status')).toBeInViewport()
      await expect(page.getByRole('link', { name: form.byEmail.es })).toHaveAttribute(
        'href',
        /^mailto:hill@.*subject=A%20visit&body=Is%20there/,
      )
    })
  })
})

reading('on paper a church is its words alone, however wide its card is', async ({ page }) => {
  // A4, within margins of 15 mm
  await page.setViewportSize({ width: 680, height: 1009 })
  await page.emulateMedia({ media: 'print' })
  await read(page, '/contact-us')
  for (const card of await page.locator('main article').all()) {
    await expect(card.locator('picture')).toBeHidden()
    const [whole, words] = [
      await card.boundingBox(),
      await card.locator('> :last-child').boundingBox(),
    ]
    expect(words!.width).toBeCloseTo(whole!.width, 0)
  }
  await page.emulateMedia({ media: null })
})
