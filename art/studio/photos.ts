import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Original } from './original.ts'

/** A real photograph that stands in for a picture. */
export type Photo = { name: string; file: string; focus: [number, number] }

/** A file that cannot be used: which, why, and what to do about it. */
export class PhotoError extends Error {
  override name = 'PhotoError'
  constructor(file: string, problem: string, remedy: string) {
    super(`${file}: ${problem} ${remedy}`)
  }
}

const endings: Record<string, string> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.heic': 'heif',
  '.heif': 'heif',
}
const ending = /\.(jpe?g|png|heic|heif)$/i
const megabyte = 2 ** 20
const most = { bytes: 60 * megabyte, pixels: 50_000_000 }

/**
 * The photographs of a folder. Each is called as the picture it replaces; `focus.json` beside them
 * says in per cent where a narrow crop looks: `{ "home": [70, 40] }`.
 */
export function photosIn(folder: string, names: readonly string[]): Photo[] {
  if (!existsSync(folder)) return []
  const focus = focusOf(path.join(folder, 'focus.json'), names)
  const photos = readdirSync(folder)
    .filter((file) => !/^(focus\.json|README\.md|\.)/.test(file))
    .toSorted()
    .map((file): Photo => {
      const shown = path.join(folder, file)
      if (!ending.test(file)) {
        throw new PhotoError(shown, 'is no photograph.', 'Save it as JPEG (.jpg) or PNG (.png).')
      }
      const name = file.replace(ending, '')
      if (!names.includes(name)) {
        const near = nearest(name, names)
        throw new PhotoError(
          shown,
          `there is no picture called “${name}”.`,
          `Name the file after the picture it replaces${near ? `: did you mean “${near}”?` : '.'}`,
        )
      }
      return { name, file: shown, focus: focus[name] ?? [0.5, 0.5] }
    })
  for (const [index, { name, file }] of photos.entries()) {
    if (photos[index + 1]?.name !== name) continue
    throw new PhotoError(file, `there are two photographs for “${name}”.`, 'Take one of them away.')
  }
  return photos
}

function focusOf(file: string, names: readonly string[]): Record<string, [number, number]> {
  if (!existsSync(file)) return {}
  const example = 'It should look like { "home": [70, 40] }, in per cent from the left and the top.'
  let written: unknown
  try {
    written = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new PhotoError(file, 'cannot be read.', example)
  }
  return Object.fromEntries(
    Object.entries(written as object).map(([name, at]: [string, unknown]) => {
      const good =
        Array.isArray(at) &&
        at.length === 2 &&
        at.every((each) => typeof each === 'number' && each >= 0 && each <= 100)
      if (!good) throw new PhotoError(file, `the focus of “${name}” is not understood.`, example)
      if (!names.includes(name)) {
        throw new PhotoError(file, `there is no picture called “${name}”.`, 'Correct its name.')
      }
      return [name, [at[0] / 100, at[1] / 100]]
    }),
  )
}

/**
 * Opens a photograph: turned as it was held, in the colours of the screen, and without anything that
 * the camera wrote into it (a position can be somebody's home). Refuses what cannot be shown well.
 */
export async function develop(
  { file, focus }: Photo,
  needed: { width: number; height: number },
): Promise<Original> {
  const again = 'Export it again from the camera or the phone and put it here once more.'
  if (statSync(file).size > most.bytes) {
    const size = Math.round(statSync(file).size / megabyte)
    throw new PhotoError(
      file,
      `weighs ${size} megabytes.`,
      'Save it as JPEG, at most 60 megabytes.',
    )
  }
  const bytes = readFileSync(file)
  const kind = endings[path.extname(file).toLowerCase()]!
  if (isHeic(bytes)) {
    throw new PhotoError(
      file,
      'is a HEIC file, which cannot be opened here.',
      'Export it as JPEG: on an iPhone, Settings, Camera, Formats, “Most Compatible”.',
    )
  }
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PhotoError(file, 'is broken or no photograph at all.', again)
    })
  if (metadata.format !== kind) {
    const is = metadata.format.toUpperCase()
    throw new PhotoError(
      file,
      `is called ${path.extname(file)} but is a ${is} file.`,
      'Renaming does not convert: save it as JPEG or PNG.',
    )
  }
  const pixels = metadata.width * metadata.height
  if (pixels > most.pixels) {
    throw new PhotoError(
      file,
      `has ${Math.round(pixels / 1e6)} megapixels.`,
      'Scale it down to 50 megapixels or fewer.',
    )
  }
  const { width, height } = metadata.autoOrient
  if (width < needed.width || height < needed.height) {
    throw new PhotoError(
      file,
      `is only ${width} × ${height} pixels.`,
      `It is shown larger: use one of at least ${needed.width} × ${needed.height}.`,
    )
  }
  const { data, info } = await sharp(bytes, {
    failOn: 'truncated',
    limitInputPixels: most.pixels,
  })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#fcf7eb' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new PhotoError(file, 'is cut off in the middle.', again)
    })
  return { png: data, width: info.width, height: info.height, focus }
}

/** HEIC and HEIF say so in their first bytes, whatever the file is called; AVIF is not among them. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))
}

/** The name that shares the longest beginning with what was written, if it shares three letters. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const shared = (other: string) => {
    let length = 0
    while (length < name.length && plain(name)[length] === plain(other)[length]) length++
    return length
  }
  const best = names.toSorted((a, b) => shared(b) - shared(a))[0]
  return best && shared(best) >= 3 ? best : undefined
}
