import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { closeAfterEach } from '../tests/service/closing.ts'
import { folderFor } from '../tests/service/home.ts'
import { keepRunning } from './supervisor.ts'

const closing = closeAfterEach()

function run(program: string, pause = 50) {
  const folder = folderFor(closing)
  const file = path.join(folder, 'program.mjs')
  writeFileSync(file, program)
  const said: string[] = []
  const supervisor = keepRunning({
    command: [file],
    pause,
    say: (text) => void said.push(text),
  })
  closing.push(() => supervisor.stop('SIGKILL'))
  /** It has come up: else it would not be tried again. */
  const isUp = () => existsSync(path.join(folder, String(supervisor.pid())))
  return { ...supervisor, said, isUp }
}

/** Once it has said that it is up, it leaves a file of its name. */
const lasting = `import fs from 'node:fs'
process.send('up', () => fs.writeFileSync(import.meta.dirname + '/' + process.pid, ''))
setInterval(() => {}, 1000)
process.on('disconnect', () => process.exit())`

test('what ends by itself is started again, and said', async () => {
  const { pid, said, stop, ended, isUp } = run(lasting)
  const first = pid()
  for (const [times, signal] of [
    [1, 'SIGKILL'],
    [2, 'SIGABRT'],
  ] as const) {
    const before = pid()!
    await vi.waitFor(() => expect(isUp()).toBe(true), 5000)
    process.kill(before, signal)
    await vi.waitFor(() => expect(said).toHaveLength(times), 5000)
    expect(said.at(-1)).toContain(signal)
    await vi.waitFor(() => expect(pid()).not.toBe(before), 5000)
  }
  expect(pid()).not.toBe(first)
  stop()
  expect(await ended).toBe(1)
  // the second time it waits twice as long
  expect(said).toEqual([
    expect.stringMatching(/SIGKILL\). It is started again in 0\.05 s.*\n.*de nuevo en 0\.05 s/),
    expect.stringMatching(/SIGABRT\). It is started again in 0\.1 s.*\n.*de nuevo en 0\.1 s/),
  ])
})

test('asked to end in the pause before the next start, it ends at once, well', async () => {
  const { pid, said, stop, ended, isUp } = run(lasting, 600_000)
  await vi.waitFor(() => expect(isUp()).toBe(true), 5000)
  process.kill(pid()!, 'SIGKILL')
  await vi.waitFor(() => expect(said).toHaveLength(1), 5000)
  stop()
  expect(await ended).toBe(0)
})

test('what never came up is not tried again: it has said why', async () => {
  const { ended, said } = run('process.exit(3)')
  expect(await ended).toBe(3)
  expect(said).toEqual([])
})
