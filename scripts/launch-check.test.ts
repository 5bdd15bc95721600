import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { assemble } from '../tests/fixture.ts'
import { ownFolder } from '../tests/help/own-folder.ts'

vi.setConfig({ testTimeout: 60_000 })

/** What the made-up fellowship says reaches nobody: for these tests it does. */
const reachable = (text: string) =>
  text
    .replaceAll('.example', '.test')
    .replace(/\+1 (\d{3}) 555 01/g, '+1 $1 555 41')
    .replace(/(\+\d{1,3}) 000/g, '$1 600')

const folder = ownFolder()
beforeAll(() => {
  assemble(folder)
  for (const file of globSync('**/*.json', { cwd: folder })) {
    const source = readFileSync(path.join(folder, file), 'utf8')
    writeFileSync(path.join(folder, file), reachable(source))
  }
})

function launchCheck(...args: string[]) {
  return spawnSync(process.execPath, ['scripts/launch-check.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT: folder },
  })
}

test('a site without samples may be launched', () => {
  const { status, stdout } = launchCheck()
  expect([status, stdout]).toEqual([0, expect.stringContaining('may be launched')])
})

test('a fact is a sample until it is changed', () => {
  const { status, stdout } = launchCheck('--sample', 'site:office.phone')
  expect(status).toBe(1)
  const file = path.join(folder, 'site.json')
  const source = readFileSync(file, 'utf8')
  const line = source.slice(0, source.indexOf('"phone"')).split('\n').length
  expect(stdout).toMatch(new RegExp(`site\\.json:${line}  International office › Phone · `))
  // of one fact as of one
  expect(stdout).toMatch(/One fact is still a sample\. Put the true one in its place/)
  expect(stdout).toMatch(/Un dato es todavía inventado\. Ponga el verdadero en su lugar/)
  writeFileSync(file, source.replace(/"phone": ".*"/, '"phone": "+1 925 555 4177"'))
  expect(launchCheck().status).toBe(0)
})

test('a fact is a sample until somebody says that it is true', () => {
  expect(launchCheck('--sample', 'site:founded').status).toBe(1)
  expect(launchCheck('--confirm', 'site:founded').status).toBe(0)
  const { verified } = JSON.parse(readFileSync(path.join(folder, 'site.json'), 'utf8'))
  expect(verified).toEqual(['founded'])
})

test('a church whose times are being confirmed is to be asked, and does not stop a launch', () => {
  const [any] = readdirSync(path.join(folder, 'churches'))
  const file = path.join(folder, 'churches', any!)
  const source = readFileSync(file, 'utf8')
  const confirmed = (value: boolean) =>
    writeFileSync(file, source.replace(/"confirmed": \w+/, `"confirmed": ${value}`))
  const asked = new RegExp(`${any!.replace('.', '\\.')}:\\d+  To ask the church: when`)
  confirmed(false)
  expect(launchCheck()).toMatchObject({ status: 0, stdout: expect.stringMatching(asked) })
  confirmed(true)
  expect(launchCheck().stdout).not.toMatch(asked)
})

test('a church that has not said in which languages somebody answers is to be asked', () => {
  const told = launchCheck()
  expect(told).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/hill\.json:\d+ .*languages/),
  })
  expect(told.stdout).not.toMatch(/harbor\.json:\d+ .*languages/)
})

test('whoever is shown by name or face without a day on which they agreed is listed', () => {
  const file = path.join(folder, 'people/harbor-singer.json')
  const source = readFileSync(file, 'utf8')
  const person = JSON.parse(source) as object
  const told = (more: object) => {
    writeFileSync(file, JSON.stringify({ ...person, ...more }, null, 2))
    const { status, stdout } = launchCheck()
    // to ask is no reason not to launch
    expect(status).toBe(0)
    return stdout.split('\n').filter((line) => line.includes('harbor-singer.json:'))
  }
  const alt = { en: 'Clara at the piano', es: 'Clara al piano' }
  // what came with the site was drawn: a copy of it is somebody's own
  cpSync(path.join(folder, 'pictures/face.avif'), path.join(folder, 'pictures/clara.avif'))
  const picture = { src: '/pictures/clara.avif', alt }
  const agreed = '2030-04-01'
  expect(told({ picture })).toEqual([
    expect.stringMatching(/:3 {2}Shown by name/),
    expect.stringContaining('recognized'),
  ])
  expect(told({ agreed, picture })).toEqual([expect.stringContaining('recognized')])
  expect(told({ agreed, picture: { ...picture, agreed } })).toEqual([])
  for (const shown of ['role', 'no']) expect(told({ shown, picture })).toEqual([])
  writeFileSync(file, source)
})

