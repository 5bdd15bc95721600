import { request, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { closeAfterEach } from '../../tests/service/closing.ts'
import { createLimitedServer, usualLimits, type Limits } from './connections.ts'

// whatever comes, it is counted and cut like the rest, whether our code answers it or Node itself

const closing = closeAfterEach()
afterEach(() => void vi.restoreAllMocks())

/** No time passes in which something is forgiven: a busy machine takes some. */
function stopTime(): void {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now)
}

const many = { ...usualLimits, perSecond: 1_000_000 }

/** What a proxy says of whom it asks for. */
const forwarded: Parameters<typeof createLimitedServer>[1] = ({ headers }) =>
  String(headers['x-forwarded-for'] ?? '')

/** Machines of this network, 127.0.0.n, as homes of others: those of one block, or each for itself. */
const inOneBlock = (n: number) => (n < 200 ? `2001:db8:1:${n}::1` : `2001:db8:${n}::1`)

async function start(
  limits: Partial<Limits> = {},
  answer: RequestListener = sayYes,
  homeOf?: (n: number) => string,
) {
  const seen = vi.fn<RequestListener>(answer)
  const server = createLimitedServer({ ...many, ...limits }, forwarded, {
    answer: seen,
    refuse: (_, response) => response.writeHead(429).end('no'),
  })
  server.prependListener('connection', (socket: Socket) => {
    if (!homeOf) return
    const value = homeOf(Number(socket.remoteAddress!.split('.').at(-1)))
    Object.defineProperty(socket, 'remoteAddress', { value })
  })
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  closing.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  const { port } = server.address() as { port: number }
  return { server, port, seen }
}

/** On a busy machine a second is soon over. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 5 })

const sayYes: RequestListener = (_, response) => response.end('yes')

/** Says something from an address, and collects what comes back until the connection is closed. */
function say(port: number, text: string, from = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  closing.push(() => socket.destroy())
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  socket.on('error', () => {})
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)))
  socket.once('connect', () => socket.write(text))
  return { socket, closed, heard: () => heard }
}

const statuses = (heard: string) =>
  heard.match(/HTTP\/1\.1 \d+/g)?.map((each) => each.slice(9)) ?? []

const shapes = {
  'plain requests': 'GET / HTTP/1.1\r\nHost: a\r\n\r\n',
  'requests that expect something': 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n',
  'requests that wait to be asked for more':
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n',
  'requests without a host': 'GET / HTTP/1.1\r\n\r\n',
}

for (const [name, text] of Object.entries(shapes)) {
  test(`${name}: more than sixteen without an answer, and the network is not heard`, async () => {
    const { port, seen } = await start({}, () => {})
    await say(port, text.repeat(2400)).closed
    expect(seen.mock.calls.length).toBeLessThanOrEqual(usualLimits.unanswered)
    expect(await say(port, text).closed).toBe('')
    // others are
    const other = say(port, text, '127.0.0.2')
    await until(() => expect(seen.mock.lastCall?.[0].socket.remoteAddress).toMatch('127.0.0.2'))
    other.socket.destroy()
  })

  test(`${name}: what is beyond the allowance is refused`, async () => {
    stopTime()
    const { port } = await start({ perSecond: 2 })
    const { socket, heard } = say(port, '')
    const answers = () => statuses(heard()).filter((each) => each !== '100')
    while (!answers().includes('429')) {
      const before = answers().length
      socket.write(text)
      await until(() => expect(answers().length).toBeGreaterThan(before))
    }
    // twenty at once, of which the connection itself is one
    expect(answers()).toHaveLength(20)
  })
}

test('of what came in one piece with the request that goes too far, nothing more is taken apart', async () => {
  const { server, port } = await start({}, () => {})
  const taken = vi.fn()
  server.prependListener('request', taken)
  await say(port, shapes['plain requests'].repeat(2400)).closed
  expect(taken).toHaveBeenCalledTimes(usualLimits.unanswered + 1)
})

test('who is asked to go on is asked by us, when it is heard', async () => {
  const { port } = await start()
  const text = 'POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n'
  expect(statuses(await say(port, text).closed)).toEqual(['100', '200'])
})

