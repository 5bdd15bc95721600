import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from './folder.ts'

/** What must be known of a picture to show it: its size, its files, where to look, its middle color. */
type Entry = {
  width: number
  height: number
  widths: number[]
  fallback: number
  tall: boolean
  focus: [number, number]
  tone: string
  /** What no word may cover: for whoever composes, not for the page. */
  subjects?: unknown
}

/** Every picture there is, by its name. */
export function readManifest(): Record<string, Entry> {
  return JSON.parse(
    readFileSync(path.join(contentFolder, 'media/manifest.json'), 'utf8'),
  ) as Record<string, Entry>
}
