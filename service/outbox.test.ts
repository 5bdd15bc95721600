import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { kept, mailboxes, startMailServer, temporaryFolder } from '../tests/service/home.ts'
import { createOutbox } from './outbox.ts'
import { readSettings } from './settings.ts'
import { openSqliteStore } from './sqlite-store.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** Two senders of one store, as when a service is started again before the one before has ended. */
async function start(given: Record<string, string>) {
  const { folder, remove } = temporaryFolder()
  const store = openSqliteStore(path.join(folder, 'messages.sqlite'))
  closing.push(remove, store.close)
  const arrived: number[] = []
  const mail = await startMailServer({
    onData(stream, _session, done) {
      arrived.push(Date.now())
      stream.resume()
      // it says yes when another pause between two tries would long be over
      stream.on('end', () => setTimeout(done, 600))
    },
  })
  closing.push(mail.close)
  const settings = readSettings({ SMTP_URL: mail.url, MAIL_FROM: 'site@example.org', ...given })
  const [one, other] = [1, 2].map(() =>
    createOutbox(settings, store, () => {}, { origin: 'https://example.org', mailboxes })!,
  )
  closing.push(one!.stop, other!.stop)
  await store.accept(kept('a'))
  return { one: one!, other: other!, store, arrived }
}

test('however short the pause between two tries is, a message belongs to the one who is sending it', async () => {
  const { one, other, store, arrived } = await start({ RETRY_SECONDS: '0' })
  const sent = one.wake()
  await vi.waitFor(() => expect(arrived).toHaveLength(1))
  await wait(200)
  await other.wake()
  await sent
  expect(arrived).toHaveLength(1)
  expect((await store.figures()).waiting).toBe(0)
})

test('who has died while sending a message holds it for a time of its own', async () => {
  const { one, other, arrived } = await start({ RETRY_SECONDS: '3600', CLAIM_SECONDS: '0' })
  const sent = one.wake()
  await vi.waitFor(() => expect(arrived).toHaveLength(1))
  await other.wake()
  await sent
  expect(arrived).toHaveLength(2)
})
