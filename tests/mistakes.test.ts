import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { assemble, now } from './fixture.ts'
import { mistakes, supper, type Json } from './help/mistakes.ts'
import { ownFolder } from './help/own-folder.ts'

// each in a file of its own, and all told at once by the real check

const folder = path.join(ownFolder(), 'content')
let refused: string[] = []
let advised: string[] = []

const full = (file: string) => path.join(folder, file)

beforeAll(async () => {
  assemble(folder)
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
  const small = sharp({ create: { width: 100, height: 80, channels: 3, background: '#387' } })
  writeFileSync(full('pictures/words.jpg'), 'no picture')
  writeFileSync(full('pictures/IMG_1.HEIC'), heic)
  writeFileSync(full('pictures/empty.jpg'), '')
  writeFileSync(full('pictures/small.jpg'), await small.jpeg().toBuffer())
  writeFileSync(full('pictures/otón 1.jpg'), '')
  for (const [index, { file, spoil, rewrite }] of mistakes.entries()) {
    const entry = file.startsWith('events/')
      ? supper(index)
      : (JSON.parse(readFileSync(full(file), 'utf8')) as Json)
    spoil?.(entry)
    const text = `${JSON.stringify(entry, null, 2)}\n`
    writeFileSync(full(file), rewrite ? rewrite(text) : text)
  }
  const { stderr, stdout } = spawnSync(process.execPath, ['scripts/check-content.ts'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      CONTENT: folder,
      SOURCE_DATE_EPOCH: String(Date.parse(now) / 1000),
    },
  })
  const said = (printed: string) => printed.split(/\n(?! )/).filter(Boolean)
  refused = said(stderr)
  advised = said(stdout)
})

for (const { name, file, at, en, es, advice } of mistakes) {
  test(`${name} is told with its place, its field and what to do, in both languages`, () => {
    const text = readFileSync(full(file), 'utf8')
    const before = text.slice(0, at === undefined ? 0 : text.lastIndexOf(at)).split('\n')
    const [line, column] = [before.length, before.at(-1)!.length + 1]
    const shown = path.relative(process.cwd(), full(file)).replaceAll('\\', '/')
    const messages = advice ? advised : refused
    expect(messages.filter((message) => message.startsWith(`${shown}, `))).toEqual([
      `${shown}, line ${line}, column ${column}, ${en}\n  línea ${line}, columna ${column}, ${es}`,
    ])
  })
}

test('all mistakes are told at once, and nothing else is', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(20)
  expect(advised).toHaveLength(mistakes.filter(({ advice }) => advice).length)
  expect(refused).toHaveLength(mistakes.length - advised.length)
})
