import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inWords } from '#app/language/disk.ts'
import { assemble } from '../tests/fixture.ts'
import { ownFolder } from '../tests/help/own-folder.ts'

const folder = ownFolder()
assemble(folder)

function runOnFullDisk(command: string) {
  const full = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const refuse = () => {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    }
    Object.assign(fs, { writeFileSync: refuse, mkdirSync: refuse })
    syncBuiltinESMExports()`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', ...command.split(' ')],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        CONTENT: folder,
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(full)}`,
      },
    },
  )
  return { status, printed: stdout + stderr }
}

const day = '2090-10-07'
const event = `--en Tea --es Té --kind outreach --from ${day} --to ${day} --where A --donde A`
const church = '--slug lima --en Lima --es Lima --country pe'
const zone = '--zone America/Lima'

for (const [name, command] of Object.entries({
  'new:event': `scripts/new-event.ts ${event} ${zone}`,
  'new:church': `scripts/new-church.ts ${church} ${zone}`,
  'launch-check': 'scripts/launch-check.ts --confirm site:founded',
  'dev': 'node_modules/vite/bin/vite.js --configLoader native',
  'build': 'scripts/build.ts',
})) {
  test(`${name} says in both languages that the disk is full`, () => {
    const { status, printed } = runOnFullDisk(command)
    expect(status, printed).toBe(1)
    expect(printed).toContain('The disk is full')
    expect(printed).toContain('El disco está lleno')
    expect(printed).not.toMatch(/^\s+at /m)
  })
}

test('what may not be written is named, and nothing else is taken for it', () => {
  const refused = (code: string, more: object) =>
    Object.assign(new Error(`${code}: it may not be`), { code, ...more })
  for (const code of ['EACCES', 'EPERM', 'EROFS']) {
    const told = inWords(refused(code, { path: 'content/site.json' })) as Error
    expect(told.message).toMatch(/may not be written: content\/site\.json\./)
    expect(told.message).toMatch(/No se permite escribir aquí: content\/site\.json\./)
  }
  const bundled = inWords(new Error('Could not write: Read-only file system (os error 30)'))
  expect((bundled as Error).message).toContain('may not be written')
  for (const other of [
    refused('EACCES', { syscall: 'listen' }),
    refused('ENOENT', { path: 'content/site.json' }),
    new Error('os error 130'),
    'a word',
  ]) {
    expect(inWords(other)).toBe(other)
  }
})

const refused = {
  'a folder': () => mkdirSync(path.join(folder, 'churches/x.json')),
  'no JSON': () => writeFileSync(path.join(folder, 'churches/x.json'), '{ "order": 3'),
  'not what it must be': () => writeFileSync(path.join(folder, 'churches/x.json'), '{}'),
}
for (const [what, write] of Object.entries(refused)) {
  test(`a file that is ${what} is told in both languages, and no stack is`, () => {
    write()
    for (const command of ['report', 'launch-check']) {
      const { status, stderr } = spawnSync(
        process.execPath,
        ['scripts/run.mjs', `scripts/${command}.ts`],
        { encoding: 'utf8', env: { ...process.env, CONTENT: folder } },
      )
      expect(status).toBe(1)
      expect(stderr).toMatch(
        /x\.json cannot be read: npm run check says why\.\n.*dice por qué\.\n$/,
      )
      expect(stderr).not.toMatch(/^\s+at /m)
    }
    rmSync(path.join(folder, 'churches/x.json'), { recursive: true })
  })
}

test('of a file that nobody reads no fact is unreal', () => {
  mkdirSync(path.join(folder, 'blog'))
  writeFileSync(path.join(folder, 'blog/hello.json'), '{ "email": "a@b.example" }')
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/launch-check.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT: folder },
  })
  expect(stderr).toBe('')
  expect(stdout).not.toContain('hello')
})
