import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where the built site lies: `site/`, which visitors get, and `server/`, which knows how it was made. */
const out = process.env.OUT ?? 'dist'

/** A build goes here first. What visitors get is exchanged when all of the new one is there. */
const beside = path.join(out, '.next')
const aside = path.join(out, '.before')
const parts = ['site', 'server'] as const

export const building = { site: path.join(beside, 'site'), server: path.join(beside, 'server') }

export function write(file: string, text: string | Uint8Array): void {
  writeFileSync(placeOf(file), text)
}

const folders = new Set<string>()

/** Where a file goes, in a folder that is there. */
export function placeOf(file: string): string {
  const place = building.site + file
  const folder = path.dirname(place)
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
  folders.add(folder)
  return place
}

/** A module that the build under way has made for the server. */
export function load(file: string): Promise<unknown> {
  // Node would take the `C:` of a path on Windows for a protocol: https://nodejs.org/api/esm.html#urls
  return import(pathToFileURL(path.join(building.server, file)).href)
}

/** Takes away what a build that was broken off has left. */
export function startBuild(): void {
  rmSync(beside, { recursive: true, force: true })
  mkdirSync(beside, { recursive: true })
}

/** Puts the new site in the place of the old one; when that fails, the old one is back in its place. */
export function finishBuild(): void {
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside)
  const moved: (readonly [from: string, to: string])[] = []
  const move = (from: string, to: string) => {
    if (!existsSync(from)) return
    renameSync(from, to)
    moved.push([from, to])
  }
  try {
    for (const part of parts) {
      move(path.join(out, part), path.join(aside, part))
      move(building[part], path.join(out, part))
    }
  } catch (error) {
    for (const [from, to] of moved.toReversed()) renameSync(to, from)
    throw error
  }
  for (const rest of [aside, beside]) rmSync(rest, { recursive: true, force: true })
}
