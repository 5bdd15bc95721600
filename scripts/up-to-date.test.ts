import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentFolder } from '#app/content/folder.ts'
import { stamp } from '#app/build/stamp.ts'
import { always, isUpToDate } from './up-to-date.ts'

const minutes = (from: number) => new Date(Date.now() + from * 60_000)
const save = (file: string, from: number) => utimesSync(file, minutes(from), minutes(from))

/** A file somewhere among sources, and a site that is built of them. */
function project() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sources-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const sources = path.join(folder, 'sources')
  const file = path.join(sources, 'one/two.json')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, '')
  return {
    sources,
    file,
    /** A build that takes until now, and began so many minutes from now. */
    build: (from: number) =>
      stamp(path.join(folder, 'server'), contentFolder, minutes(from).getTime()),
    isNew: (content = contentFolder) => isUpToDate(folder, content, [sources]),
  }
}

test('what was built is made anew when a source of it was changed, added or taken away', () => {
  const { sources, file, build, isNew } = project()
  expect(isNew(), 'nothing is built').toBe(false)
  build(1)
  expect(isNew()).toBe(true)
  for (const changed of [file, path.dirname(file), sources]) {
    save(changed, 2)
    expect(isNew(), changed).toBe(false)
    save(changed, 0)
    expect(isNew(), changed).toBe(true)
  }
})

test('what is older than the settings of the project is made anew', () => {
  const { build, isNew, sources } = project()
  rmSync(sources, { recursive: true })
  build(-10_000_000)
  expect(isNew()).toBe(false)
})

test('what was saved while the site was built may not be in it', () => {
  const { sources, file, build, isNew } = project()
  for (const each of [file, path.dirname(file), sources]) save(each, 3)
  build(2)
  expect(isNew()).toBe(false)
  build(4)
  expect(isNew()).toBe(true)
})

test('a site of other content is made anew, however old that is', () => {
  const { build, isNew } = project()
  build(1)
  expect(isNew(path.join(tmpdir(), 'other-content'))).toBe(false)
  expect(isNew(path.relative('', contentFolder))).toBe(true)
})

test('all that a build is set up with is looked at', () => {
  const settings = readFileSync('vite.config.ts', 'utf8')
  const used = [...settings.matchAll(/from '\.\/(.+)'/g)].map(([, file]) => file!)
  // what lies among the tests is there while developing, and in no build
  const built = used.filter((file) => !file.startsWith('tests/'))
  expect(built).toContain('scripts/editor/published.ts')
  const isIn = (file: string) => always.some((source) => file.startsWith(`${source}/`))
  expect(built.filter((file) => !isIn(file))).toEqual([])
})
