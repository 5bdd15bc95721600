import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ownFolder } from '../../tests/help/own-folder.ts'
import { serverFor } from './mail.ts'

const typed = vi.hoisted(() => ({ answer: '' }))
vi.mock('./ask.ts', () => ({ askFor: () => Promise.resolve(typed.answer) }))

test('an app password is taken as Google shows it, with whichever spaces', async () => {
  for (const answer of [
    'abcdefghijklmnop',
    'abcd efgh ijkl mnop',
    'abcd\u00A0efgh\u00A0ijkl\u00A0mnop',
  ]) {
    typed.answer = answer
    expect(await serverFor('church@gmail.com')).toBe(
      'smtps://church%40gmail.com:abcdefghijklmnop@smtp.gmail.com',
    )
  }
})

test('what is kept is what the service reads, also in the place of what it has read before', () => {
  const folder = ownFolder(onTestFinished)
  writeFileSync(path.join(folder, '.env'), 'MAIL_FROM=old@example.org\n')
  const ALARM_URL = 'https://chat.example/hooks/#office'
  const script = `
    import { keepHere } from '${import.meta.resolve('./mail.ts')}'
    import { readEnvironment } from '${import.meta.resolve('../../service/environment.ts')}'
    readEnvironment()
    keepHere({ MAIL_FROM: 'new@example.org', ALARM_URL: '${ALARM_URL}' })
    console.log(JSON.stringify(readEnvironment()))`
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(JSON.parse(stdout.split('\n')[0]!)).toMatchObject({
    MAIL_FROM: 'new@example.org',
    ALARM_URL,
  })
})
