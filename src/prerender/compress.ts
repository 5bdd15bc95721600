import { copyFileSync, existsSync, linkSync, readFileSync, unlinkSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { madeOnce } from '#app/media/made-once.ts'
import { sideBySide } from './side-by-side.ts'

/**
 * How much work goes into a smaller form. What every page loads is as small as it can be. A page may be 2 %
 * larger in a third of the time; where there are hundreds of one kind, those may be 9 % larger in a fiftieth.
 */
const quality = { asset: 11, page: 10, oneOfMany: 7 }
const fewPages = 500

/** What kind of file is it? */
function kindOf(file: string, areMany: boolean): keyof typeof quality {
  if (/^assets[\\/]/.test(file)) return 'asset'
  return areMany && /^(\w\w[\\/])?(churches|calendars)[\\/]/.test(file) ? 'oneOfMany' : 'page'
}

const gzipped = promisify(gzip)

const compressible = /\.(html|json|js|css|svg|xml|txt|ics)$/

/**
 * Writes a brotli and a gzip variant beside each file of text. What is in the site of `before` already
 * is taken from there with its variants: it is not written again, and keeps its date.
 */
export async function compressAll(folder: string, before?: string): Promise<void> {
  const all = await readdir(folder, { recursive: true })
  const files = all.filter((file) => compressible.test(file))
  const areMany = files.length > fewPages
  await sideBySide(files, async (file) => {
    const full = path.join(folder, file)
    const text = await readFile(full)
    if (before && take(path.join(before, file), full, text)) return
    await Promise.all([
      brotli(text, kindOf(file, areMany)).then((small) => writeFile(`${full}.br`, small)),
      gzipped(text).then((small) => writeFile(`${full}.gz`, small)),
    ])
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

async function brotli(text: Buffer, kind: keyof typeof quality): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality[kind],
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const make = () => promisify(brotliCompress)(text, { params })
  // to look for it would take as long as to make it
  if (kind === 'oneOfMany') return make()
  return madeOnce(`brotli-${quality[kind]}`, [text], make)
}
