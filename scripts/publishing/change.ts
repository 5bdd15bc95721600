/**
 * `node scripts/publishing/change.ts`: may this commit be published before all tests have run? It may where nothing
 * but `content/` is another than in the last one that has passed them all, which is also the one to go back to.
 */
import { execFileSync } from 'node:child_process'
import { ask, tell } from './host.ts'

type Run = { id: number; head_sha: string; event: string }

const good = await lastOf('status=success')
// what has failed once is not tried on visitors every night
const hasFailed = await lastOf(`status=failure&head_sha=${process.env.GITHUB_SHA}`)
tell('before', good?.id ?? '')
tell('first', good !== undefined && !hasFailed && changesContentAlone(good.head_sha))

async function lastOf(which: string): Promise<Run | undefined> {
  const path = `actions/workflows/site.yml/runs?branch=main&per_page=50&${which}`
  const { workflow_runs: runs } = (await ask(path)) as { workflow_runs: Run[] }
  // a branch called main in somebody's copy of the repository asks for a pull, and is not ours
  return runs.find(({ event }) => event !== 'pull_request')
}

function changesContentAlone(since: string): boolean {
  try {
    const words = ['diff', '--name-only', '--no-renames', since, 'HEAD']
    const changed = execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)
    return changed.every((file) => file.startsWith('content/'))
  } catch {
    // its history was written anew
    return false
  }
}
