import { expect, test } from 'vitest'
import { StoreTrouble, troubleOf } from './store-errors.ts'

// what disks and SQLite say when something is wrong; some of it no test can bring about

const of = (fields: object) => troubleOf(Object.assign(new Error('why'), fields)).name

test('a failure has the name of its cause, by which its remedy is found', () => {
  // https://sqlite.org/rescode.html; above the lower byte stands what it was in particular
  const bySqlite = {
    'disk-full': [13, 4874],
    'disk-read-only': [3, 8, 14, 1544, 270],
    'store-locked': [5, 6, 517, 261],
    'store-damaged': [11, 26, 267, 779, 266, 522, 8202, 8458],
    // a failure to read is damage; to write or to lock, it may be anything; to make room, that there is none
    'store-failing': [1, 10, 778, 3850],
  }
  for (const [name, codes] of Object.entries(bySqlite)) {
    for (const errcode of codes) expect(of({ errcode }), String(errcode)).toBe(name)
  }
  const bySystem = {
    'disk-full': ['ENOSPC', 'EDQUOT'],
    'disk-read-only': ['EROFS', 'EACCES', 'EPERM'],
    'store-damaged': ['EIO'],
    'store-gone': ['ENOENT'],
    'store-failing': ['EMFILE'],
  }
  for (const [name, codes] of Object.entries(bySystem)) {
    for (const code of codes) expect(of({ code }), code).toBe(name)
  }
})

test('what is known by name keeps it, and of what is unknown the words are told', () => {
  expect(troubleOf(new StoreTrouble('store-newer', 'from tomorrow')).name).toBe('store-newer')
  expect(troubleOf(new Error('why'))).toMatchObject({
    name: 'store-failing',
    facts: { reason: 'why' },
  })
})
