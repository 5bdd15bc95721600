import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { StoreTrouble } from './store-errors.ts'

/** What people wrote in confidence: nobody but the owner of the service reads it. */
export const ownerOnly = 0o600

/**
 * Makes a folder, and those above it. Node's `recursive` tries for ever where a folder is there and none
 * can be made in it, as in /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const above = path.dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder, 0o700)
  } catch (error) {
    // somebody else was faster
    if (existsSync(folder)) return
    const { code, message } = error as NodeJS.ErrnoException
    // ENOENT below a folder that is there, or EEXIST for a link to nowhere
    throw ['ENOENT', 'EEXIST'].includes(code!) ? new StoreTrouble('disk-read-only', message) : error
  }
}

/** Of root's own file, a service that runs as another user could read nothing. */
export function giveToOwnerOf(folder: string, file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  chownSync(file, uid, gid)
}
