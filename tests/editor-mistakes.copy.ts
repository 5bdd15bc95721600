import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { address, follow, inFolder, isClosed, openEditor, reach, test } from './help/in-editor.ts'
import { mistakes, supper, type Json, type Mistake } from './help/mistakes.ts'

// the typical mistakes of volunteers, saved in the editor: each is told at its field, in the editor's language

/** A file, and the same as somebody has just filled it in. */
function filledIn({ file, spoil }: Mistake, index: number): [right: Json, wrong: Json] {
  const right = file.startsWith('events/')
    ? supper(index)
    : (JSON.parse(readFileSync(`tests/content/${file}`, 'utf8')) as Json)
  const wrong = structuredClone(right)
  spoil!(wrong)
  return [right, wrong]
}

const tried = mistakes.flatMap((mistake, index) => {
  const { file, inForm, advice } = mistake
  if (!inForm) return []
  const [right, wrong] = filledIn(mistake, index)
  // what was there before is not advised against once more: it is typed
  const text = `${JSON.stringify(advice ? right : wrong, null, 2)}\n`
  const typed = advice && String(inForm.split('.').reduce((part, step) => part[step], wrong))
  return [{ ...mistake, inForm, typed, file: `content/${file}`, text }]
})

const days = /\d{4}-\d\d-\d\d/
/** A sentence as it is read in a form, where days stand in letters and no file is named. */
const sentence = (told: string) =>
  new RegExp(
    told
      .replace(/ \(docs.*?\)/, '')
      .split(days)
      .map((part) => RegExp.escape(part))
      .join('.+'),
  )

// half of them in each language: that every sentence is there in both, mistakes.test.ts holds
for (const [language, width, words] of [
  ['en', 1440, { save: 'Save', cancel: 'Cancel Editing', errors: 'Show Errors' }],
  ['es', 390, { save: 'Guardar', cancel: 'Cancelar la edición', errors: 'Mostrar los errores' }],
] as const) {
  test.describe(`mistakes in the editor (${language})`, () => {
    test.use({ locale: language, viewport: { width, height: 664 } })

    test('are not saved, and stand at their field; advice stops nothing', async ({ page }) => {
      const half = tried.filter((_, index) => index % 2 === ['en', 'es'].indexOf(language))
      const given = Object.fromEntries(half.map(({ file, text }) => [file, text]))
      await openEditor(page, { locale: language, useDraftBackup: false }, given)
      const save = page.getByRole('button', { name: words.save, exact: true })
      await expect(
        page.getByText({ en: 'Churches', es: 'Iglesias' }[language]).first(),
      ).toBeVisible()
      for (const { name, file, text, inForm, [language]: told, typed } of half) {
        await test.step(name, async () => {
          const [, kind, own] = /content\/(\w+)\/([\w-]+)/.exec(file)!
          await page.goto(`${address}#/collections/${kind}/entries/${own}`)
          const field = page.locator(`section[data-key-path="${inForm}"]`)
          const first = page.locator('section').locator('input[role=textbox], textarea').first()
          await expect(first).toBeVisible()
          if (typed) {
            const box = field.getByRole('textbox')
            await reach(page, box)
            await box.fill(typed)
            await save.click()
            const advised = page.locator('dialog.advised')
            await expect(advised).toContainText(sentence(told))
            await advised.getByRole('button').click()
            await isClosed(page)
            expect(await inFolder(page, file)).toContain(typed)
            return
          }
          // what nobody has touched cannot be saved
          await first.fill(`${await first.inputValue()}.`)
          await save.click()
          const refused = page.getByRole('alertdialog')
          const errors = page.getByRole('button', { name: words.errors })
          await expect(refused.or(errors)).toBeVisible()
          if (await refused.isVisible()) {
            await expect(refused).toContainText(sentence(told))
            await expect(refused).not.toContainText(days)
            await refused.getByRole('button').last().click()
            await expect(field.locator('> p.said')).toHaveText(sentence(told))
            await expect(field.locator('> p.said')).toBeInViewport()
          } else {
            // what the editor refuses by itself, it says in the words of the remedy
            const [, label, remedy] = /^(.*?): .* (?:does not fit|no sirve)\. (.*)\.$/.exec(told)!
            await follow(page, label!, field)
            await expect(field).toContainText(sentence(remedy!))
          }
          await expect(field).toBeInViewport()
          expect(await inFolder(page, file)).toBe(text)
          await page.getByRole('button', { name: words.cancel }).click()
          await expect(first).toBeHidden()
        })
      }
    })
  })
}

test.describe('on a phone', () => {
  test.use({ locale: 'es-ES', viewport: { width: 390, height: 664 } })

  test('what is left empty further down is named, and a tap leads there', async ({ page }) => {
    const file = 'content/events/supper.json'
    const event = supper(1)
    event.location.es = ''
    await openEditor(page, { useDraftBackup: false }, { [file]: JSON.stringify(event) })
    await expect(page.getByText('Iglesias').first()).toBeVisible()
    await page.goto(`${address}#/collections/events/entries/supper`)
    await page.getByRole('textbox', { name: 'Título (inglés)' }).fill('Supper')
    const field = page.locator('section[data-key-path="location.es"]')
    await follow(page, 'Dónde (español)', field)
    await expect(field).toContainText('Este campo es obligatorio.')
  })

  test('of two that are alike each is named by where it stands', async ({ page }) => {
    const file = 'content/churches/harbor.json'
    const church = JSON.parse(readFileSync(`tests/${file}`, 'utf8')) as Json
    const notice = { from: '2040-12-01', to: '2040-12-10', text: { en: 'Closed.', es: '' } }
    const notices = [notice, { ...notice, text: { ...notice.text, en: 'Closed, too.' } }]
    await openEditor(
      page,
      { useDraftBackup: false },
      { [file]: JSON.stringify({ ...church, notices }) },
    )
    await page.goto(`${address}#/collections/this-week/entries/harbor`)
    await page.locator('section[data-key-path="notices.0.text.en"] textarea').fill('All is closed.')
    const field = (index: number) =>
      page.locator(`section[data-key-path="notices.${index}.text.es"]`)
    await follow(page, 'Aviso 2 › Texto (español)', field(1))
    await follow(page, 'Aviso 1 › Texto (español)', field(0))
  })

  test('who writes of an event that it is over is told so, once', async ({ page }) => {
    const file = 'content/events/supper.json'
    await openEditor(page, { useDraftBackup: false }, { [file]: JSON.stringify(supper(1)) })
    await page.goto(`${address}#/collections/events/entries/supper`)
    const save = page.getByRole('button', { name: 'Guardar', exact: true })
    await page.getByRole('textbox', { name: 'Primer día', exact: true }).fill('2016-02-16')
    await page.getByRole('textbox', { name: 'Último día', exact: true }).fill('2016-02-17')
    await save.click()
    const advised = page.locator('dialog.advised')
    await expect(advised).toContainText('Último día: eso ya pasó')
    await advised.getByRole('button').click()
    await isClosed(page)
    expect(await inFolder(page, file)).toContain('2016-02-17')
    await page.goto(`${address}#/collections/events/entries/supper`)
    await page.getByRole('textbox', { name: 'Título (español)' }).fill('Cena 1 de antes')
    await save.click()
    await isClosed(page)
    await expect.poll(() => inFolder(page, file)).toContain('Cena 1 de antes')
    await expect(advised).toHaveCount(0)
  })
})
