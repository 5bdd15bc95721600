import { existsSync, globSync, linkSync, renameSync, rmSync, statSync, copyFileSync } from 'node:fs'
import path from 'node:path'
import { logOf } from './store-log.ts'

/** A file of SQLite's with what belongs to it. */
export const partsOf = (file: string): string[] =>
  [file, logOf(file), `${file}-shm`, `${file}-journal`].filter((part) => existsSync(part))

export function removeWhole(file: string): void {
  for (const part of partsOf(file)) rmSync(part)
}

/** Files beside a store, by how their names go on. */
export function beside(store: string, endings: string): string[] {
  const folder = path.dirname(store)
  const names = globSync(`${path.basename(store)}.${endings}`, { cwd: folder })
  return names.map((name) => path.join(folder, name))
}

/** What `npm run restore` has put aside. */
export const asidesOf = (store: string): string[] => beside(store, 'before-*[0-9]')

/**
 * What was there stays under another name, with its log: messages may be in it that are nowhere else.
 * Until a copy takes its place it stays under its own, too: there is a store at every moment.
 */
export function putAside(store: string): string | undefined {
  const now = new Date().toISOString().replaceAll(':', '.').slice(0, 23)
  const aside = `${store}.before-${now}`
  const there = [store, logOf(store)].filter((each) => existsSync(each))
  for (const each of there) {
    const to = each.replace(store, aside)
    try {
      linkSync(each, to)
    } catch {
      // there are disks without links
      copyFileSync(each, to)
    }
  }
  return there.length > 0 ? aside : undefined
}

/**
 * A restore that was ended after it put the store aside, and before a copy took its place: one file has both
 * names, and its log may only be where it was put.
 */
export function halfRestored(store: string): string | undefined {
  const inode = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino
  return asidesOf(store).find((each) => inode(each) === inode(store))
}

/** Takes back what such a restore has done. */
export function takeBack(store: string): void {
  const aside = halfRestored(store)
  if (!aside) return
  if (!existsSync(logOf(store)) && existsSync(logOf(aside))) renameSync(logOf(aside), logOf(store))
  rmSync(logOf(aside), { force: true })
  rmSync(aside)
}
