import { expect, test } from 'vitest'
import { piecesOf } from './tappable.server.ts'

test.each([
  ['We meet in the park.', undefined],
  [
    'See https://example.org/map?x=1.',
    ['See ', ['https://example.org/map?x=1', 'https://example.org/map?x=1'], '.'],
  ],
  [
    '(https://example.org/a_(b), https://example.org/c)',
    [
      '(',
      ['https://example.org/a_(b)', 'https://example.org/a_(b)'],
      ', ',
      ['https://example.org/c', 'https://example.org/c'],
      ')',
    ],
  ],
  ['www.example.org/a/ (mapa)', [['www.example.org/a/', 'https://www.example.org/a/'], ' (mapa)']],
  [
    'Escriba a ana.b@example.org, por favor',
    ['Escriba a ', ['ana.b@example.org', 'mailto:ana.b@example.org'], ', por favor'],
  ],
  ['Llame al +34 612 345 678.', ['Llame al ', ['+34 612 345 678', 'tel:+34612345678'], '.']],
  [
    'Call (925) 432-1000, or 925-432-1001!',
    [
      'Call ',
      ['(925) 432-1000', 'tel:9254321000'],
      ', or ',
      ['925-432-1001', 'tel:9254321001'],
      '!',
    ],
  ],
  // neither a day nor a number that is only large
  ['On 2026-12-24, 1000 2000 people', undefined],
  ['javascript:alert(1) data:text/html,x', undefined],
])('what one can tap of “%s”', (sentence, pieces) => {
  const found = piecesOf(sentence).pieces?.map((piece) =>
    typeof piece === 'string' ? piece : [piece.text, piece.to],
  )
  expect(found).toEqual(pieces)
})
