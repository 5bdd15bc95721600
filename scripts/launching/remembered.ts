import { existsSync, readFileSync } from 'node:fs'
import { writeJson } from '#app/content/write-json.ts'

/** What cannot be found out: the answers of whoever launches. No secret is among them. */
export type Remembered = {
  where?: 'cloudflare' | 'machine'
  /** Whose test mail has arrived. */
  mailFrom?: string
  /** A message by the form reached a mailbox. */
  heard?: boolean
}

const file = '.launch.json'

export const remembered: Remembered = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as Remembered)
  : {}

export function remember(more: Remembered): void {
  Object.assign(remembered, more)
  writeJson(file, remembered)
}
