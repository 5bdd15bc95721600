/**
 * The made-up fellowship that behaviour is tried on: `tests/content/` laid over `content/`. Its
 * churches, people, events, beliefs and its site are its own; of the words and pages it holds those that
 * tests name, and takes the others as they are today. `node tests/fixture.ts` builds it.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** When all of it takes place: one event runs, others are over or to come. A Wednesday. */
export const now = '2031-05-14T18:00:00Z'

const own = 'tests/content'
const home = '.cache/fixture'

export const fixture = {
  content: path.join(home, 'content'),
  out: path.join(home, 'built'),
  site: path.join(home, 'built/site'),
}

/** What the fixture has of its own, whole, whatever stands in `content/`. */
const whole = new Set(['churches', 'events', 'people', 'beliefs.json', 'samples.json', 'site.json'])

/** Puts the content of the fixture together in a folder. */
export function assemble(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.dirname(folder), { recursive: true })
  cpSync('content', folder, {
    recursive: true,
    filter: (file) => !whole.has(path.relative('content', file)),
  })
  for (const file of globSync('**/*.*', { cwd: own })) {
    const to = path.join(folder, file)
    const from = readFileSync(path.join(own, file))
    mkdirSync(path.dirname(to), { recursive: true })
    const over = file.endsWith('.json') && existsSync(to)
    const lay = () => JSON.stringify(laidOver(parse(readFileSync(to)), parse(from)), null, 2)
    writeFileSync(to, over ? lay() : from)
  }
}

const parse = (bytes: Buffer): unknown => JSON.parse(bytes.toString())

function laidOver(under: unknown, over: unknown): unknown {
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isObject(under) || !isObject(over)) return over
  const inside = Object.entries(over).map(([key, value]) => [key, laidOver(under[key], value)])
  return { ...under, ...Object.fromEntries(inside) }
}

/** Is what was built newer than all it was built from? */
function upToDate(): boolean {
  const built = statSync(path.join(fixture.out, 'server/site.json'), { throwIfNoEntry: false })
  if (!built) return false
  const sources = globSync(['{content,src,tests/content}{,/**/*}', 'tests/fixture.ts'])
  return sources.every((file) => statSync(file).mtimeMs <= built.mtimeMs)
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !upToDate()) {
  const next = `${fixture.content}.next`
  assemble(next)
  rmSync(fixture.content, { recursive: true, force: true })
  renameSync(next, fixture.content)
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--app', '--configLoader', 'native']
  const { status } = spawnSync(process.execPath, [...vite, '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CONTENT: fixture.content,
      OUT: fixture.out,
      SOURCE_DATE_EPOCH: String(Date.parse(now) / 1000),
    },
  })
  process.exit(status ?? 1)
}