test('what was made up of a church is made up under another name too', () => {
  const before = path.join(folder, 'churches/before.json')
  const [any] = readdirSync(path.join(folder, 'churches'))
  cpSync(path.join(folder, 'churches', any!), before)
  expect(launchCheck('--sample', 'churches/before:phone').status).toBe(1)
  const church = JSON.parse(readFileSync(before, 'utf8'))
  rmSync(before)
  const now = path.join(folder, 'churches/now.json')
  writeFileSync(now, JSON.stringify({ formerly: ['/es/churches/before'], ...church }))
  expect(launchCheck().stdout).toMatch(/now\.json:1 {2}Phone · Teléfono: /)
  expect(launchCheck('--confirm', 'churches/now:phone').status).toBe(0)
})

test('a whole text and each item of a list can be samples', () => {
  expect(launchCheck('--sample', 'pages/about-us:story.paragraphs.*').status).toBe(1)
  const file = path.join(folder, 'pages/about-us.json')
  const page = JSON.parse(readFileSync(file, 'utf8'))
  const all = page.story.paragraphs.length
  // one more before them: they stand in other places, and are samples all the same
  page.story.paragraphs.unshift({ en: 'New.', es: 'Nuevo.' })
  writeFileSync(file, JSON.stringify(page))
  expect(launchCheck().stdout).toContain(`\n${all} facts are still samples`)
})

test('what is no fact of content can be neither marked nor confirmed', () => {
  for (const name of ['site:fone', 'churches/nowhere:phone', 'phone', '../package:name']) {
    for (const option of ['--sample', '--confirm', '--confrim']) {
      const { status, stderr } = launchCheck(option, name)
      expect(status, `${option} ${name}`).toBe(1)
      expect(stderr).not.toContain(' at ')
    }
  }
})

test.each([
  ['phone', '+1 925 555 0177'],
  ['phone', '+34 000 123 456'],
  ['phone', '+91 00000 12345'],
  ['email', 'oakley9@praise-chapel.example'],
])('what can reach nobody is no true fact, whatever was changed: %s %s', (field, value) => {
  const [any] = readdirSync(path.join(folder, 'churches'))
  const file = path.join(folder, 'churches', any!)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, source.replace(new RegExp(`"${field}": ".*"`), `"${field}": "${value}"`))
  const { status, stdout } = launchCheck()
  writeFileSync(file, source)
  expect(status).toBe(1)
  expect(stdout).toContain(`"${value}"`)
  expect(stdout).toContain('Facts that can reach nobody: 1.')
  expect(stdout).toContain('Datos que no llevan a nadie: 1.')
})

test('marks that cannot be read are told in a sentence, and no church is written without them', () => {
  const file = path.join(folder, 'samples.json')
  writeFileSync(file, '<<<<<<< HEAD\n')
  const said = 'samples.json cannot be read: npm run check says why.'
  const { status, stderr } = launchCheck()
  expect([status, stderr]).toEqual([1, expect.stringContaining(said)])
  expect(stderr).not.toContain(' at ')
  const church = ['--slug', 'madrid', '--en', 'Madrid', '--es', 'Madrid']
  const place = ['--country', 'es', '--zone', 'Europe/Madrid']
  const made = spawnSync(process.execPath, ['scripts/new-church.ts', ...church, ...place], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT: folder },
  })
  expect(made.stderr).toContain(said)
  expect(readdirSync(path.join(folder, 'churches'))).not.toContain('madrid.json')
  rmSync(file)
})
