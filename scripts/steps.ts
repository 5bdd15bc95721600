/** Runs the parts of `npm run check` and `npm test`, says how each went, and ends with a count. */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { notTaken } from '../tests/fixture.ts'
import { theProject } from './inputs.ts'
import { checksOf, hasPassed, notePass, type Check, type Inputs } from './passed.ts'

/** A part of the checks: what it is, and the commands that make it, one after the other. */
export type Step = {
  /** What it is called on the command line: `npm test -- lint`. */
  id: string
  name: string
  /** The last of them takes names of files, where there are `files`. */
  commands: string[]
  needs?: readonly string[]
  /** Takes all the machine has: nothing else runs beside it. */
  alone?: true
} & Partial<Inputs>

/** Programs, their tests, and how they are set up. */
export const code = ['src', 'scripts', 'service', 'tests', '*.ts', 'tsconfig.json', 'package.json']

/**
 * Whoever has written what is refused does not wait for what takes long; and many tests read content: of one
 * mistake in it dozens of them would tell, each with a stack.
 */
const afterContent = { needs: ['content'] }

export const fastSteps: Step[] = [
  {
    id: 'content',
    name: 'words and facts',
    commands: ['node scripts/check-content.ts'],
    inputs: [...code, 'content'],
  },
  {
    id: 'types',
    name: 'types',
    commands: ['node scripts/css-types.ts', 'tsc'],
    ...afterContent,
    inputs: [...code, 'content'],
  },
  {
    id: 'functions',
    name: 'functions',
    commands: ['vitest run --project "functions*" --maxWorkers 2'],
    ...afterContent,
    inputs: ['vitest.config.ts', 'tests/help/setup-functions.ts'],
    files: '{src,scripts,tests}/**/*.test.ts',
    readers: [...theProject(), ...notTaken],
  },
  {
    id: 'unused',
    name: 'unused files, exports and dependencies',
    commands: ['knip'],
    ...afterContent,
    inputs: [...code, 'knip.json'],
  },
  { id: 'lint', name: 'lint', commands: ['oxlint'], inputs: [...code, '.oxlintrc.json'] },
  {
    id: 'format',
    name: 'format',
    commands: ['oxfmt --check --no-error-on-unmatched-pattern'],
    inputs: theProject(),
  },
]

type Result = 'passed' | 'failed' | 'running'

type Asked = {
  /** Whether what has passed and not changed since is run again. */
  again: boolean
}

/** Runs steps, as many at once as the machine has cores. After a failure nothing new begins. */
export async function runSteps(steps: readonly Step[], { again }: Asked): Promise<void> {
  const start = performance.now()
  const results = new Map<string, Result>()
  const count = (of: Result) => [...results.values()].filter((result) => result === of).length
  const running = new Map<string, Promise<void>>()

  const mayBegin = ({ id, needs = [], alone }: Step): boolean => {
    if (results.has(id) || running.size >= availableParallelism()) return false
    const beside = steps.filter((step) => running.has(step.id))
    if (beside.some((step) => step.alone) || (alone && beside.length > 0)) return false
    // what is not among the steps asked for is taken to be there
    return needs.every(
      (need) => results.get(need) === 'passed' || steps.every((step) => step.id !== need),
    )
  }

  const finish = async (step: Step): Promise<void> => {
    results.set(step.id, (await run(step, again)) ? 'passed' : 'failed')
    running.delete(step.id)
  }

  for (;;) {
    const next = count('failed') === 0 && steps.find(mayBegin)
    if (next) {
      results.set(next.id, 'running')
      running.set(next.id, finish(next))
    } else if (running.size > 0) await Promise.race(running.values())
    else break
  }
  const left = steps.length - results.size
  const notBegun = left ? `; ${left} not begun after that` : ''
  console.log(
    `\n${count('failed') ? 'Not all is well' : 'All is well'}: ${seconds(start)} s${notBegun}`,
  )
  // alone on its line, as programs read it
  console.log(`${count('passed')} passed, ${count('failed')} failed`)
  process.exit(count('failed') + left ? 1 : 0)
}

async function run(step: Step, again: boolean): Promise<boolean> {
  const start = performance.now()
  const checks = checksOf(step)
  const open = again ? checks : checks.filter((check) => !hasPassed(check))
  if (checks.length > 0 && open.length === 0) {
    console.log(`✓ ${step.name} (has passed, and nothing has changed since)`)
    return true
  }
  let output = ''
  for (const command of commandsFor(step, open)) {
    const { code, printed } = await execute(command, again)
    output += printed
    if (code !== 0) {
      console.log(`✗ ${step.name} (${seconds(start)} s): ${command}\n\n${output}`)
      return false
    }
  }
  // what was saved meanwhile may not have been tried
  const now = new Set(checksOf(step).map(({ fingerprint }) => fingerprint))
  for (const check of open) if (now.has(check.fingerprint)) notePass(check)
  const some = open.length < checks.length ? `, ${open.length} of ${checks.length} files` : ''
  console.log(`✓ ${step.name} (${seconds(start)} s${some})${secondTries(output)}`)
  return true
}

/** What Playwright names at its end as passed at the second try: to be mended, though it holds nothing back. */
function secondTries(output: string): string {
  const [named = ''] = /^ {2}\d+ flaky\n( {4}.*\n)*/m.exec(output) ?? []
  return named && `\n${named.trimEnd()}`
}

/** The commands of a step; the last one is told which files it is about. */
function commandsFor({ commands, files }: Step, open: readonly Check[]): string[] {
  if (!files) return commands
  return [...commands.slice(0, -1), [commands.at(-1), ...open.map(({ id }) => id)].join(' ')]
}

const seconds = (start: number) => ((performance.now() - start) / 1000).toFixed(1)

function execute(
  command: string,
  again: boolean,
): Promise<{ code: number | null; printed: string }> {
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(!again && { ONLY_CHANGED: 'yes' }) },
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, printed })))
}
