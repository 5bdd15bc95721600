import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { assemble, now } from '../tests/fixture.ts'
import { gitIn } from '../tests/help/git.ts'
import { ownFolder } from '../tests/help/own-folder.ts'
import type { Chapter } from './report/chapter.ts'
import { unansweredSeasons } from './report/seasons.ts'
import { isTrusted } from './report/times.ts'

const folder = ownFolder()
const content = path.join(folder, 'content')
beforeAll(() => {
  assemble(content)
  gitIn(folder, ['init', '--quiet'])
  gitIn(folder, ['add', '.'])
  gitIn(folder, ['commit', '--quiet', '-m', 'All'])
})

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/report.ts', '--now', now, '--site', path.join(folder, 'site'), ...words],
    { encoding: 'utf8', env: { ...process.env, CONTENT: content } },
  )
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

function chapter(name: string, ...words: string[]) {
  const chapters = JSON.parse(run('--json', ...words)) as Chapter[]
  const { findings, unknown } = chapters.find((each) => each.name === name)!
  return { texts: findings.map(({ text }) => text.en), findings, unknown: unknown?.en }
}

function change<Data>(file: string, how: (data: Data) => void) {
  const whole = path.join(content, file)
  const data = JSON.parse(readFileSync(whole, 'utf8')) as Data
  how(data)
  writeFileSync(whole, JSON.stringify(data, null, 2))
}

test('a time that nobody has checked for 90 days is reported, with its line', () => {
  expect(isTrusted('2031-02-13', '2031-05-14')).toBe(true)
  expect(isTrusted('2031-02-12', '2031-05-14')).toBe(false)
  expect(isTrusted(undefined, '2031-05-14')).toBe(false)
  const found = chapter('times').findings.find(({ file }) => file!.endsWith('hill.json'))
  expect(found!.text.en).toBe('Sunday 11:00\u00a0AM: never checked')
  const source = readFileSync(path.join(content, 'churches/hill.json'), 'utf8')
  const before = source.slice(0, source.indexOf('"day"'))
  expect(found!.line).toBe(before.split('\n').length - 1)
})

test('what was called off or announced is reported when its day is over, and not before', () => {
  const notice = (from: string, to: string) => ({ from, to, text: { en: 'Bread.', es: 'Pan.' } })
  const hours = (until: string) => ({ day: 'sunday', at: '09:00', kind: 'worship', until })
  change('churches/hill.json', (church: { services: object[] }) => {
    Object.assign(church, {
      services: [...church.services, hours('2031-05-11'), hours('2031-05-18')],
      notices: [notice('2031-05-01', '2031-05-13'), notice('2031-05-01', '2031-05-14')],
    })
  })
  const { findings } = chapter('expired')
  expect(findings.map(({ file, text }) => [path.basename(file!), text.en])).toEqual([
    ['hill.json', 'over since 2031-05-11: it may be deleted'],
    ['hill.json', 'over since 2031-05-13: it may be deleted'],
  ])
})

test('each church that has written nothing for Christmas or Easter is asked, from November 1 on', () => {
  // of content as it is, the chapter itself is asked: a command for each day would read all of it anew
  const on = (day: string) => unansweredSeasons(Date.parse(`${day}T12:00:00Z`)).findings
  const churches = (found: Chapter['findings']) =>
    found.map(({ file }) => path.basename(file!, '.json'))
  const asked = (day: string) => churches(on(day))
  expect(asked('2031-10-31')).toEqual([])
  // Harbor has a service on Christmas Eve
  expect(asked('2031-11-01')).toEqual([
    'delta',
    'hill',
    'lake',
    'nairobi',
    'san-bartolome',
    'sao-paulo',
  ])
  expect(asked('2031-12-25')).toContain('lake')
  expect(asked('2031-12-27')).toEqual([])
  expect(asked('2032-02-10')).toContain('harbor')
  const lake = on('2031-12-01')[2]!.text
  expect(lake).toEqual({
    en: 'Lake: nothing is written for Christmas (December 18–26, 2031). Are there other services, or none?',
    es: 'El Lago: no hay nada escrito para Navidad (del 18 al 26 de diciembre de 2031). ¿Hay otras reuniones, o ninguna?',
  })
  change('churches/lake.json', (church: object) => {
    const on = '2031-12-24'
    Object.assign(church, { extra: [{ on, at: '18:00', kind: 'worship' }] })
  })
  const { findings } = chapter('seasons', '--now', '2031-12-01T12:00:00Z')
  expect(churches(findings)).toEqual(['delta', 'hill', 'nairobi', 'san-bartolome', 'sao-paulo'])
})

