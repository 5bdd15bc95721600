import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { ownFolder } from '../tests/help/own-folder.ts'
import { fastSteps } from './steps.ts'

let folder = ''
beforeEach(() => {
  folder = ownFolder(onTestFinished)
  save('package-lock.json', '{}')
})

function save(file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

/** Runs steps in a project of their own, and answers with the files whose turn it was. */
function run(steps: object[], { again = false } = {}) {
  const { href } = new URL('steps.ts', import.meta.url)
  const program = `import { runSteps } from ${JSON.stringify(href)}
    await runSteps(${JSON.stringify(steps)}, ${JSON.stringify({ again })})`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: folder, encoding: 'utf8' },
  )
  return { status, printed: stdout + stderr }
}

// fails for files that say so, and notes that it ran
const program = `
  import { appendFileSync, readFileSync } from 'node:fs'
  const files = process.argv.slice(2)
  if (files.some((file) => readFileSync(file, 'utf8').includes('wrong'))) {
    console.error('Something is wrong')
    process.exit(1)
  }
  console.log('ran ' + files.join(' '))
`
const step = {
  id: 'tried',
  name: 'tried',
  commands: ['node try.mjs'],
  inputs: ['shared'],
  files: '*.test.ts',
}
const passes = /^✓ tried/m
const skipped = /^✓ tried \(has passed/m

test('what has passed is not run again until it or what it depends on is changed', () => {
  save('try.mjs', program)
  save('shared/one.json')
  save('room.ts')
  save('one.test.ts', "import './room.ts'")
  save('two.test.ts')
  expect(run([step]).printed).toMatch(passes)
  expect(run([step]).printed).toMatch(skipped)
  save('room.ts', 'changed')
  expect(run([step]).printed).toContain('1 of 2 files')
  save('shared/one.json', 'changed')
  const { printed } = run([step])
  expect(printed).toMatch(passes)
  expect(printed).not.toMatch(skipped)
  expect(printed).not.toContain('of 2 files')
  expect(run([step], { again: true }).printed).not.toMatch(skipped)
})

test('what has passed at the second try is named', () => {
  const named = '  1 flaky\n    [short] › tests/one.copy.ts:1:1 › one\n'
  save('try.mjs', `console.log(${JSON.stringify(`Running 9 tests\n${named}  8 passed (1.0m)`)})`)
  save('one.test.ts')
  const { status, printed } = run([step])
  expect(status).toBe(0)
  expect(printed).toContain(`s)\n${named}\nAll is well`)
})

test('what has failed is run again, and so is what was not tried', () => {
  save('try.mjs', program)
  save('one.test.ts', 'wrong')
  const other = { ...step, id: 'other', name: 'other', needs: ['tried'] }
  for (let time = 0; time < 2; time++) {
    const { status, printed } = run([step, other])
    expect(status).toBe(1)
    expect(printed).toMatch(/^✗ tried/m)
    expect(printed).toContain('Something is wrong')
    expect(printed).toContain('1 not begun')
    expect(printed).toMatch(/\n0 passed, 1 failed\n$/)
  }
  save('one.test.ts')
  const { status, printed } = run([step, other])
  expect(status).toBe(0)
  expect(printed).toMatch(/\n2 passed, 0 failed\n$/)
})

test('of content that is refused nothing else is told: what takes long is not begun', () => {
  save('refuse.mjs', 'setTimeout(() => process.exit(1), 500)')
  save('pass.mjs')
  const tried = fastSteps.map(({ id, needs }) => {
    return { id, name: id, needs, commands: [`node ${id === 'content' ? 'refuse' : 'pass'}.mjs`] }
  })
  const { printed } = run(tried)
  expect(printed).toContain('✗ content')
  for (const long of ['types', 'functions', 'unused']) expect(printed).not.toContain(long)
})

test('what is saved while it is tried does not count as tried', () => {
  save('try.mjs', "import { appendFileSync } from 'node:fs'\nappendFileSync('one.test.ts', '//')")
  save('one.test.ts')
  for (let time = 0; time < 2; time++) {
    const { printed } = run([step])
    expect(printed).toMatch(passes)
    expect(printed).not.toMatch(skipped)
  }
})

test('what takes the whole machine runs by itself', () => {
  save(
    'try.mjs',
    `import { existsSync, rmSync, writeFileSync } from 'node:fs'
    if (existsSync('busy')) process.exit(1)
    writeFileSync('busy', '')
    await new Promise((resolve) => setTimeout(resolve, 200))
    rmSync('busy')`,
  )
  const alone = ['one', 'two', 'three'].map((id) => {
    return { id, name: id, commands: ['node try.mjs'], alone: true }
  })
  expect(run(alone).printed).toMatch(/\n3 passed, 0 failed\n$/)
})
