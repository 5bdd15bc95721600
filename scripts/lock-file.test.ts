import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { integrity?: string; resolved?: string; link?: boolean }

const locks = ['package-lock.json', 'hosting/cloudflare/package-lock.json']

test.for(locks)('%s pins the bytes of every package, and all come from the registry', (file) => {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as {
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

test('what the workflows use is pinned by its hash, and installed by a lock', () => {
  const files = globSync('.github/workflows/*.yml')
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    for (const [, used] of text.matchAll(/\buses: (.*)/g)) {
      // a workflow of our own
      if (used!.startsWith('./')) continue
      // with its name, by which Dependabot proposes the next one
      expect(used, file).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
    }
    for (const [, command] of text.matchAll(/run: (.*)/g)) {
      expect(command, file).not.toMatch(/\bnpx\b|npm (install|i)\b|npm exec (?!--no )/)
    }
  }
})
