import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownFolder } from '../tests/help/own-folder.ts'
import { runJob } from '../tests/help/workflow.ts'

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

test('beside what publishes or writes, no package runs anything by itself', () => {
  const powers = /\bsecrets\.|: write$/m
  const beside = globSync('.github/workflows/*.yml').flatMap((file) => {
    const [head, jobs] = readFileSync(file, 'utf8').split('\njobs:\n')
    return jobs!.split(/^ {2}(?=\w+:$)/m).filter((job) => powers.test(head!) || powers.test(job))
  })
  const installs = beside.flatMap((job) => job.match(/\bnpm ci\b.*/g) ?? [])
  expect(installs.length).toBeGreaterThan(2)
  for (const each of installs) expect(each).toContain('--ignore-scripts')
})

test('once a week every package is looked up among those known to be unsafe, and one that is stops it', async () => {
  const file = '.github/workflows/open.yml'
  expect(readFileSync(file, 'utf8')).toMatch(/- cron: '\d+ \d+ \* \* \d'/)
  const folder = ownFolder(onTestFinished)
  // in the place of npm, which asks the registry
  const npm = '#!/bin/sh\n[ "npm $*" != "$UNSAFE" ]\n'
  writeFileSync(path.join(folder, 'npm'), npm, { mode: 0o755 })
  const audit = (unsafe: string) =>
    runJob(file, 'audit', {
      folder,
      artifacts: folder,
      env: { PATH: `${folder}:${process.env.PATH}`, UNSAFE: unsafe },
      names: { github: { run_id: '1' } },
      instead: {},
    })
  const { said, result } = await audit('none')
  expect(result).toBe('success')
  const asked = [...said.matchAll(/^\$ (npm audit.*)/gm)].map(([, command]) => command!)
  // what runs on the server or reaches visitors, tools, and what publishes
  expect(asked.some((each) => each.includes('--omit=dev'))).toBe(true)
  expect(asked.some((each) => !/--omit|--prefix/.test(each))).toBe(true)
  expect(asked.some((each) => each.includes('--prefix hosting/cloudflare'))).toBe(true)
  for (const each of asked) {
    const one = await audit(each)
    expect(one.result, each).toBe('failure')
    // the others are looked up all the same
    for (const other of asked) expect(one.said).toContain(`$ ${other}\n`)
  }
})
