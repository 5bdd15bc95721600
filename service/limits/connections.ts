import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { second } from '../durations.ts'
import { takeTurns } from './fair-turns.ts'
import { homesInBlock, networksOf, type Networks } from './network.ts'
import { createTokenBuckets } from './token-bucket.ts'

export type Limits = {
  all: number
  /** Connections from one network; without it networks are not told apart, as behind a proxy. */
  fromOne?: number | undefined
  unanswered: number
  /** How long nothing need be taken of an answer, in milliseconds. */
  unread: number
  /** Requests of one network a second, and ten times as many at once: a church full of phones is one. */
  perSecond: number
}

/** Browsers send the next request when they have an answer; programs that do not are few. */
export const usualLimits = { all: 800, fromOne: 300, unanswered: 16, unread: 20 * second } as const

/** To take a form in costs as much as to send so many files. */
const costOfForm = 50

/** So many bytes cost as much to read as it costs to send a file. */
const bytesOfFile = 1024

/** A body that is taken comes in a hundred pieces at most; one of single bytes would cost by the piece. */
const mostPieces = 1000

/** How long nobody listens to a network that sends requests without waiting for answers. */
const silence = 10 * second

/**
 * A server that holds what strangers may occupy within bounds, so that no few of them can occupy
 * everything: https://nodejs.org/en/learn/getting-started/security-best-practices. However full it is,
 * who comes is let in. The network that has the most makes room, and of its connections the one that has
 * been quiet for the longest: under a flood of idle connections pages still arrive. Only a network that
 * went too far is turned away at the door, for a while: to refuse it there costs the least.
 */
