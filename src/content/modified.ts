import { spawnSync } from 'node:child_process'
import { contentFolder } from './folder.ts'

/**
 * When the last of some files of content was changed, by their history: `churches/oakley`. Where one has none,
 * and where it was changed since, nobody knows better than now.
 */
export function modifiedAt(names: readonly string[], now: number): number {
  known ??= history()
  return Math.max(...names.map((name) => known!.get(`${name}.json`) ?? now))
}

let known: Map<string, number> | undefined

/** Asked once for all files: each question takes longer than the whole answer. */
function history(): Map<string, number> {
  // downloaded without its history it has none
  const changed = git('log', '--format=%n%ct', '--name-only', '--relative', '--', '.') ?? ''
  const unsaved = git('status', '--porcelain', '--no-renames', '--', '.') ?? ''
  const times = new Map<string, number>()
  let time = 0
  for (const line of changed.split('\n')) {
    if (/^\d+$/.test(line)) time = Number(line) * 1000
    else if (line && !times.has(line)) times.set(line, time)
  }
  for (const name of times.keys()) if (unsaved.includes(name)) times.delete(name)
  return times
}

/** What git answers in the folder of content; nothing where there is no git, or no such thing. */
export function git(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', contentFolder, ...words], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return status === 0 ? stdout : undefined
}
