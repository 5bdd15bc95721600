import { expect, test } from 'vitest'
import { isOutdated, writtenSince } from './outdated.ts'

const began = {
  _default: { 'title.en': 'Supper', 'about.0': 'Old', 'about.0.__sc_item_id': 1, 'order': 1 },
}
const currentValues = {
  _default: {
    'title.en': 'Supper for all',
    'about.0': 'Old',
    'about.1': '',
    'src': 'blob:x',
    'at': '18:30',
  },
}
const opened = (more: object) => ({ originalValues: { _default: { ...began._default, ...more } } })

test('a draft is put back only over what it began from', () => {
  const kept = { began, currentValues }
  expect(isOutdated(kept, opened({}))).toBe(false)
  expect(isOutdated(kept, opened({ 'about.0.__sc_item_id': 2, 'order': 3 }))).toBe(false)
  expect(isOutdated(kept, opened({ 'about.0': 'New' }))).toBe(true)
  expect(isOutdated(kept, opened({ 'about.1': 'More' }))).toBe(true)
})

test('what was written is told apart from what stood there', () => {
  expect(writtenSince({ began, currentValues })).toEqual([
    ['title.en', 'Supper for all'],
    ['at', '18:30'],
  ])
})
