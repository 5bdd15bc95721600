import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workerData } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { madeOnce } from '#app/pictures/made-once.ts'
import { forms, isAsBefore, takeOver } from './earlier.ts'

/** What one thread of `compressAll` does: its files, and by the place that pages have for it, what stands there. */
export type Portion = {
  folder: string
  files: readonly string[]
  areMany: boolean
  /** Whether what the earlier site has of the same files is as good. */
  takesOver: boolean
  /** Files that the earlier site has and that are not there yet. */
  same: readonly string[]
  places: Readonly<Record<string, string>>
}

/**
 * How much work goes into a smaller form. Home and what every page loads are as small as they can be. Another
 * page may be 2 % larger in a third of the time; where there are hundreds of one kind, those may be 9 % larger in
 * a fiftieth. From 7 on, an empty table is asked of the system for each file, which takes longer than to fill it.
 */
const quality = { code: 11, seenByMost: 11, page: 10, oneOfMany: 6 }

type Way = readonly [postfix: number, direct: number]

/**
 * How distances may be written: https://www.rfc-editor.org/rfc/rfc7932#section-4. Which is shortest, another name in
 * a file may change. The first is what brotli does by itself; all are tried of what changes with code alone.
 */
const allWays: readonly Way[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 8],
  [0, 12],
  [1, 4],
  [1, 8],
  [2, 16],
]

const { folder, files, areMany, takesOver, same, places } = workerData as Portion

for (const file of same) for (const form of forms) takeOver(file + form)

for (const file of files) {
  const full = path.join(folder, file)
  const text = file.endsWith('.html') ? filled(full) : readFileSync(full)
  if (takesOver && isAsBefore(`/${file}`, text)) {
    for (const form of ['br', 'gz']) takeOver(`/${file}.${form}`)
    continue
  }
  writeFileSync(`${full}.br`, await brotli(text, kindOf(file)))
  writeFileSync(`${full}.gz`, gzipSync(text))
}

/** A page with all that stands in it. */
function filled(file: string): Buffer {
  const made = readFileSync(file, 'utf8')
  const whole = Object.entries(places).reduce(
    (text, [place, words]) => text.replaceAll(place, () => words),
    made,
  )
  if (whole !== made) writeFileSync(file, whole)
  return Buffer.from(whole)
}

function kindOf(file: string): keyof typeof quality {
  if (/^assets.*\.(js|css)$/.test(file)) return 'code'
  if (/^(assets[\\/]|(index|\w\w)\.html$)/.test(file)) return 'seenByMost'
  return areMany && /^(\w\w[\\/])?(churches|calendars)[\\/]/.test(file) ? 'oneOfMany' : 'page'
}

async function brotli(text: Buffer, kind: keyof typeof quality): Promise<Uint8Array> {
  const by = ([postfix, direct]: Way) => ({
    [constants.BROTLI_PARAM_QUALITY]: quality[kind],
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
  })
  const ways = kind === 'code' ? allWays : allWays.slice(0, 1)
  const make = async () =>
    ways
      .map((way) => brotliCompressSync(text, { params: by(way) }))
      .toSorted((one, other) => one.length - other.length)[0]!
  // compressing these is as quick as looking for what was compressed before
  if (kind === 'oneOfMany') return make()
  return madeOnce(`brotli-${quality[kind]}-${ways.length}`, [text], make)
}
