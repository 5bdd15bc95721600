/** What it is like to listen at a church: its recordings, played on our pages once somebody asks for it. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { pathTo } from '#app/addresses.ts'
import { churchWords } from '#app/church/page/words.server.ts'
import { contactUsWords } from '#app/contact/page/words.server.ts'
import { recordingsWords as words } from '#app/fellowship/common-words.server.ts'
import type { Locale } from '#app/language/locale.ts'
import {
  built,
  expect,
  inEachLanguage,
  open,
  read,
  readInEachLanguage,
  reading,
  test,
} from './help/site.ts'

const churchOf = (locale: Locale, slug: string) => pathTo('church', locale, { slug })
const allOf = (locale: Locale, slug = 'harbor') => pathTo('recordings', locale, { slug })
const titlesIn = (part: Locator) => part.getByRole('heading', { level: 3 })
const listen = (page: Page) => page.locator('#listen')

const harbor = {
  latest: ['The light on the water', 'La luz y la sal', 'Anchors'],
  of2031: ['Nets', 'Storms', 'Harbors', 'Sails', 'Lanterns'],
  of2030: ['Ropes', 'Tides', 'Charts', 'Fog'],
}
const all = [...harbor.latest, ...harbor.of2031, ...harbor.of2030]

readInEachLanguage(
  'the page of a church has its three latest recordings, and leads to all of many',
  async (page, locale) => {
    await read(page, churchOf(locale, 'harbor'))
    await expect(titlesIn(listen(page))).toHaveText(harbor.latest)
    const [first] = await listen(page).getByRole('listitem').all()
    const facts = {
      en: ['May 11, 2031', 'John 8:12', 'Paul Pilot'],
      es: ['11 de mayo de 2031', 'Juan 8:12', 'Paul Pilot', 'En inglés'],
    }[locale]
    for (const fact of facts) await expect(first!).toContainText(fact)
    // a title is read in its own language
    const other = { en: 'es', es: 'en' }[locale]
    const foreign = { en: 'La luz y la sal', es: 'The light on the water' }[locale]
    await expect(titlesIn(listen(page)).filter({ hasText: foreign })).toHaveAttribute('lang', other)
    const link = listen(page).getByRole('link', {
      name: words.all[locale].replace('{count}', '12'),
    })
    await expect(link).toHaveAttribute('href', allOf(locale))
    // of each a plain link to where it is; what is a film and a file is one sermon
    for (const [name, to] of [
      ['YouTube', 'https://www.youtube.com/watch?v=lighthouse1'],
      [words.file[locale], 'https://audio.lighthouse.example/harbor/the-light.mp3'],
    ] as const) {
      await expect(first!.getByRole('link', { name })).toHaveAttribute('href', to)
    }
  },
)

reading(
  'of few recordings the earlier ones are folded, of none nothing is said',
  async ({ page }) => {
    await read(page, '/churches/lake')
    const [latest, earlier] = [
      ['Reeds', 'Herons', 'Boats'],
      ['Ice', 'Mist'],
    ]
    const folded = page.locator('#listen details')
    await expect(listen(page).getByRole('listitem')).toHaveText(
      latest.map((title) => new RegExp(title)),
    )
    await expect(folded.locator('li')).toHaveText(earlier.map((title) => new RegExp(title)))
    await folded.locator('summary').click()
    await expect(folded.getByRole('heading', { name: 'Mist' })).toBeVisible()
    expect((await page.request.get('/churches/lake/recordings')).status()).toBe(404)
    await read(page, '/churches/hill')
    await expect(listen(page)).toHaveCount(0)
  },
)

test.describe('when somebody presses play', () => {
  test.use({ expected: [/another host|lighthouse\.example|status of 404|INTERNET_DISCONNECTED/] })

  inEachLanguage(
    'a film plays here, and what is pressed next in its place',
    async (page, locale) => {
      const asked: string[] = []
      await page.route(/youtube|vimeo|lighthouse\.example/, async (route) => {
        asked.push(new URL(route.request().url()).host)
        await route.fulfill({ contentType: 'text/html', body: 'a film' })
      })
      await open(page, churchOf(locale, 'harbor'))
      const frame = listen(page).locator('iframe')
      const play = (title: string) =>
        listen(page).getByRole('button', { name: `${words.watch[locale]}: ${title}` })
      await listen(page).scrollIntoViewIfNeeded()
      await expect(frame).toHaveCount(0)
      expect(asked).toEqual([])

      await play('The light on the water').press('Enter')
      await expect(frame).toHaveAttribute(
        'src',
        'https://www.youtube-nocookie.com/embed/lighthouse1?autoplay=1',
      )
      await expect(frame).toHaveAttribute('title', 'The light on the water')
      await expect(play('The light on the water')).toBeFocused()
      await expect(play('The light on the water')).toHaveAttribute('aria-expanded', 'true')
      const { width, height } = (await frame.boundingBox())!
      expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.02)

      await play('Anchors').click()
      await expect(frame).toHaveAttribute(
        'src',
        /^https:\/\/player\.vimeo\.com\/video\/100000001\?dnt=1&h=abc123/,
      )
      await expect(play('The light on the water')).toHaveAttribute('aria-expanded', 'false')
      await expect.poll(() => asked).toEqual(['www.youtube-nocookie.com', 'player.vimeo.com'])

      await play('Anchors').click()
      await expect(frame).toHaveCount(0)
    },
  )

  inEachLanguage('an audio file plays here', async (page, locale) => {
    await page.route('https://audio.lighthouse.example/**', (route) =>
      route.fulfill({ contentType: 'audio/wav', body: silence() }),
    )
    await open(page, churchOf(locale, 'harbor'))
    const audio = listen(page).locator('audio')
    await listen(page).getByRole('button', { name: 'La luz y la sal' }).click()
    await expect(audio).toHaveAttribute('src', /la-luz-y-la-sal\.mp3$/)
    await expect
      .poll(() => audio.evaluate((each: HTMLAudioElement) => each.currentTime))
      .toBeGreaterThan(0)
    await expect(listen(page).getByRole('status')).toBeEmpty()
    // of a sermon that can be watched, too
    const other = `${words.listen[locale]}: The light on the water`
    await listen(page).getByRole('button', { name: other }).click()
    await expect(audio).toHaveAttribute('src', /the-light\.mp3$/)
    await expect(listen(page).locator('iframe')).toHaveCount(0)
  })

  inEachLanguage(
    'what cannot be played says so, and the link beside it stays',
    async (page, locale) => {
      await page.route('https://audio.lighthouse.example/**', (route) =>
        route.fulfill({ status: 404 }),
      )
      await open(page, churchOf(locale, 'harbor'))
      await listen(page).getByRole('button', { name: 'La luz y la sal' }).click()
      await expect(listen(page).getByRole('status')).toHaveText(words.failed[locale])
      await expect(listen(page).locator('audio')).toHaveCount(0)
      const file = listen(page).getByRole('link', {
        name: `${words.file[locale]}: La luz y la sal`,
      })
      await expect(file).toBeVisible()
    },
  )

  test('without a network nobody waits for a film', async ({ page, context }) => {
    await open(page, '/churches/harbor')
    await context.setOffline(true)
    const watch = `${words.watch.en}: The light on the water`
    await listen(page).getByRole('button', { name: watch }).click()
    await expect(listen(page).getByRole('status')).toHaveText(words.failed.en)
    await expect(listen(page).locator('iframe')).toHaveCount(0)
    await context.setOffline(false)
  })
})

/** A second of nothing, as a file. */
function silence(): Buffer {
  const [rate, length] = [8000, 8000]
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(length, 40)
  return Buffer.concat([head, Buffer.alloc(length, 128)])
}

