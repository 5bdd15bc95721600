import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownFolder } from '../tests/help/own-folder.ts'
import { isInstalled, whyNot } from './install.mjs'

const asked = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.0.0', integrity: 'sha512-a' },
  'node_modules/only-on-windows': { version: '1.0.0', integrity: 'sha512-b', optional: true },
}

function projectWith(lock: object, installed?: object): string {
  const root = ownFolder(onTestFinished)
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: lock }))
  mkdirSync(path.join(root, 'node_modules'))
  if (installed) {
    const list = path.join(root, 'node_modules/.package-lock.json')
    writeFileSync(list, JSON.stringify({ packages: installed }))
  }
  return root
}

test('what npm ci has installed is not installed again', () => {
  const { 'node_modules/react': react } = asked
  expect(isInstalled(projectWith(asked, { 'node_modules/react': react }))).toBe(true)
})

test('what is missing or of another version is installed', () => {
  const other = { version: '18.0.0', integrity: 'sha512-c' }
  expect(isInstalled(projectWith(asked))).toBe(false)
  expect(isInstalled(projectWith(asked, {}))).toBe(false)
  expect(isInstalled(projectWith(asked, { 'node_modules/react': other }))).toBe(false)
})

test('what was installed by half is installed again', () => {
  const root = projectWith(asked, asked)
  expect(isInstalled(root)).toBe(true)
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{ "packages": { "node_mod')
  expect(isInstalled(root)).toBe(false)
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '')
  expect(isInstalled(root)).toBe(false)
})

test('a lock file that two changes were written into, or that is not there, is told of in words', () => {
  const root = projectWith(asked, asked)
  const lock = path.join(root, 'package-lock.json')
  writeFileSync(lock, '<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> theirs\n')
  for (const says of ['package-lock.json cannot be read', 'No se puede leer package-lock.json']) {
    expect(() => isInstalled(root)).toThrow(says)
  }
  rmSync(lock)
  expect(() => isInstalled(root)).toThrow('package-lock.json cannot be read')
})

test('every command of npm installs what it needs first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const commands = Object.values(scripts).flatMap((script) => script.split(' && '))
  expect(commands.filter((each) => !each.startsWith('node scripts/run.mjs '))).toEqual([])
})

test('each failure of npm ci is told for what it is', () => {
  const broken =
    'npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json and package-lock.json are in sync.\nnpm error Missing: @oxlint/binding-linux-x64@1.0.0 from lock file\n'
  expect(whyNot(broken)).toContain('do not fit each other')
  expect(whyNot(broken)).toContain('Missing: @oxlint/binding-linux-x64@1.0.0 from lock file')
  expect(whyNot(broken)).toContain('npm install --package-lock-only')
  expect(whyNot(broken)).not.toContain('network')
  expect(whyNot('npm error code ENOTFOUND')).toContain('Is the network there?')
  expect(whyNot('npm error code ENOSPC')).toContain('The disk is full')
  expect(whyNot('npm error code ENOSPC')).toContain('El disco está lleno')
  expect(whyNot('npm error code EACCES')).toContain('may not write')
  expect(whyNot('npm error code EROFS')).toContain('no puede escribir')
  expect(whyNot('spawnSync npm ENOENT')).toContain('npm was not found')
  expect(whyNot('npm error something new')).toContain('something new')
})
