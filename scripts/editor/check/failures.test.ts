import { expect, test } from 'vitest'
import { failureOf } from './failures.ts'

test('what a browser says of a lost connection is said in plain words', () => {
  for (const message of [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
  ])
    expect(failureOf(new TypeError(message))?.es).toContain('internet')
})

test('what is unknown stays as it was said', () => {
  expect(failureOf(new TypeError('x is undefined'))).toBeUndefined()
  expect(failureOf(new Error('Somebody else has changed this'))).toBeUndefined()
})
