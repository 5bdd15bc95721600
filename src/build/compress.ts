import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { madeOnce } from '#app/pictures/made-once.ts'
import { sideBySide } from './side-by-side.ts'

/**
 * How much work goes into a smaller form. What every page loads is as small as it can be. A page may be 2 %
 * larger in a third of the time; where there are hundreds of one kind, those may be 9 % larger in a fiftieth.
 * From 7 on, an empty table is asked of the system for each file, which takes longer than to fill it.
 */
const quality = { asset: 11, page: 10, oneOfMany: 6 }
const fewPages = 500

function kindOf(file: string, areMany: boolean): keyof typeof quality {
  if (/^assets[\\/]/.test(file)) return 'asset'
  return areMany && /^(\w\w[\\/])?(churches|calendars)[\\/]/.test(file) ? 'oneOfMany' : 'page'
}

const gzipped = promisify(gzip)

const compressible = /\.(html|json|js|css|svg|xml|txt|ics)$/

/** Writes a brotli and a gzip variant beside each file of text. */
export async function compressAll(folder: string): Promise<void> {
  const all = await readdir(folder, { recursive: true })
  const texts = all.filter((file) => compressible.test(file))
  const areMany = texts.length > fewPages
  await sideBySide(texts, async (file) => {
    const full = path.join(folder, file)
    const text = await readFile(full)
    await Promise.all([
      brotli(text, kindOf(file, areMany)).then((small) => writeFile(`${full}.br`, small)),
      gzipped(text).then((small) => writeFile(`${full}.gz`, small)),
    ])
  })
}

async function brotli(text: Buffer, kind: keyof typeof quality): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality[kind],
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const make = () => promisify(brotliCompress)(text, { params })
  // compressing these is as quick as looking for what was compressed before
  if (kind === 'oneOfMany') return make()
  return madeOnce(`brotli-${quality[kind]}`, [text], make)
}
