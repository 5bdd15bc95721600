import { globSync, readFileSync, statSync } from 'node:fs'
import { stampIn, stampOf } from '#app/build/stamp.ts'

/** What every site is made of besides content: its code, the editor that stands on it, the settings. */
export const always = ['src', 'scripts/editor', 'package-lock.json', 'vite.config.ts']

/**
 * Is the site that lies in this folder made of this content, and as new as all it is made of? Content that
 * is put together from elsewhere says where it comes from.
 */
export function isUpToDate(out: string, content: string, from = [content]): boolean {
  const stamp = stampIn(`${out}/server`)
  const made = statSync(stamp, { throwIfNoEntry: false })
  if (!made || readFileSync(stamp, 'utf8') !== stampOf(content)) return false
  // folders too: theirs is the time when a file was taken away
  const all = globSync([...from, ...always].flatMap((source) => [source, `${source}/**/*`]))
  return all.every((file) => statSync(file).mtimeMs <= made.mtimeMs)
}
