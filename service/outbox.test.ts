import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { closeAfterEach } from '../tests/service/closing.ts'
import { kept, mailboxes, startMailServer, temporaryFolder } from '../tests/service/home.ts'
import { createOutbox } from './outbox.ts'
import { readSettings } from './settings.ts'
import { openSqliteStore } from './sqlite-store.ts'

const closing = closeAfterEach()

/** Two senders of one store, as when a service is started again before the one before has ended. */
async function start(given: Record<string, string>) {
  const { folder, remove } = temporaryFolder()
  const store = openSqliteStore(path.join(folder, 'messages.sqlite'))
  closing.push(remove, store.close)
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
      log: () => {},
      origin: 'https://example.org',
      mailboxes,
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
  await vi.waitFor(() => expect(arrived).toHaveLength(1))
  // another pause between two tries would be over
  clock.now += 1000
  await other.wake()
  arrived[0]!()
  await sent
  expect(arrived).toHaveLength(1)
  expect((await store.figures()).waiting).toBe(0)
})

test('who has died while sending a message holds it for a time of its own', async () => {
  const { one, other, arrived } = await start({ RETRY_SECONDS: '3600', CLAIM_SECONDS: '0' })
  const sent = one.wake()
  await vi.waitFor(() => expect(arrived).toHaveLength(1))
  const second = other.wake()
  await vi.waitFor(() => expect(arrived).toHaveLength(2))
  for (const yes of arrived) yes()
  await Promise.all([sent, second])
})
