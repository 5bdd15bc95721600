import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

function ask(...words: string[]) {
  const script = ['scripts/test.ts', ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { encoding: 'utf8' })
  return { status, printed: stdout + stderr }
}

test('who asks for help is told the parts', () => {
  const { status, printed } = ask('help')
  expect(status).toBe(0)
  expect(printed).toMatch(/^ {2}lint +lint$/m)
})

test('what is no part and no file with tests is refused, with the way to it where there is one', () => {
  expect(ask('lnit')).toMatchObject({ status: 1, printed: expect.stringContaining('lnit') })
  expect(ask('scripts/test.ts')).toMatchObject({ status: 1 })
  const apart = ask('tests/keyboard.journey.ts')
  expect(apart).toMatchObject({ status: 1 })
  expect(apart.printed).toContain('npm run test:open -- keyboard')
})
