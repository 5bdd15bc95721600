import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createAlarm } from './alarm.ts'
import { day, minute } from './durations.ts'
import { readSettings } from './settings.ts'
import { openSqliteStore } from './sqlite-store.ts'
import { kept, startMailServer, startWebhook, temporaryFolder } from './testing.ts'
import { createWatch } from './watch.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

function openStore() {
  const { folder, remove } = temporaryFolder()
  const store = openSqliteStore(path.join(folder, 'messages.sqlite'))
  closing.push(remove, store.close)
  return store
}

async function start(env: Record<string, string> = {}) {
  const store = openStore()
  const logged: string[] = []
  const settings = readSettings({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'website@example.org',
    ...env,
  })
  const log = (event: string, facts = {}) => void logged.push(JSON.stringify({ event, ...facts }))
  const watch = createWatch(store, settings)
  const alarm = createAlarm({ store, watch, log, settings, origin: 'https://example.org' })
  return { store, watch, alarm, logged, settings, log }
}

async function hook(codes: number[] = []) {
  const webhook = await startWebhook(codes)
  closing.push(webhook.close)
  return webhook
}

test('mail that has failed for an hour is told once a day, and when it is over', async () => {
  const { told, url } = await hook()
  const { store, alarm, watch, logged } = await start({ ALARM_URL: url })
  const begin = 10 * day
  await store.accept(kept('a', { received: begin }))
  await alarm.look(begin + 59 * minute)
  expect(told).toEqual([])
  await alarm.look(begin + 60 * minute)
  await alarm.look(begin + 70 * minute)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(
    /not taking any.*1 message is waiting.*npm run mail:test.*Hay 1 mensaje en espera/s,
  )
  expect(watch.found()).toMatchObject([{ name: 'mail-silent' }])
  await alarm.look(begin + 60 * minute + day)
  expect(told).toHaveLength(2)
  await store.delivered('a', begin + 2 * day)
  // well for a moment is not well
  await alarm.look(begin + 2 * day)
  expect(told).toHaveLength(2)
  await alarm.look(begin + 2 * day + 5 * minute)
  await alarm.look(begin + 2 * day + 6 * minute)
  expect(told).toHaveLength(3)
  expect(told[2]).toMatch(/This is over: the mail server.*Ya ha pasado/s)
  expect(logged.join()).not.toMatch(/elena|hello/i)
})

test('who could not be told is told the next time', async () => {
  const { told, url } = await hook([500])
  const { store, alarm, logged } = await start({ ALARM_URL: url })
  await store.accept(kept('a', { received: 0 }))
  await alarm.look(day)
  expect(logged.join()).toContain('could not be told')
  await alarm.look(day + minute)
  expect(told).toHaveLength(1)
})

test('a mailbox of last resort is told by another server', async () => {
  const { url, mails, close } = await startMailServer()
  closing.push(close)
  const { store, alarm } = await start({ ALARM_TO: 'someone@example.org', ALARM_SMTP_URL: url })
  await store.accept(kept('a', { received: 0 }))
  await alarm.look(day)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(/^To: someone@example\.org/m)
})

test('without a mail server messages wait for a reader, and nobody is alarmed', async () => {
  const { told, url } = await hook()
  const { store, alarm } = await start({ SMTP_URL: '', ALARM_URL: url })
  await store.accept(kept('a', { received: 0 }))
  await alarm.look(100 * day)
  expect(told).toEqual([])
})

test('a damaged file is told as well', async () => {
  const { told, url } = await hook()
  const { watch, alarm } = await start({ ALARM_URL: url })
  await watch.note('store-damaged')
  await alarm.look(day)
  expect(told[0]).toContain('damaged')
})
