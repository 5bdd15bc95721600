import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// every direction of imports there is, tried once as a value and once as a type, in a house of its own

type Room = {
  /** A file of the room, unless it holds data only, and how others import it. */
  file?: string
  as: string
  /** Rooms of which it may import anything, and those of which it may know the types. */
  uses?: readonly string[]
  knows?: readonly string[]
}

const inSrc = (name: string, uses: readonly string[] = [], knows: readonly string[] = []) => ({
  [name]: { file: `src/${name}/try.ts`, as: `#app/${name}/thing.ts`, uses, knows },
})

const rooms: Record<string, Room> = {
  ...inSrc('browser'),
  ...inSrc('i18n', ['browser']),
  ...inSrc('ui', ['browser']),
  ...inSrc('model', ['i18n'], ['content', 'content files']),
  ...inSrc('schedule', ['i18n']),
  ...inSrc('calendar-file', ['i18n', 'schedule']),
  ...inSrc('content', ['i18n', 'model', 'schedule', 'content files']),
  ...inSrc('media', ['i18n', 'model', 'content', 'content files']),
  ...inSrc(
    'router',
    ['browser', 'i18n'],
    ['site', 'pages', 'page', 'data of a page', 'the service worker'],
  ),
  ...inSrc('site', ['browser', 'i18n', 'model', 'schedule', 'ui'], ['content', 'router']),
  ...inSrc(
    'presenters',
    ['i18n', 'model', 'schedule', 'calendar-file', 'content', 'content files', 'media', 'router'],
    ['site', 'ui'],
  ),
  ...inSrc('prerender', [
    'browser',
    'i18n',
    'model',
    'schedule',
    'calendar-file',
    'content',
    'content files',
    'media',
    'router',
    'ui',
    'site',
    'presenters',
    'pages',
    'page',
    'data of a page',
  ]),
  'pages': {
    file: 'src/pages/index.ts',
    as: '#app/pages/thing.ts',
    uses: ['i18n', 'presenters', 'router'],
  },
  'page': {
    file: 'src/pages/home/HomePage.ts',
    as: '#app/pages/about-us/AboutUsPage.tsx',
    uses: ['browser', 'i18n', 'model', 'site', 'ui'],
    knows: ['content', 'presenters', 'router'],
  },
  'data of a page': {
    file: 'src/pages/home/data.ts',
    as: '#app/pages/about-us/data.ts',
    uses: ['i18n', 'model', 'content', 'content files', 'media', 'presenters', 'router'],
    knows: ['site', 'ui'],
  },
  'content files': { as: '#content/scripture.json' },
  'service': {
    file: 'service/try.ts',
    as: '../../service/thing.ts',
    uses: ['i18n', 'model'],
    knows: ['prerender'],
  },
  'the start in the browser': {
    file: 'src/hydrate.tsx',
    as: '#app/entry-client.tsx',
    uses: ['browser', 'router', 'site'],
  },
  'the service worker': { file: 'src/service-worker.ts', as: '#app/service-worker.ts' },
  'commands': {
    file: 'scripts/try.ts',
    as: '../../scripts/thing.ts',
    uses: [
      'i18n',
      'model',
      'schedule',
      'calendar-file',
      'content',
      'content files',
      'media',
      'presenters',
      'prerender',
      'service',
    ],
  },
}

/** How the tests are imported, which are no room. */
const tests = '../../tests/thing.ts'

/** How a file would reach a room by its path. */
const byPath: Record<string, string[]> = {
  'service': ['../src/ui/Button.tsx', './../src/ui/Button.tsx'],
  'commands': ['../src/ui/Button.tsx', './../src/ui/Button.tsx'],
  'the start in the browser': ['./ui/Button.tsx', './content/site.ts', './../service/thing.ts'],
  'the service worker': ['./ui/Button.tsx', './content/site.ts', './../service/thing.ts'],
}
const fromRoom = ['../ui/Button.tsx', './../ui/Button.tsx', '#app/browser/../ui/Button.tsx']

