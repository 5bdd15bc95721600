import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gitIn } from '../../tests/help/git.ts'
import { ownFolder } from '../../tests/help/own-folder.ts'

const folder = ownFolder()
const program = path.resolve('scripts/publishing/change.ts')

const git = (...words: string[]) => gitIn(folder, words)

function commit(file: string): string {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), file)
  git('add', '.')
  git('commit', '--quiet', '--message', file)
  return git('rev-parse', 'HEAD')
}

/** The run that has passed everything. */
let good: string
const host = createServer(({ url = '' }, response) => {
  const runs = url.endsWith('status=success') ? [{ id: 1, head_sha: good, event: 'push' }] : []
  response.end(JSON.stringify({ workflow_runs: runs }))
})
beforeAll(() => new Promise<void>((resolve) => void host.listen(0, 'localhost', resolve)))
beforeAll(() => void git('init', '--quiet'))
afterAll(() => void host.close())

function decided(): Promise<string> {
  const { port } = host.address() as AddressInfo
  const env = { ...process.env, GITHUB_API_URL: `http://localhost:${port}`, GITHUB_OUTPUT: '' }
  return text(spawn(process.execPath, [program], { cwd: folder, env }).stdout)
}

test('a photograph is content, whichever letters its name has; code is none', async () => {
  good = commit('content/site.json')
  commit('content/pictures/Pastor José.jpg')
  expect(await decided()).toContain('first: true')
  commit('src/año.ts')
  expect(await decided()).toContain('first: false')
})
