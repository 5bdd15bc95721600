import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/** A folder for what tests write. It goes when all of a file are over; given `onTestFinished`, with the test. */
export function ownFolder(whenOver: (remove: () => void) => void = afterAll): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'))
  whenOver(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
