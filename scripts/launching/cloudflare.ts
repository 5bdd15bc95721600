import { spawnSync } from 'node:child_process'
import { remembered } from './remembered.ts'
import type { Step } from './step.ts'

const words = (...given: string[]) => ['scripts/wrangler.ts', ...given]

/** Runs wrangler, Cloudflare's program, on this terminal. */
export function wrangler(given: readonly string[], input?: string): boolean {
  const { status } = spawnSync(process.execPath, words(...given), {
    input,
    stdio: [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
  })
  return status === 0
}

/** What wrangler answers a question with; nothing where it fails, as without a connection. */
function answerTo(given: readonly string[], env: NodeJS.ProcessEnv = {}): unknown {
  const { status, stdout } = spawnSync(process.execPath, words(...given, '--json'), {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return status === 0 ? JSON.parse(stdout) : undefined
}

type Who = { loggedIn: boolean; accounts?: { id: string }[] }

/** Who is signed in: without `--json` it ends as well as ever when nobody is. */
const who = (env?: NodeJS.ProcessEnv) => answerTo(['whoami'], env) as Who | undefined

/** The account that is signed in to; nothing where there are several, and only a person knows which. */
export function accountId(env?: NodeJS.ProcessEnv): string | undefined {
  const { accounts = [] } = who(env) ?? {}
  return accounts.length === 1 ? accounts[0]!.id : undefined
}

/** The account that a token may publish to. */
export const mayPublish = (token: string) => accountId({ CLOUDFLARE_API_TOKEN: token })

/** Made before the mail, whose password is kept there. */
export const account: Step = {
  title: { en: 'This computer may publish', es: 'Esta computadora puede publicar' },
  missing: () =>
    remembered.where === 'cloudflare' &&
    !who()?.loggedIn && {
      en: 'A browser opens for Cloudflare: Allow.',
      es: 'Se abre un navegador para Cloudflare: Allow.',
    },
  go: () => Promise.resolve(wrangler(['login'])),
}

export const putSecret = (name: string, value: string) => wrangler(['secret', 'put', name], value)

/** The database of messages, made where there is none yet: whoever left in between comes back to the one there is. */
export function databaseId(name: string): string | undefined {
  return idOf(name) ?? (wrangler(['d1', 'create', name]) ? idOf(name) : undefined)
}

function idOf(name: string): string | undefined {
  const all = answerTo(['d1', 'list']) as { name: string; uuid: string }[] | undefined
  return all?.find((each) => each.name === name)?.uuid
}
