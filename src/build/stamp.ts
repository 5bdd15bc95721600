import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where a build says which content it read: the same words wherever the project lies. */
export const stampIn = (server: string) => path.join(server, 'content.txt')
export const stampOf = (content: string) => path.relative('', content)

/** Leaves the stamp of a build. Its date is when the build began: what is saved since may not be in it. */
export function stamp(server: string, content: string, began: number): void {
  const file = stampIn(server)
  mkdirSync(server, { recursive: true })
  writeFileSync(file, stampOf(content))
  utimesSync(file, began / 1000, began / 1000)
}
