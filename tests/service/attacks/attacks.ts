import { request } from 'node:http'
import { connect, type Socket } from 'node:net'

/** What an attack is aimed at, a film of the site, and the address of this machine each client comes from. */
export type Target = { port: number; film: string; from: (client: number) => string }

type Attack = {
  /** How many clients it takes to be seen, and how many addresses they come from. */
  clients: number
  addresses?: number
  /** Begins with so many clients, and goes on until the program ends. */
  begin: (target: Target, clients: number) => void
}

const plain = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
const form = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'

/** What a small program can do to a server. */
export const attacks = {
  'pipelined requests whose answers are never read': {
    clients: 60,
    begin: keep((socket) => {
      socket.pause()
      socket.write(plain.repeat(2400))
    }),
  },

  'pipelined requests': { clients: 20, begin: keep(flood(plain)) },

  'pipelined requests, from many addresses': {
    clients: 60,
    addresses: 60,
    begin: keep(flood(plain)),
  },

  'pipelined requests that expect something': {
    clients: 20,
    begin: keep(flood('GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n')),
  },

  'pipelined requests without a host, from many addresses': {
    clients: 60,
    addresses: 60,
    begin: keep(flood('GET / HTTP/1.1\r\n\r\n')),
  },

  'what is no request': {
    clients: 60,
    begin: keep((socket) => socket.resume().write('\x16\x03\x01'.repeat(5000)), 0),
  },

  'slow headers': {
    clients: 3000,
    begin: keep((socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n')
      trickle(socket, 'X-More: still writing\r\n')
    }),
  },

  'slow bodies': {
    clients: 3000,
    begin: keep((socket) => {
      socket.write(`${form}Content-Length: 32000\r\n\r\n{"message":"${'a'.repeat(31_000)}`)
      trickle(socket, 'a')
    }),
  },

  'bodies in pieces of one byte': {
    clients: 4,
    begin: keep((socket) => {
      socket.resume().write(`${form}Transfer-Encoding: chunked\r\n\r\n`)
      pour(socket, '1\r\na\r\n'.repeat(10_000))
    }),
  },

  'bodies in pieces of one byte, to pages, from many addresses': {
    clients: 24,
    addresses: 24,
    begin: keep((socket) => {
      socket.resume().write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n')
      pour(socket, '1\r\na\r\n'.repeat(10_000))
    }),
  },

  'films that are not looked at': { clients: 3000, begin: keep(watch) },

  'films that are not looked at, from many addresses': {
    clients: 3000,
    addresses: 12,
    begin: keep(watch),
  },

  'long addresses': {
    clients: 60,
    begin: repeat((turn) => ({ path: longAddress(turn, 16_000) })),
  },

  'refused forms': {
    clients: 60,
    begin: repeat((turn) => ({
      path: '/api/contact',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `name=&email=elena&language=es&subject=${turn}&message=${'a'.repeat(4000)}`,
    })),
  },

  'health checks': { clients: 60, begin: repeat(() => ({ path: '/healthz' })) },

  'huge headers': {
    clients: 60,
    begin: repeat((turn) => {
      // every other one is more than a server has to take
      const length = turn % 2 === 0 ? 150 : 400
      const names = Array.from({ length: 90 }, (_, n) => [`x-${n}`, 'a'.repeat(length)])
      return { path: '/', headers: Object.fromEntries(names) as Record<string, string> }
    }),
  },

  'ranges': {
    clients: 60,
    begin: repeat((turn, { film }) => {
      const from = (turn * 7919) % 200_000
      const ranges = [
        `bytes=${from}-`,
        `bytes=-${from}`,
        `bytes=${from}-${from + 1}`,
        'bytes=0-0,9-',
      ]
      return { path: film, headers: { range: ranges[turn % ranges.length]! } }
    }),
  },

  'resets': {
    clients: 60,
    begin: keep((socket, target) => {
      socket.write(`GET ${target.film} HTTP/1.1\r\nHost: a\r\n\r\n`)
      setTimeout(() => socket.resetAndDestroy(), 5)
    }),
  },
} satisfies Record<string, Attack>

export type AttackName = keyof typeof attacks

/** Addresses on which a pattern could take longer than their length warrants. */
export function longAddress(turn: number, length: number): string {
  const shapes = ['/', '/a', '%2f', '.html', '/index.html/', '%', '//a', '/es/', '/404/']
  const shape = shapes[turn % shapes.length]!
  return `/${shape.repeat(Math.floor(length / shape.length))}${turn % 2 === 0 ? 'x' : ''}`
}

type Use = (socket: Socket, target: Target) => void

/** So many connections, each opened again some time after the server has closed it. */
function keep(use: Use, pause = 1000): Attack['begin'] {
  return (target, clients) => {
    const open = (client: number) => {
      const socket = connect(addressOf(target, client), () => use(socket, target))
      socket.on('error', () => {})
      socket.once('close', () => setTimeout(open, pause, client))
    }
    // not all at the same instant: the machine's own queue would overflow before the server's
    for (let n = 0; n < clients; n++) setTimeout(open, n / 2, n)
  }
}

function addressOf({ port, from }: Target, client: number) {
  return { port, host: '127.0.0.1', localAddress: from(client) }
}

/** The same request without end, whose answers are read. */
function flood(text: string): Use {
  return (socket) => pour(socket.resume(), text.repeat(2400))
}

/** As much as the server takes. */
function pour(socket: Socket, piece: string): void {
  const more = () => void (socket.write(piece) && setImmediate(more))
  socket.on('drain', more)
  more()
}

function watch(socket: Socket, { film }: Target): void {
  socket.pause()
  socket.write(`GET ${film} HTTP/1.1\r\nHost: a\r\n\r\n`)
}

function trickle(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 1000)
  socket.once('close', () => clearInterval(timer))
}

type Asked = { path: string; method?: string; headers?: Record<string, string>; body?: string }

/** So many clients, each asking again as soon as it has its answer. */
function repeat(ask: (turn: number, target: Target) => Asked): Attack['begin'] {
  return (target, clients) => {
    for (let client = 0; client < clients; client++) {
      let turn = client
      const next = () => {
        const { body, ...asked } = ask(turn++, target)
        const sent = request({ ...addressOf(target, client), ...asked }, (answer) => {
          answer.resume().once('close', next)
        })
        sent.on('error', () => setTimeout(next, 20))
        sent.end(body)
      }
      next()
    }
  }
}
