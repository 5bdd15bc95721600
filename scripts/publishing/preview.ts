/**
 * `node scripts/publishing/preview.ts`: puts what was built beside the site, at an address of its own, and has the
 * host say beside the change where it can be seen; the editor shows that with the draft. Visitors do not see it.
 */
import { spawnSync } from 'node:child_process'
import { ask, thisRun } from './host.ts'

const { NUMBER, HEAD_SHA } = process.env

// https://developers.cloudflare.com/workers/versions-and-deployments/version-urls/
const upload = ['wrangler', 'versions', 'upload', '--preview-alias', `draft-${NUMBER}`]
const { status, stdout } = spawnSync(
  'npm',
  ['exec', '--no', '--prefix', 'hosting/cloudflare', '--', ...upload],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
)
console.log(stdout)
const [seenAt] = new RegExp(`https://draft-${NUMBER}-\\S+`).exec(stdout) ?? []
const isSeen = status === 0 && seenAt !== undefined

// the name under which the editor looks for it: preview_context in scripts/editor/published.ts
await ask(`statuses/${HEAD_SHA}`, {
  context: 'preview',
  state: isSeen ? 'success' : 'failure',
  target_url: seenAt ?? thisRun,
})
if (!isSeen) process.exit(1)
