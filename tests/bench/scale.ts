/**
 * `npm run bench:scale`: builds the made-up fellowship of the tests with more and more churches, and says
 * what that costs, what visitors load, and how long a phone takes for a letter typed into the search.
 * `npm run bench:scale -- 5 4300` chooses how many.
 */
import { execFileSync, spawn } from 'node:child_process'
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { assemble, now } from '../fixture.ts'
import { firstLoads } from '../help/first-load.ts'
import { layChurches } from '../help/many-churches.ts'
import { strokes } from '../help/strokes.ts'

const folder = '.cache/scale'
const content = path.join(folder, 'content')
const out = path.join(folder, 'built')
const site = path.join(out, 'site')

const asked = process.argv.slice(2).map(Number)
const rows = []
for (const churches of asked.length > 0 ? asked : [5, 50, 500]) rows.push(await measured(churches))
console.table(rows)

async function measured(churches: number) {
  rmSync(folder, { recursive: true, force: true })
  assemble(content)
  layChurches(content, churches - 5)
  // another name of the site stands on every page: none of them was ever made
  change('site.json', (text) => text.replace('Harbor Lights', `Lights ${Date.now()}`))
  const first = await build()
  const pages = globSync(`${site}/**/*.html`).length
  change('churches/harbor.json', (text) => text.replace('"at": "10:00"', '"at": "10:30"'))
  const again = await build()
  const [home, church] = await firstLoads(site, ['/', '/churches/harbor'])
  const row = {
    churches,
    pages,
    'all anew, s': first.seconds,
    'pages a second': Math.round(pages / first.seconds),
    'one time changed, s': again.seconds,
    'of processors, s': `${first.worked}, ${again.worked}`,
    'memory, MB': Math.max(first.memory, again.memory),
    'output, MB': Math.round(sum(globSync(`${site}/**/*.*`)) / 1e6),
    'Home, kB': home,
    'a church, kB': church,
    'of that HTML, kB': `${kilobytes('index.html.br')}, ${kilobytes('churches/harbor.html.br')}`,
    'the slowest letter, ms': globSync(`${site}/assets/churches.*.json`).length
      ? Math.max(...(await strokes(site)))
      : '',
  }
  rmSync(folder, { recursive: true })
  return row
}

function change(file: string, by: (text: string) => string): void {
  const whole = path.join(content, file)
  const before = readFileSync(whole, 'utf8')
  const after = by(before)
  if (after === before) throw new Error(`${file} is not as it was when this was written`)
  writeFileSync(whole, after)
}

/** Builds the site: how many seconds it takes, for how many of them processors work, and how many megabytes it holds at most. */
async function build(): Promise<{ seconds: number; worked: number; memory: number }> {
  const begun = performance.now()
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      CONTENT: content,
      OUT: out,
      SOURCE_DATE_EPOCH: String(Date.parse(now) / 1000),
    },
  })
  let [worked, memory] = [0, 0]
  const watch = setInterval(() => {
    const taken = takenBy(child.pid!)
    worked = Math.max(worked, taken.seconds)
    memory = Math.max(memory, taken.kilobytes)
  }, 200)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error('The site could not be built.')
  const seconds = (performance.now() - begun) / 1000
  return { seconds: Number(seconds.toFixed(1)), worked, memory: Math.round(memory / 1000) }
}

type Taken = { kilobytes: number; seconds: number }

/** What a process and those it started hold of the memory, and have had of the processors. */
function takenBy(parent: number): Taken {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,cputimes='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const withChildren = (pid: number): Taken =>
    all
      .filter(([own, by]) => own === pid || by === pid)
      .map(([own, , kilobytes, seconds]) =>
        own === pid ? { kilobytes: kilobytes!, seconds: seconds! } : withChildren(own!),
      )
      .reduce(
        (total, each) => ({
          kilobytes: total.kilobytes + each.kilobytes,
          seconds: total.seconds + each.seconds,
        }),
        { kilobytes: 0, seconds: 0 },
      )
  return withChildren(parent)
}

function kilobytes(...files: string[]): number {
  return Math.round(sum(files.flatMap((file) => globSync(path.join(site, file)))) / 100) / 10
}

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + statSync(file).size, 0)
}
