/** Runs the parts of `npm run check` and `npm test`, says how each went, and ends with a count. */
import { spawn } from 'node:child_process'

/** A part of the checks: what it is, and the commands that make it, one after the other. */
export type Step = { name: string; commands: string[] }

/** The parts that take seconds. */
export const fastSteps: Step[] = [
  {
    name: 'types, words and facts',
    commands: ['node scripts/css-types.ts', 'node scripts/check-content.ts'],
  },
  { name: 'types of the pictures', commands: ['tsc -p art'] },
  { name: 'lint', commands: ['oxlint'] },
  { name: 'format', commands: ['oxfmt --check --no-error-on-unmatched-pattern'] },
  { name: 'unused files, exports and dependencies', commands: ['knip'] },
  { name: 'functions', commands: ['vitest run --project node'] },
]

/** Runs steps together, those of one group at once, and the groups in order. */
export async function runSteps(groups: Step[][]): Promise<void> {
  const results: boolean[] = []
  for (const group of groups) {
    results.push(...(await Promise.all(group.map(run))))
    // what comes later builds on what came before
    if (results.includes(false)) break
  }
  const failed = results.filter((passed) => !passed).length
  console.log(`\n${results.length - failed} passed, ${failed} failed`)
  process.exit(failed ? 1 : 0)
}

async function run({ name, commands }: Step): Promise<boolean> {
  const start = performance.now()
  let output = ''
  for (const command of commands) {
    const { code, printed } = await execute(command)
    output += printed
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    if (code !== 0) {
      console.log(`✗ ${name} (${seconds} s): ${command}\n\n${output}`)
      return false
    }
  }
  console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  return true
}

function execute(command: string): Promise<{ code: number | null; printed: string }> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, printed })))
}
