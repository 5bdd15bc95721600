import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { CmsConfig, Field } from '@sveltia/cms'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { lookInto } from '#app/content/walk.ts'
import { toldIn } from '#app/language/told.ts'
import { ownContent } from '../../tests/help/own-content.ts'

// of people there is one left
await ownContent((folder) => {
  const people = path.join(folder, 'people')
  for (const file of readdirSync(people).slice(1)) rmSync(path.join(people, file))
})
const { settingsOf } = await import('./settings.ts')
const { zonesOf } = await import('./fields.ts')
const { kinds } = await import('#app/content/kinds.ts')

const settings = (locale: 'en' | 'es') => settingsOf(locale, { name: 'test-repo' }, false)

type Any = Field & {
  fields?: Any[]
  field?: Any
  label_singular?: string
  hint?: string
  required?: boolean
}
type Collection = {
  name: string
  fields?: Any[]
  files?: { label: string; fields: Any[] }[]
} & Record<string, unknown>

const collectionsOf = ({ collections }: CmsConfig) => collections as unknown as Collection[]
const collection = (locale: 'en' | 'es', name: string) =>
  collectionsOf(settings(locale)).find((each) => each.name === name)!

function fieldsOf({ fields, files }: Collection): Any[] {
  const all = (some: readonly Any[]): Any[] =>
    some.flatMap((each) => [
      each,
      ...all([...(each.fields ?? []), ...(each.field ? [each.field] : [])]),
    ])
  return all([...(fields ?? []), ...(files ?? []).flatMap((file) => file.fields)])
}

test.each(toldIn)(
  'every field has a label of its own, and none is only called by a language (%s)',
  (locale) => {
    const all = collectionsOf(settings(locale)).flatMap(fieldsOf)
    expect(all.length).toBeGreaterThan(100)
    const bad = all.filter(
      ({ label }) => !label || /^(English|Spanish|Español|inglés|español)$/.test(label),
    )
    expect(bad).toEqual([])
  },
)

test('what is missing can be told by its label, in each language', () => {
  const name = (locale: 'en' | 'es') =>
    fieldsOf(collection(locale, 'churches'))
      .find((each) => each.name === 'name')!
      .fields!.map(({ label }) => label)
  expect(name('en')).toEqual(['Name (English)', 'Name (Spanish)'])
  expect(name('es')).toEqual(['Nombre (inglés)', 'Nombre (español)'])
})

test.each([
  ['en', ['notice', 'canceled service', 'moved service', 'uncertain service', 'extra service']],
  [
    'es',
    ['aviso', 'reunión cancelada', 'reunión cambiada', 'reunión por confirmar', 'reunión extra'],
  ],
] as const)(
  'under “This week” each list has words of its own for one more (%s)',
  (locale, words) => {
    const names = new Set(['notices', 'cancelled', 'moved', 'unsure', 'extra'])
    const lists = fieldsOf(collection(locale, 'this-week')).filter(({ name }) => names.has(name))
    expect(
      lists.filter(({ widget }) => widget === 'list').map((each) => each.label_singular),
    ).toEqual(words)
  },
)

test.each(toldIn)(
  'what one chooses from a list is called like nothing else in it (%s)',
  (locale) => {
    const lists = collectionsOf(settings(locale)).map(({ files = [] }) =>
      files.map(({ label }) => label),
    )
    expect(lists.flat().length).toBeGreaterThan(10)
    const twice = lists.flatMap((labels) =>
      labels.filter((label, at) => labels.indexOf(label) !== at),
    )
    expect(twice).toEqual([])
  },
)

test('a notice of all churches stands beside those of each', () => {
  const [first, second] = collectionsOf(settings('en'))
  expect([first!.name, second!.name]).toEqual(['this-week', 'this-week-all'])
  expect(second!.files![0]!.fields.map(({ name }) => name)).toContain('notices')
})

test('a time says when it is needed, and not how a clock is written', () => {
  const cancelled = fieldsOf(collection('en', 'churches')).find(({ name }) => name === 'cancelled')
  const hintOf = (wanted: string) => cancelled!.fields!.find(({ name }) => name === wanted)!.hint
  expect(hintOf('at')).toBe('Only where the church meets more than once that day.')
  const hints = fieldsOf(collection('en', 'churches')).map(({ hint }) => hint ?? '')
  expect(hints.filter((hint) => hint.includes('24-hour'))).toEqual([])
})

