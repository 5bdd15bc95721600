/**
 * `npm run bench:scale`: builds the made-up fellowship of the tests with more and more churches, and says
 * what that costs, what visitors load, and how long a phone takes for a letter typed into the search.
 * `npm run bench:scale -- 5 4300` chooses how many.
 */
import { execFileSync, spawn } from 'node:child_process'
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { assemble, now } from './fixture.ts'
import { layChurches } from './many-churches.ts'
import { strokes } from './strokes.ts'

const home = '.cache/scale'
const content = path.join(home, 'content')
const out = path.join(home, 'built')
const site = path.join(out, 'site')

const asked = process.argv.slice(2).map(Number)
const rows = []
for (const churches of asked.length > 0 ? asked : [5, 50, 500]) rows.push(await measured(churches))
console.table(rows)

async function measured(churches: number) {
  rmSync(home, { recursive: true, force: true })
  assemble(content)
  layChurches(content, churches - 5)
  // another name of the site stands on every page: none of them was ever made
  change('site.json', (text) => text.replace('Harbor Lights', `Lights ${Date.now()}`))
  const first = await build()
  const pages = globSync(`${site}/**/*.html`).length
  change('churches/harbor.json', (text) => text.replace('"at": "10:00"', '"at": "10:30"'))
  const again = await build()
  const row = {
    churches,
    pages,
    'all anew, s': first.seconds,
    'pages a second': Math.round(pages / first.seconds),
    'one time changed, s': again.seconds,
    'memory, MB': Math.max(first.memory, again.memory),
    'output, MB': Math.round(sum(globSync(`${site}/**/*.*`)) / 1e6),
    'Home, kB': kilobytes('index.html.br', 'data.json.br'),
    'a church, kB': kilobytes('churches/harbor.html.br', 'churches/harbor/data.json.br'),
    'the slowest letter, ms': globSync(`${site}/assets/churches.*.json`).length
      ? Math.max(...(await strokes(site)))
      : '',
    'header and footer, kB': kilobytes('assets/frame.en.*.br'),
  }
  rmSync(home, { recursive: true })
  return row
}

function change(file: string, by: (text: string) => string): void {
  const whole = path.join(content, file)
  const before = readFileSync(whole, 'utf8')
  const after = by(before)
  if (after === before) throw new Error(`${file} is not as it was when this was written`)
  writeFileSync(whole, after)
}

/** Builds the site: how many seconds it takes, and how many megabytes it holds at most. */
async function build(): Promise<{ seconds: number; memory: number }> {
  const begun = performance.now()
  const words = ['build', '--app', '--configLoader', 'native', '--logLevel', 'warn']
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      CONTENT: content,
      OUT: out,
      SOURCE_DATE_EPOCH: String(Date.parse(now) / 1000),
    },
  })
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid!))), 200)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error('The site could not be built.')
  const seconds = (performance.now() - begun) / 1000
  return { seconds: Number(seconds.toFixed(1)), memory: Math.round(memory / 1000) }
}

/** What a process and those it started hold, in kilobytes. */
function memoryOf(parent: number): number {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const withChildren = (pid: number): number =>
    all
      .filter(([own, by]) => own === pid || by === pid)
      .reduce((total, [own, , held]) => total + (own === pid ? held! : withChildren(own!)), 0)
  return withChildren(parent)
}

function kilobytes(...files: string[]): number {
  return Math.round(sum(files.flatMap((file) => globSync(path.join(site, file)))) / 100) / 10
}

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + statSync(file).size, 0)
}
