import { expect, test, vi } from 'vitest'
import { inBackground, logLine } from './log.ts'

test('what fails in the background is noted with its reason, and goes no further', async () => {
  const log = vi.fn()
  await inBackground(log, 'the backup', () => Promise.reject(new Error('no room')))()
  expect(log.mock.calls).toEqual([['the backup failed', { error: 'no room' }]])
  await inBackground(log, 'the backup', () => undefined)()
  expect(log).toHaveBeenCalledTimes(1)
})

test('an event is one line that says when', () => {
  const line = vi.spyOn(console, 'log').mockReturnValue()
  logLine('delivered', { id: 'a' })
  const said = JSON.parse(line.mock.lastCall![0] as string) as { at: string }
  line.mockRestore()
  expect(said).toEqual({ at: expect.any(String), event: 'delivered', id: 'a' })
  expect(Math.abs(Date.parse(said.at) - Date.now())).toBeLessThan(60_000)
})
