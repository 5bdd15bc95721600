/**
 * A church's Christmas as volunteers write it, in the editor, field by field and choice by choice. The check is asked
 * before anything is saved; what is saved is what the other tests of December are made of.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { schemaOf } from '#app/content/kinds.ts'
import { withoutEmpty } from '#app/content/walk.ts'
import { now } from './fixture.ts'
import { december } from './help/december.ts'
import { address, inFolder, openEditor, reach, test, tick } from './help/in-editor.ts'

type Value = string | number | boolean | Value[] | { [key: string]: Value }
type Way = readonly (string | number)[]
/** What the editor offers in the place of a value. */
type Field = {
  name: string
  widget?: string
  required?: boolean
  fields?: Field[]
  field?: Field
  options?: { label: string; value: Value }[]
}

/** What is changed, and which events are new: in two parts, side by side. Of what is written alike, one is enough. */
const parts = [
  { changed: ['churches/harbor', 'churches/hill', 'churches/lake'], added: [] },
  {
    changed: ['churches/delta', 'site'],
    added: ['week-of-prayer', 'winter-camp', 'days-away', 'open-house'],
  },
]
/** Its day is known in January. */
const later = 'open-house'

const folder = mkdtempSync(path.join(tmpdir(), 'december-'))
const contentOf = (name: string) => {
  const its = path.join(folder, name)
  cpSync('tests/content', its, { recursive: true })
  return its
}
const before = contentOf('before')
const after = contentOf('december')
december(after)
const january = contentOf('january')
december(january, 'january')
// not after all tests: one that runs in the same process begins after that
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const textOf = (where: string, name: string) =>
  readFileSync(path.join(where, `${name}.json`), 'utf8')
const read = (where: string, name: string) => JSON.parse(textOf(where, name)) as Value

for (const { changed, added } of parts) {
  test(`a Christmas is written in the editor: ${[...changed, ...added].join(', ')}`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    // what is far from the window is not drawn
    await page.setViewportSize({ width: 1000, height: 2000 })
    // the days on which somebody looked at the times of these churches have come
    await page.clock.setFixedTime(now)
    await openEditor(
      page,
      { locale: 'en-US', closeOnSave: false, useDraftBackup: false },
      Object.fromEntries(changed.map((name) => [`content/${name}.json`, textOf(before, name)])),
    )
    const settings = (await (await page.request.get(`${address}settings.en.json`)).json()) as {
      collections: (Field & { files?: Field[] })[]
    }
    const fieldsOf = (name: string) => {
      const [group, file] = [name.split('/')[0], name]
      const { fields, files } = settings.collections.find((each) => each.name === group)!
      return fields ?? files!.find((each) => each.name === file)!.fields!
    }
    for (const name of changed) {
      const [group, own = group] = name.split('/')
      await page.goto(`${address}#/collections/${group}/entries/${own}`)
      await writeAndSave(page, fieldsOf(name), name, read(after, name), read(before, name))
    }
    for (const id of added) {
      await page.goto(`${address}#/collections/events/new`)
      const event = read(after, `events/${id}`) as { title: { en: string } }
      const name = `events/${event.title.en.toLowerCase().replaceAll(' ', '-')}`
      await writeAndSave(page, fieldsOf('events'), name, event)
      if (id !== later) continue
      await writeAndSave(page, fieldsOf('events'), name, read(january, `events/${id}`), event)
    }
  })
}

/** Writes what is not there yet, and what is saved is just that. */
async function writeAndSave(
  page: Page,
  fields: Field[],
  name: string,
  wanted: Value,
  there?: Value,
) {
  const [{ name: first }] = fields as [Field]
  // what was written before stands there until this is
  const its = textIn((there as Record<string, Value> | undefined)?.[first])
  await expect(partAt(page, [first]).locator('input, textarea').first()).toHaveValue(its)
  await write(page, { name, fields }, [], wanted, there)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  const saved = async () =>
    JSON.parse((await inFolder(page, `content/${name}.json`)) || '{}') as Value
  await expect.poll(saved, name).toEqual(withoutEmpty(schemaOf(name)!, wanted))
  await expect(save).toBeDisabled()
}

/** What a field with this value shows first. */
const textIn = (value: Value = ''): string =>
  typeof value === 'object' ? textIn(Object.values(value)[0]) : String(value)

const partAt = (page: Page, way: Way) => page.locator(`section[data-key-path="${way.join('.')}"]`)

/** A button of a list itself: what stands in it may have lists of its own, which may be drawn sooner. */
const ownButton = (page: Page, way: Way, name: RegExp) =>
  partAt(page, way)
    .getByRole('button', { name })
    .and(page.locator(`:not(section[data-key-path="${way.join('.')}"] section *)`))

async function write(page: Page, field: Field, way: Way, wanted: Value, there?: Value) {
  if (JSON.stringify(wanted) === JSON.stringify(there)) return
  const part = partAt(page, way)
  // below the window nothing is drawn, and nothing can be waited for; what stands in a list has no part of its own
  if (typeof way.at(-1) === 'string')
    await part.waitFor({ timeout: 3000 }).catch(() => reach(page, part))
  if (Array.isArray(wanted)) {
    const known = Array.isArray(there) ? there : []
    const item = field.field ?? { ...field, required: true }
    for (const [index, each] of wanted.entries()) {
      if (index >= known.length) await ownButton(page, way, /^Add/).click()
      await write(page, item, [...way, index], each, known[index])
    }
  } else if (typeof wanted === 'object') {
    if (field.required === false && !there) await tick(part.getByRole('checkbox').first())
    const known = there as typeof wanted | undefined
    for (const inner of field.fields!) {
      const { name } = inner
      if (name in wanted) await write(page, inner, [...way, name], wanted[name]!, known?.[name])
    }
  } else if (field.options) {
    const { label } = field.options.find(({ value }) => value === wanted)!
    const option = page.getByRole('option', { name: label, exact: true }).first()
    // a list closes when what stands around it is drawn anew
    await expect(async () => {
      if (!(await option.isVisible())) await part.getByRole('combobox').click()
      await option.click({ timeout: 2000 })
    }).toPass()
  } else if (field.widget === 'boolean') {
    await part.getByRole('switch').click()
  } else {
    await part.locator('input, textarea').first().fill(String(wanted))
  }
}
