/**
 * `npm run test:open`: is the site open to everyone? Every page in every state, at 400 %, by the keyboard
 * alone, and what is told of it; and how long a volunteer takes on a phone. It takes a quarter of an hour
 * and is no part of `npm test`. A part of it:
 * `npm run test:open -- keyboard`, `-- every-state -g "/es/events in"`, `-- zoom --shard=1/4`.
 */
import { spawnSync } from 'node:child_process'
import { build } from './build.ts'

const run = (...words: string[]) =>
  spawnSync(process.execPath, words, { stdio: 'inherit' }).status === 0

const tests = 'node_modules/@playwright/test/cli.js'
const playwright = (config: string) =>
  run(tests, 'test', '-c', config, '--pass-with-no-tests', ...process.argv.slice(2))

const ready = run('scripts/browser.ts') && build() && run('tests/fixture.ts', 'named')
// the second is tried even if the first has found something
const results = ready
  ? ['playwright.journeys.config.ts', 'playwright.matrix.config.ts'].map(playwright)
  : [false]
process.exit(results.every(Boolean) ? 0 : 1)
