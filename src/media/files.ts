import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '#app/content/folder.ts'

/** Where the pictures and films of the site lie. */
export const mediaFolder = path.join(contentFolder, 'media')

/** Pictures and films of one name share a fingerprint, so that they can be kept for ever by browsers. */
const fingerprints = new Map<string, string>()

/** `home` → `/media/home.1a2b3c4d`; a file's size and kind follow: `-800.avif`. */
export function mediaBase(name: string): string {
  let fingerprint = fingerprints.get(name)
  if (!fingerprint) {
    const hash = createHash('sha256')
    for (const file of filesOf(name)) hash.update(readFileSync(path.join(mediaFolder, file)))
    fingerprint = hash.digest('hex').slice(0, 8)
    fingerprints.set(name, fingerprint)
  }
  return `/media/${name}.${fingerprint}`
}

/** Every file of `content/media/` with the address it is served at. */
export function mediaFiles(): { file: string; address: string }[] {
  return readdirSync(mediaFolder)
    .filter((file) => mediaName(file) !== undefined)
    .map((file) => {
      const name = mediaName(file)!
      return {
        file: path.join(mediaFolder, file),
        address: mediaBase(name) + file.slice(name.length),
      }
    })
}

function filesOf(name: string): string[] {
  // sorted, since disks list files in an order of their own
  return readdirSync(mediaFolder)
    .filter((file) => mediaName(file) === name)
    .toSorted()
}

/** `about-us-tall.avif` is a file of `about-us`, `home-loop.webm` of `home`. */
function mediaName(file: string): string | undefined {
  return /^(.+)-(?:\d+|tall|loop|loop-small)\.(?:avif|webp|webm|mp4)$/.exec(file)?.[1]
}
