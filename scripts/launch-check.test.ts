import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { samples } from './launch-check.ts'

test('launch-check names each sample with file and line, and refuses while one is left', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/launch-check.ts'], {
    encoding: 'utf8',
  })
  const found = samples()
  expect(found.length).toBeGreaterThan(0)
  expect(status).toBe(1)
  for (const { file, line } of found) expect(stdout).toContain(`${file}:${line}`)
  expect(stdout).toContain(`${found.length} facts are still samples`)
})
