import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { samples } from '#app/content/samples.ts'
import { namesOf } from '#app/fellowship/categories.server.ts'
import {
  address,
  bytesInFolder,
  files,
  inFolder,
  isClosed,
  openEditor,
  reach,
  test,
  tick,
  toFolder,
} from './help/in-editor.ts'
import { supper } from './help/mistakes.ts'

test.describe('in Spanish, on a phone', () => {
  test.use({ locale: 'es-ES', viewport: { width: 390, height: 664 } })

  test('a volunteer changes a time and adds an event, and both are on the site', async ({
    page,
    copy,
  }) => {
    test.setTimeout(180_000)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).host))
    await openEditor(page)

    // a time: three taps and the time itself
    const church = files.find((file) => file.startsWith('content/churches/'))!
    const facts = JSON.parse(readFileSync(church, 'utf8')) as {
      name: { es: string }
      services: { day: string; at: string }[]
      cancelled?: object[]
    }
    const next = dayOf(facts.services[0]!.day)
    await page.getByText('Iglesias', { exact: true }).first().click()
    await page.getByText(facts.name.es, { exact: true }).first().click()
    const time = page.locator('input[type=time]').first()
    await reach(page, time)
    await time.fill('18:15')
    // a yes that may be left out can be taken back
    const streamed = page.locator('section[data-key-path="services.0.streamed"]')
    await reach(page, streamed.getByRole('combobox'))
    for (const choice of ['Sí', '(Ninguno)']) {
      await streamed.getByRole('combobox').click()
      await page.getByRole('option', { name: choice }).click()
    }
    // as long as something of it is made up: this happens to be true
    const fact = samples().find(({ name }) => name.startsWith(`${church.slice(8, -5)}:`))
    if (fact) {
      const box = page.getByRole('checkbox', { name: fact.label.es }).first()
      await reach(page, box)
      await tick(box)
    }
    await page.getByRole('button', { name: 'Guardar' }).click()
    // while it is written there is nothing to be read
    const saved = async () => JSON.parse((await inFolder(page, church)) || '{}') as typeof facts
    await expect.poll(async () => (await saved()).services?.[0]!.at).toBe('18:15')
    await isClosed(page)
    const changed = await saved()
    expect(changed.services[0]).not.toHaveProperty('streamed')

    // no service on that day of this week: first in the list, with nothing else in the way
    await page.goto(`${address}#/collections/this-week`)
    await page.getByText(facts.name.es, { exact: true }).first().click()
    const parts = page.locator('section[data-key-path]:not([data-key-path*="."]):visible > header')
    await expect(parts).toContainText([
      /Algo que avisar/,
      /Esta vez no/,
      /otra hora/,
      /no es seguro/,
      /más/,
    ])
    const cancelled = page.locator('section[data-key-path="cancelled"]')
    await cancelled.getByRole('button', { name: 'Agregar' }).click()
    await cancelled.locator('input[type=date]').fill(next)
    // told two weeks ahead, and so at once
    await expect(cancelled.locator('p.told')).toContainText(
      'desde unos minutos después de guardarlo',
    )
    await cancelled.locator('textarea').nth(0).fill('Merry Christmas to you all.')
    await cancelled.locator('textarea').nth(1).fill('Feliz Navidad a todos.')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect.poll(saved).toHaveProperty('cancelled')
    await isClosed(page)
    // all else is as it was, in its place
    const { cancelled: _, ...rest } = await saved()
    expect(JSON.stringify(rest)).toBe(JSON.stringify(changed))

    // an event, first without its Spanish
    await page.goto(`${address}#/collections/events/new`)
    const [english, spanish] = [/\(inglés\)$/, /\(español\)$/]
    const title = page.getByRole('textbox', { name: english }).first()
    await title.fill('Harvest supper')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Este campo es obligatorio.').first()).toBeVisible()
    const made = 'content/events/harvest-supper.json'
    expect(await inFolder(page, made)).toBeUndefined()

    await page.getByRole('textbox', { name: spanish }).first().fill('Cena de la cosecha')
    await page.getByRole('textbox', { name: english }).nth(1).fill('A long table for everybody.')
    await page.getByRole('textbox', { name: spanish }).nth(1).fill('Una mesa larga para todos.')
    await choose(page, 'Tipo', namesOf('eventCategories').outreach.es)
    await page.getByRole('textbox', { name: 'Primer día', exact: true }).fill('2040-10-07')
    await page.getByRole('textbox', { name: 'Último día', exact: true }).fill('2040-10-07')
    await choose(page, 'Zona horaria del lugar', 'Europe/Madrid')
    await page.getByRole('textbox', { name: english }).nth(2).fill('Barcelona, Spain')
    await page.getByRole('textbox', { name: spanish }).nth(2).fill('Barcelona, España')

    // its photograph, straight from a phone
    const picture = page.locator('section[data-key-path="picture"]')
    await reach(page, picture)
    await tick(picture.getByRole('checkbox').first())
    const blank = sharp({ create: { width: 2000, height: 1200, channels: 3, background: '#387' } })
    const photo = { name: 'IMG_0815.jpg', mimeType: 'image/jpeg' }
    const buffer = await blank
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '41/1 23/1 0/1' } })
      .toBuffer()
    await picture
      .locator('input[type=file]')
      .first()
      .setInputFiles({ ...photo, buffer })
    await expect(picture).toContainText('/pictures/IMG_0815.webp')
    await picture.locator('textarea').nth(0).fill('A long table under trees')
    await picture.locator('textarea').nth(1).fill('Una mesa larga bajo los árboles')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect.poll(() => inFolder(page, made)).toContain('Cena de la cosecha')

    // nobody else was asked for anything
    expect([...new Set(asked.filter(Boolean))]).toEqual([new URL(address).host])

    // the site that is built from that folder says all of it, in both languages
    for (const file of [church, made]) copy.write(file, (await inFolder(page, file))!)
    const dropped = 'content/pictures/IMG_0815.webp'
    const kept = (await bytesInFolder(page, dropped))!
    expect((await sharp(kept).metadata()).exif, 'where it was taken').toBeUndefined()
    writeFileSync(copy.path(dropped), kept)
    const { printed } = copy.run('scripts/launch-check.ts')
    if (fact) expect(printed).not.toContain(`(${fact.name})`)
    const site = JSON.parse(copy.read('content/site.json')) as object
    const repository = { host: 'github', name: 'praise-chapel/website' }
    copy.write('content/site.json', JSON.stringify({ ...site, repository }))
    copy.mustBuild()
    const slug = path.basename(church, '.json')
    // a quarter past six, by the clock of twelve hours or of twenty-four
    expect(copy.read(`dist/site/churches/${slug}.html`)).toMatch(/\b(6|18):15\b/)
    expect(copy.read(`dist/site/es/churches/${slug}.html`)).toMatch(/\b(6|18):15\b/)
    expect(copy.read(`dist/site/churches/${slug}.html`)).toContain('Merry Christmas to you all.')
    expect(copy.read(`dist/site/es/churches/${slug}.html`)).toContain('Feliz Navidad a todos.')
    expect(copy.read('dist/site/events.html')).toContain('Harvest supper')
    expect(copy.read('dist/site/es/events.html')).toContain('Cena de la cosecha')
    for (const [file, alt] of [
      ['events', 'A long table under trees'],
      ['es/events', 'Una mesa larga bajo los árboles'],
    ] as const) {
      const html = copy.read(`dist/site/${file}.html`)
      const [image = ''] = new RegExp(`<img [^>]*alt="${alt}"[^>]*>`).exec(html) ?? []
      const [, address] = / src="(\/media\/img-0815[^"]+)"/.exec(image) ?? []
      expect(existsSync(copy.path(`dist/site${address}`)), `${file}: ${image}`).toBe(true)
    }

    // the editor stands on it, since content names a repository, and nobody is led there
    expect(copy.read('dist/site/admin.html')).toContain('noindex')
    const settings = copy.read('dist/site/admin/settings.es.json')
    expect(JSON.parse(settings)).toMatchObject({ backend: { repo: repository.name } })
    expect(copy.read('dist/site/_headers')).toMatch(
      /^\/admin\n {2}! content-security-policy\n(?:.*\n)* {2}content-security-policy: .*api\.github\.com/m,
    )
    for (const file of globSync('**/*.{html,xml,txt}', { cwd: copy.path('dist/site') })) {
      if (file !== 'admin.html')
        expect(copy.read(`dist/site/${file}`), file).not.toContain('/admin')
    }
  })
})

