import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { integrity?: string; resolved?: string; link?: boolean }

test('the lock file pins the bytes of every package, and all of them come from the registry', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  const packages = Object.entries(lock.packages).filter(([name]) => name !== '')
  expect(packages.length).toBeGreaterThan(0)
  const open = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  expect(open.map(([name]) => name)).toEqual([])
  // an address stands there only where it is another than the registry's: a folder, a repository
  const elsewhere = packages.filter(([, { resolved, link }]) => resolved || link)
  expect(elsewhere.map(([name]) => name)).toEqual([])
})
