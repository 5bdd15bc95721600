import { readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { ownFolder } from '../../tests/help/own-folder.ts'
import { forgetUnused, madeOnce } from './made-once.ts'

const project = process.cwd()
let folder: string
beforeEach(() => {
  folder = ownFolder(onTestFinished)
  process.chdir(folder)
})
afterEach(() => process.chdir(project))

test('the same is made once, and anything else is made anew', async () => {
  let made = 0
  const make = async (how: string, ...parts: string[]) =>
    Buffer.from(await madeOnce(how, parts, async () => Buffer.from(`${++made}`))).toString()
  expect(await make('loud', 'a', 'b')).toBe('1')
  expect(await make('loud', 'a', 'b')).toBe('1')
  expect(await make('loud', 'ab')).toBe('2')
  expect(await make('loud', 'a', 'c')).toBe('3')
  expect(await make('quiet', 'a', 'b')).toBe('4')
})

test('what could not be made is tried again, and leaves nothing', async () => {
  const make = (of: () => Promise<Buffer>) => madeOnce('loud', ['a'], of)
  await expect(make(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(readdirSync(folder)).toEqual([])
  expect(Buffer.from(await make(async () => Buffer.from('yes'))).toString()).toBe('yes')
})

test('what no build has asked for in a month goes, what one asks for stays', async () => {
  const make = (part: string) => madeOnce('loud', [part], async () => Buffer.from(part))
  const months = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000)
  for (const part of ['old', 'new']) await make(part)
  const made = path.join(folder, '.cache/made')
  for (const file of readdirSync(made)) utimesSync(path.join(made, file), months, months)
  await make('new')
  forgetUnused()
  expect(readdirSync(made)).toHaveLength(1)
  let again = false
  await madeOnce('loud', ['new'], async () => Buffer.from(`${(again = true)}`))
  expect(again).toBe(false)
})
