import { request } from 'node:http'
import { connect, type Socket } from 'node:net'

/** What an attack is aimed at, a film of the site, and the address of this machine it comes from. */
type Target = { port: number; film: string; from: string }

/** Begins to attack with so many connections, and goes on until the program ends. */
type Attack = (target: Target, connections: number) => void

/** What one small client can do to a server: each against loopback, with connections of its own. */
export const attacks = {
  'pipelined requests whose answers are never read': (target, connections) =>
    keep(connections, target, (socket) => {
      socket.pause()
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2400))
    }),

  'slow headers': (target, connections) =>
    keep(connections, target, (socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n')
      trickle(socket, 'X-More: still writing\r\n')
    }),

  'slow bodies': (target, connections) =>
    keep(connections, target, (socket) => {
      const head = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
      socket.write(`${head}Content-Length: 32000\r\n\r\n{"message":"${'a'.repeat(31_000)}`)
      trickle(socket, 'a')
    }),

  'films that are not looked at': (target, connections) =>
    keep(connections, target, (socket) => {
      socket.pause()
      socket.write(`GET ${target.film} HTTP/1.1\r\nHost: a\r\n\r\n`)
    }),

  'long addresses': (target, connections) =>
    repeat(connections, target, (_, turn) => ({ path: longAddress(turn, 16_000) })),

  'refused forms': (target, connections) =>
    repeat(connections, target, (_, turn) => ({
      path: '/api/contact',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `name=&email=elena&language=es&subject=${turn}&message=${'a'.repeat(4000)}`,
    })),

  'health checks': (target, connections) =>
    repeat(connections, target, () => ({ path: '/healthz' })),

  'huge headers': (target, connections) =>
    repeat(connections, target, (_, turn) => {
      // every other one is more than a server has to take
      const length = turn % 2 === 0 ? 150 : 400
      const names = Array.from({ length: 90 }, (_, n) => [`x-${n}`, 'a'.repeat(length)])
      return { path: '/', headers: Object.fromEntries(names) as Record<string, string> }
    }),

  'ranges': (target, connections) =>
    repeat(connections, target, (_, turn) => {
      const from = (turn * 7919) % 200_000
      const ranges = [
        `bytes=${from}-`,
        `bytes=-${from}`,
        `bytes=${from}-${from + 1}`,
        'bytes=0-0,9-',
      ]
      return { path: target.film, headers: { range: ranges[turn % ranges.length]! } }
    }),

  'resets': (target, connections) =>
    keep(connections, target, (socket) => {
      socket.write(`GET ${target.film} HTTP/1.1\r\nHost: a\r\n\r\n`)
      setTimeout(() => socket.resetAndDestroy(), 5)
    }),
} satisfies Record<string, Attack>

export type AttackName = keyof typeof attacks

/** Addresses on which a pattern could take longer than their length warrants. */
export function longAddress(turn: number, length: number): string {
  const shapes = ['/', '/a', '%2f', '.html', '/index.html/', '%', '//a', '/es/', '/404/']
  const shape = shapes[turn % shapes.length]!
  return `/${shape.repeat(Math.floor(length / shape.length))}${turn % 2 === 0 ? 'x' : ''}`
}

/** So many connections, each opened again a second after the server has closed it. */
function keep(connections: number, target: Target, use: (socket: Socket) => void): void {
  const open = () => {
    const socket = connect(addressOf(target), () => use(socket))
    socket.on('error', () => {})
    socket.once('close', () => setTimeout(open, 1000))
  }
  // not all at the same instant: the machine's own queue would overflow before the server's
  for (let n = 0; n < connections; n++) setTimeout(open, n / 2)
}

function addressOf({ port, from }: Target) {
  return { port, host: '127.0.0.1', localAddress: from }
}

function trickle(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 1000)
  socket.once('close', () => clearInterval(timer))
}

type Asked = { path: string; method?: string; headers?: Record<string, string>; body?: string }

/** So many clients, each asking again as soon as it has its answer. */
function repeat(
  clients: number,
  target: Target,
  ask: (client: number, turn: number) => Asked,
): void {
  for (let client = 0; client < clients; client++) {
    let turn = client
    const next = () => {
      const { body, ...asked } = ask(client, turn++)
      const sent = request({ ...addressOf(target), ...asked }, (answer) => {
        answer.resume().once('close', next)
      })
      sent.on('error', () => setTimeout(next, 20))
      sent.end(body)
    }
    next()
  }
}
