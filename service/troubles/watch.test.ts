import { expect, test } from 'vitest'
import { closeAfterEach } from '../../tests/service/closing.ts'
import { kept, storeFor } from '../../tests/service/home.ts'
import { day, hour, minute, second } from '../durations.ts'
import type { Store } from '../store/store.ts'
import { createWatch } from './watch.ts'

const closing = closeAfterEach()

/** A watch over a store that fails as it is told to. */
function start(SMTP_URL: string | undefined = 'smtp://127.0.0.1:9') {
  const store = storeFor(closing)
  const failing: { check?: Error; figures?: Error } = {}
  const noted: string[] = []
  const watched: Store = {
    ...store,
    check: async () => {
      if (failing.check) throw failing.check
    },
    figures: async () => {
      if (failing.figures) throw failing.figures
      return store.figures()
    },
    remember: (name, value) => {
      noted.push(value)
      return store.remember(name, value)
    },
  }
  const watch = createWatch(watched, { SMTP_URL, ALARM_AFTER_MINUTES: 60 })
  const ask = async (now: number) => (await watch.ask(now)).map(({ name }) => name)
  return { store, watch, failing, noted, ask }
}

const full = Object.assign(new Error('no room'), { code: 'ENOSPC' })
const now = 100 * day

test('what is wrong is found by asking, and is over by asking', async () => {
  const { ask, failing, watch } = start()
  failing.check = full
  expect(await ask(now)).toEqual(['disk-full'])
  failing.check = Object.assign(new Error('read-only'), { code: 'EROFS' })
  expect(await ask(now)).toEqual(['disk-read-only'])
  delete failing.check
  expect(await ask(now)).toEqual([])
  // damage is not over because a page can be written
  watch.failed(Object.assign(new Error('malformed'), { errcode: 11 }))
  expect(await ask(now)).toEqual(['store-damaged'])
  watch.over('store-damaged')
  expect(await ask(now)).toEqual([])
  const names = ['disk-full', 'mail-silent', 'form-flooded', 'store-damaged', 'clock'] as const
  expect(names.filter((name) => watch.asks(name))).toEqual([
    'disk-full',
    'mail-silent',
    'form-flooded',
  ])
})

test('the mail server is not blamed for what cannot be taken out of the store, nor a moment later', async () => {
  const { ask, failing, store } = start()
  await store.accept(kept('a', { received: now - hour }))
  failing.check = full
  expect(await ask(now)).toEqual(['disk-full'])
  delete failing.check
  expect(await ask(now + 5 * minute - 1)).toEqual([])
  expect(await ask(now + 5 * minute)).toEqual(['mail-silent'])
  // what was found stands while nothing is known
  failing.figures = new Error('not now')
  expect(await ask(now + hour)).toEqual(['mail-silent'])
})

test('one mailbox that is full is not taken for a silent mail server, nor does it hide one', async () => {
  const { store, watch } = start()
  await store.accept(kept('full', { received: now }))
  await store.accept(kept('later', { received: now + minute }))
  await store.delivered('later', now + 2 * minute)
  const held = { name: 'mail-held', facts: { messages: 1 } }
  expect(await watch.ask(now + hour - 1)).toEqual([])
  expect(await watch.ask(now + hour)).toEqual([held])
  // from now on nothing is taken any more
  await store.accept(kept('latest', { received: now + 3 * minute }))
  expect(await watch.ask(now + 3 * minute + hour)).toEqual([
    { name: 'mail-silent', facts: { messages: 2 } },
    held,
  ])
  await store.delivered('latest', now + 4 * minute + hour)
  expect(await watch.ask(now + 5 * minute + hour)).toEqual([held])
  await store.delivered('full', now + 6 * minute + hour)
  expect(await watch.ask(now + day)).toEqual([])
})

test('what a mailbox refuses is counted by itself, and what the office does not take either', async () => {
  const { store, watch } = start()
  const all = ['a', 'b', 'c']
  for (const id of all) {
    await store.accept(kept(id, { received: now - day }))
    await store.setApart(id, now, now, '550')
  }
  // two have gone to the office
  for (const id of ['a', 'b']) await store.delivered(id, now)
  const refused = { name: 'mailbox-refuses', facts: { messages: 2 } }
  expect(await watch.ask(now + hour - 1)).toEqual([refused])
  expect(await watch.ask(now + hour)).toEqual([
    { name: 'office-refuses', facts: { messages: 1 } },
    refused,
  ])
  for (const id of all) await store.markAnswered(id, now)
  expect(await watch.ask(now + hour)).toEqual([])
})

test('without a mail server nothing is said of mail', async () => {
  const { ask, store } = start('')
  await store.accept(kept('a', { received: 0 }))
  await store.setApart('a', 0, 0, '550')
  expect(await ask(now)).toEqual([])
})

test('what lasts until an instant is written once a minute at most, and over at that instant', async () => {
  const { ask, noted, watch } = start()
  await watch.note('backup')
  expect(noted).toEqual([])
  watch.over('backup')
  for (const after of [0, 30 * second, minute - 1, minute, minute + 1]) {
    await watch.note('form-flooded', {}, now + after)
  }
  expect(noted).toEqual([now, now + minute].map(String))
  expect(await ask(now + minute - 1)).toEqual(['form-flooded'])
  expect(await ask(now + minute)).toEqual([])
})
