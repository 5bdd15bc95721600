import { afterEach, expect, test, vi } from 'vitest'
import { closeAfterEach } from '../../tests/service/closing.ts'
import { kept, mailboxes, startMailServer, storeFor } from '../../tests/service/home.ts'
import { minute, second } from '../durations.ts'
import type { Log } from '../log.ts'
import { readSettings } from '../settings.ts'
import { createOutbox } from './outbox.ts'

const closing = closeAfterEach()
afterEach(() => void vi.useRealTimers())

/** Two senders of one store, as when a service is started again before the one before has ended. */
async function start(given: Record<string, string>, mostAtOnce?: number, log: Log = () => {}) {
  const store = storeFor(closing)
  /** What the mail server has been sent, and not said yes to. */
  const arrived: (() => void)[] = []
  const mail = await startMailServer({
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => arrived.push(done))
    },
  })
  closing.push(mail.close)
  const settings = readSettings({ SMTP_URL: mail.url, MAIL_FROM: 'site@example.org', ...given })
  const clock = { now: 10_000 }
  const [one, other] = [1, 2].map(() =>
    createOutbox({
      settings,
      store,
      log,
      origin: 'https://example.org',
      mailboxes,
      mostAtOnce,
      now: () => clock.now,
    })!,
  )
  closing.push(one!.stop, other!.stop)
  await store.accept(kept('a'))
  return { one: one!, other: other!, store, arrived, clock }
}

test('however short the pause between two tries is, a message belongs to the one who is sending it', async () => {
  const { one, other, store, arrived, clock } = await start({ RETRY_SECONDS: '0' })
  const sent = one.wake()
  await vi.waitFor(() => expect(arrived).toHaveLength(1), 10_000)
  // another pause between two tries would be over
  clock.now += 1000
  await other.wake()
  arrived[0]!()
  await sent
  expect(arrived).toHaveLength(1)
  expect((await store.figures()).waiting).toBe(0)
})

test('a store that fails while mail is on its way is told, and the next look goes on', async () => {
  const log = vi.fn<Log>()
  const { one, store, arrived } = await start({}, undefined, log)
  const failing = vi.spyOn(store, 'claim').mockRejectedValueOnce(new Error('the disk is gone'))
  await one.wake()
  expect(log).toHaveBeenCalledWith('delivery failed', { error: 'the disk is gone' })
  expect(failing).toHaveBeenCalledTimes(1)
  const sent = one.wake()
  await vi.waitFor(() => expect(arrived).toHaveLength(1), 10_000)
  arrived[0]!()
  await sent
  expect((await store.figures()).waiting).toBe(0)
})

test('what became of a mail is noted by its number, its tries and the reason', async () => {
  const log = vi.fn<Log>()
  const { one, store, arrived, clock } = await start({}, undefined, log)
  const refuse = (code: number) => {
    const said = Object.assign(new Error('no'), { responseCode: code })
    ;(arrived.shift() as unknown as (error?: Error) => void)(code ? said : undefined)
  }
  // for now, for good, and taken in the end by the office
  for (const code of [450, 550, 0]) {
    const sent = one.wake()
    await vi.waitFor(() => expect(arrived).toHaveLength(1), 10_000)
    refuse(code)
    await sent
    clock.now += 10 * minute
  }
  expect(log.mock.calls).toEqual([
    ['postponed', { id: 'a', attempts: 1, problem: expect.stringContaining('450') }],
    ['refused by the mailbox', { id: 'a', problem: expect.stringContaining('550') }],
    ['delivered', { id: 'a' }],
  ])
  expect((await store.figures()).waiting).toBe(0)
})

test('who has died while sending a message holds it for a time of its own', async () => {
  const { one, other, arrived } = await start({ RETRY_SECONDS: '3600', CLAIM_SECONDS: '0' })
  const sent = one.wake()
  await vi.waitFor(() => expect(arrived).toHaveLength(1), 10_000)
  const second = other.wake()
  await vi.waitFor(() => expect(arrived).toHaveLength(2), 10_000)
  for (const yes of arrived) yes()
  await Promise.all([sent, second])
})

test.each([
  [{}, minute],
  [{ RETRY_SECONDS: '7' }, 7 * second],
  [{ RETRY_SECONDS: '0' }, 100],
])('what could not be sent is tried again after a pause: %o', async (given, pause) => {
  // nobody listens there
  const { one, store, clock } = await start({ SMTP_URL: 'smtp://127.0.0.1:9', ...given })
  await one.wake()
  expect(await store.list()).toMatchObject([{ attempts: 1, next: clock.now + pause }])
})

test('one look sends as many as it may', async () => {
  const { one, store, arrived } = await start({}, 1)
  await store.accept(kept('b'))
  for (const waiting of [1, 0]) {
    const sent = one.wake()
    await vi.waitFor(() => expect(arrived).toHaveLength(2 - waiting), 10_000)
    arrived.at(-1)!()
    await sent
    expect((await store.figures()).waiting).toBe(waiting)
  }
})

test('a message that is being sent is held for as long as was set', async () => {
  const { one, store, arrived, clock } = await start({ CLAIM_SECONDS: '7' })
  const sent = one.wake()
  await vi.waitFor(() => expect(arrived).toHaveLength(1), 10_000)
  expect(await store.list()).toMatchObject([{ next: clock.now + 7 * second }])
  arrived[0]!()
  await sent
})

test('who ends it waits for the mail that is under way, for five seconds; then it waits to be sent', async () => {
  const { one, other, store, arrived } = await start({})
  /** What is under way when it is ended; its time is ours to pass. */
  const wakeAndStop = async (outbox: typeof one) => {
    const count = arrived.length
    void outbox.wake()
    await vi.waitFor(() => expect(arrived).toHaveLength(count + 1), 10_000)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const state = { hasEnded: false }
    const ended = outbox.stop().then(() => (state.hasEnded = true))
    vi.advanceTimersByTime(5 * second - 1)
    for (let n = 0; n < 20; n++) await new Promise(setImmediate)
    expect(state.hasEnded).toBe(false)
    return { ended }
  }
  const taken = await wakeAndStop(one)
  arrived[0]!()
  await taken.ended
  expect((await store.figures()).waiting).toBe(0)

  vi.useRealTimers()
  await store.accept(kept('b'))
  const cutOff = await wakeAndStop(other)
  vi.advanceTimersByTime(1)
  await cutOff.ended
  vi.useRealTimers()
  await vi.waitFor(async () =>
    expect(await store.find(['b'])).toMatchObject([{ sent: null, problem: 'EABORT' }]),
  )
})

test('without a mail server nothing is sent, and nobody is reminded', async () => {
  const { store } = await start({})
  const settings = readSettings({})
  const origin = 'https://example.org'
  expect(createOutbox({ settings, store, log: () => {}, origin, mailboxes })).toBeUndefined()
})
