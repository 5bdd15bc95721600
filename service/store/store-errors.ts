import { trouble, type Trouble, type TroubleName } from '../troubles/troubles.ts'

/** The store refuses for a reason that is known by name. */
export class StoreTrouble extends Error {
  readonly trouble: Trouble

  constructor(name: TroubleName, message: string) {
    super(message)
    this.trouble = trouble(name)
  }
}

/** By the primary codes of https://sqlite.org/rescode.html; the lower byte of any of them is one. */
const bySqlite: Record<number, TroubleName> = {
  3: 'disk-read-only',
  5: 'store-locked',
  6: 'store-locked',
  8: 'disk-read-only',
  11: 'store-damaged',
  13: 'disk-full',
  14: 'disk-read-only',
  26: 'store-damaged',
}

/**
 * Failures of the disk (10) that say more: what was read is not what was written, or cannot be read; and there
 * is no room for what SQLite puts beside the file.
 */
const byParticular: Record<number, TroubleName> = {
  266: 'store-damaged',
  522: 'store-damaged',
  8202: 'store-damaged',
  8458: 'store-damaged',
  4874: 'disk-full',
}

const bySystem: Record<string, TroubleName> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'disk-read-only',
  EACCES: 'disk-read-only',
  EPERM: 'disk-read-only',
  EIO: 'store-damaged',
  ENOENT: 'store-gone',
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof StoreTrouble) return error.trouble
  const { errcode = 0, code = '', message } = error as Error & { errcode?: number; code?: string }
  const name = byParticular[errcode] ?? bySqlite[errcode & 0xff] ?? bySystem[code]
  return name ? trouble(name) : trouble('store-failing', { reason: message })
}
