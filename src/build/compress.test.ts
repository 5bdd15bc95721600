import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { ownFolder } from '../../tests/help/own-folder.ts'

// a shell that allows few open files is one of Unix
test.skipIf(process.platform === 'win32')('more files than may be open at once', () => {
  const folder = ownFolder(onTestFinished)
  const text = 'a page of a site that has grown '.repeat(20)
  for (let page = 0; page < 400; page++) writeFileSync(`${folder}/${page}.html`, text)
  const script = `import { compressAll } from './src/build/compress.ts'; await compressAll('${folder}')`
  const command = `ulimit -n 100; exec '${process.execPath}' --input-type=module -e "$SCRIPT"`
  execFileSync('sh', ['-c', command], { env: { ...process.env, SCRIPT: script } })
  expect(readdirSync(folder)).toHaveLength(3 * 400)
  expect(brotliDecompressSync(readFileSync(`${folder}/399.html.br`)).toString()).toBe(text)
  expect(gunzipSync(readFileSync(`${folder}/399.html.gz`)).toString()).toBe(text)
})
