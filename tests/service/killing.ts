import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

/** Comes first in a process, which then kills itself before its n-th step on the disk. */
const killer = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { DatabaseSync } from 'node:sqlite'
let left = Number(process.env.KILL_BEFORE)
const watched = (step) => function (...given) {
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
  return step.apply(this, given)
}
for (const name of ['mkdir', 'open', 'close', 'writeFile', 'chmod', 'copyFile', 'link', 'rename', 'rm', 'fsync']) {
  fs[name + 'Sync'] = watched(fs[name + 'Sync'])
}
DatabaseSync.prototype.exec = watched(DatabaseSync.prototype.exec)
syncBuiltinESMExports()`

/**
 * Runs a program as often as it has steps on the disk, and kills it before each of them in turn;
 * answers how often that was.
 */
export async function killAtEachStep(
  words: readonly string[],
  begin: () => Promise<{ env?: Record<string, string>; given?: string[]; killed: () => unknown }>,
): Promise<number> {
  const first = ['--import', `data:text/javascript,${encodeURIComponent(killer)}`]
  let step = 0
  let kills = 0
  let isOver = false
  const one = async () => {
    while (!isOver) {
      const before = (step += 1)
      const { env, given = [], killed } = await begin()
      const child = spawn('node', [...first, ...words, ...given], {
        env: { ...process.env, ...env, KILL_BEFORE: String(before) },
        stdio: 'ignore',
      })
      const [code, signal] = await once(child, 'exit')
      if (signal === null && code !== 0) throw new Error(`It ended with ${code}.`)
      if (signal === null) isOver = true
      else {
        kills += 1
        await killed()
      }
    }
  }
  await Promise.all([one(), one()])
  return kills
}

/** Comes first in a process, which then says what reaches the disk for certain, and what changes its name. */
const teller = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const tell = (...words) => fs.writeSync(2, words.join(' ') + '\\n')
const names = new Map()
const { openSync, fsyncSync, renameSync, rmSync } = fs
fs.openSync = (file, ...given) => {
  const opened = openSync(file, ...given)
  names.set(opened, file)
  return opened
}
fs.fsyncSync = (opened) => (fsyncSync(opened), tell('synced', names.get(opened)))
fs.renameSync = (from, to) => (renameSync(from, to), tell('renamed', from, to))
fs.rmSync = (file, ...given) => {
  if (fs.existsSync(file)) tell('removed', file)
  rmSync(file, ...given)
}
syncBuiltinESMExports()`

/** What a program does that a failing power could undo, and what it syncs, in its order. */
export function stepsOnDisk(words: readonly string[], env: Record<string, string>): string[] {
  const first = ['--import', `data:text/javascript,${encodeURIComponent(teller)}`]
  const { status, stderr } = spawnSync('node', [...first, ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(stderr)
  return stderr.trim().split('\n')
}