test('a page may ask only those sites for films and sounds that content names', () => {
  const [policy] = /content-security-policy: .*/.exec(readFileSync(`${built}/_headers`, 'utf8'))!
  const part = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)![1]!.split(' ')
  expect(part('frame-src')).toEqual([
    'https://www.openstreetmap.org',
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
  ])
  expect(part('media-src')).toEqual([
    "'self'",
    'https://audio.lighthouse.example',
    'https://cdn.lighthouse.example',
  ])
})

readInEachLanguage(
  'the page of all recordings has them year by year, and ends with the church',
  async (page, locale) => {
    await read(page, allOf(locale))
    const title = words.of[locale].replace(
      '{church}',
      { en: 'Harbor, California', es: 'El Puerto, California' }[locale],
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const main = page.getByRole('main')
    // no line ends between the two years
    await expect(main.locator('h1 ~ p')).toContainText('2030–\u20602031')
    const year = (name: string) =>
      main
        .locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) })
        .last()
    await expect(titlesIn(year('2031'))).toHaveText([...harbor.latest, ...harbor.of2031])
    await expect(titlesIn(year('2030'))).toHaveText(harbor.of2030)
    // without scripts nothing stands there that does nothing
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(
      page
        .locator('#your-church')
        .getByRole('link', { name: /Harbor|Puerto/ })
        .first(),
    ).toHaveAttribute('href', churchOf(locale, 'harbor'))
  },
)

