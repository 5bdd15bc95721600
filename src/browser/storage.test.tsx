import { afterEach, expect, test, vi } from 'vitest'
import { store, stored } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('what is kept can be read and forgotten, each storage for itself', () => {
  store('word', 'here')
  store('word', 'for now', 'session')
  expect([stored('word'), stored('word', 'session')]).toEqual(['here', 'for now'])
  store('word', null)
  expect([stored('word'), stored('word', 'session')]).toEqual([null, 'for now'])
})

test('where storage is blocked nothing is kept, and nothing breaks', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => store('word', 'here')).not.toThrow()
  expect(stored('word')).toBeNull()
})
