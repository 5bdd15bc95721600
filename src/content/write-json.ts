import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file of content as the editor writes it, whole or not at all: the disk may be full. */
export function writeJson(file: string, data: unknown): void {
  // the first event after a while without any finds no folder
  mkdirSync(path.dirname(file), { recursive: true })
  const beside = `${file}.next`
  writeFileSync(beside, `${JSON.stringify(data, null, 2)}\n`)
  renameSync(beside, file)
}
