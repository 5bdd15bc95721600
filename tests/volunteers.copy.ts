import { existsSync, readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { onCopy as test } from './copy.ts'

// what a volunteer does, tried on a copy of the project

test('a church that cannot be is refused, and nothing is written', ({ copy }) => {
  const before = readdirSync(copy.path('content/churches'))
  for (const [args, says] of [
    [['--slug', before[0]!.replace('.json', '')], /already/],
    [['--slug', 'Santa Cruz'], /lowercase letters/],
    [['--slug', 'lima', '--en', 'Lima', '--es', 'Lima', '--country', 'pe'], /flag/],
    [
      ['--slug', 'lodi', '--en', 'Lodi', '--es', 'Lodi', '--country', 'us', '--zone', 'Lodi'],
      /continent and city/,
    ],
  ] as const) {
    const { status, printed } = copy.run('scripts/new-church.ts', ...args)
    expect(status).toBe(1)
    expect(printed).toMatch(says)
  }
  expect(readdirSync(copy.path('content/churches'))).toEqual(before)
})

test('what the check refuses is not built', ({ copy }) => {
  const file = 'content/pages/home.json'
  const { title, ...rest } = JSON.parse(copy.read(file)) as { title: { en: string } }
  copy.write(file, JSON.stringify({ title: { en: title.en }, ...rest }))
  const { status, printed } = copy.build()
  expect(status).not.toBe(0)
  expect(printed).toMatch(/content\/pages\/home\.json, line 1, .*the Spanish is missing/)
  expect(printed).toContain('falta el español')
  // words for a volunteer, and not where in a program it was found
  expect(printed).not.toMatch(/^\s+at /m)
  expect(existsSync(copy.path('dist/site'))).toBe(false)
})
