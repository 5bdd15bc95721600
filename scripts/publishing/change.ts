/**
 * `node scripts/publishing/change.ts`: may this commit be published before all tests have run? It may where nothing
 * but `content/` is another than in the last one that has passed them all, which is also the one to go back to, and
 * where nothing of it has failed them already.
 */
import { execFileSync } from 'node:child_process'
import { ask, say, tell } from './host.ts'

type Run = { id: number; head_sha: string; event: string; html_url: string }

const [good] = await runsOf('success')
const sinceGood = new Set(good && git('rev-list', `${good.head_sha}..HEAD`)?.split('\n'))
const failed = [...(await runsOf('failure')), ...(await runsOf('timed_out'))].find(isStillThere)
tell('before', good?.id ?? '')
tell('first', good !== undefined && !failed && changed(good.head_sha).every(isContent))
if (failed) {
  say(`What failed in ${failed.html_url} is in this one, too, so all tests come first.
Lo que falló en ${failed.html_url} está también aquí; por eso, primero se hacen todas las pruebas.`)
}

async function runsOf(status: string): Promise<Run[]> {
  const path = `actions/workflows/site.yml/runs?branch=main&per_page=50&status=${status}`
  const { workflow_runs: runs } = (await ask(path)) as { workflow_runs: Run[] }
  // a branch called main in somebody's copy of the repository asks for a pull, and is not ours
  return runs.filter(({ event }) => event !== 'pull_request')
}

/**
 * Is all that has failed in this commit as it was? It is not tried on visitors a second time, be it at night
 * or with what somebody else has saved: they would be told that theirs has failed.
 */
function isStillThere({ head_sha: sha }: Run): boolean {
  if (!good || !sinceGood.has(sha)) return false
  const since = changed(sha)
  return !changed(good.head_sha, sha).some((file) => since.includes(file))
}

/** The files that have changed; of a history that was written anew, something no one may publish first. */
function changed(from: string, to = 'HEAD'): string[] {
  // with -z, names as they are: without it those with an accent are written otherwise, in quotation marks
  const files = git('diff', '-z', '--name-only', '--no-renames', from, to)
  return files === undefined ? ['history'] : files.split('\0').filter(Boolean)
}

function isContent(file: string): boolean {
  return file.startsWith('content/')
}

function git(...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, { encoding: 'utf8' })
  } catch {
    return undefined
  }
}
