import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressAll } from './compress.ts'

// a shell that allows few open files is one of Unix
test.skipIf(process.platform === 'win32')('more files than may be open at once', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compress-'))
  try {
    const text = 'a page of a site that has grown '.repeat(20)
    for (let page = 0; page < 400; page++) writeFileSync(`${folder}/${page}.html`, text)
    const script = `import { compressAll } from './src/build/compress.ts'; await compressAll('${folder}')`
    const command = `ulimit -n 100; exec '${process.execPath}' --input-type=module -e "$SCRIPT"`
    execFileSync('sh', ['-c', command], { env: { ...process.env, SCRIPT: script } })
    expect(readdirSync(folder)).toHaveLength(3 * 400)
    expect(brotliDecompressSync(readFileSync(`${folder}/399.html.br`)).toString()).toBe(text)
    expect(gunzipSync(readFileSync(`${folder}/399.html.gz`)).toString()).toBe(text)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('what is the same in the site before is not written again, anything else is', async () => {
  const [before, now] = ['before', 'now'].map((name) => mkdtempSync(path.join(tmpdir(), name)))
  const page = (folder: string, name: string) => path.join(folder, 'churches', name)
  const inode = (file: string) => statSync(file).ino
  try {
    for (const folder of [before!, now!]) {
      mkdirSync(path.join(folder, 'churches'))
      writeFileSync(page(folder, 'same.html'), 'Sundays at 10:00')
      writeFileSync(page(folder, 'other.html'), `Sundays at ${folder === now ? 11 : 10}:00`)
    }
    await compressAll(before!)
    await compressAll(now!, before)
    for (const ending of ['', '.br', '.gz']) {
      const [same, other] = [`same.html${ending}`, `other.html${ending}`]
      expect(inode(page(now!, same)), same).toBe(inode(page(before!, same)))
      expect(inode(page(now!, other)), other).not.toBe(inode(page(before!, other)))
    }
    const written = readFileSync(page(now!, 'other.html.br'))
    expect(brotliDecompressSync(written).toString()).toBe('Sundays at 11:00')
  } finally {
    for (const folder of [before!, now!]) rmSync(folder, { recursive: true })
  }
})
