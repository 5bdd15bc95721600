import { expect, test } from 'vitest'
import { splitAfterFirstScreen } from './cut-html.ts'

const header = '<header><section>Menu</section></header>'
const hero = '<section><h1>Hope</h1>'
const more = '</section><section>More</section></main>'

test('what is seen first ends with the first section of a page', () => {
  const first = `${header}<main>${hero}`
  expect(splitAfterFirstScreen(first + more)).toEqual([first, more])
  expect(splitAfterFirstScreen('<main><h1>Hope</h1></main>')).toEqual([
    '<main><h1>Hope</h1></main>',
    '',
  ])
})

test('a section within the first one is refused, since the first screen would end with it', () => {
  const within = `${header}<main>${hero}<section>Times</section>${more}`
  expect(() => splitAfterFirstScreen(within)).toThrow('holds another')
})
