import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, utimes } from 'node:fs/promises'
import path from 'node:path'
import { oneDay } from '#app/time/dates.ts'
import { writeWhole } from './write-whole.ts'

/** What took long to make and depends on nothing but what it was made of. It may be deleted at any time. */
const folder = '.cache/made'

const unusedFor = 30 * oneDay

/**
 * Makes something of some parts, or takes what was made of the very same parts before: in another build,
 * for another folder. `how` tells it from what else is made of them, and changes when the making does.
 */
export async function madeOnce(
  how: string,
  parts: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = path.join(folder, `${how}-${fingerprint(parts)}`)
  try {
    const kept = await readFile(file)
    const now = new Date()
    await utimes(file, now, now)
    return kept
  } catch {
    const made = await make()
    mkdirSync(folder, { recursive: true })
    await writeWhole(file, made)
    return made
  }
}

function fingerprint(parts: readonly (string | Uint8Array)[]): string {
  const each = parts.map((part) => hash('sha256', part))
  return hash('sha256', each.join()).slice(0, 32)
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