inEachLanguage(
  'a recording is found by its words, its day, who speaks and its passage',
  async (page, locale) => {
    await open(page, allOf(locale))
    const search = page.getByRole('searchbox', { name: words.search[locale] })
    const titles = titlesIn(page.getByRole('main').locator('section section'))
    const found = async (typed: string, wanted: readonly string[]) => {
      await search.fill(typed)
      await expect(titles).toHaveText(wanted)
      const told = wanted.length > 0 ? words.found : words.none
      await expect(page.getByRole('search').getByRole('status')).toHaveText(
        told[locale].replace('{count}', `${wanted.length}`),
      )
    }
    await expect(titles).toHaveText(all)
    await found('LUZ', ['La luz y la sal'])
    await found('pilot paul', ['The light on the water', 'Fog'])
    await found({ en: 'hebrews 6', es: 'hebreos 6' }[locale], ['Anchors'])
    await found({ en: 'december 2030', es: 'diciembre de 2030' }[locale], ['Ropes', 'Tides'])
    await found('zebedee', [])
    await search.fill('')
    await expect(titles).toHaveText(all)
    await expect(page.getByRole('search').locator('output')).toBeEmpty()
  },
)

readInEachLanguage(
  'a first visit leads to what can be heard, else to what is shown live, else to the question',
  async (page, locale) => {
    await read(page, pathTo('newHere', locale))
    const plan = (slug: string) => page.locator(`details:has(#${slug})`)
    for (const slug of ['harbor', 'san-bartolome', 'hill']) {
      await plan(slug).locator('summary').click()
      const { subject } = contactUsWords.read().form.topics.listening
      const ways = {
        hear: plan(slug).getByRole('link', { name: words.hear[locale] }),
        live: plan(slug).getByRole('link', { name: churchWords.read().services.watchLive[locale] }),
        ask: plan(slug).getByRole('link', { name: subject[locale] }),
      }
      const only = { 'harbor': 'hear', 'san-bartolome': 'live', 'hill': 'ask' }[slug]
      for (const [name, way] of Object.entries(ways)) {
        await expect(way, `${slug}: ${name}`).toHaveCount(name === only ? 1 : 0)
      }
      const to = {
        'harbor': `${churchOf(locale, 'harbor')}#listen`,
        'san-bartolome': 'https://films.lighthouse.example/san-bartolome/live',
        'hill': `${pathTo('contactUs', locale)}?church=hill&topic=listening#write`,
      }[slug]!
      await expect(plan(slug).locator(`a[href="${to}"]`)).toHaveCount(1)
    }
  },
)
