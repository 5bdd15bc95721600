import { execFileSync } from 'node:child_process'

const somebody = ['-c', 'user.name=A', '-c', 'user.email=a@example.org']

/** What git answers in a folder, where somebody commits; it throws where git refuses. */
export const gitIn = (folder: string, words: readonly string[], env = process.env) =>
  execFileSync('git', [...somebody, ...words], { cwd: folder, encoding: 'utf8', env }).trimEnd()
