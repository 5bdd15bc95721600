import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { madeOnce } from '#app/media/made-once.ts'

const compressible = /\.(html|json|js|css|svg|xml|txt|ics)$/

/** Writes a brotli and a gzip variant beside each file of text, as small as they can be. */
export async function compressAll(folder: string): Promise<void> {
  const all = await readdir(folder, { recursive: true })
  const files = all.filter((file) => compressible.test(file)).values()
  // as many at a time as there are processors: more would only keep more files open
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const file of files) await compress(path.join(folder, file))
  })
  await Promise.all(workers)
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file)
  const [brotli, gzipped] = await Promise.all([
    madeOnce('brotli', [text], () =>
      promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
    ),
    madeOnce('gzip', [text], () => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION })),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