test('what is no request at all is counted by its connections', async () => {
  stopTime()
  const { port } = await start({ perSecond: 5 })
  const turned: string[] = []
  for (let n = 0; n < 26; n++) {
    const ten = Array.from({ length: 10 }, () => say(port, 'nonsense\r\n\r\n').closed)
    turned.push(...(await Promise.all(ten)))
  }
  // fifty at once, and two hundred more in a second: then nobody listens
  for (const heard of turned.slice(0, 240)) expect(statuses(heard)).toEqual(['400'])
  for (const heard of turned.slice(250)) expect(heard).toBe('')
})

test('bytes count as well as requests', async () => {
  stopTime()
  const { port } = await start({ perSecond: 5 })
  const long = `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(12_000)}\r\n\r\n`
  const { socket, heard } = say(port, '')
  for (let n = 0; n < 6; n++) {
    socket.write(long)
    await until(() => expect(statuses(heard())).toHaveLength(n + 1))
  }
  expect(statuses(heard())).toEqual(['200', '200', '200', '200', '429', '429'])
})

const inBytes = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(50_000)}`

test('a body in pieces of one byte is not read to its end, and its network is not heard', async () => {
  let read = 0
  const { port } = await start({}, (request, response) => {
    request.on('data', (piece: Buffer) => (read += piece.byteLength))
    request.on('end', () => response.end('yes'))
  })
  expect(await say(port, inBytes('/')).closed).toBe('')
  expect(read).toBeLessThanOrEqual(1000)
  expect(await say(port, shapes['plain requests']).closed).toBe('')
})

test('a message that comes slowly, or in chunks as a content network cuts it, is read', async () => {
  const { port } = await start({}, async (request, response) => {
    let length = 0
    for await (const piece of request) length += (piece as Buffer).byteLength
    response.end(String(length))
  })
  const chunk = `1000\r\n${'a'.repeat(4096)}\r\n`
  const head =
    'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n'
  const heard = await say(port, `${head}${chunk.repeat(250)}0\r\n\r\n`).closed
  expect(heard).toContain(String(250 * 4096))
})

test('a body that nobody asked for is not read when its answer has been sent', async () => {
  const { port } = await start()
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n'
  const { socket, closed, heard } = say(port, head)
  await until(() => expect(statuses(heard())).toEqual(['200']))
  // more than lies between two machines
  const much = 50_000_000
  const all = new Promise<void>((resolve) => {
    const more = () => {
      while (!socket.destroyed && socket.bytesWritten < much && socket.write('a'.repeat(65_536)));
      if (socket.bytesWritten >= much) resolve()
    }
    socket.on('drain', more)
    more()
  })
  await Promise.race([closed, all])
  expect(socket.bytesWritten).toBeLessThan(much)
})

test('however full it is, who comes is let in, and the network that has the most makes room', async () => {
  const { server, port } = await start({ all: 6 })
  // Node closes what is idle after five seconds by itself
  server.keepAliveTimeout = 60_000
  const visitor = say(port, '', '127.0.0.9')
  await until(() => expect(visitor.socket.readyState).toBe('open'))
  const crowd: ReturnType<typeof say>[] = []
  for (let n = 0; n < 5; n++) {
    crowd.push(say(port, shapes['plain requests'], `127.0.0.${2 + (n % 2)}`))
    await until(() => expect(statuses(crowd[n]!.heard())).toEqual(['200']))
  }
  const late = say(port, shapes['plain requests'], '127.0.0.8')
  await until(() => expect(statuses(late.heard())).toEqual(['200']))
  // three of the one network, and the first of them was quiet for the longest
  await crowd[0]!.closed
  expect(crowd.slice(1).every(({ socket }) => !socket.destroyed)).toBe(true)
  visitor.socket.write(shapes['plain requests'])
  await until(() => expect(statuses(visitor.heard())).toEqual(['200']))
})

test('who fills its places again and again is not heard', async () => {
  const { port } = await start({ fromOne: 2 })
  const all = Array.from({ length: 200 }, () => say(port, ''))
  await Promise.all(all.map(({ closed }) => closed))
  expect(await say(port, shapes['plain requests']).closed).toBe('')
  const other = say(port, shapes['plain requests'], '127.0.0.2')
  await until(() => expect(statuses(other.heard())).toEqual(['200']))
})

test('a block of networks may as much as four homes, however many of them ask', async () => {
  stopTime()
  const { port } = await start({ perSecond: 5 }, sayYes, inOneBlock)
  const [request] = Object.values(shapes)
  // each connection counts as a request: two hundred at once
  for (let n = 1; n <= 20; n++) {
    const { heard, socket } = say(port, request!.repeat(9), `127.0.0.${n}`)
    await until(() => expect(statuses(heard())).toEqual(Array.from({ length: 9 }, () => '200')))
    socket.destroy()
  }
  const fresh = say(port, request!, '127.0.0.21')
  await until(() => expect(statuses(fresh.heard())).toEqual(['429']))
  const elsewhere = say(port, request!, '127.0.0.200')
  await until(() => expect(statuses(elsewhere.heard())).toEqual(['200']))
})

test('a block whose homes go on all the same, each a little, is not heard as a whole', async () => {
  stopTime()
  const { port } = await start({ perSecond: 1 }, sayYes, inOneBlock)
  const [request] = Object.values(shapes)
  // forty of these are allowed, two hundred are forgiven
  for (let n = 1; n <= 24; n++) {
    const { heard, socket } = say(port, request!.repeat(9), `127.0.0.${n}`)
    await until(() => expect(statuses(heard())).toHaveLength(9))
    socket.destroy()
  }
  await say(port, request!, '127.0.0.25').closed
  expect(await say(port, request!, '127.0.0.26').closed).toBe('')
  const elsewhere = say(port, request!, '127.0.0.200')
  await until(() => expect(statuses(elsewhere.heard())).toEqual(['200']))
})

test('a block that comes by many homes makes room as one network', async () => {
  const { port } = await start({ all: 6 }, sayYes, inOneBlock)
  const [request] = Object.values(shapes)
  const come = async (n: number) => {
    const mine = say(port, request!, `127.0.0.${n}`)
    await until(() => expect(statuses(mine.heard())).toEqual(['200']))
    return mine
  }
  // it has been quiet for the longest
  const visitor = await come(200)
  const crowd = [await come(1), await come(2), await come(3), await come(4), await come(5)]
  await come(6)
  await crowd[0]!.closed
  expect(visitor.socket.destroyed).toBe(false)
})

test('a home that goes too far is not heard; its block is', async () => {
  const { port } = await start(
    {},
    (_, response) => void setTimeout(() => response.end(), 50),
    inOneBlock,
  )
  const [request] = Object.values(shapes)
  await say(port, request!.repeat(2400), '127.0.0.1').closed
  expect(await say(port, request!, '127.0.0.1').closed).toBe('')
  const neighbour = say(port, request!, '127.0.0.2')
  await until(() => expect(statuses(neighbour.heard())).toEqual(['200']))
})

test('who was not heard is heard again after a while', async () => {
  const { port } = await start({}, (_, response) => void setTimeout(() => response.end(), 50))
  const [request] = Object.values(shapes)
  await say(port, request!.repeat(2400)).closed
  const cutOff = Date.now()
  expect(await say(port, request!).closed).toBe('')
  vi.spyOn(Date, 'now').mockReturnValue(cutOff + 60_000)
  const back = say(port, request!)
  await until(() => expect(statuses(back.heard())).toEqual(['200']))
})

describe('behind a proxy, by whose connections all come', () => {
  const ask = (visitor: string) =>
    `GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${visitor}\r\n\r\n`

  test('each visitor is counted by the address that it passes on', async () => {
    stopTime()
    const { port } = await start({ perSecond: 2, fromOne: undefined })
    const { socket, heard } = say(port, '')
    for (let n = 1; n <= 22; n++) {
      socket.write(ask('192.0.2.1'))
      await until(() => expect(statuses(heard())).toHaveLength(n))
    }
    expect(statuses(heard()).slice(20)).toEqual(['429', '429'])
    socket.write(ask('192.0.2.2'))
    await until(() => expect(statuses(heard()).at(-1)).toBe('200'))
  })

  test('who goes too far takes one connection along, and nobody else', async () => {
    const { port } = await start({ fromOne: undefined }, ({ headers }, response) => {
      if (headers['x-forwarded-for'] !== '192.0.2.1') response.end('yes')
    })
    const other = say(port, ask('192.0.2.2'))
    await until(() => expect(statuses(other.heard())).toEqual(['200']))
    await say(port, ask('192.0.2.1').repeat(2400)).closed
    other.socket.write(ask('192.0.2.2'))
    await until(() => expect(statuses(other.heard())).toEqual(['200', '200']))
    const next = say(port, ask('192.0.2.3'))
    await until(() => expect(statuses(next.heard())).toEqual(['200']))
  })

  test('as many connections as one likes are kept, and the one that is quiet for the longest makes room', async () => {
    stopTime()
    const { port } = await start({ perSecond: 1, fromOne: undefined, all: 60 })
    const all: ReturnType<typeof say>[] = []
    for (let n = 0; n < 60; n++) {
      all.push(say(port, ask(`192.0.2.${n}`)))
      await until(() => expect(statuses(all[n]!.heard())).toEqual(['200']))
    }
    // the first has just asked again
    all[0]!.socket.write(ask('192.0.2.0'))
    await until(() => expect(statuses(all[0]!.heard())).toHaveLength(2))
    const late = say(port, ask('192.0.2.99'))
    await until(() => expect(statuses(late.heard())).toEqual(['200']))
    await all[1]!.closed
    expect(all.toSpliced(1, 1).every(({ socket }) => !socket.destroyed)).toBe(true)
  })
})

test('as many connections as a home may have are kept; of one more, the quietest makes room, and who leaves is counted no more', async () => {
  // nobody is answered: a connection that has been is closed after some seconds in any case
  const { server, port, seen } = await start({ fromOne: 3 }, () => {})
  const held = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
  const come = async () => {
    const count = seen.mock.calls.length
    const one = say(port, shapes['plain requests'])
    await until(() => expect(seen).toHaveBeenCalledTimes(count + 1))
    return one
  }
  const [first, second] = [await come(), await come()]
  await come()
  second.socket.destroy()
  await vi.waitFor(async () => expect(await held()).toBe(2), 5000)
  await come()
  expect(first.socket.destroyed).toBe(false)
  await come()
  await first.closed
  expect(await held()).toBe(3)
})

test('a form counts as fifty files', async () => {
  stopTime()
  const { port } = await start({ perSecond: 20 })
  const { socket, heard } = say(port, '')
  for (let n = 0; n < 4; n++) {
    socket.write('POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n')
    await until(() => expect(statuses(heard())).toHaveLength(n + 1))
  }
  expect(statuses(heard())).toEqual(['200', '200', '200', '429'])
})

test('an answer of which nothing is taken is ended', async () => {
  const { server, port } = await start({ unread: 200 }, (_, response) => {
    response.write('a'.repeat(50_000_000))
  })
  const ended = vi.fn()
  server.once('connection', (socket: Socket) => socket.once('close', ended))
  const socket = connect({ port, host: '127.0.0.1' }, () => {
    socket.pause()
    socket.write(shapes['plain requests'])
  })
  closing.push(() => socket.destroy())
  await until(() => expect(ended).toHaveBeenCalled())
  expect(usualLimits.unread).toBeGreaterThan(0)
  expect(usualLimits.unread).toBeLessThanOrEqual(30_000)
})

test('a church full of phones asks for a page with all its files at once', async () => {
  const { port } = await start({ perSecond: 500 })
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'user-agent': 'a'.repeat(400), 'accept': 'b'.repeat(100) }
      request({ port, host: '127.0.0.1', headers }, (answer) => {
        answer.resume().once('close', () => resolve(answer.statusCode!))
      })
        .on('error', reject)
        .end()
    })
  const answers = await Promise.all(Array.from({ length: 250 }, ask))
  expect(new Set(answers)).toEqual(new Set([200]))
})
