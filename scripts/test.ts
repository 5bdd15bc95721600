/**
 * `npm test`: everything that has changed since it passed; `npm test -- all`, and on GitHub, everything.
 * `npm test -- lint site` runs these parts alone, with what they need;
 * `npm test -- tests/menu.e2e.ts` one file, with what its part needs. `npm test -- help` names the parts.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { code, fastSteps, runSteps, type Step } from './steps.ts'

const fast = fastSteps.map(({ id }) => id)

/** A built site, what it says, and what serves it. */
const served = (built: string, content: string) => [
  built,
  // what the site was made of: what counts is what was made of it
  `!${built}/server/made-of.txt`,
  content,
  'service/node.ts',
  'playwright.shared.ts',
]
const ofTests = served('.cache/fixture/built', '.cache/fixture/content')
const ofProject = served('dist', 'content')

const programs = [...code, '!**/*.{test,e2e,copy}.*', 'tests/content']
const onCopies = {
  commands: ['playwright test -c playwright.copies.config.ts'],
  needs: ['browser', 'build', ...fast],
  alone: true,
} satisfies Partial<Step>

const steps: Step[] = [
  { id: 'browser', name: 'a browser for the tests', commands: ['node scripts/browser.ts'] },
  { id: 'build', name: 'the site', commands: ['node scripts/build.ts changed'] },
  { id: 'fixture', name: 'the site of the tests', commands: ['node tests/fixture.ts'] },
  ...fastSteps,
  {
    id: 'components',
    name: 'components in a browser',
    commands: ['vitest run --project components'],
    needs: ['browser'],
    inputs: ['vitest.config.ts', 'tests/help/setup-components.ts'],
    files: 'src/**/*.test.tsx',
  },
  {
    id: 'service',
    name: 'the contact service',
    commands: ['node scripts/proxy.ts', 'vitest run --project service --maxWorkers 3'],
    // one of them says `npm start`, which serves the real site
    needs: ['browser', 'build', 'fixture'],
    // it measures how soon the service answers, and waits for a third of the time
    alone: true,
    inputs: [
      ...ofTests,
      'service',
      'tests/service',
      '!**/*.test.*',
      'hosting',
      'scripts',
      'wrangler.json',
    ],
    files: 'service/**/*.test.ts',
  },
  {
    id: 'site',
    name: 'how the site behaves, in a browser',
    commands: ['playwright test'],
    needs: ['browser', 'fixture', ...fast],
    alone: true,
    inputs: [...ofTests, 'playwright.config.ts'],
    files: 'tests/*.e2e.ts',
  },
  {
    id: 'sweep',
    name: 'every page of the site, in a browser',
    commands: ['playwright test -c playwright.sweep.config.ts'],
    needs: ['browser', 'build', ...fast],
    alone: true,
    inputs: [...ofProject, 'playwright.sweep.config.ts'],
    files: 'tests/*.sweep.ts',
  },
  // they copy all of it; what most of them try is what programs do, whatever content says
  {
    ...onCopies,
    id: 'copies',
    name: 'changes to the project, on copies',
    inputs: programs,
    files: 'tests/!(launch|unchanged|volunteers).copy.ts',
  },
  {
    ...onCopies,
    id: 'volunteers',
    name: 'what volunteers do with this content, on copies',
    inputs: [...programs, 'content'],
    files: 'tests/{launch,unchanged,volunteers}.copy.ts',
  },
  {
    id: 'browsers',
    name: 'what visitors do most, in Firefox and WebKit',
    commands: [
      'node tests/browsers/install.ts',
      'playwright test -c playwright.browsers.config.ts',
    ],
    needs: ['fixture', ...fast],
    alone: true,
    inputs: [...ofTests, 'playwright.browsers.config.ts', 'tests/browsers'],
    files: 'tests/*.browsers.ts',
  },
]

const asked = process.argv.slice(2)
if (asked.includes('help')) {
  for (const { id, name } of steps) console.log(`  ${id.padEnd(12)}${name}`)
  console.log('Or name a file with tests. "all" runs even what has not changed since it passed.')
  process.exit(0)
}
const all = asked.length === 0 || asked.includes('all')
await runSteps(all ? steps : withNeeds(asked.map(stepOf)), {
  // what is asked for is run
  again: asked.length > 0 || process.env.CI === 'true',
})

/** A part by its name, or of a part the one file that is named. */
function stepOf(asked: string): Step {
  const file = path.relative('', asked).replaceAll(path.sep, '/')
  const part = steps.find(({ id }) => id === asked)
  if (part) return part
  const itsPart = steps.find(({ files }) => files && path.matchesGlob(file, files))
  if (itsPart && existsSync(file)) return { ...itsPart, id: file, name: file, files: file }
  const [, apart] = /([^/]+)\.(?:matrix|journey)\.ts$/.exec(file) ?? []
  console.error(
    apart
      ? `These tests take long, and are no part of npm test: npm run test:open -- ${apart}`
      : `There is no part and no file with tests called ${asked}. npm test -- help names the parts.`,
  )
  process.exit(1)
}

/** Steps, and before them what they need, but for the fast checks that only save time. */
function withNeeds(wanted: readonly Step[]): Step[] {
  const needed = new Set(wanted.flatMap(({ needs = [] }) => needs))
  for (const id of fast) needed.delete(id)
  const before = steps.filter((step) => needed.has(step.id) && !wanted.includes(step))
  return [...(before.length > 0 ? withNeeds(before) : []), ...wanted]
}
