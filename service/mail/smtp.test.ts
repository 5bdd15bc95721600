import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAfterEach } from '../../tests/service/closing.ts'
import { startHangingUp } from '../../tests/service/hanging-up.ts'
import { kept, mailboxes, startMailServer, storeFor } from '../../tests/service/home.ts'
import { createDelivery } from './delivery.ts'
import { createSender, isRefusedForGood, mayHaveArrived } from './smtp.ts'

const closing = closeAfterEach()
afterEach(() => void vi.useRealTimers())

type Stage = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'end of mail'

/** A mail server that answers one command, the first times, with lines that never end. */
async function startDripping(stage: Stage, times: number) {
  const mails: string[] = []
  const open = new Set<Socket>()
  /** How many lines it has sent where it drips. */
  const dripped = new Map<Socket, number>()
  let left = times
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      open.delete(socket)
      dripped.delete(socket)
    })
    const answer = (at: Stage, code: number) => {
      if (at !== stage || left === 0) return void socket.write(`${code} yes\r\n`)
      left -= 1
      const drip = setInterval(() => {
        socket.write(`${code}-wait\r\n`)
        dripped.set(socket, (dripped.get(socket) ?? 0) + 1)
      }, 1)
      socket.on('close', () => clearInterval(drip))
    }
    let typed = ''
    let mail: string | undefined
    answer('greeting', 220)
    socket.on('data', (chunk) => {
      typed += String(chunk)
      if (mail !== undefined) {
        if (!typed.endsWith('\r\n.\r\n')) return
        mails.push(typed)
        mail = undefined
        typed = ''
        return answer('end of mail', 250)
      }
      if (!typed.endsWith('\r\n')) return
      const command = typed.slice(0, 4) as Stage
      typed = ''
      if (command === 'DATA') mail = ''
      answer(command, command === 'DATA' ? 354 : 250)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  const isAllDripping = () => open.size > 0 && [...open].every((each) => dripped.get(each)! > 3)
  return {
    mails,
    open,
    isAllDripping,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
}

const idOf = (mail: string) => /^Message-ID: (.*)\r$/im.exec(mail)![1]

test.each<Stage>(['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'end of mail'])(
  'a server that drips lines without end at its answer to %s makes no copies',
  async (stage) => {
    const { mails, open, isAllDripping, url } = await startDripping(stage, 4)
    // its time-outs are ours to call, when all that is under way drips: however busy the machine is
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const store = storeFor(closing)
    const within = 300
    const sender = createSender(url, within)
    const delivery = createDelivery({
      store,
      log: () => {},
      mailboxes,
      from: 'site@example.org',
      linkOf: async () => () => 'https://example.org/link',
      send: sender.send,
      mostAtOnce: Infinity,
      now: Date.now,
      pause: () => 1,
    })
    for (let n = 0; n < 6; n++) await store.accept(kept(`m${n}`))
    const isOver = async () => (await store.figures()).waiting === 0
    while (!(await isOver())) {
      void delivery.wake()
      if (isAllDripping()) vi.advanceTimersByTime(within)
      await new Promise(setImmediate)
    }
    vi.useRealTimers()
    expect(mails.map(idOf).toSorted()).toEqual(
      Array.from({ length: 6 }, (_, n) => `<m${n}@example.org>`),
    )
    // nothing is left behind
    await vi.waitFor(() => expect(open.size).toBe(0))
  },
)

const mail = {
  from: { name: 'a', address: 'a@example.org' },
  to: 'b@example.org',
  subject: 's',
  text: 't',
  headers: {},
}

test('a server that drips is given so long, and not longer', async () => {
  const { open, url } = await startDripping('DATA', 1)
  await expect(createSender(url, 50).send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  await vi.waitFor(() => expect(open.size).toBe(0))
})

test('who is let in by name and password sends, and nobody else', async () => {
  const { url, mails, close } = await startMailServer({
    authOptional: false,
    onAuth({ username, password }, _session, done) {
      if (username === 'a@b.co' && password === 'p/w') return done(null, { user: username })
      done(Object.assign(new Error('no'), { responseCode: 535 }))
    },
  })
  closing.push(close)
  const as = (who: string) => createSender(url.replace('//', `//${who}@`)).send(mail)
  await as('a%40b.co:p%2Fw')
  expect(mails).toHaveLength(1)
  await expect(as('a%40b.co:wrong')).rejects.toMatchObject({ responseCode: 535 })
  await expect(createSender(url).send(mail)).rejects.toThrow()
  expect(mails).toHaveLength(1)
})

test('a mail that is refused at its end was not taken, whatever else the server says', async () => {
  const { url, close } = await startMailServer({
    onData(stream, _session, done) {
      stream.resume()
      const no = Object.assign(new Error('no, as 250 others'), { responseCode: 554 })
      stream.on('end', () => done(no))
    },
  })
  closing.push(close)
  await expect(createSender(url).send(mail)).rejects.toMatchObject({ responseCode: 554 })
})

test('a mail may have arrived when all of it was sent and no word came back, and only then', async () => {
  for (const [at, may] of [
    ['DATA', false],
    ['the end', true],
  ] as const) {
    const { url } = await startHangingUp(at, closing)
    const error: unknown = await createSender(url)
      .send(mail)
      .catch((each: unknown) => each)
    expect(error).toBeInstanceOf(Error)
    expect(mayHaveArrived(error), at).toBe(may)
  }
})

test('who is asked to stop hangs up on a server that drips', async () => {
  const { open, url } = await startDripping('RCPT', 1)
  const sender = createSender(url)
  const sent = sender.send(mail).catch((error: { code: string }) => error.code)
  await vi.waitFor(() => expect(open.size).toBe(1))
  sender.close()
  expect(await sent).toBe('EABORT')
  await vi.waitFor(() => expect(open.size).toBe(0))
})

test('only what is about the mailbox or the mail itself is a refusal for good', () => {
  const refused = (responseCode: number, command: string) =>
    isRefusedForGood(Object.assign(new Error('no'), { responseCode, command }))
  expect(refused(550, 'RCPT TO')).toBe(true)
  expect(refused(554, 'DATA')).toBe(true)
  expect(refused(450, 'RCPT TO')).toBe(false)
  expect(refused(530, 'RCPT TO')).toBe(false)
  expect(refused(550, 'MAIL FROM')).toBe(false)
  expect(refused(550, 'AUTH PLAIN')).toBe(false)
  expect(isRefusedForGood(new Error('hung up'))).toBe(false)
})
