import { copyFileSync, existsSync, linkSync, readFileSync, unlinkSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { madeOnce } from '#app/media/made-once.ts'
import { sideBySide } from './side-by-side.ts'

/**
 * The smallest form of a page takes fifty times as long as one that is a tenth larger. Where there are
 * hundreds of pages of one kind, those get the quick one; what everybody loads stays as small as it can be.
 */
const mostAtBest = 500
const oneOfMany = /^(\w\w[\\/])?(churches|calendars)[\\/]/
const quick = 9

const compressible = /\.(html|json|js|css|svg|xml|txt|ics)$/

/**
 * Writes a brotli and a gzip variant beside each file of text. What is in the site of `before` already
 * is taken from there with its variants: it is not written again, and keeps its date.
 */
export async function compressAll(folder: string, before?: string): Promise<void> {
  const all = await readdir(folder, { recursive: true })
  const files = all.filter((file) => compressible.test(file))
  const areMany = files.length > mostAtBest
  await sideBySide(files, async (file) => {
    const full = path.join(folder, file)
    const text = await readFile(full)
    if (before && take(path.join(before, file), full, text)) return
    const isOneOfMany = areMany && oneOfMany.test(file)
    const [brotli, gzipped] = await (isOneOfMany ? compressQuickly(text) : compressOnce(text))
    await Promise.all([writeFile(`${full}.br`, brotli), writeFile(`${full}.gz`, gzipped)])
  })
}

/** Takes a file with its variants from another folder, if it is the same there. */
function take(from: string, to: string, text: Buffer): boolean {
  const endings = ['', '.br', '.gz']
  if (!endings.every((ending) => existsSync(from + ending))) return false
  if (!readFileSync(from).equals(text)) return false
  unlinkSync(to)
  for (const ending of endings) {
    try {
      linkSync(from + ending, to + ending)
    } catch {
      // not every disk lets a file be in two folders
      copyFileSync(from + ending, to + ending)
    }
  }
  return true
}

function compressOnce(text: Buffer) {
  const best = constants.BROTLI_MAX_QUALITY
  return Promise.all([
    madeOnce('brotli', [text], () => brotli(text, best)),
    madeOnce('gzip', [text], () => gzipped(text)),
  ])
}

function compressQuickly(text: Buffer) {
  return Promise.all([brotli(text, quick), gzipped(text)])
}

function brotli(text: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  return promisify(brotliCompress)(text, { params })
}

function gzipped(text: Buffer): Promise<Buffer> {
  return promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION })
}
