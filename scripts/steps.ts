/** Runs the parts of `npm run check` and `npm test`, says how each went, and ends with a count. */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** A part of the checks: what it is, and the commands that make it, one after the other. */
export type Step = {
  /** What it is called on the command line: `npm test -- lint`. */
  id: string
  name: string
  commands: string[]
  /** What must have passed before. */
  needs?: readonly string[]
  /** Takes all the machine has: nothing else runs beside it. */
  alone?: true
}

/** The parts that take seconds. */
export const fastSteps: Step[] = [
  {
    id: 'content',
    name: 'types, words and facts',
    commands: ['node scripts/check-content.ts', 'node scripts/css-types.ts', 'tsc'],
  },
  {
    id: 'functions',
    name: 'functions',
    commands: ['vitest run --project "functions*" --maxWorkers 2'],
  },
  { id: 'unused', name: 'unused files, exports and dependencies', commands: ['knip'] },
  { id: 'lint', name: 'lint', commands: ['oxlint'] },
  {
    id: 'format',
    name: 'format',
    commands: ['oxfmt --check --no-error-on-unmatched-pattern'],
  },
]

type Result = 'passed' | 'failed' | 'running'

/** Runs steps, as many at once as the machine has cores. After a failure nothing new begins. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
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
    results.set(step.id, (await run(step)) ? 'passed' : 'failed')
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
  console.log(
    `\n${count('passed')} passed, ${count('failed')} failed${left ? `, ${left} not begun` : ''} (${seconds(start)} s)`,
  )
  process.exit(count('failed') + left ? 1 : 0)
}

async function run({ name, commands }: Step): Promise<boolean> {
  const start = performance.now()
  let output = ''
  for (const command of commands) {
    const { code, printed } = await execute(command)
    output += printed
    if (code !== 0) {
      console.log(`✗ ${name} (${seconds(start)} s): ${command}\n\n${output}`)
      return false
    }
  }
  console.log(`✓ ${name} (${seconds(start)} s)`)
  return true
}

const seconds = (start: number) => ((performance.now() - start) / 1000).toFixed(1)

function execute(command: string): Promise<{ code: number | null; printed: string }> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, printed })))
}