test('past events are reported, those that run or come are not', () => {
  const names = chapter('events').findings.map(({ file }) => path.basename(file!, '.json'))
  expect(names).toEqual(['past-conference', 'past-retreat'])
})

test('a fact that is a sample is reported', () => {
  expect(chapter('samples').texts).toEqual([])
  const marked = spawnSync(
    process.execPath,
    ['scripts/launch-check.ts', '--sample', 'churches/hill:phone'],
    { env: { ...process.env, CONTENT: content } },
  )
  expect(marked.status).toBe(1)
  expect(chapter('samples').texts).toEqual(['Phone (churches/hill:phone)'])
})

test('a picture that nobody names is reported, and so are the cuts of one that is gone', () => {
  const before = chapter('pictures').texts
  expect(before).not.toContain('/pictures/horizon.avif')
  writeFileSync(path.join(content, 'pictures/nobody-names-this.jpg'), '')
  rmSync(path.join(content, 'pictures/chart.avif'))
  const found = chapter('pictures').texts.filter((text) => !before.includes(text))
  expect(found).toEqual([
    '/pictures/nobody-names-this.jpg',
    expect.stringMatching(/^chart is gone, .*: chart-1200\.avif, .*chart-1200\.webp$/),
  ])
})

test('a link to a page or a place that is not there is reported, a good one is not', () => {
  expect(chapter('links').unknown).toContain('npm run build')
  const site = path.join(folder, 'site')
  mkdirSync(path.join(site, 'churches'), { recursive: true })
  writeFileSync(path.join(site, '_redirects'), '/old /churches/hill 301\n')
  writeFileSync(
    path.join(site, 'index.html'),
    `<a href="/churches/hill"></a><a href="/churches/hill#when"></a><a href="/old"></a><form action="/api/contact"></form>
     <a href="https://elsewhere.example/no"></a><a href="/churches/nowhere"></a><a href="/churches/hill#where"></a>`,
  )
  writeFileSync(path.join(site, 'churches/hill.html'), '<p id="when"></p><a href="#when"></a>')
  expect(chapter('links')).toEqual({
    texts: ['/churches/nowhere', '/churches/hill#where'],
    findings: [expect.objectContaining({ file: '/' }), expect.objectContaining({ file: '/' })],
    unknown: undefined,
  })
})

test('a text that was changed in one language only since the release is reported', () => {
  expect(chapter('translations').unknown).toContain('git tag')
  expect(spawnSync('git', ['-C', folder, 'tag', 'v1']).status).toBe(0)
  expect(chapter('translations').texts).toEqual([])
  change('pages/new-here.json', ({ title, plan }: Record<string, Record<string, unknown>>) => {
    Object.assign(title!, { es: 'Otro título' })
    Object.assign(plan!, { before: { en: 'Both', es: 'Los dos' } })
  })
  expect(chapter('translations').texts).toEqual(['title: only the Spanish is new'])
  expect(chapter('translations', '--since', 'HEAD').texts).toHaveLength(1)
  expect(chapter('translations', '--since', 'v0').unknown).toContain('v0')
})

test('people read it in their language', () => {
  expect(run()).toMatch(/^# Report of May 14, 2031\n\n## Times not checked/)
  const spanish = run('--lang', 'es')
  expect(spanish).toContain('# Informe del 14 de mayo de 2031')
  expect(spanish).toMatch(/## Eventos pasados: 2\n\n- /)
})
