import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// The steps of a workflow of GitHub's, run here one after the other: as much of its language as ours use. What GitHub
// brings along (a checkout, Node, packages, a cache) is there already; files are kept in a folder of the test.

type Step = {
  'id'?: string
  'if'?: string
  'run'?: string
  'uses'?: string
  'continue-on-error'?: string
  /** What is given to an action, or as environment to a command. */
  'with': Record<string, string>
}

export type Around = {
  /** A fresh checkout. */
  folder: string
  /** Where artifacts lie: one folder a run. */
  artifacts: string
  env: Record<string, string>
  /** What an expression may name: `github`, `needs`, `vars`, `inputs`. */
  names: Record<string, unknown>
  /** In place of some commands. */
  instead: Readonly<Record<string, string>>
}

export type Ran = { result: 'success' | 'failure'; outputs: Record<string, string>; said: string }

/** Runs a job of a workflow's file. */
export async function runJob(file: string, job: string, around: Around): Promise<Ran> {
  const outputs: Record<string, string> = {}
  const steps: Record<string, { outputs: Record<string, string> }> = {}
  let said = ''
  let result: Ran['result'] = 'success'
  for (const step of stepsOf(file, job)) {
    const failed = result === 'failure'
    const names = {
      ...around.names,
      steps,
      job: { status: result },
      always: () => true,
      failure: () => failed,
    }
    // after one has failed only those are run that ask for it
    if (failed && !/always\(\)|failure\(\)/.test(step.if ?? '')) continue
    if (step.if && !valueOf(step.if, names)) continue
    if (step.uses) {
      if (!keep(step, around, names) && !step['continue-on-error']) result = 'failure'
      continue
    }
    const env = Object.fromEntries(
      Object.entries(step.with).map(([name, value]) => [name, filledIn(value, names)]),
    )
    const command = filledIn(step.run!, names)
    const told = path.join(around.artifacts, 'output.txt')
    writeFileSync(told, '')
    const instead = Object.keys(around.instead).find((each) => command.startsWith(each))
    const ran = await shell(
      instead === undefined ? command : around.instead[instead]!,
      { ...around, env: { ...env, ...around.env } },
      told,
    )
    said += `$ ${command}\n${ran.said}`
    for (const line of readFileSync(told, 'utf8').split('\n').filter(Boolean)) {
      const [name, ...value] = line.split('=')
      outputs[name!] = value.join('=')
    }
    if (step.id) steps[step.id] = { outputs: { ...outputs } }
    if (ran.code !== 0) result = 'failure'
  }
  return { result, outputs, said }
}

/** The condition of a job, answered. */
export function isDue(file: string, job: string, names: Record<string, unknown>): boolean {
  const [, condition] = /^ {4}if: (.*)$/m.exec(jobIn(file, job)) ?? []
  return Boolean(valueOf(condition!, names))
}

const jobIn = (file: string, job: string) => {
  const text = readFileSync(file, 'utf8')
  const from = text.indexOf(`\n  ${job}:\n`)
  const rest = text.slice(from + 1)
  const next = rest.slice(1).search(/^ {2}\w+:$/m)
  return next < 0 ? rest : rest.slice(0, next + 1)
}

function stepsOf(file: string, job: string): Step[] {
  const text = jobIn(file, job)
  const list = text
    .slice(text.indexOf('    steps:\n'))
    .split(/^ {6}- /m)
    .slice(1)
  return list.map((item) => {
    const fields = Object.fromEntries(
      [...item.matchAll(/^(?: {8})?(id|if|run|uses|continue-on-error): (.*)$/gm)].map(
        ([, key, value]) => [key, value],
      ),
    ) as Omit<Step, 'with'>
    const given = [...item.matchAll(/^ {10}([\w-]+): (.*)$/gm)].map(([, key, value]) => [
      key,
      value,
    ])
    return { ...fields, with: Object.fromEntries(given) as Record<string, string> }
  })
}

const filledIn = (text: string, names: object) =>
  text.replace(/\$\{\{(.*?)\}\}/g, (_, inner: string) => String(valueOf(inner, names)))

/** Expressions of GitHub are those of JavaScript, as far as ours go. */
function valueOf(expression: string, names: object): unknown {
  const bare = expression.replace(/^\$\{\{|\}\}$/g, '')
  const known = { cancelled: () => false, secrets: {}, ...names }
  // oxlint-disable-next-line typescript/no-implied-eval -- of our own file
  return new Function(...Object.keys(known), `return (${bare})`)(...Object.values(known))
}

function keep(
  { uses, with: given }: Step,
  { folder, artifacts, names }: Around,
  all: object,
): boolean {
  const run = given['run-id']
    ? filledIn(given['run-id'], all)
    : String((names.github as { run_id: string }).run_id)
  const kept = path.join(artifacts, run)
  if (uses!.startsWith('actions/upload-artifact')) {
    mkdirSync(kept, { recursive: true })
    for (const part of ['dist', 'wrangler.json']) {
      cpSync(path.join(folder, part), path.join(kept, part), { recursive: true })
    }
  }
  if (uses!.startsWith('actions/download-artifact')) {
    if (!existsSync(kept)) return false
    cpSync(kept, path.join(folder, given.path ?? '.'), { recursive: true })
  }
  return true
}

function shell(command: string, { folder, env }: Around, told: string) {
  const child = spawn('bash', ['-eo', 'pipefail', '-c', command], {
    cwd: folder,
    env: { ...process.env, ...env, GITHUB_OUTPUT: told, GITHUB_STEP_SUMMARY: `${told}.summary` },
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said })),
  )
}
