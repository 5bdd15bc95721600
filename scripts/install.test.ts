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

test('each failure of npm ci is told for what it is, in both languages', () => {
  const broken =
    'npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json and package-lock.json are in sync.\nnpm error Missing: @oxlint/binding-linux-x64@1.0.0 from lock file\n'
  expect(whyNot(broken)).toContain('Missing: @oxlint/binding-linux-x64@1.0.0 from lock file')
  expect(whyNot(broken)).not.toContain('network')
  for (const [printed, en, es] of [
    [broken, 'do not fit each other', 'no concuerdan'],
    [broken, 'Run: npm install --package-lock-only', 'Ejecute: npm install --package-lock-only'],
    ['npm error code ENOTFOUND', 'Is the network there?', '¿Hay conexión?'],
    ['npm error code ENOSPC', 'The disk is full', 'El disco está lleno'],
    ['npm error code EACCES', 'may not write', 'no puede escribir'],
    ['npm error code EROFS', 'may not write', 'no puede escribir'],
    ['spawnSync npm ENOENT', 'npm was not found', 'No se encontró npm'],
    ['npm error something new', 'npm ci failed', 'npm ci falló'],
  ] as const) {
    expect(whyNot(printed)).toContain(en)
    expect(whyNot(printed)).toContain(es)
  }
  expect(whyNot('npm error something new')).toContain('something new')
})
