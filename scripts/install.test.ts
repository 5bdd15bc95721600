import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isInstalled, whyNot } from './install.mjs'

const asked = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.0.0', integrity: 'sha512-a' },
  'node_modules/only-on-windows': { version: '1.0.0', integrity: 'sha512-b', optional: true },
}

/** A project with this in its lock file and this in its node_modules. */
function projectWith(lock: object, installed?: object): string {
  const root = mkdtempSync(path.join(tmpdir(), 'install-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
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

test('each failure of npm ci is told for what it is', () => {
  const broken =
    'npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json and package-lock.json are in sync.\nnpm error Missing: @oxlint/binding-linux-x64@1.0.0 from lock file\n'
  expect(whyNot(broken)).toContain('do not fit each other')
  expect(whyNot(broken)).toContain('Missing: @oxlint/binding-linux-x64@1.0.0 from lock file')
  expect(whyNot(broken)).toContain('npm install --package-lock-only')
  expect(whyNot(broken)).not.toContain('network')
  expect(whyNot('npm error code ENOTFOUND')).toContain('Is the network there?')
  expect(whyNot('npm error code ENOSPC')).toContain('The disk is full')
  expect(whyNot('npm error code EACCES')).toContain('may not write')
  expect(whyNot('spawnSync npm ENOENT')).toContain('npm was not found')
  expect(whyNot('npm error something new')).toContain('something new')
})
