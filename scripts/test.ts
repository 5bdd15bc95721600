/**
 * `npm test`: everything. `npm test -- lint site` runs these parts alone, with what they need;
 * `npm test -- tests/menu.e2e.ts` one file, with what its part needs. `npm test -- help` names the parts.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
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
    commands: ['node scripts/proxy.ts', 'vitest run --project service --maxWorkers 3'],
    // one of them says `npm start`, which serves the real site
    needs: ['browser', 'build', 'fixture'],
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

/** Which part a file with tests belongs to, by where it lies and how its name ends. */
const homes = [
  [/\.e2e\.ts$/, 'site'],
  [/\.sweep\.ts$/, 'sweep'],
  [/\.copy\.ts$/, 'copies'],
  [/\.browsers\.ts$/, 'browsers'],
  [/\.test\.tsx$/, 'components'],
  [/^service\/.*\.test\.ts$/, 'service'],
  [/\.test\.ts$/, 'functions'],
] as const
const partOf = (file: string) => homes.find(([names]) => names.test(file))?.[1]

const asked = process.argv.slice(2)
if (asked.includes('help')) {
  for (const { id, name } of steps) console.log(`  ${id.padEnd(12)}${name}`)
  console.log('Or name a file with tests.')
  process.exit(0)
}
await runSteps(asked.length > 0 ? withNeeds(asked.map(stepOf)) : steps)

/** A part by its name, or of a part the one file that is named. */
function stepOf(asked: string): Step {
  const file = path.relative('', asked).replaceAll(path.sep, '/')
  const part = steps.find(({ id }) => id === asked || (existsSync(file) && id === partOf(file)))
  if (part?.id === asked) return part
  if (part) {
    const commands = [...part.commands.slice(0, -1), `${part.commands.at(-1)} ${file}`]
    return { ...part, id: file, name: file, commands }
  }
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
  const isFast = (id: string) => fastSteps.some((fast) => fast.id === id)
  const needed = new Set(wanted.flatMap(({ needs = [] }) => needs).filter((id) => !isFast(id)))
  const before = steps.filter((step) => needed.has(step.id) && !wanted.includes(step))
  return [...(before.length > 0 ? withNeeds(before) : []), ...wanted]
}
