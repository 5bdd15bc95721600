/**
 * `npm run bench:server`: this server against the plainest Node server with the same headers, serving the
 * same files in the same run, and how many messages a second are accepted and synced. Prints ratios: the
 * numbers themselves say more about the machine. Needs wrk (Debian: apt-get install wrk).
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { memoryFlags } from '../../service/memory.ts'
import { readSiteSettings } from '../../service/site-settings.ts'
import { goodAnywhere, temporaryFolder } from '../service/home.ts'
import { memoryOf } from '../service/memory.ts'

const seconds = 4
const rounds = 3
const ours = 'http://localhost:3481'
const plain = 'http://localhost:3483'
const { folder, remove } = temporaryFolder()

if (spawnSync('wrk', ['-v']).error) {
  console.error('wrk is missing. On Debian: apt-get install wrk')
  process.exit(1)
}

const home = startHome()
const plainHome = startPlain()
for (const url of [ours, plain]) await answers(`${url}/about-us`)

/** How many a second, 99 of 100 within so many ms, and microseconds of the processor for each. */
type Measured = { perSecond: number; p99: number; each?: number }

const results: Record<string, Measured[]> = {}
let early: string | undefined
for (let round = 0; round < rounds; round++) {
  // in turns, so that whatever else the machine does falls on both
  for (const [name, url, server] of [
    ['this server', ours, home],
    ['plain Node', plain, plainHome],
  ] as const) {
    for (const address of ['/about-us', '/assets-script']) {
      const asked = address === '/assets-script' ? script() : address
      const measured = measure(url + asked, { server })
      ;(results[`${name} ${address}`] ??= []).push(measured)
      early ??= `${memoryOf(home)} MB after ${Math.round(measured.perSecond * seconds)} requests`
    }
  }
}
const messages = median(
  Array.from({ length: rounds }, () => measure(`${ours}/api/contact`, { lua: post() })),
)
const memory = memoryOf(home)

for (const address of ['/about-us', '/assets-script']) {
  const own = median(results[`this server ${address}`]!)
  console.log(`${address}: ${rate(own)}`)
  const theirs = median(results[`plain Node ${address}`]!)
  const ratio = (own.perSecond / theirs.perSecond).toFixed(2)
  console.log(`  ${ratio} of plain Node, which gives ${rate(theirs)}`)
  if (!own.each || !theirs.each) continue
  const less = (theirs.each / own.each).toFixed(2)
  // whatever else the machine does, what an answer costs stays
  console.log(`  ${less} by the processor: ${micro(own.each)} for each, and ${micro(theirs.each)}`)
}
console.log(`messages accepted and synced: ${rate(messages)}`)
console.log(`memory: ${early}, ${memory} MB after all of it`)
home.kill()
plainHome.kill()
remove()

async function answers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) await wait(100)
}

function rate({ perSecond, p99 }: Measured): string {
  return `${Math.round(perSecond)} a second (99 of 100 within ${p99.toFixed(1)} ms)`
}

function micro(time: number): string {
  return `${Math.round(time)} µs`
}

function startHome(): ChildProcess {
  const limits = { MESSAGES_PER_HOUR: '1000000', REQUESTS_PER_SECOND: '1000000' }
  const env = { ...process.env, PORT: '3481', DATA: folder, ...limits }
  return spawn('node', [...memoryFlags, 'service/node.ts'], { env, stdio: 'ignore' })
}

/** No routes, no limits, no ranges: two files from memory, each with its headers. */
function startPlain(): ChildProcess {
  const { headers } = readSiteSettings('dist/site')
  const files = ['/about-us', script()].map((address) => {
    const name = address.includes('.') ? address : `${address}.html`
    const type = address.includes('.') ? 'text/javascript' : 'text/html; charset=utf-8'
    const own = { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': 'no-cache' }
    const all = { ...headers, ...own, vary: 'accept-encoding', etag: '"plain"' }
    return [address, path.resolve(`dist/site${name}.gz`), Object.entries(all).flat()]
  })
  const program = `
    const { createServer } = require('node:http')
    const { readFileSync } = require('node:fs')
    const files = new Map(${JSON.stringify(files)}.map(([address, file, headers]) => {
      const body = readFileSync(file)
      return [address, { body, headers: [...headers, 'content-length', String(body.length)] }]
    }))
    createServer((request, response) => {
      const { body, headers } = files.get(request.url)
      response.writeHead(200, headers).end(body)
    }).listen(3483)`
  return spawn('node', [...memoryFlags, '-e', program], { stdio: 'ignore' })
}

/** The largest script of the site. */
function script(): string {
  const html = readFileSync('dist/site/index.html', 'utf8')
  return /\/assets\/entry-client[\w.-]+\.js/.exec(html)![0]
}

function measure(
  url: string,
  { lua, server }: { lua?: string; server?: ChildProcess | undefined },
) {
  const options = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'accept-encoding: gzip']
  const before = server && processorTimeOf(server)
  const printed = execFileSync('wrk', [...options, ...(lua ? ['-s', lua] : []), url], {
    encoding: 'utf8',
  })
  if (/Non-2xx/.test(printed)) throw new Error(printed)
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(printed)!
  const answers = Number(/(\d+) requests in/.exec(printed)![1])
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)![1]),
    p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    ...(server && { each: (processorTimeOf(server) - before!) / answers }),
  } satisfies Measured
}

/** In microseconds. The file counts in hundredths of a second. */
function processorTimeOf({ pid }: ChildProcess): number {
  const [, figures = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = figures.split(' ').slice(11, 13).map(Number)
  return (user! + system!) * 10_000
}

/** Messages, no two the same. */
function post(): string {
  const file = `${folder}/post.lua`
  const body = JSON.stringify({ ...goodAnywhere, subject: 'SUBJECT' }).replace("'", "\\'")
  writeFileSync(
    file,
    `local n = ${Math.floor(Math.random() * 1e9)} * 1000
request = function()
  n = n + 1
  local body = string.gsub('${body.replaceAll('\\n', '\\\\n')}', 'SUBJECT', 'message ' .. n)
  return wrk.format('POST', nil, { ['content-type'] = 'application/json' }, body)
end`,
  )
  return file
}

function median(all: Measured[]): Measured {
  return all.toSorted((one, two) => one.perSecond - two.perSecond)[Math.floor(all.length / 2)]!
}
