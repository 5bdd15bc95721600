import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { Copy, onCopy as test } from './copy.ts'

// how the site is built, tried on a copy of the project

/** Every file of a folder with the fingerprint of what is in it. */
function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile())
    .toSorted()
  return Object.fromEntries(
    files.map((file) => [
      path.relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
}

test('one source is built into the same bytes, wherever and whenever', ({ copy }) => {
  const other = new Copy()
  // a copy has no history, which would say when the project was last changed
  process.env.SOURCE_DATE_EPOCH = '1789000000'
  for (const each of [copy, other]) {
    const { status, printed } = each.build()
    expect(status, printed).toBe(0)
  }
  delete process.env.SOURCE_DATE_EPOCH
  const files = filesOf(copy.path('dist'))
  expect(Object.keys(files).length).toBeGreaterThan(200)
  expect(filesOf(other.path('dist'))).toEqual(files)
  other.remove()
})

test('a build that fails leaves the site as it was', ({ copy }) => {
  const once = copy.build()
  expect(once.status, once.printed).toBe(0)
  const before = filesOf(copy.path('dist'))
  // the pages are rendered last: everything else is written by then
  copy.edit('src/site/Footer.tsx', 'return (', "throw new Error('broken on purpose')\n  return (")
  const broken = copy.build()
  expect(broken.status).not.toBe(0)
  expect(broken.printed).toContain('broken on purpose')
  expect(filesOf(copy.path('dist/site'))).toEqual(
    Object.fromEntries(
      Object.entries(before).flatMap(([file, hash]) =>
        file.startsWith('site') ? [[file.slice(5), hash]] : [],
      ),
    ),
  )
  copy.edit('src/site/Footer.tsx', "throw new Error('broken on purpose')\n", '')
  expect(copy.build().status).toBe(0)
  expect(readdirSync(copy.path('dist')).toSorted()).toEqual(['server', 'site'])
})

test('a title that changes has its share card drawn by the build', ({ copy }) => {
  const page = 'content/pages/outreach.json'
  copy.edit(page, '"title": {\n    "en": "', '"title": {\n    "en": "Quite another ')
  const { status, printed } = copy.build()
  expect(status, printed).toBe(0)
  const card = /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(
    copy.read('dist/site/ministries/outreach.html'),
  )
  expect(statSync(copy.path(`dist/site${card![1]}`)).size).toBeGreaterThan(10_000)
})
