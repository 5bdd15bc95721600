import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { memoryFlags } from '../../../service/memory.ts'
import { site, temporaryFolder } from '../home.ts'
import { memoryOf } from '../memory.ts'
import { startProcess } from '../process.ts'
import type { AttackName } from './attacks.ts'

/** A running service, what it takes up, and a visitor and an attacker who come from other addresses. */
export async function startTarget() {
  const { folder, remove } = temporaryFolder()
  const words = [...memoryFlags, 'service/node.ts']
  const { child: service, url } = await startProcess('node', words, {
    ...process.env,
    DATA: folder,
  })
  const port = Number(new URL(url).port)
  const film = filmOf(site)
  const hasEnded = () => service.exitCode !== null || service.signalCode !== null
  // the first requests make it warm
  await visits(port, 0.5)
  return {
    port,
    visits: (seconds: number) => visits(port, seconds),
    openFiles: () => openFiles(service),
    hasEnded,
    /** Begins an attack; ending it answers the most memory that the service took meanwhile, in MB. */
    attack(name: AttackName, clients: number): () => number {
      const words = [name, String(port), film, String(clients)]
      const attacker = spawn('node', ['tests/service/attacks/attacker.ts', ...words], {
        stdio: 'ignore',
      })
      let memory = 0
      const watch = setInterval(
        () => (memory = Math.max(memory, hasEnded() ? 0 : memoryOf(service))),
        50,
      )
      return () => {
        clearInterval(watch)
        attacker.kill('SIGKILL')
        return memory
      }
    },
    /** How many files and connections are open beyond those from before, once all had time to leave. */
    async leftOpen(before: number): Promise<number> {
      let left = Infinity
      for (let tries = 0; tries < 60 && left > 0; tries++) {
        await wait(250)
        left = openFiles(service) - before
      }
      return Math.max(left, 0)
    },
    stop() {
      service.kill('SIGKILL')
      remove()
    },
  }
}

/** How a visitor and the server fared. Times in milliseconds, memory in MB. */
export type Outcome = {
  /** 99 of 100 pages within so long: of the service that is attacked, and of one beside it that is not. */
  during: number
  quiet: number
  /** Requests of the visitor that were not answered. */
  unanswered: number
  memory: number
  leftOpen: number
  ended: boolean
}

/**
 * Runs the service, and an attack on it while a visitor looks around. What else the machine does meanwhile
 * has its part in a second service, too, that the same visitor looks around at the same time.
 */
export async function trial(name: AttackName, clients: number, seconds: number): Promise<Outcome> {
  const [target, beside] = [await startTarget(), await startTarget()]
  try {
    const files = target.openFiles()
    const end = target.attack(name, clients)
    const [{ p99: during, unanswered }, { p99: quiet }] = await Promise.all([
      target.visits(seconds),
      beside.visits(seconds),
    ])
    const memory = end()
    const leftOpen = await target.leftOpen(files)
    return { quiet, during, unanswered, memory, leftOpen, ended: target.hasEnded() }
  } finally {
    target.stop()
    beside.stop()
  }
}

/** The largest film of a site; the largest picture of one without films. */
function filmOf(site: string): string {
  const media = path.join(site, 'media')
  const sizeOf = (file: string) => statSync(path.join(media, file)).size
  const [film] = readdirSync(media).toSorted((one, other) => sizeOf(other) - sizeOf(one))
  return `/media/${film}`
}

/** A visitor who asks for one page after the other, each over a connection of its own. */
async function visits(port: number, seconds: number): Promise<{ p99: number; unanswered: number }> {
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  let unanswered = 0
  while (performance.now() < until) {
    const start = performance.now()
    if (!(await visit(port))) unanswered += 1
    times.push(performance.now() - start)
    await wait(5)
  }
  return {
    p99: times.toSorted((one, two) => one - two)[Math.floor(times.length * 0.99)]!,
    unanswered,
  }
}

/** Not from the attacker's address: that one may be held back. */
function visit(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = { port, host: '127.0.0.1', localAddress: '127.0.0.2', path: '/about-us' }
    const sent = get({ ...asked, agent: false, timeout: 5000 }, (answer) => {
      answer.resume()
      answer.once('close', () => resolve(answer.complete && answer.statusCode === 200))
    })
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => resolve(false))
  })
}

function openFiles({ pid, exitCode, signalCode }: ChildProcess): number {
  if (exitCode !== null || signalCode !== null) return 0
  return readdirSync(`/proc/${pid}/fd`).length
}
