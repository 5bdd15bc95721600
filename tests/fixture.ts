/**
 * The made-up fellowship that behaviour is tried on: `tests/content/` laid over `content/`. Its
 * churches, people, events, beliefs and its site are its own; of the words and pages it holds those that
 * tests name, and takes the others as they are today, in disguise, so that no test can name them.
 * `node tests/fixture.ts` builds it, and `node tests/fixture.ts named` the same with names in the place of
 * those others.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { build, isUpToDate } from '../scripts/build.ts'

/** When all of it takes place: one event runs, others are over or to come. A Wednesday. */
export const now = '2031-05-14T18:00:00Z'

const own = 'tests/content'
const home = '.cache/fixture'

export const fixture = {
  content: path.join(home, 'content'),
  out: path.join(home, 'built'),
  site: path.join(home, 'built/site'),
}

/** The same with names in place of the words it takes from the real content. */
export const namedFixture = {
  content: path.join(home, 'named-content'),
  out: path.join(home, 'named'),
  site: path.join(home, 'named/site'),
}

/** What tests of functions read: its content as that of the site of the tests, made anew for each run. */
export const contentOfFunctions = path.join(home, 'content-of-functions')

/** What the fixture has of its own, whole, whatever stands in `content/`. */
const whole = new Set([
  'churches',
  'events',
  'people',
  'recordings',
  'beliefs.json',
  'samples.json',
  'site.json',
  'seasons.json',
])

/** Left out of what it is made of: whatever is changed there, tests on it say the same. */
export const notTaken = [...whole].map((its) => `!content/${its}`)

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

type Text = { en: string; es: string }

/** What becomes of what the fixture does not say itself: of a text, and of a list. */
type Change = {
  text: (text: Text, way: readonly string[]) => Text
  list: (items: readonly unknown[]) => readonly unknown[]
}

/** As long as they really are, so that layout is tried with them; and a test that names one is red. */
const inDisguise: Change = {
  text: ({ en, es }) => ({ en: disguised(en), es: disguised(es) }),
  list: (items) => items,
}

/** What is told of such a site does not change with what `content/` says. */
const byName: Change = {
  text: ({ en, es }, way) => ({ en: nameOf(en, way), es: `es: ${nameOf(es, way)}` }),
  list: ([first]) => [first],
}

/** Changes each text that the fixture does not say itself; Scripture says the same everywhere. */
function changeTexts(folder: string, change: Change): void {
  for (const file of globSync(
    ['pages/*.json', '{words,categories,connect,vision,event-pictures}.json'],
    {
      cwd: folder,
    },
  )) {
    const mine = path.join(own, file)
    const said = existsSync(mine) ? parse(readFileSync(mine)) : undefined
    const name = path.basename(file, '.json')
    const all = changed(parse(readFileSync(path.join(folder, file))), said, [name], change)
    writeFileSync(path.join(folder, file), JSON.stringify(all, null, 2))
  }
}

function changed(value: unknown, said: unknown, way: readonly string[], change: Change): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    return said ? value : change.list(value).map((each) => changed(each, undefined, way, change))
  }
  if (isText(value)) return said ?? change.text(value, way)
  const inside = said as Record<string, unknown> | undefined
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      return [key, changed(each, inside?.[key], [...way, key], change)]
    }),
  )
}

const isText = (value: object): value is Text =>
  Object.keys(value).length === 2 && 'en' in value && 'es' in value

const vowels = 'aeiouAEIOUáéíóúÁÉÍÓÚ'
const others = 'áéíóúÁÉÍÓÚaeiouAEIOU'

/** Each vowel with an accent where it had none; the gaps that are filled in as they are. */
export const disguised = (text: string): string =>
  text.replace(/\{\w+\}|[aeiouáéíóú]/gi, (found) => others[vowels.indexOf(found)] ?? found)

/** Where a text stands, as one word, of which the glossary knows none; with the gaps that are filled in. */
function nameOf(text: string, [file, ...way]: readonly string[]): string {
  const word = [file, ...way.slice(-2)]
    .join('-')
    .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return [word, ...(text.match(/\{\w+\}/g) ?? [])].join(' ')
}

/** Puts the content together in the place of what was there before. */
export function renew(content: string, change = inDisguise): void {
  const next = `${content}.next`
  assemble(next)
  changeTexts(next, change)
  rmSync(content, { recursive: true, force: true })
  renameSync(next, content)
}

if (import.meta.main) {
  const isNamed = process.argv[2] === 'named'
  const site = {
    ...(isNamed ? namedFixture : fixture),
    from: ['content', ...notTaken, own, 'tests/fixture.ts'],
    env: { SOURCE_DATE_EPOCH: String(Date.parse(now) / 1000) },
  }
  if (!isUpToDate(site)) {
    renew(site.content, isNamed ? byName : inDisguise)
    if (!build(site)) process.exit(1)
  }
}
