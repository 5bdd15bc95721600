import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, utimes } from 'node:fs/promises'
import path from 'node:path'
import { oneDay } from '#app/time/dates.ts'
import { writeWhole } from './write-whole.ts'

/** What took long to make and depends on nothing but what it was made of. It may be deleted at any time. */
const folder = '.cache/made'

const unusedFor = 30 * oneDay

type Parts = readonly (string | Uint8Array)[]

/**
 * Makes something of some parts, or takes what was made of the very same parts before: in another build,
 * for another folder. `how` tells it from what else is made of them, and changes when the making does.
 */
export async function madeOnce(
  how: string,
  parts: Parts,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const before = await kept(how, parts)
  if (before) return before
  const made = await make()
  await keep(how, parts, made)
  return made
}

/** What was made of some parts before, if it was. */
export async function kept(how: string, parts: Parts): Promise<Uint8Array | undefined> {
  const file = fileOf(how, parts)
  try {
    const bytes = await readFile(file)
    const now = new Date()
    await utimes(file, now, now)
    return bytes
  } catch {
    return undefined
  }
}

export async function keep(how: string, parts: Parts, made: Uint8Array): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await writeWhole(fileOf(how, parts), made)
}

function fileOf(how: string, parts: Parts): string {
  const each = parts.map((part) => hash('sha256', part))
  return path.join(folder, `${how}-${hash('sha256', each.join()).slice(0, 32)}`)
}

/** Takes away what no build has asked for in a month. */
export function forgetUnused(): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    // another build may have taken it away already
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs < Date.now() - unusedFor) rmSync(file, { force: true })
  }
}
