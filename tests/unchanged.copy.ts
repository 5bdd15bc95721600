import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { fingerprintOf, withImports } from '../scripts/inputs.ts'
import { isLeftOut, notePass, surroundings, type Check } from '../scripts/passed.ts'
import { address, files, inFolder, openEditor, test } from './help/in-editor.ts'

const programs = fingerprintOf(
  [...withImports(['tests/unchanged.copy.ts']), 'scripts/editor', 'src'],
  ...surroundings(),
)
/** Each file is tried by itself: a change of one leaves the others as they were tried. */
const checkOf = (file: string): Check => ({
  id: `unchanged ${file}`,
  fingerprint: fingerprintOf([file], programs),
})

/** Two parts of about the same length, so that they can be tried side by side. */
const parts: [string, (file: string) => boolean][] = [
  ['churches, events, people and recordings', isOneOfMany],
  ['texts', (file) => !isOneOfMany(file)],
]
for (const [what, isPart] of parts) {
  const its = files.filter((file) => isPart(file) && !isLeftOut(checkOf(file)))

  test(`whatever is opened and saved unchanged stays the same to the byte: ${what}`, async ({
    page,
  }) => {
    test.skip(its.length === 0, 'all of it has passed as it is')
    test.setTimeout(600_000)
    // only what is in the window is painted, and these forms are long
    await page.setViewportSize({ width: 1000, height: 600 })
    await openEditor(page, { locale: 'en-US', closeOnSave: false, useDraftBackup: false })
    await expect(page.getByText('Churches').first()).toBeVisible()
    const save = page.getByRole('button', { name: 'Save', exact: true })
    for (const file of its) {
      await page.goto(address + entryAddress(file))
      await expect(save).toBeDisabled()
      const source = readFileSync(file, 'utf8')
      const field = page.locator('section').locator('input[role=textbox], textarea').first()
      await expect(field, file).toBeVisible()
      // a letter more, and one less: all else is written anew each time
      const value = await field.inputValue()
      for (const text of [`${value}x`, value]) {
        const before = await inFolder(page, file)
        await field.fill(text)
        await save.click()
        await expect.poll(() => inFolder(page, file), file).not.toBe(before)
        // until then it says “Saving”, and would lead back to this form from the next
        await expect(save).toBeDisabled()
      }
      expect(await inFolder(page, file), file).toBe(source)
      await page.getByRole('button', { name: 'Cancel Editing' }).click()
      await expect(field).toBeHidden()
      notePass(checkOf(file))
    }
  })
}

/** A church, an event, a person or recordings: the editor shows each in a list of its own kind. */
function isOneOfMany(file: string): boolean {
  return /^content\/(churches|events|people|recordings)\//.test(file)
}

/** Where the editor shows a file. */
function entryAddress(file: string): string {
  const name = file.slice('content/'.length, -'.json'.length)
  const [folder, own] = name.split('/')
  if (isOneOfMany(file)) {
    return `#/collections/${folder}/entries/${own}`
  }
  const groups = { words: ['words', 'categories'], site: ['site', 'event-pictures', 'seasons'] }
  const [group = 'pages'] = Object.entries(groups).find(([, names]) => names.includes(name)) ?? []
  return `#/collections/${group}/entries/${name.replace('/', '-')}`
}