const house = mkdtempSync(path.join(tmpdir(), 'house-'))
cpSync('.oxlintrc.json', `${house}/.oxlintrc.json`)
afterAll(() => rmSync(house, { recursive: true }))

/** The lines of each file that is tried. */
const tried = new Map<string, string[]>()
/** Every line that the linter refuses, as `file:line`. It is asked once, about all files. */
const refused = new Set<string>()

beforeAll(() => {
  for (const [file, lines] of tried) {
    const full = path.join(house, file)
    mkdirSync(path.dirname(full), { recursive: true })
    writeFileSync(full, lines.join('\n'))
  }
  const command = path.resolve('node_modules/.bin/oxlint')
  const { stdout } = spawnSync(command, ['--format=json'], { cwd: house, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[]
  }
  for (const { code, filename, labels } of diagnostics) {
    if (!code.includes('no-restricted-imports')) continue
    refused.add(`${filename.replaceAll('\\', '/')}:${labels[0]!.span.line}`)
  }
})

/** Tries imports, one a line, in a file. Once all are tried, it is known which of them are refused. */
function tryIn(file: string, lines: readonly string[]): () => boolean[] {
  const all = tried.get(file) ?? []
  tried.set(file, all)
  const before = all.length
  all.push(...lines)
  return () => lines.map((_, index) => refused.has(`${file}:${before + index + 1}`))
}

test('every room of the site is in the table', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((each) => each.isDirectory())
  const listed = new Set(Object.values(rooms).map(({ file }) => file?.split('/')[1]))
  expect(folders.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([])
})

for (const [name, { file, uses = [], knows = [] }] of Object.entries(rooms)) {
  if (!file) continue
  const directions = Object.entries(rooms).filter(([other]) => other !== name || name === 'page')
  const value = directions.map(([, { as }], index) => `import { a${index} } from '${as}'`)
  const type = directions.map(([, { as }], index) => `import type { A${index} } from '${as}'`)
  const directed = tryIn(file, [...value, ...type])
  test(`${name} may use ${uses.join(', ') || 'no other room'}`, () => {
    const found = directed()
    for (const [index, [other]] of directions.entries()) {
      const used = uses.includes(other)
      expect([other, found[index] ? 'refused' : 'used']).toEqual([other, used ? 'used' : 'refused'])
      const known = used || knows.includes(other)
      expect([other, found[value.length + index] ? 'refused' : 'known']).toEqual([
        other,
        known ? 'known' : 'refused',
      ])
    }
  })

  const all = [tests, ...(byPath[name] ?? fromRoom)]
  const reached = tryIn(
    file,
    all.map((from, index) => `import { b${index} } from '${from}'`),
  )
  test(`${name} reaches for nothing outside of the site, nor for a room by its path`, () => {
    const found = reached()
    expect(all.filter((_, index) => !found[index])).toEqual([])
  })
}

const ownData = tryIn('src/pages/home/HomePage.ts', [
  "import { load } from './data.ts'",
  "import type { Loaded } from './data.ts'",
])
test('a component does not load the data of its own page', () => {
  expect(ownData()).toEqual([true, false])
})

const addresses = tryIn('scripts/try.ts', ["import { routes } from '#app/router/routes.ts'"])
test('commands know the addresses of pages', () => {
  expect(addresses()).toEqual([false])
})

// the linter does not look at what is imported only when it is needed: it is shown it as any other import
const later = globSync('{src,service,scripts}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const found = [...text.matchAll(/(?<!typeof )\bimport\(\s*'([^']+)'/g)]
    return found.map(([, from]) => ({ file: file.replaceAll('\\', '/'), from: from! }))
  })
const laterRefused = later.map(({ file, from }) => tryIn(file, [`import { c } from '${from}'`]))
test('what is imported only when it is needed is imported in the same directions', () => {
  expect(later.length).toBeGreaterThan(0)
  expect(later.filter((_, index) => laterRefused[index]!()[0])).toEqual([])
})