/** The first day of that name after today: what is cancelled is shown when it is near. */
function dayOf(name: string): string {
  const day = new Date()
  const named = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
  do day.setUTCDate(day.getUTCDate() + 1)
  while (named.format(day).toLowerCase() !== name)
  return day.toISOString().slice(0, 10)
}

async function choose(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  const options = page.getByRole('option', { name: value })
  await options.first().click()
}

test('where a browser writes no WebP, as Safari does not, a photograph is kept as a JPEG', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { convertToBlob } = OffscreenCanvas.prototype
    OffscreenCanvas.prototype.convertToBlob = function (wanted) {
      const isWebp = wanted?.type === 'image/webp'
      return convertToBlob.call(this, isWebp ? { ...wanted, type: 'image/png' } : wanted)
    }
  })
  await openEditor(page, { locale: 'en-US' })
  await page.goto(`${address}#/collections/events/new`)
  const picture = page.locator('section[data-key-path="picture"]')
  await reach(page, picture)
  await tick(picture.getByRole('checkbox').first())
  await reach(page, picture.locator('textarea').first())
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#387' } })
  await picture
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'IMG_0815.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo.jpeg().toBuffer(),
    })
  await expect(picture).toContainText('/pictures/IMG_0815.jpeg')
})

test('what somebody else changed meanwhile is not written over', async ({ page }) => {
  const told: string[] = []
  page.on('dialog', (dialog) => {
    told.push(dialog.message())
    void dialog.accept()
  })
  await openEditor(page, { locale: 'en-US' })
  await page.goto(`${address}#/collections/site/entries/site`)
  const field = page.locator('section[data-key-path="name"] input')
  await field.fill('Ours')
  const ours = JSON.parse(readFileSync('content/site.json', 'utf8')) as object
  const theirs = JSON.stringify({ ...ours, name: 'Theirs' }, null, 2)
  await toFolder(page, 'content/site.json', theirs)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => told).toEqual([expect.stringMatching(/Somebody else has changed/)])
  expect(await inFolder(page, 'content/site.json')).toBe(theirs)
  // what was written is still there to be copied
  await expect(field).toHaveValue('Ours')
})

