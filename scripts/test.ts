/**
 * `npm test`: everything. `npm test -- lint site` runs these parts alone, with what they need;
 * `npm test -- tests/menu.e2e.ts` one file.
 */
import { existsSync } from 'node:fs'
import { fastSteps, runSteps, type Step } from './steps.ts'

const steps: Step[] = [
  { id: 'browser', name: 'a browser for the tests', commands: ['node scripts/browser.ts'] },
  { id: 'build', name: 'the site', commands: ['node scripts/build.ts'] },
  { id: 'fixture', name: 'the site of the tests', commands: ['node tests/fixture.ts'] },
  ...fastSteps,
  {
    id: 'components',
    name: 'components in a browser',
    commands: ['vitest run --project components'],
    needs: ['browser'],
  },
  {
    id: 'service',
    name: 'the contact service',
    commands: ['node scripts/proxies.ts', 'vitest run --project service --maxWorkers 3'],
    needs: ['browser', 'build'],
    // it measures how soon the service answers, and waits for a third of the time
    alone: true,
  },
  ...(
    [
      ['site', 'how the site behaves, in a browser', '', 'fixture'],
      ['sweep', 'every page of the site, in a browser', ' -c playwright.sweep.config.ts', 'build'],
      ['copies', 'changes to the project, on copies', ' -c playwright.copies.config.ts', 'build'],
    ] as const
  ).map(([id, name, config, built]): Step => ({
    id,
    name,
    commands: [`playwright test${config}`],
    needs: ['browser', built, ...fastSteps.map((step) => step.id)],
    alone: true,
  })),
  {
    id: 'browsers',
    name: 'what visitors do most, in Firefox and WebKit',
    commands: [
      'node tests/browsers/install.ts',
      'playwright test -c playwright.browsers.config.ts',
    ],
    needs: ['fixture', ...fastSteps.map((step) => step.id)],
    alone: true,
  },
]

const asked = process.argv.slice(2)
const isStep = (asked: string) => steps.some(({ id }) => id === asked)
const files = asked.filter((each) => !isStep(each) && existsSync(each))
const unknown = asked.filter((each) => !files.includes(each) && !isStep(each))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are:`)
  for (const { id, name } of steps) console.error(`  ${id.padEnd(12)}${name}`)
  console.error('Or name a file with tests.')
  process.exit(1)
}
await runSteps(asked.length > 0 ? [...withNeeds(asked), ...alone(files)] : steps)

/** The parts of these names, and what they need, but for the fast checks that only save time. */
function withNeeds(ids: readonly string[]): Step[] {
  const all = new Set<string>()
  const add = (id: string) => {
    const step = steps.find((each) => each.id === id)
    if (!step) return
    all.add(id)
    for (const need of step.needs ?? []) if (fastSteps.every((fast) => fast.id !== need)) add(need)
  }
  ids.forEach(add)
  return steps.filter(({ id }) => all.has(id))
}

/** Each file by the program that knows how to run it. */
function alone(named: readonly string[]): Step[] {
  return named.map((file) => ({
    id: file,
    name: file,
    commands: commandsOf(file),
  }))
}

function commandsOf(file: string): string[] {
  if (file.endsWith('.e2e.ts')) return ['node tests/fixture.ts', `playwright test ${file}`]
  if (file.endsWith('.browsers.ts')) {
    return ['node tests/fixture.ts', `playwright test -c playwright.browsers.config.ts ${file}`]
  }
  const kind = /\.(sweep|copy)\.ts$/.exec(file)?.[1]
  if (!kind) return [`vitest run ${file}`]
  return [`playwright test -c playwright.${kind === 'copy' ? 'copies' : kind}.config.ts ${file}`]
}
