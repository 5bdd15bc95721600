import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where pictures, films and share cards lie. */
export const media = 'content/media'

/** What the site must know of a picture to show it. */
export type Entry = {
  width: number
  height: number
  widths: number[]
  fallback: number
  tall: boolean
  focus: [number, number]
  tone: string
  /** What no word may cover, as left, top, width and height in per cent of the cut. */
  subjects?: { wide: number[][]; tall: number[][] }
}
export type Manifest = Record<string, Entry>

/** What each picture was made of when it was made. */
export type Made = Record<string, string>

export function read<T>(file: string): T {
  const full = path.join(media, file)
  return (existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : {}) as T
}

export function write(file: string, data: Manifest | Made): void {
  writeFileSync(path.join(media, file), `${JSON.stringify(data, null, 1)}\n`)
}
