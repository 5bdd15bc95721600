import { expect, type Page } from '@playwright/test'
import { address, inFolder, openEditor, test, toFolder } from './help/in-editor.ts'
import { supper } from './help/mistakes.ts'

// what was typed and not saved is kept, and is not put over what somebody else has written meanwhile

const file = 'content/events/supper.json'
const asWritten = JSON.stringify(supper(1), null, 2)

const title = (page: Page) => page.locator('section[data-key-path="title.en"] input')
const offered = (page: Page) => page.getByRole('alertdialog')

/** Types into a form, and stays until that is noted. */
async function type(page: Page, text: string): Promise<void> {
  await page.goto(`${address}#/collections/events/entries/supper`)
  await title(page).fill('')
  await page.keyboard.type(text)
  await expect.poll(() => noted(page)).toBe(text)
}

const noted = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error!))
      })
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!))
      try {
        if (!database.objectStoreNames.contains('draft-backups')) continue
        const store = database.transaction('draft-backups').objectStore('draft-backups')
        const [draft] = await done(store.getAll())
        return draft?.currentValues._default['title.en'] as string | undefined
      } finally {
        database.close()
      }
    }
    return undefined
  })

test('what was typed is kept from the first time that the folder is opened', async ({ page }) => {
  await openEditor(page, { locale: 'en-US' }, { [file]: asWritten })
  await type(page, 'Supper for all')
  await page.goto(`${address}#/collections/events`)
  await page.goto(`${address}#/collections/events/entries/supper`)
  await expect(offered(page)).toContainText('What You Wrote Is Still Here')
  await expect(offered(page)).toContainText('did not save it (')
  await offered(page).getByRole('button', { name: 'Restore' }).click()
  await expect(title(page)).toHaveValue('Supper for all')
})

for (const [how, leave] of [
  [
    'who loads the page again',
    async (page: Page) => {
      // no page is waited for by what it still writes as it is left
      await expect.poll(() => noted(page)).toBe('Supper for all')
      await page.reload()
    },
  ],
  [
    'who opens another form',
    (page: Page) => page.evaluate(() => (location.hash = '#/collections/events/new')),
  ],
] as const) {
  test(`what was typed to the last letter is kept of ${how}`, async ({ page }) => {
    await openEditor(page, { locale: 'en-US' }, { [file]: asWritten })
    await type(page, 'Supper')
    await page.keyboard.type(' for all')
    await leave(page)
    await page.goto(`${address}#/collections/events/entries/supper`)
    await offered(page).getByRole('button', { name: 'Restore' }).click()
    await expect(title(page)).toHaveValue('Supper for all')
  })
}

test('what was typed is not put over what somebody else has written, and can be copied', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openEditor(page, { locale: 'en-US' }, { [file]: asWritten })
  await type(page, 'Supper for all')
  const theirs = asWritten.replace('A long table', 'A round table')
  await toFolder(page, file, theirs)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(offered(page)).toContainText('Somebody else has changed “Supper 1”')
  await page.reload()
  const told = page.locator('dialog.said')
  await expect(told).toContainText('Somebody else has changed this since')
  await expect(told).toContainText('Title › English: Supper for all')
  await expect(told).not.toContainText('table')
  await expect(title(page)).toHaveValue('Supper 1')
  await told.getByRole('button').click()
  await title(page).fill('Supper for everybody')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => inFolder(page, file)).toContain('Supper for everybody')
  expect(await inFolder(page, file)).toContain('A round table')
})
