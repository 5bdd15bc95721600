import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, resolveConfig } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { ownFolder } from '../tests/help/own-folder.ts'
import { refusal, rooms } from './rooms.ts'

const inRoom = (room: string, file = 'thing.ts') =>
  ({ addresses: 'src/addresses.ts', start: 'src/hydrate.tsx' })[room] ?? `src/${room}/${file}`

test('a room uses those before it, and nobody those after it, types included', () => {
  for (const [index, from] of rooms.entries()) {
    for (const [other, to] of rooms.entries()) {
      const way = `${from} -> ${to}`
      for (const isType of [false, true]) {
        const refused = refusal(inRoom(from, 'try.server.ts'), inRoom(to, 'x.server.ts'), isType)
        if (other > index) expect(refused, way).toBeTruthy()
        else if (!['start', 'addresses'].some((each) => each === from || each === to)) {
          expect(refused, way).toBeFalsy()
        }
      }
    }
  }
})

test('every folder of src/ is a room', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((each) => each.isDirectory())
  expect(folders.map(({ name }) => name).filter((name) => !rooms.includes(name))).toEqual([])
})

test('what runs while pages are made gives a browser its types alone', () => {
  const card = 'src/church/on-home/ChurchCard.tsx'
  for (const wanted of [
    'src/church/on-home/card.server.ts',
    'src/content/fields.ts',
    'src/pictures/cut.ts',
  ]) {
    expect(refusal(card, wanted, false)).toContain('never reaches a browser')
    expect(refusal(card, wanted, true)).toBeFalsy()
    expect(refusal('src/church/try.server.ts', wanted, false)).toBeFalsy()
  }
  expect(refusal(card, 'content/scripture.json', false)).toContain('every visitor')
  expect(refusal('src/hydrate.tsx', 'src/church/on-home/ChurchCard.tsx', false)).toContain('small')
})

test('the contact service takes the rules of a message, and otherwise types', () => {
  expect(refusal('service/app.ts', 'src/contact/message.ts', false)).toBeFalsy()
  expect(refusal('service/app.ts', 'src/language/locale.ts', false)).toBeFalsy()
  for (const wanted of [
    'src/fellowship/site.server.ts',
    'src/build/for-service/site-json.ts',
    'src/ui/Icon.tsx',
  ]) {
    expect(refusal('service/app.ts', wanted, false)).toContain('site.json')
    expect(refusal('service/app.ts', wanted, true)).toBeFalsy()
  }
  expect(refusal('service/app.ts', 'scripts/ask.ts', false)).toContain('stands alone')
})

test('a command runs without components, and src/ without commands, service and tests', () => {
  expect(refusal('scripts/report.ts', 'src/church/on-home/ChurchCard.tsx', false)).toContain(
    'components',
  )
  expect(refusal('scripts/report.ts', 'src/church/read.server.ts', false)).toBeFalsy()
  for (const wanted of ['service/app.ts', 'scripts/ask.ts', 'tests/help/site.ts']) {
    expect(refusal('src/build/plugin.ts', wanted, false)).toContain('uses nothing of')
  }
})

/** What the linter, set up as it is here, says of files of another folder: one of the project would be seen by all that runs beside. */
function lint(files: Record<string, string>): string {
  const folder = ownFolder(onTestFinished)
  const settings = readFileSync('.oxlintrc.json', 'utf8')
  const plugin = JSON.stringify(path.resolve('scripts/rooms.ts'))
  writeFileSync(
    path.join(folder, '.oxlintrc.json'),
    settings.replace('"./scripts/rooms.ts"', plugin),
  )
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), source)
  }
  return spawnSync('oxlint', { cwd: folder, encoding: 'utf8', shell: true }).stdout
}

test('the linter knows the rule', () => {
  const found = lint({
    'src/ui/lamp.ts':
      "import { site } from '#app/fellowship/site.server.ts'\n\nexport const a = site\n",
  })
  expect(found).toContain('house(rooms)')
  expect(lint({ 'src/ui/lamp.ts': 'export const a = 1\n' })).not.toContain('house(')
})

test('the linter refuses a circle, of types, too', () => {
  const found = lint({
    'src/ui/one.ts': "import type { Two } from './two.ts'\n\nexport type One = { two: Two }\n",
    'src/ui/two.ts': "import type { One } from './one.ts'\n\nexport type Two = { one?: One }\n",
  })
  expect(found).toContain('import(no-cycle)')
})

test('the bundler refuses what a linter was told to overlook', async () => {
  // as it stands among the parts that the site is built with
  const { plugins } = await resolveConfig({ configLoader: 'native' }, 'serve')
  const onlyOnServer = plugins.find(({ name }) => name.endsWith(':only-on-server'))
  const folder = mkdtempSync(path.resolve('.cache/refused-'))
  writeFileSync(path.join(folder, 'a.server.ts'), 'export const secret = 1\n')
  const entry = path.join(folder, 'entry.ts')
  const built = (source: string) => {
    writeFileSync(entry, source)
    return build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [onlyOnServer],
      build: { write: false, rolldownOptions: { input: entry } },
    })
  }
  try {
    await expect(
      built("import { secret } from './a.server.ts'\nconsole.log(secret)"),
    ).rejects.toThrow(/a\.server\.ts runs while pages are made/)
    await built("import type * as a from './a.server.ts'\nconsole.log({} as typeof a)")
  } finally {
    rmSync(folder, { recursive: true })
  }
})
