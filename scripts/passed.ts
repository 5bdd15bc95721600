/** What has passed, and with which inputs: only that is left out the next time. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from './browser.ts'
import { filesOf, fingerprintOf, readsMore, withImports } from './inputs.ts'

const folder = '.cache/passed'

/** What a check depends on, beside Node and all packages. */
export type Inputs = {
  inputs: readonly string[]
  /** Files with tests, each of which passes by itself: it depends on itself and all it imports, too. */
  files: string
  /** What a file depends on which reads files or starts programs, or imports one that does. */
  readers: readonly string[]
}

/** Something that passes or fails as a whole: a part of the checks, or one file of its tests. */
export type Check = { id: string; fingerprint: string }

type Part = { id: string; commands: readonly string[] } & Partial<Inputs>

/** The checks that a part consists of, with the fingerprints of their inputs as they are now. */
export function checksOf({ id, commands, inputs, files, readers = [] }: Part): Check[] {
  if (!inputs) return []
  const shared = fingerprintOf(withImports(filesOf(inputs)), ...commands, ...surroundings())
  if (!files) return [{ id, fingerprint: shared }]
  const more = fingerprintOf(readers)
  return filesOf([files]).map((file) => {
    const own = withImports([file])
    return { id: file, fingerprint: fingerprintOf(own, shared, own.some(readsMore) ? more : '') }
  })
}

/** A browser, and a day: pages say what is to come, and a machine gets its updates at night. */
export function surroundings(): string[] {
  const browser = findBrowser()
  const made = browser && `${browser} ${statSync(browser).mtimeMs}`
  return [String(made), new Date().toISOString().slice(0, 10)]
}

const stampOf = ({ id }: Check) => path.join(folder, id.replaceAll('/', '+'))

export const hasPassed = (check: Check): boolean =>
  existsSync(stampOf(check)) && readFileSync(stampOf(check), 'utf8') === check.fingerprint

/** Is only what has changed run, and this has not, since it passed? `scripts/steps.ts` says which. */
export const isLeftOut = (check: Check): boolean =>
  Boolean(process.env.ONLY_CHANGED) && hasPassed(check)

export function notePass(check: Check): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(stampOf(check), check.fingerprint)
}