export function createLimitedServer(
  limits: Limits,
  addressOf: (request: IncomingMessage) => string,
  { answer, refuse }: { answer: RequestListener; refuse: RequestListener },
): Server {
  const server = createServer({
    connectionsCheckingInterval: 2 * second,
    // Node would answer by itself, where nobody counts; our own answer to it is the same (well-formed.ts)
    requireHostHeader: false,
    // of a body that nobody asks for, no second piece is read
    highWaterMark: 4096,
  })
  server.headersTimeout = 10 * second
  server.requestTimeout = 20 * second
  server.timeout = limits.unread
  server.maxHeadersCount = 100

  /** In the order of the last sign of life. */
  const open = new Map<Socket, Connection>()
  const fromEach = new Map<string, number>()
  const notHeard = new Map<string, number>()
  const mayInsist = createTokenBuckets(200, 200)
  const mayCrowd = createTokenBuckets(50, 50)
  const turns = takeTurns()
  const allowed = createTokenBuckets(limits.perSecond, limits.perSecond * 10)
  const allowedBlock = createTokenBuckets(
    limits.perSecond * homesInBlock,
    limits.perSecond * homesInBlock * 10,
  )
  const mayAsk = ({ home, block }: Networks, cost: number) =>
    allowed(home, cost) && (!block || allowedBlock(block, cost))

  server.on('connection', (socket: Socket) => {
    const networks = networksOf(socket.remoteAddress ?? '')
    const { home, block = home } = networks
    const connection = { networks, unanswered: 0, read: 0 }
    if (notHeard.size > 0 && [home, block].some((each) => isNotHeard(notHeard, each))) {
      return void socket.destroy()
    }
    open.set(socket, connection)
    for (const each of new Set([home, block])) fromEach.set(each, (fromEach.get(each) ?? 0) + 1)
    socket.once('close', () => leave(socket, connection))
    if (limits.fromOne) {
      // one that comes with nothing to ask, or with what is no request, is not free either
      if (!mayAsk(networks, 1)) beyond(networks)
      if (fromEach.get(home)! > limits.fromOne) makeRoom(home)
    }
    if (open.size > limits.all) makeRoom(limits.fromOne ? largest(fromEach) : undefined)
  })

  /** Listens to a network no more for a while; behind a proxy all would be one network. */
  const ignore = (network: string) => {
    if (limits.fromOne) notHeard.set(network, Date.now() + silence)
  }

  const makeRoom = (network?: string) => {
    quietest(open, network)?.destroy()
    // making room again and again costs more than all that is asked for
    if (network && !mayCrowd(network, 1)) shutOut(network)
  }

  /** Whoever goes on after having used up what was allowed: to refuse costs something, too. */
  const beyond = ({ home, block }: Networks) => {
    if (!mayInsist(home, 1)) shutOut(home)
    if (block && !mayInsist(block, 1)) shutOut(block)
  }

  /** What comes by the open connections of this network is not read any more, either. */
  const shutOut = (network: string) => {
    ignore(network)
    if (!limits.fromOne) return
    for (const [socket, connection] of open) if (isFrom(connection, network)) cut(socket)
  }

  const leave = (socket: Socket, { networks: { home, block = home } }: Connection) => {
    if (!open.delete(socket)) return
    for (const each of new Set([home, block])) {
      const left = fromEach.get(each)! - 1
      if (left === 0) fromEach.delete(each)
      else fromEach.set(each, left)
    }
  }

  const answered = (socket: Socket, connection: Connection) => {
    connection.unanswered -= 1
    // a sign of life: to the end of the line
    if (open.delete(socket)) open.set(socket, connection)
  }

  const take = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const connection = open.get(socket)
    if (!connection || socket.destroyed) return
    const goesTooFar = () => {
      cut(socket)
      shutOut(connection.networks.home)
    }
    connection.unanswered += 1
    if (connection.unanswered > limits.unanswered) return goesTooFar()
    response.once('close', () => answered(socket, connection))
    if (hasBody(request)) {
      countPieces(request, goesTooFar)
      // what is left of it when the answer has been sent is not read
      response.once('finish', () => request.complete || socket.destroySoon())
    }
    const networks = limits.fromOne ? connection.networks : networksOf(addressOf(request))
    const bytes = socket.bytesRead - connection.read
    connection.read = socket.bytesRead
    const cost = (request.method === 'POST' ? costOfForm : 1) + Math.floor(bytes / bytesOfFile)
    const isHeard = mayAsk(networks, cost)
    if (!isHeard) beyond(networks)
    turns(networks.home, () => {
      if (socket.destroyed) return
      if (!isHeard) return refuse(request, response)
      if (request.headers.expect === '100-continue') response.writeContinue()
      answer(request, response)
    })
  }
  server.on('request', take)
  // without these Node answers by itself: https://nodejs.org/api/http.html#event-checkexpectation
  server.on('checkContinue', take)
  server.on('checkExpectation', take)
  return server
}

type Connection = { networks: Networks; unanswered: number; read: number }

/**
 * Closes a connection, and takes nothing more apart of what came in one piece with the request that went
 * too far: two thousand of them would keep everybody waiting for 30 ms. There is no documented way to
 * stop Node's parser there; 2 is its own answer to a request for another protocol, whose bytes are not
 * its business: https://github.com/nodejs/node/blob/v24.x/lib/_http_common.js
 */
function cut(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2
  socket.destroy()
}

/** Counts what a body is made of where Node hands it over: whoever reads it gets it as it is. */
function countPieces(request: IncomingMessage, goesTooFar: () => void): void {
  let pieces = 0
  request.push = (chunk: unknown) => {
    pieces += 1
    if (pieces === mostPieces) goesTooFar()
    return pieces < mostPieces && IncomingMessage.prototype.push.call(request, chunk)
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

function isFrom({ networks }: Connection, network: string): boolean {
  return networks.home === network || networks.block === network
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

function largest(fromEach: Map<string, number>): string | undefined {
  let found: [string, number] | undefined
  for (const each of fromEach) if (!found || each[1] > found[1]) found = each
  return found?.[0]
}

function quietest(open: Map<Socket, Connection>, network?: string): Socket | undefined {
  const isMeant = (connection: Connection) => network === undefined || isFrom(connection, network)
  return open.entries().find(([socket, each]) => !socket.destroyed && isMeant(each))?.[0]
}
