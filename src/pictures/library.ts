import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Scene } from '#app/content/fields.ts'
import { contentFolder } from '#app/content/folder.ts'
import { picturesNamed } from '#app/content/pictures.ts'
import { shapes } from './shapes.ts'

export type Entry = {
  width: number
  height: number
  /** The widths of its wide cuts, the smallest first, which is there as WebP as well, and of its tall ones. */
  widths: number[]
  tall: number[]
  focus: [number, number]
  /** A colour of its own, which fills the box until the picture is there. */
  tone: string
}

/** A picture that is ready: where its files are fetched from, and where they lie. */
export type Cuts = {
  entry: Entry
  address: string
  files: ReadonlyMap<string, string>
  sky?: true
}

/** A picture that came with the site: its cuts are kept, as long as its file is the one they are of. */
type Kept = Entry & {
  master: string
  /** The places that words should not cover. No page reads them: they are for whoever designs one. */
  subjects?: unknown
  /** Its sky has no sun: the page sets it. */
  sky?: true
}

/** Where the cuts of what came with the site lie, and its films. */
const keptFolder = path.join(contentFolder, 'media')
const kept = JSON.parse(readFileSync(path.join(keptFolder, 'manifest.json'), 'utf8')) as Record<
  string,
  Kept
>

/** The file of a picture: `/pictures/IMG_0815.jpg` → `content/pictures/IMG_0815.jpg`. */
export const masterOf = ({ src }: Scene) => path.join(contentFolder, src)

/** The cuts of a picture; nothing where it is missing or not cut yet. Thousands of pages may ask for those of one. */
export function cutsOf(scene: Scene): Cuts | undefined {
  const { src, shape, focus } = scene
  if (!existsSync(masterOf(scene))) return undefined
  const which = JSON.stringify([src, shape, focus, fingerprint(masterOf(scene))])
  const cuts = found.get(which) ?? findCuts(scene)
  if (cuts) found.set(which, cuts)
  return cuts
}

const found = new Map<string, Cuts>()

function findCuts(scene: Scene): Cuts | undefined {
  const { name } = path.parse(scene.src)
  if (isKept(scene)) return keptCuts(scene, name, kept[name]!)
  if (!isCut(scene)) return undefined
  const folder = cutFolder(scene)
  const entry = JSON.parse(readFileSync(path.join(folder, entryFile), 'utf8')) as Entry
  const files = new Map(cutNames(entry).map((file) => [file, path.join(folder, file)]))
  return { entry, address: addressOf(name, path.basename(folder)), files }
}

export function isCut(scene: Scene): boolean {
  return isKept(scene) || existsSync(path.join(cutFolder(scene), entryFile))
}

/** Came it with the site, is it still the same, and are its cuts all there? Otherwise it is cut as any other. */
export function isKept(scene: Scene): boolean {
  const { name } = path.parse(scene.src)
  const known = kept[name]
  if (known?.master !== fingerprint(masterOf(scene))) return false
  return filesOf(scene, name, known).every(([, file]) => existsSync(file))
}

function keptCuts(scene: Scene, name: string, known: Kept): Cuts {
  const { master: _, subjects: __, sky, ...itself } = known
  const { across, down } = scene.focus ?? { across: known.focus[0], down: known.focus[1] }
  const entry: Entry = { ...itself, focus: [across, down] }
  const files = new Map(filesOf(scene, name, known))
  const all = createHash('sha256')
  for (const file of files.values()) all.update(fingerprint(file))
  return { entry, address: addressOf(name, all.digest('hex')), files, ...(sky && { sky }) }
}

/** The files of a picture that came with the site, by what follows its address. */
function filesOf(scene: Scene, name: string, known: Kept): [string, string][] {
  // the largest is the picture itself
  const largest = `${known.widths.at(-1)}.avif`
  return [...cutNames(known), ...filmNames(name)].map((file) => [
    file,
    file === largest ? masterOf(scene) : path.join(keptFolder, `${name}-${file}`),
  ])
}

const filmNames = (name: string) =>
  ['loop', 'loop-small', 'loop-tall', 'loop-tall.av1']
    .flatMap((size) => [`${size}.webm`, `${size}.mp4`])
    .filter((file) => existsSync(path.join(keptFolder, `${name}-${file}`)))

/** The files in `content/media/` of each picture that came with the site, be it still there or not. */
export function keptFiles(): Map<string, string[]> {
  return new Map(
    Object.entries(kept).map(([name, entry]) => {
      const files = [...cutNames(entry), ...filmNames(name)].map((file) => `${name}-${file}`)
      return [name, files.filter((file) => existsSync(path.join(keptFolder, file)))]
    }),
  )
}

/** The files of a picture by what follows its address: `800.avif`, `tall-800.avif`, `light.avif`, `800.webp`. */
export function cutNames({ widths, tall }: Entry): string[] {
  return [
    ...widths.map((width) => `${width}.avif`),
    ...tall.map((width) => `tall-${width}.avif`),
    'light.avif',
    `${widths[0]}.webp`,
  ]
}

/** Files of one picture share a fingerprint, so that browsers can keep them for ever. */
function addressOf(name: string, hash: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `/media/${plain || 'photo'}.${hash.slice(0, 8)}`
}

/** The cuts of a picture, or while another is cut in its place, those of the one before: pages stay as they were. */
export function shownCuts(scene: Scene): Cuts | undefined {
  const { src, shape, focus } = scene
  const place = JSON.stringify([src, shape, focus])
  const cuts = cutsOf(scene) ?? before.get(place)
  if (cuts) before.set(place, cuts)
  return cuts
}

const before = new Map<string, Cuts>()

/** Every file of the pictures that content names, as far as they are cut, by the address it is served at. */
export function mediaFiles(): Map<string, string> {
  return new Map(
    picturesNamed().flatMap(({ scene }) => {
      const cuts = shownCuts(scene)
      return [...(cuts?.files ?? [])].map(
        ([name, file]) => [`${cuts!.address}-${name}`, file] as const,
      )
    }),
  )
}

/** Where a picture is cut to: another photograph, another focus or other sizes, another folder. */
export function cutFolder(scene: Scene): string {
  const how = JSON.stringify([design, shapes[scene.shape], scene.focus])
  const key = createHash('sha256')
    .update(fingerprint(masterOf(scene)))
    .update(how)
    .digest('hex')
  return path.join('.cache/pictures', key.slice(0, 16))
}

/** What is known of the cuts in a folder; it is there when all of them are. */
export const entryFile = 'picture.json'

/** Raised when pictures are cut or encoded in another way, so that all are cut anew. */
const design = 1

const seen = new Map<string, { changed: number; hash: string }>()

/** The fingerprint of a file, which is read again only when it has changed. */
function fingerprint(file: string): string {
  const changed = statSync(file).mtimeMs
  const before = seen.get(file)
  if (before?.changed === changed) return before.hash
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
  seen.set(file, { changed, hash })
  return hash
}
