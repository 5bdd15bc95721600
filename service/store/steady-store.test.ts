import path from 'node:path'
import { expect, test } from 'vitest'
import { kept, temporaryFolder } from '../../tests/service/home.ts'
import { openSqliteStore } from './sqlite-store.ts'
import { createSteadyStore } from './steady-store.ts'

test('it is opened when it is needed, again after a failure, and once for all who ask', async () => {
  const { folder, remove } = temporaryFolder()
  const failures: unknown[] = []
  let times = 0
  let isDamaged = false
  const store = createSteadyStore({
    open: () => {
      times += 1
      if (times === 1) throw new Error('not yet')
      return openSqliteStore(path.join(folder, 'messages.sqlite'))
    },
    onFailure: (error) => failures.push((error as Error).message),
    isDamaged: () => isDamaged,
  })
  await store.close()
  expect(times).toBe(0)
  const both = await Promise.allSettled([store.list(), store.figures()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(failures).toEqual(['not yet', 'not yet'])
  expect(await Promise.all([store.accept(kept('a')), store.accept(kept('b'))])).toHaveLength(2)
  expect(times).toBe(2)

  isDamaged = true
  await expect(store.accept(kept('c'))).rejects.toThrow('damaged')
  await expect(store.claim(9000, 9000, 1)).rejects.toThrow('damaged')
  await expect(store.eraseOld(9000, 1)).rejects.toThrow('damaged')
  await expect(store.grow(1)).rejects.toThrow('damaged')
  expect(failures).toHaveLength(6)
  expect(await store.list()).toHaveLength(2)
  isDamaged = false
  expect(await store.accept(kept('c'))).toBe('kept')
  await store.close()
  await expect(store.list()).rejects.toThrow(/finalized|not open/)
  remove()
})
