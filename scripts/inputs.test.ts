import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { ownFolder } from '../tests/help/own-folder.ts'
import { always, filesOf, fingerprintOf, withImports } from './inputs.ts'

const project = process.cwd()
let folder = ''

beforeEach(() => {
  folder = ownFolder(onTestFinished)
  process.chdir(folder)
  writeFileSync('package-lock.json', '{}')
})
afterEach(() => process.chdir(project))

function save(file: string, text = ''): string {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

test('a fingerprint is another one when a file is changed, added, renamed or taken away, and the same when all is as it was', () => {
  save('room/one.json', '1')
  const before = fingerprintOf(['room'])
  save('room/one.json', '2')
  expect(fingerprintOf(['room'])).not.toBe(before)
  save('room/one.json', '1')
  expect(fingerprintOf(['room'])).toBe(before)
  save('room/inner/two.json')
  expect(fingerprintOf(['room'])).not.toBe(before)
  rmSync('room/inner', { recursive: true })
  rmSync('room/one.json')
  save('room/two.json', '1')
  expect(fingerprintOf(['room'])).not.toBe(before)
  save('room/one.json', '1')
  rmSync('room/two.json')
  expect(fingerprintOf(['room'])).toBe(before)
})

test('a newer package is another fingerprint, and so is another setting', () => {
  const before = fingerprintOf([], 'one')
  expect(fingerprintOf([], 'two')).not.toBe(before)
  writeFileSync('package-lock.json', '{ "lockfileVersion": 3 }')
  expect(fingerprintOf([], 'one')).not.toBe(before)
})

test('what is left out is not looked at', () => {
  save('room/one.ts')
  save('room/one.test.ts')
  save('room/inner/two.ts')
  expect(filesOf(['room', '!**/*.test.*', '!room/inner'])).toEqual(['room/one.ts'])
})

test('a file depends on all that it imports, whatever form that has, but for types', () => {
  save('src/plain.ts')
  save('src/again.ts', "export { one } from './plain.ts'")
  save('src/later.ts')
  save('src/own.module.css', ".a { composes: b from './base.css' }")
  save('src/base.css')
  save('src/types.ts')
  save('src/both.ts')
  save('content/words.json')
  save(
    'tests/it.test.tsx',
    [
      "import type { A } from '#app/types.ts'",
      "import { type B, b } from '#app/both.ts'",
      'import {',
      '  again,',
      "} from '../src/again.ts'",
      "import '#app/own.module.css'",
      "import words from '#content/words.json' with { type: 'json' }",
      "import { expect } from 'vitest'",
      "const later = await import('#app/later.ts')",
    ].join('\n'),
  )
  expect(withImports(['tests/it.test.tsx'])).toEqual([
    'content/words.json',
    'src/again.ts',
    'src/base.css',
    'src/both.ts',
    'src/later.ts',
    'src/own.module.css',
    'src/plain.ts',
    'tests/it.test.tsx',
  ])
})

test('all that a build is set up with is looked at', () => {
  process.chdir(project)
  const whileDeveloping = /^scripts\/components-page\//
  const setUp = withImports(['vite.config.ts']).filter((file) => !whileDeveloping.test(file))
  expect(setUp).toContain('scripts/editor/published.ts')
  const looked = new Set(filesOf([...always, 'content']))
  expect(setUp.filter((file) => !looked.has(file))).toEqual([])
})
