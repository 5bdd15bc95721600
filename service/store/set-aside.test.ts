import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/service/home.ts'
import { asidesOf, halfRestored, partsOf, putAside, removeWhole, takeBack } from './set-aside.ts'

let store: string
let log: string
let remove: () => void
beforeEach(() => {
  const temporary = temporaryFolder()
  store = path.join(temporary.folder, 'messages.sqlite')
  log = `${store}-wal`
  remove = temporary.remove
  writeFileSync(store, 'messages')
  writeFileSync(log, 'the latest')
})
afterEach(() => {
  vi.useRealTimers()
  remove()
})

const read = (file: string) => readFileSync(file, 'utf8')
/** What `npm run restore` writes before it takes the name. */
const copyTakesItsPlace = () => {
  rmSync(log)
  writeFileSync(`${store}.unfinished`, 'copy')
  renameSync(`${store}.unfinished`, store)
}

test('what is put aside stays under its own name, too, with its log', () => {
  const aside = putAside(store)!
  expect(aside).toMatch(/messages\.sqlite\.before-\d{4}-\d\d-\d\dT\d\d\.\d\d\.\d\d\.\d{3}$/)
  for (const each of ['', '-wal']) expect(read(aside + each)).toBe(read(store + each))
  expect(asidesOf(store)).toEqual([aside])
  removeWhole(aside)
  expect([asidesOf(store), partsOf(aside), partsOf(store)]).toEqual([[], [], [store, log]])
})

test('a log by itself is put aside; where nothing is, nothing', () => {
  rmSync(store)
  const aside = putAside(store)!
  expect([existsSync(aside), read(`${aside}-wal`)]).toEqual([false, 'the latest'])
  rmSync(log)
  rmSync(`${aside}-wal`)
  expect(putAside(store)).toBeUndefined()
})

test('where no link can be made, it is copied', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const aside = putAside(store)!
  // a name that is taken takes no link, as a disk without them
  writeFileSync(store, 'later messages')
  rmSync(aside)
  writeFileSync(aside, '')
  expect(putAside(store)).toBe(aside)
  expect(read(aside)).toBe('later messages')
  expect(statSync(aside).ino).not.toBe(statSync(store).ino)
})

test('what two restores put aside in one second is in two files', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  const first = putAside(store)!
  copyTakesItsPlace()
  vi.setSystemTime(1_800_000_000_001)
  const second = putAside(store)!
  expect([read(first), read(second)]).toEqual(['messages', 'copy'])
})

test('a restore that was ended half-way is known until the copy is in place, and taken back', () => {
  expect(halfRestored(store)).toBeUndefined()
  takeBack(store)
  expect([read(store), read(log)]).toEqual(['messages', 'the latest'])

  for (const isLogGone of [true, false]) {
    const aside = putAside(store)!
    if (isLogGone) rmSync(log)
    expect(halfRestored(store)).toBe(aside)
    takeBack(store)
    expect([read(store), read(log), asidesOf(store)]).toEqual(['messages', 'the latest', []])
    expect([existsSync(`${aside}-wal`), halfRestored(store)]).toEqual([false, undefined])
  }

  const aside = putAside(store)!
  copyTakesItsPlace()
  expect(halfRestored(store)).toBeUndefined()
  takeBack(store)
  expect([read(store), read(aside), read(`${aside}-wal`)]).toEqual([
    'copy',
    'messages',
    'the latest',
  ])
  rmSync(store)
  expect(halfRestored(store)).toBeUndefined()
})

test('of two asides the one of this store is taken back', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  const first = putAside(store)!
  copyTakesItsPlace()
  vi.setSystemTime(1_800_000_001_000)
  const second = putAside(store)!
  expect(halfRestored(store)).toBe(second)
  takeBack(store)
  expect(asidesOf(store)).toEqual([first])
  expect(read(store)).toBe('copy')
})
