import { chownSync, statSync } from 'node:fs'

/** What people wrote in confidence: nobody but the owner of the service reads it. */
export const ownerOnly = 0o600

/** Of root's own file, a service that runs as another user could read nothing. */
export function giveToOwnerOf(folder: string, file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  chownSync(file, uid, gid)
}
