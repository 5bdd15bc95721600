import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keptByService } from '#app/privacy/stored.ts'
import { ownFolder } from '../tests/help/own-folder.ts'
import { openSqliteStore } from './store/sqlite-store.ts'

// besides messages there are the service's own notes, and counts of connections under a code
test('the privacy page names every column that the store keeps of a message, and no other', async () => {
  const folder = ownFolder(onTestFinished)
  const store = openSqliteStore(path.join(folder, 'messages.sqlite'))
  const tables = store.database
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('settings', 'limits')`,
    )
    .all() as { name: string }[]
  const columns = tables.flatMap(
    ({ name }) =>
      store.database.prepare('SELECT name FROM pragma_table_info(?)').all(name) as {
        name: string
      }[],
  )
  await store.close()
  expect(columns.map(({ name }) => name).toSorted()).toEqual(
    Object.values(keptByService).flat().toSorted(),
  )
})

test('a store keeps nothing of a visitor among its settings', async () => {
  const folder = ownFolder(onTestFinished)
  const store = openSqliteStore(path.join(folder, 'messages.sqlite'))
  await store.check()
  const names = store.database.prepare('SELECT name FROM settings').all() as { name: string }[]
  await store.close()
  expect(names.map(({ name }) => name).toSorted()).toEqual(['checked', 'schema', 'secret'])
})
