import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '#app/content/folder.ts'
import { writeJson } from '#app/content/write-json.ts'
import type { Told } from '#app/language/told.ts'
import type { Mark } from './ask.ts'

export type Asked = {
  feed: string
  problems: Told[]
  /** The answer, and the file it was taken into: as long as both are the same, nothing is to be done. */
  mark: Mark
  file: string
}

/** By the names of the files that name the feeds. */
export type State = Record<string, Asked>

/** Beside the content that it is about. */
const file = path.join(contentFolder, '../.cache/recordings.json')

/** What is known on this machine; nothing where no feed was ever asked. */
export function readState(): State | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as State) : undefined
}

export const writeState = (state: State) => writeJson(file, state)
