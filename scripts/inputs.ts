/** What something is made of, or tried with: as one fingerprint, which is another when any of it is. */
import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** What lies in the project's folder and is no part of it: made of it, or somebody's own. */
const notOurs = new Set([
  '.cache',
  '.env',
  '.git',
  '.launch.json',
  '.received.json',
  'backups',
  'data',
  'dist',
  'node_modules',
  'test-results',
])

/** What every site is made of besides content: its code and what that imports, the editor on it, the settings. */
export const always = [
  'content/scripture.json',
  'src',
  'scripts/editor',
  'scripts/handing-over',
  'scripts/inputs.ts',
  'service/site/sign-in-path.ts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '!**/*.test.*',
]

export const theProject = (folder = '.'): string[] =>
  readdirSync(folder).filter((name) => !notOurs.has(name) && !/^changes-.*\.json$/.test(name))

/**
 * The fingerprint of files, and of Node and all packages. A folder stands for all that is in it; what begins
 * with `!` is left out of what is named before.
 */
export function fingerprintOf(paths: readonly string[], ...settings: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, settings]))
  for (const file of filesOf([...paths, 'package-lock.json'])) {
    hash.update(`\0${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** All files of some folders, or that some patterns stand for. */
export function filesOf(paths: readonly string[], cwd = '.'): string[] {
  const isIn = (path: string) => [path, `${path}/**`]
  let files: string[] = []
  for (const each of paths) {
    if (each.startsWith('!')) {
      const out = isIn(each.slice(1))
      files = files.filter((file) => !out.some((one) => path.matchesGlob(file, one)))
    } else
      files.push(...globSync(isIn(each), { cwd }).map((file) => file.replaceAll(path.sep, '/')))
  }
  const isFile = (file: string) => statSync(path.join(cwd, file)).isFile()
  return [...new Set(files)].filter(isFile).toSorted()
}

/** Files with all that they import, but for packages, and for types, which are nothing when a program runs. */
export function withImports(files: readonly string[]): string[] {
  const found = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    waiting.push(...importsOf(file))
  }
  return [...found].toSorted()
}

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*'([^'\s]+)'/g
const typesAlone = /(?:import|export) type\b[^']*? from '[^']+'/g
const known = new Map<string, string[]>()

function importsOf(file: string): string[] {
  if (!/\.(tsx?|mjs|css)$/.test(file)) return []
  if (!known.has(file)) {
    const text = readFileSync(file, 'utf8').replaceAll(typesAlone, '')
    const all = [...text.matchAll(specifiers)].map(([, specifier]) => {
      const named = specifier!
        .replace(/\?.*$/, '')
        .replace(/^#app\//, 'src/')
        .replace(/^#/, '')
      return named.startsWith('.') ? path.posix.join(path.posix.dirname(file), named) : named
    })
    known.set(
      file,
      all.filter((each) => statSync(each, { throwIfNoEntry: false })?.isFile()),
    )
  }
  return known.get(file)!
}

/** Does a program read files or start others, so that what it imports is not all it depends on? */
export const readsMore = (file: string): boolean =>
  /'node:(fs|child_process)|import\.meta\.(glob|url|resolve)/.test(readFileSync(file, 'utf8'))