for (const [language, save, refusal, advice] of [
  ['en-US', 'Save', 'Notice 1 › To, included: the notice ends before it begins', 'we do not write'],
  ['es-ES', 'Guardar', 'Aviso 1 › Hasta, incluido: el aviso termina antes de', 'no escribimos'],
] as const) {
  test.describe(`on a phone (${language})`, () => {
    test.use({ locale: language, viewport: { width: 390, height: 664 } })

    test('what would stop the site is not saved and stands at its field; advice stops nothing', async ({
      page,
    }) => {
      const file = 'content/churches/harbor.json'
      const madeUp: unknown = JSON.parse(readFileSync(`tests/${file}`, 'utf8'))
      // it has none yet, and nobody has looked at its times on a day that is still to come
      const left = (key: string, value: unknown) =>
        /^(checked|notices)$/.test(key) ? undefined : value
      const before = JSON.stringify(madeUp, left, 2)
      await openEditor(page, {}, { [file]: before })
      await page.goto(`${address}#/collections/this-week/entries/harbor`)
      const notices = page.locator('section[data-key-path="notices"]')
      const add = notices.getByRole('button', { name: /^(Add|Agregar)/ })
      await add.click()
      // which church it is stands above the form
      const shown = () =>
        page
          .locator('.content-editor .toolbar.primary .spacer')
          .evaluate((each) => getComputedStyle(each, '::before').content)
      await expect.poll(shown).toBe({ en: '"Harbor"', es: '"El Puerto"' }[language.slice(0, 2)])
      const [from, to] = [0, 1].map((nth) => notices.locator('input[type=date]').nth(nth)) as [
        Locator,
        Locator,
      ]
      await from.fill('2040-12-01')
      await to.fill('2040-12-10')
      // it is not there yet: where it will be found, and when
      await expect(notices.locator('p.told')).toContainText(
        /2040.* is over|hasta que termine .*2040/,
      )
      await from.fill('2040-12-10')
      await to.fill('2040-12-01')
      await reach(page, notices.locator('textarea').nth(1))
      await notices.locator('textarea').nth(0).fill('The hall is closed, whatever cancelled means.')
      await notices.locator('textarea').nth(1).fill('La sala está cerrada.')
      await page.getByRole('button', { name: save, exact: true }).click()

      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(refusal)
      await dialog.getByRole('button').last().click()
      await expect(notices.locator('p.said:not(.advice, .told)')).toContainText(refusal)
      // what is refused is read by nobody
      await expect(notices.locator('p.told')).toHaveCount(0)
      expect(await inFolder(page, file)).toBe(before)

      await to.fill('2040-12-12')
      await page.getByRole('button', { name: save, exact: true }).click()
      await expect.poll(async () => (await inFolder(page, file)) ?? '').toContain('2040-12-12')
      await isClosed(page)
      // what is only advice stays to be read when the form has gone
      const told = page.locator('dialog.advised')
      await expect(told).toContainText(advice)
      await told.getByRole('button').click()
      await expect(told).toBeHidden()

      // the same for all churches, and nothing else of the site
      await page.goto(`${address}#/collections/this-week-all/entries/site`)
      await expect(page.locator('section[data-key-path="name"]')).toBeHidden()
      await add.click()
      await from.fill('2040-12-01')
      await to.fill('2040-12-10')
      await expect(notices.locator('p.told')).toContainText(/on Home|en Inicio/)
    })
  })
}

