import { globSync, statSync } from 'node:fs'

/** Is what was built as new as all it is made of: these folders and files, the packages, the settings? */
export function isUpToDate(built: string, sources: readonly string[]): boolean {
  const made = statSync(built, { throwIfNoEntry: false })
  if (!made) return false
  // folders too: theirs is the time when a file was taken away
  const folders = sources.flatMap((source) => [source, `${source}/**/*`])
  const all = globSync([...folders, 'package-lock.json', 'vite.config.ts'])
  return all.every((file) => statSync(file).mtimeMs <= made.mtimeMs)
}
