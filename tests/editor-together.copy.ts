import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { address, inFolder, isClosed, openEditor, test, toFolder } from './help/in-editor.ts'
import { supper } from './help/mistakes.ts'

// somebody else works in the same folder meanwhile: nothing of theirs is lost without a word

const church = 'content/churches/hill.json'
const person = 'content/people/harbor-singer.json'
const lake = 'content/churches/by-the-lake.json'
const event = 'content/events/supper.json'
const madeUp = (file: string) => readFileSync(`tests/${file}`, 'utf8')
const hill = madeUp(church)
const theirs = hill.replace('"es": "', '"es": "Otra: ')
const singer = madeUp(person).replace('"harbor"', '"hill"')

const given = { [church]: hill, [person]: singer, [event]: JSON.stringify(supper(1)) }

/** What is told in the window of the browser. */
function toldIn(page: Page): string[] {
  const told: string[] = []
  page.on('dialog', (dialog) => {
    told.push(dialog.message())
    void dialog.accept()
  })
  return told
}

async function open(page: Page, kind: string, name: string): Promise<void> {
  await page.goto(`${address}#/collections/${kind}/entries/${name}`)
  await expect(page.locator('section[data-key-path]').first()).toBeVisible()
}

/** Removes a file from the folder, past the editor. */
const gone = (page: Page, name: string) =>
  page.evaluate(async (wanted) => {
    const parts = wanted.split('/')
    let folder = await navigator.storage.getDirectory()
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part)
    await folder.removeEntry(parts.at(-1)!)
  }, name)

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

for (const [what, file, text, name] of [
  ['itself', church, theirs, 'Hill'],
  ['one who names it', person, singer.replace('"es": "', '"es": "Otra: '), ''],
] as const) {
  test(`what is to be deleted stays, and all that names it, where somebody else has changed ${what}`, async ({
    page,
  }) => {
    const told = toldIn(page)
    await openEditor(page, { locale: 'en-US' }, given)
    await open(page, 'churches', 'hill')
    await toFolder(page, file, text)
    await remove(page)
    const refusal = new RegExp(`^Somebody else has changed .*${name}.* so nothing was deleted`)
    await expect.poll(() => told).toEqual([expect.stringMatching(refusal)])
    await expect(page.getByText('Nothing was deleted.')).toBeVisible()
    for (const [each, before] of Object.entries({ ...given, [file]: text }))
      expect(await inFolder(page, each), each).toBe(before)
  })
}

test('what nobody has changed is deleted', async ({ page }) => {
  const told = toldIn(page)
  await openEditor(page, { locale: 'en-US' }, given)
  await open(page, 'churches', 'hill')
  await remove(page)
  await expect.poll(() => inFolder(page, church)).toBeUndefined()
  expect(told).toEqual([])
})

test('what somebody else has deleted does not come back', async ({ page }) => {
  const told = toldIn(page)
  await openEditor(page, { locale: 'en-US' }, given)
  await open(page, 'events', 'supper')
  await page.locator('section[data-key-path="title.en"] input').fill('Supper for all')
  await gone(page, event)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => told).toEqual([expect.stringMatching(/Somebody else has deleted this/)])
  await expect(page.getByRole('alertdialog')).toContainText('Somebody else has deleted this')
  expect(await inFolder(page, event)).toBeUndefined()
})

for (const [what, file, why] of [
  ['what somebody else has changed keeps its address', church, 'has changed “Hill”'],
  ['an address that somebody else has given is not given again', lake, 'has the same address'],
] as const) {
  test(what, async ({ page }) => {
    const told = toldIn(page)
    await openEditor(page, { locale: 'en-US' }, given)
    await open(page, 'churches', 'hill')
    await page.getByRole('button', { name: 'Show Editor Options' }).click()
    await page.getByRole('menuitem', { name: 'Change the Address' }).click()
    await page.getByRole('button', { name: 'Change the Address' }).click()
    await page.keyboard.type('by-the-lake')
    await page.keyboard.press('Enter')
    await toFolder(page, file, theirs)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => told).toEqual([expect.stringContaining(why)])
    const before = { ...given, [lake]: undefined, [file]: theirs }
    for (const [each, text] of Object.entries(before))
      expect(await inFolder(page, each), each).toBe(text)
  })
}

test('what the disk does not let the browser do is said in the language of whoever writes', async ({
  page,
}) => {
  await openEditor(page, { locale: 'es-CO' }, given)
  await open(page, 'events', 'supper')
  await page.evaluate(() => {
    Object.assign(FileSystemFileHandle.prototype, {
      move: () => Promise.reject(new DOMException('It is locked', 'NoModificationAllowedError')),
    })
  })
  await page.locator('section[data-key-path="title.es"] input').fill('Cena para todos')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const refused = page.getByRole('alertdialog')
  await expect(refused).toContainText('Otro programa tiene abierto el archivo')
  await expect(refused).not.toContainText('locked')
})

test('a form that was opened under This week is there again when the page is loaded again', async ({
  page,
}) => {
  await openEditor(page, { locale: 'en-US' }, { 'content/churches/hill.json': hill })
  await page.goto(`${address}#/collections/this-week`)
  await page.getByText('Hill', { exact: true }).first().click()
  const form = page.locator('section[data-key-path="notices"]')
  await expect(form).toBeVisible()
  await form.getByRole('button', { name: 'Add' }).click()
  await form.locator('input[type=date]').nth(0).fill('2040-12-01')
  await form.locator('input[type=date]').nth(1).fill('2040-12-10')
  await form.locator('textarea').nth(0).fill('The hall is closed.')
  await form.locator('textarea').nth(1).fill('La sala está cerrada.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await isClosed(page)
  await page.getByText('Hill', { exact: true }).first().click()
  await expect(form).toBeVisible()
  await page.reload()
  await expect(form).toBeVisible()
})
