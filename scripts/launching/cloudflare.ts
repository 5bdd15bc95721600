import { spawnSync } from 'node:child_process'

/** Runs wrangler, Cloudflare's program, on this terminal. */
export function wrangler(words: readonly string[], input?: string): boolean {
  const { status } = spawnSync(process.execPath, ['scripts/wrangler.ts', ...words], {
    input,
    stdio: [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
  })
  return status === 0
}

/** Signs in where nobody has yet: a browser opens. */
export const isSignedIn = () => wrangler(['whoami']) || wrangler(['login'])

export const putSecret = (name: string, value: string) =>
  isSignedIn() && wrangler(['secret', 'put', name], value)
