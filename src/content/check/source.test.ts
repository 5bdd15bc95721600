import { expect, test } from 'vitest'
import { sentence } from './finding.ts'
import { Source } from './source.ts'

const whole = `{
  "country": "us",
  "service": { "at": "17:00", "day": "sunday" }
}
`

for (const [name, spoil, en, es] of [
  ['a comma after the last', (s: string) => s.replace(/\n\}\n$/, ',\n}\n'), /comma after/, /coma/],
  [
    'a missing comma',
    (s: string) => s.replace('",\n', '"\n'),
    /is missing, or is one too many/,
    /falta o sobra/,
  ],
  ['a missing quotation mark', (s: string) => s.replace('",', ','), /is missing, or/, /comilla/],
  [
    'a time without quotes',
    (s: string) => s.replace(/"(\d\d:\d\d)"/, '$1'),
    /Names, texts and times/,
    /horas/,
  ],
  ['curly quotes', (s: string) => s.replace(/"at"/, '“at”'), /curly quotation mark/, /tipográfica/],
  ['a mark of Windows', (s: string) => `\uFEFF${s}`, /\(BOM\)\. npm run format/, /\(BOM\)/],
  ['lines of Windows', (s: string) => s.replaceAll('\n', '\r\n'), /\(CRLF\)/, /\(CRLF\)/],
  ['an empty file', () => '', /the file is empty/, /está vacío/],
  [
    'a conflict of two people',
    (s: string) => s.replace('  "country"', '<<<<<<< HEAD\n  "country"'),
    /two people changed the same lines/,
    /dos personas/,
  ],
  [
    'a field that stands there twice',
    (s: string) => s.replace('  "country"', '  "country": "us",\n  "country"'),
    /"country" stands here twice/,
    /dos veces/,
  ],
] as const) {
  test(`a slip of the pen has one message: ${name}`, () => {
    const spoilt = spoil(whole)
    expect(spoilt).not.toBe(whole)
    const { problem } = new Source('content/churches/one.json', spoilt)
    const message = sentence(problem!)
    expect(message).toMatch(en)
    expect(message).toMatch(es)
  })
}

test('a file without a slip has no message', () => {
  expect(new Source('content/churches/one.json', whole).problem).toBeUndefined()
})

test('what a volunteer reads says where, what and how, in English and below it in Spanish', () => {
  const { problem } = new Source('content/churches/one.json', whole.replace('}\n', ',}\n'))
  expect(sentence(problem!).split('\n')).toEqual([
    'content/churches/one.json, line 3, column 47, there is a comma after the last one. Take it out.',
    '  línea 3, columna 47, hay una coma después del último. Quítela.',
  ])
})
