import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { assemble } from '../../../tests/fixture.ts'
import { gitIn } from '../../../tests/help/git.ts'
import { ownFolder } from '../../../tests/help/own-folder.ts'

const folder = ownFolder()
beforeAll(() => {
  assemble(path.join(folder, 'content'))
  gitIn(folder, ['init', '--quiet'])
})

/** Keeps what is there now as of a day. */
function commit(day: string) {
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` }
  gitIn(folder, ['add', '.'])
  gitIn(folder, ['commit', '--quiet', '-m', day], env)
}

/** Which `SEQUENCE` the first entry of the calendars of a church and of an event have. */
function sequences(): number[] {
  const ask = `
    const { calendarFiles } = await import('#app/build/files/calendars.ts')
    const files = calendarFiles(Date.UTC(2031, 5))
    for (const name of ['hill', 'harbor', 'events/coming-school'])
      console.log(/^SEQUENCE:(.*)$/m.exec(files.get('/calendars/' + name + '.ics'))[1])`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', ask], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT: path.join(folder, 'content') },
  })
  expect(stderr).toBe('')
  return stdout.trim().split('\n').map(Number)
}

function change(name: string, how: (data: Record<string, unknown>) => void) {
  const file = path.join(folder, 'content', `${name}.json`)
  const data = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  how(data)
  writeFileSync(file, JSON.stringify(data))
}

test('each change of a church raises the SEQUENCE of its calendar, and of no other', () => {
  commit('2031-05-01')
  const first = sequences()
  expect(sequences()).toEqual(first)
  change('churches/hill', (church) => {
    Object.assign((church.services as object[])[0]!, { at: '11:30' })
  })
  commit('2031-05-02')
  const second = sequences()
  const day = 24 * 60
  expect(second).toEqual([first[0]! + day, first[1], first[2]])
  change('events/coming-school', (event) => Object.assign(event, { at: '19:00' }))
  commit('2031-05-03')
  expect(sequences()).toEqual([second[0], second[1], second[2]! + 2 * day])
  // what a service is called stands in every calendar of a church
  change('categories', (names) => {
    const { worship } = names.serviceKinds as Record<string, object>
    Object.assign(worship!, { en: 'Worship' })
  })
  commit('2031-05-04')
  expect(sequences()[1]).toBe(first[1]! + 3 * day)
})
