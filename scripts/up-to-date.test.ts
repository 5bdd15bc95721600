import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isUpToDate } from './up-to-date.ts'

test('what was built is made anew when a source of it was changed, added or taken away', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sources-'))
  const [built, sources] = [path.join(folder, 'built'), path.join(folder, 'sources')]
  const file = path.join(sources, 'one/two.json')
  const minutes = (from: number) => new Date(Date.now() + from * 60_000)
  const isNew = () => isUpToDate(built, [sources])
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, '')

  expect(isNew(), 'nothing is built').toBe(false)
  writeFileSync(built, '')
  utimesSync(built, minutes(1), minutes(1))
  expect(isNew()).toBe(true)
  for (const changed of [file, path.dirname(file), sources]) {
    utimesSync(changed, minutes(2), minutes(2))
    expect(isNew(), changed).toBe(false)
    utimesSync(changed, minutes(0), minutes(0))
    expect(isNew(), changed).toBe(true)
  }
  // older than the settings of the project
  utimesSync(built, minutes(-10_000_000), minutes(-10_000_000))
  rmSync(sources, { recursive: true })
  expect(isNew()).toBe(false)
  rmSync(folder, { recursive: true })
})
