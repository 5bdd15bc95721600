import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { closeAfterEach } from '../../tests/service/closing.ts'
import { kept, startMailServer, startWebhook, storeFor } from '../../tests/service/home.ts'
import { day, hour, minute } from '../durations.ts'
import { readSettings } from '../settings.ts'
import { createAlarm, lastFound } from './alarm.ts'
import { createWatch } from './watch.ts'

const closing = closeAfterEach()

const office = 'office@example.org'

const openStore = () => storeFor(closing)

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
  const alarm = createAlarm({ store, watch, log, settings, origin: 'https://example.org', office })
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
  await alarm.look(begin + 2 * day + 5 * minute - 1)
  expect(told).toHaveLength(2)
  await alarm.look(begin + 2 * day + 5 * minute)
  expect(told).toHaveLength(3)
  await alarm.look(begin + 2 * day + 6 * minute)
  expect(told).toHaveLength(3)
  expect(told[2]).toMatch(/This is over: the mail server.*Ya no ocurre/s)
  const means = expect.stringContaining('npm run mail:test') as string
  const silent = { event: 'trouble', what: 'mail-silent', messages: 1, means }
  const over = { event: 'trouble is over', what: 'mail-silent' }
  // nor does the server that is silent tell it of itself, which is said once
  const untold = { event: 'could not be told', way: 'mail', problem: 'ESOCKET' }
  expect(logged.map((line) => JSON.parse(line))).toEqual([silent, untold, silent, over])
})

test('what begins is told while something else ends, each by itself', async () => {
  const { told, url } = await hook()
  const { store, alarm, watch } = await start({ ALARM_URL: url })
  await store.accept(kept('a', { received: 0 }))
  await watch.note('clock')
  await alarm.look(day)
  expect(told).toHaveLength(1)
  watch.over('clock')
  await alarm.look(day + minute)
  await watch.note('backup')
  await alarm.look(day + 6 * minute)
  expect(told).toHaveLength(2)
  expect(told[1]).toMatch(
    /^https:\/\/example\.org\n\nBackups of[^]*This is over: the machine's clock/,
  )
  expect(told[1]).not.toContain('mail server')
})

test('after a start nobody is told again, and what is known is there to be read', async () => {
  const { told, url } = await hook()
  const { store, watch, settings, log, alarm } = await start({ ALARM_URL: url })
  expect(await lastFound(store)).toEqual([])
  await watch.note('backup')
  await alarm.look(day)
  expect(await lastFound(store)).toEqual([{ name: 'backup', facts: {} }])
  let written = 0
  const counted = {
    ...store,
    remember: (name: string, value: string) => {
      if (name === 'told') written += 1
      return store.remember(name, value)
    },
  }
  const origin = 'https://example.org'
  const again = createAlarm({ store: counted, watch, log, settings, origin, office })
  await again.look(day + hour)
  await again.look(day + 2 * hour)
  expect([told.length, written]).toEqual([1, 0])
  await again.look(2 * day)
  await again.look(2 * day + hour)
  expect([told.length, written]).toEqual([2, 1])
})

test('who could not be told is told the next time', async () => {
  const { told, url } = await hook([500])
  const { store, alarm, logged } = await start({ ALARM_URL: url })
  await store.accept(kept('a', { received: 0 }))
  await alarm.look(day)
  expect(logged).toContain('{"event":"could not be told","way":"webhook","problem":"500"}')
  await alarm.look(day + minute)
  expect(told).toHaveLength(1)
})

/** Something that is posted to, and what it does with each post. */
async function listener(answer: RequestListener) {
  const server = createServer(answer)
  closing.push(() => server.close())
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a chat that hears it and does not say so is told ever more rarely, and of something else at once', async () => {
  const heard: number[] = []
  let now = day
  const url = await listener((_, response) => {
    heard.push((now - day) / minute)
    response.writeHead(504).end()
  })
  const { alarm, watch, logged } = await start({ SMTP_URL: '', ALARM_URL: url })
  await watch.note('clock')
  for (; now <= day + 190 * minute; now += minute) await alarm.look(now)
  expect(heard.splice(0)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183])
  await watch.note('backup')
  for (; now <= day + 194 * minute; now += minute) await alarm.look(now)
  expect(heard).toEqual([191, 192, 194])
  expect(logged.filter((line) => line.includes('could not be told'))).toHaveLength(1)
})

test('whoever has moved, or is not there, is not taken for one who was told', async () => {
  const asked: string[] = []
  const moved = await listener(({ method, url }, response) => {
    asked.push(`${method} ${url}`)
    if (url === '/new') response.end()
    else response.writeHead(302, { location: '/new' }).end()
  })
  const gone = await startWebhook()
  gone.close()
  for (const [ALARM_URL, problem] of [
    [`${moved}/old`, '302'],
    [gone.url, 'ECONNREFUSED'],
  ] as const) {
    const { alarm, watch, logged } = await start({ SMTP_URL: '', ALARM_URL })
    await watch.note('clock')
    await alarm.look(day)
    expect(logged).toContain(
      JSON.stringify({ event: 'could not be told', way: 'webhook', problem }),
    )
  }
  expect(asked).toEqual(['POST /old'])
})

test('a mailbox of last resort is told by another server', async () => {
  const { url, mails, close } = await startMailServer()
  closing.push(close)
  const { store, alarm, logged } = await start({
    ALARM_TO: 'someone@example.org',
    ALARM_SMTP_URL: url,
  })
  await store.accept(kept('a', { received: 0 }))
  await alarm.look(day)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(/^To: someone@example\.org/m)
  expect(mails[0]).toMatch(/^From: Website <website@example\.org>/m)
  expect(mails[0]).toMatch(/^Subject: .*The_website=3A_messages_=C2=B7_El_sitio/m)
  expect(mails[0]).toMatch(/^Auto-Submitted: auto-generated/m)
  expect(logged.join()).not.toContain('could not be told')
})

test('where nobody else is set, the office is told by mail', async () => {
  const { url, mails, close } = await startMailServer()
  closing.push(close)
  const { watch, alarm } = await start({ SMTP_URL: url })
  await watch.note('clock')
  await alarm.look(day)
  await alarm.look(day + minute)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(/^To: office@example\.org/m)
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
