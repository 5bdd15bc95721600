import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { assemble, now } from '../tests/fixture.ts'
import { ownFolder } from '../tests/help/own-folder.ts'

const folder = ownFolder()
assemble(folder)
// none is left, and git keeps no empty folder
rmSync(path.join(folder, 'events'), { recursive: true })

function run(script: string, said: Record<string, string> = {}, typed = '') {
  const words = Object.entries(said).flatMap(([name, value]) => [`--${name}`, value])
  return spawnSync(process.execPath, [`scripts/${script}.ts`, ...words], {
    encoding: 'utf8',
    env: {
      ...process.env,
      CONTENT: folder,
      SOURCE_DATE_EPOCH: String(Date.parse(now) / 1000),
    },
    input: typed,
  })
}

const supper = {
  en: 'Supper by the Ñandú',
  es: 'Cena junto al ñandú',
  kind: 'outreach',
  from: '2040-10-07',
  zone: 'Europe/Madrid',
  where: 'Barcelona, Spain',
  donde: 'Barcelona, España',
}

test('what is answered becomes an event, and what is not said is asked for', () => {
  // the last day is asked for, and empty stands for the first
  const { status, stdout } = run('new-event', supper, '\n')
  expect(status).toBe(0)
  expect(stdout).toContain('Su último día')
  const event = path.join(folder, 'events/supper-by-the-nandu.json')
  expect(JSON.parse(readFileSync(event, 'utf8'))).toMatchObject({
    title: { en: supper.en, es: supper.es },
    from: '2040-10-07',
    to: '2040-10-07',
    location: { en: supper.where, es: supper.donde },
  })
  expect(run('check-content')).toMatchObject({ status: 0, stderr: '' })
})

test('a year that is over is written, and pointed out in both languages', () => {
  const slip = { ...supper, en: 'Supper of old', from: '2016-10-07', to: '2016-10-07' }
  const { status, stdout } = run('new-event', slip)
  expect(status).toBe(0)
  expect(stdout).toMatch(/stands among the earlier ones\. Look at the year[^]*Mire el año/)
  expect(
    run('new-event', { ...slip, en: 'Next', from: '2040-10-07', to: '2040-10-07' }).stdout,
  ).not.toContain('the year')
})

test('what comes again the year after is called by its year, and is not written over', () => {
  const next = { ...supper, en: 'Supper', from: '2041-10-06', to: '2041-10-06' }
  expect(run('new-event', { ...supper, en: 'Supper', to: supper.from }).status).toBe(0)
  expect(run('new-event', next)).toMatchObject({ status: 0 })
  expect(readdirSync(path.join(folder, 'events'))).toContain('supper-2041.json')
  expect(run('new-event', next).stderr).toMatch(/already an event[^]*Ya hay un evento/)
})

test('an event that cannot be is refused in both languages, and nothing is written', () => {
  const before = readdirSync(path.join(folder, 'events'))
  for (const [said, en, es] of [
    [{ ...supper, en: '¿?', to: supper.from }, /It needs a name/, /Necesita un nombre/],
    [{ ...supper, en: 'Tea {x}', to: supper.from }, /Leave out these signs/, /Quite estos/],
    [{ ...supper, en: '<b>Tea</b>', to: supper.from }, /Leave out these signs/, /Quite estos/],
    [{ en: 'Tea', kind: 'tea', es: 'Té' }, /Choose one of these: conference/, /Elija uno/],
    [{ ...supper, en: 'Tea', from: '2040-02-30' }, /in the calendar/, /en el calendario/],
    [{ ...supper, en: 'Tea', to: '2040-10-06' }, /ends before it begins/, /Termina antes/],
    [{ ...supper, en: 'Tea', from: '2040-10', to: supper.from }, /both without one/, /los dos sin/],
    [{ ...supper, en: 'Tea', kind: 'constructor' }, /Choose one of these/, /Elija uno/],
    [{ ...supper, en: 'Tea', to: supper.from, zone: 'PST' }, /continent and city/, /la ciudad/],
    [{ title: 'Tea' }, /You can answer all at once: --en/, /Puede responder todo/],
    // nobody is there to be asked for the last day
    [{ ...supper, en: 'Tea' }, /You can answer all at once: --en/, /Puede responder todo/],
  ] as const) {
    const { status, stderr } = run('new-event', said)
    expect(status).toBe(1)
    expect(stderr).toMatch(en)
    expect(stderr).toMatch(es)
    expect(stderr).not.toMatch(/^\s+at /m)
  }
  expect(readdirSync(path.join(folder, 'events'))).toEqual(before)
})

test('a church has the time of its country', () => {
  const { status, stderr } = run('new-church', {
    slug: 'mombasa',
    en: 'Mombasa',
    es: 'Mombasa',
    country: 'ke',
    zone: 'America/Los_Angeles',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/not the time of the country\. Write its own: Africa\/Nairobi/)
  expect(stderr).toMatch(/no es la hora del país\. Escriba la suya: Africa\/Nairobi/)
  expect(readdirSync(path.join(folder, 'churches'))).not.toContain('mombasa.json')
})
