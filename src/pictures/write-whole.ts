import { renameSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { threadId } from 'node:worker_threads'

let begun = 0

/** Writes a file whole or not at all: another build may be reading it, and this one may be broken off. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const beside = `${file}.${process.pid}-${threadId}-${begun++}`
  await writeFile(beside, bytes)
  renameSync(beside, file)
}