test('where churches are comes first among the zones, by their names', () => {
  const zone = fieldsOf(collection('en', 'events')).find(
    ({ name }) => name === 'timeZone',
  ) as unknown as {
    options: { label: string; value: string }[]
  }
  const own = zone.options.slice(0, 3).map(({ label }) => label)
  expect(own).toEqual([
    'Harbor, Hill, Lake (America/Los_Angeles)',
    'Delta (Asia/Kolkata)',
    'Saint Bartholomew (Europe/Madrid)',
  ])
  // whoever overlooks it would write the clock of another country: it is asked for
  expect(zone).not.toHaveProperty('default')
  expect(zone.options.map(({ value }) => value)).toContain('Africa/Nairobi')
  expect(new Set(zone.options.map(({ value }) => value)).size).toBe(zone.options.length)
})

test('where all churches go by one clock, it is chosen already', () => {
  const here = { name: 'Harbor', timeZone: 'Europe/Madrid' }
  expect(zonesOf([here, { ...here, name: 'Hill' }])).toHaveProperty('default', 'Europe/Madrid')
  expect(zonesOf([here, { name: 'Lake', timeZone: 'Asia/Kolkata' }])).not.toHaveProperty('default')
  expect(zonesOf([])).not.toHaveProperty('default')
})

test('each country that one may choose has a name and a flag', () => {
  const country = fieldsOf(collection('en', 'churches')).find(
    ({ name }) => name === 'country',
  ) as unknown as {
    options: { label: string; value: string }[]
  }
  const flags = new Set(readdirSync('node_modules/country-flag-icons/3x2'))
  for (const { label, value } of country.options) {
    expect(label, value).toMatch(/\p{Letter}{3}/u)
    expect(flags, label).toContain(`${value.toUpperCase()}.svg`)
  }
  const names = country.options.map(({ label }) => label)
  expect(names).toContain('Brazil')
  expect(names).not.toContain('European Union')
})

test('what no page could be made without is not deleted, and nothing is asked of other hosts', () => {
  expect(collection('en', 'people')).toMatchObject({ delete: false })
  expect(collection('en', 'churches')).not.toHaveProperty('delete')
  expect(settings('en').media_libraries).toMatchObject({ stock_assets: false })
})

test('the editor writes nothing where a group is empty, and so none that is needed can be', () => {
  const groups = collectionsOf(settings('en'))
    .flatMap(fieldsOf)
    .filter(({ widget, required }) => widget === 'object' && required !== false)
  expect(groups.length).toBeGreaterThan(10)
  const empty = groups.filter(({ fields }) => fields!.every(({ required }) => required === false))
  expect(empty.map(({ name }) => name)).toEqual([])
})

test('the editor wants one thing at least in each list that may not be left out, and so does the check', () => {
  const bad = ([name, schema]: [string, v.GenericSchema]): string[] => {
    const { fields = {}, item, isOptional } = lookInto(schema)
    const mayBeEmpty = item && !isOptional && v.is(schema, [])
    return [
      ...(mayBeEmpty ? [name] : []),
      ...[...Object.entries(fields), ...(item ? [['', item] as const] : [])].flatMap(
        ([inner, part]) => bad([`${name} ${inner}`, part]),
      ),
    ]
  }
  expect(kinds.flatMap(({ name, schema }) => bad([name, schema]))).toEqual([])
})

test('to add is “agregar” in the guide, and in all that the editor says of a field', () => {
  const labels = JSON.stringify(settings('es'))
  const guide = readFileSync('docs/editar.md', 'utf8')
  expect(`${labels}${guide}`.match(/(?<!d)añad\S*/gi)).toBeNull()
})

test.each([
  ['en', 'docs/editing.md', 'Add'],
  ['es', 'docs/editar.md', 'Agregar'],
] as const)(
  'the guide calls the buttons of lists as the editor does (%s)',
  (locale, guide, add) => {
    const named = [...readFileSync(guide, 'utf8').matchAll(/_(?:Add|Agregar) [^_]+_/g)].flat()
    const lists = collectionsOf(settings(locale)).flatMap(fieldsOf)
    const buttons = new Set(lists.map((each) => `_${add} ${each.label_singular}_`))
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((each) => !buttons.has(each))).toEqual([])
  },
)
