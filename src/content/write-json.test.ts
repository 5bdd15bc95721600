import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ownFolder } from '../../tests/help/own-folder.ts'
import { writeJson } from './write-json.ts'

const folder = ownFolder()

test('what cannot be written leaves the file as it was', () => {
  const file = path.join(folder, 'churches/hill.json')
  writeJson(file, { phone: '1' })
  // a disk that takes nothing more refuses while it is written
  mkdirSync(`${file}.next`)
  expect(() => writeJson(file, { phone: '2' })).toThrow()
  expect(readFileSync(file, 'utf8')).toBe('{\n  "phone": "1"\n}\n')
  rmSync(`${file}.next`, { recursive: true })
  // nor does what was left of such a try stand in the way of the next
  writeFileSync(`${file}.next`, '{')
  writeJson(file, { phone: '2' })
  expect(readFileSync(file, 'utf8')).toBe('{\n  "phone": "2"\n}\n')
})
