import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createAllowance } from './allowance.ts'
import { second } from './durations.ts'
import { networkOf } from './network.ts'
import { takeTurns } from './turns.ts'

export type Limits = {
  /** Connections altogether. */
  all: number
  /** Connections from one network; without it networks are not told apart, as behind a proxy. */
  fromOne?: number | undefined
  /** Requests of one connection that have no answer yet. */
  unanswered: number
  /** Requests of one network a second, and ten times as many at once: a church full of phones is one. */
  perSecond: number
}

/** Browsers send the next request when they have an answer; programs that do not are few. */
export const usualLimits = { all: 800, fromOne: 300, unanswered: 16 } as const

/** To take a form in costs as much as to send so many files. */
const costOfForm = 50

/** How long nobody listens to a network that sends requests without waiting for answers. */
const silence = 10 * second

/**
 * Holds what strangers may occupy within bounds, so that no few of them can occupy everything:
 * https://nodejs.org/en/learn/getting-started/security-best-practices. However full it is, who comes is
 * let in. Whoever has been quiet for the longest makes room, and that is never a visitor who has just
 * come: under a flood of idle connections pages still arrive. Only a network that went too far is turned
 * away at the door, for a while: to refuse it there costs the least.
 */
export function withLimits(
  server: Server,
  limits: Limits,
  addressOf: (request: IncomingMessage) => string,
  { answer, refuse }: { answer: RequestListener; refuse: RequestListener },
): void {
  server.headersTimeout = 10 * second
  server.requestTimeout = 20 * second
  // nothing taken and nothing sent for this long: an answer that nobody reads
  server.timeout = 20 * second
  server.maxHeadersCount = 100

  /** In the order of the last sign of life. */
  const open = new Map<Socket, Connection>()
  const fromEach = new Map<string, number>()
  const notHeard = new Map<string, number>()
  const crowds = moreThan(200, second)
  const turns = takeTurns()
  const mayAsk = createAllowance(limits.perSecond, limits.perSecond * 10)

  server.on('connection', (socket: Socket) => {
    const connection = { network: networkOf(socket.remoteAddress ?? ''), unanswered: 0 }
    const { network } = connection
    if (notHeard.size > 0 && isNotHeard(notHeard, network)) return void socket.destroy()
    const already = fromEach.get(network) ?? 0
    if (limits.fromOne && already >= limits.fromOne) {
      quietest(open, network)?.destroy()
      // making room again and again costs more than all that is asked for
      if (crowds(network)) ignore(network)
    }
    if (open.size >= limits.all) quietest(open)?.destroy()
    open.set(socket, connection)
    fromEach.set(network, already + 1)
    socket.once('close', () => leave(socket, connection))
  })

  /** Listens to a network no more for a while; behind a proxy all would be one network. */
  const ignore = (network: string) => {
    if (limits.fromOne) notHeard.set(network, Date.now() + silence)
  }

  /** What comes by the open connections of this network is not read any more, either. */
  const shutOut = (network: string) => {
    ignore(network)
    if (!limits.fromOne) return
    for (const [socket, connection] of open) if (connection.network === network) socket.destroy()
  }

  const leave = (socket: Socket, { network }: Connection) => {
    if (!open.delete(socket)) return
    const left = fromEach.get(network)! - 1
    if (left === 0) fromEach.delete(network)
    else fromEach.set(network, left)
  }

  const answered = (socket: Socket, connection: Connection) => {
    connection.unanswered -= 1
    // a sign of life: to the end of the line
    if (open.delete(socket)) open.set(socket, connection)
  }

  server.on('request', (request, response: ServerResponse) => {
    const { socket } = request
    const connection = open.get(socket)
    // what was read together with the request that went too far
    if (!connection || socket.destroyed) return
    connection.unanswered += 1
    if (connection.unanswered > limits.unanswered) {
      socket.destroy()
      // reading two thousand requests that came in one piece costs more than answering one
      shutOut(connection.network)
      return
    }
    response.once('close', () => answered(socket, connection))
    const network = limits.fromOne ? connection.network : networkOf(addressOf(request))
    const isHeard = mayAsk(network, request.method === 'POST' ? costOfForm : 1)
    // whoever goes on all the same: to refuse costs something, too
    if (!isHeard && crowds(network)) shutOut(network)
    turns(network, () => {
      if (socket.destroyed) return
      if (isHeard) answer(request, response)
      else refuse(request, response)
    })
  })
}

type Connection = { network: string; unanswered: number }

/** Whether something happened more often than that within a time, for each name. */
function moreThan(most: number, time: number): (name: string) => boolean {
  let counts = new Map<string, number>()
  let since = 0
  return (name) => {
    const now = Date.now()
    if (now - since > time) {
      counts = new Map()
      since = now
    }
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count > most
  }
}

function isNotHeard(notHeard: Map<string, number>, network: string): boolean {
  const now = Date.now()
  for (const [each, until] of notHeard) {
    // the earliest stand first
    if (until > now) break
    notHeard.delete(each)
  }
  return notHeard.has(network)
}

function quietest(open: Map<Socket, Connection>, network?: string): Socket | undefined {
  for (const [socket, connection] of open) {
    if (socket.destroyed) continue
    if (network === undefined || connection.network === network) return socket
  }
  return undefined
}