const blank = sharp({ create: { width: 320, height: 200, channels: 3, background: '#387' } })
for (const [name, mimeType, bytes, why] of [
  [
    'scan.pdf',
    'application/pdf',
    () => Buffer.from('%PDF-1.4'),
    'do not show a PDF file as a picture',
  ],
  ['small.jpg', 'image/jpeg', () => blank.jpeg().toBuffer(), 'is only 320 × 200 pixels'],
] as const) {
  test(`what cannot be shown as a photograph is not saved: ${name}`, async ({ page }) => {
    const event = 'content/events/supper.json'
    await openEditor(page, { locale: 'en-US' }, { [event]: JSON.stringify(supper(1)) })
    await page.goto(`${address}#/collections/events/entries/supper`)
    const picture = page.locator('section[data-key-path="picture"]')
    await reach(page, picture)
    await tick(picture.getByRole('checkbox').first())
    await reach(page, picture.locator('textarea').first())
    const chosen = { name, mimeType, buffer: await bytes() }
    await picture.locator('input[type=file]').first().setInputFiles(chosen)
    // a photograph is first made smaller
    await expect(picture).toContainText(`/pictures/${name.split('.')[0]}`)
    await picture.locator('textarea').nth(0).fill('A long table under trees')
    await picture.locator('textarea').nth(1).fill('Una mesa larga bajo los árboles')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('alertdialog')).toContainText(why)
    expect(await inFolder(page, `content/pictures/${name}`)).toBeUndefined()
  })
}

test('a church that gets another name takes along who names it, and leaves its address', async ({
  page,
}) => {
  const [church, person] = ['hill', 'content/people/harbor-singer.json']
  const madeUp = (file: string) => readFileSync(path.join('tests', file), 'utf8')
  await openEditor(
    page,
    { locale: 'en-US' },
    {
      [`content/churches/${church}.json`]: madeUp(`content/churches/${church}.json`),
      [person]: madeUp(person).replace('"harbor"', `"${church}"`),
    },
  )
  await page.goto(`${address}#/collections/churches/entries/${church}`)
  await expect(page.locator('section[data-key-path="name"]')).toBeVisible()
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Change the Address' }).click()
  await page.getByRole('button', { name: 'Change the Address' }).click()
  await page.keyboard.type('by-the-lake')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const renamed = () => inFolder(page, 'content/churches/by-the-lake.json')
  await expect.poll(renamed).toContain(`"formerly": [\n    "/churches/${church}"\n  ]`)
  expect(await inFolder(page, `content/churches/${church}.json`)).toBeUndefined()
  expect(await inFolder(page, person)).toContain('"church": "by-the-lake"')
})

test('among the pictures nothing stands but pictures', async ({ page }) => {
  await openEditor(page, { locale: 'en-US' })
  await page.goto(`${address}#/assets`)
  await expect(page.getByRole('option', { name: 'Pictures of the Site' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'This week' })).toHaveCount(0)
})
