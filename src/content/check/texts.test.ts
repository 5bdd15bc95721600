import { expect, test } from 'vitest'
import type { About } from '../fields.ts'
import { textFinding } from './texts.ts'

const found = (en: string, es: string, about?: Partial<About>) =>
  textFinding({ way: ['text'], text: { en, es } }, about)?.problem.en

test('a clock in prose is pointed out, however it is written: it would be a second truth', () => {
  for (const english of [
    'We meet at 10:30.',
    'Come at 10.30, please.',
    'Doors open at 5 PM.',
    'Doors open at 5pm.',
    'It begins at 7 a.m. sharp.',
    'It begins at five o’clock.',
    "It begins at 5 o'clock.",
    'It begins at half past six.',
    'We pray at seven in the evening.',
    'We eat at noon.',
    'We pray until midnight.',
  ]) {
    expect(found(english, 'Nos reunimos.'), english).toBe('a time of day stands in the text')
  }
  for (const spanish of [
    'Nos reunimos a las 10:30.',
    'Nos reunimos a las 7.',
    'Empieza a la 1.',
    'Empieza a las 7 p. m.',
    'Empieza a las 17 h.',
    'Empieza a las siete de la tarde.',
    'Empieza a las cinco y media.',
    'Comemos al mediodía.',
    'Oramos hasta la medianoche.',
  ]) {
    expect(found('We meet.', spanish), spanish).toBe('a time of day stands in the text')
  }
})

test('a verse, a date, an age and a number are no clock', () => {
  for (const [en, es, about] of [
    ['Acts 2:42', 'Hechos 2:42', { verses: true }],
    ['A supper for $12.50', 'Una cena por 12.50 €'],
    ['Psalm 78:35', 'Salmo 78:35'],
    ['On March 16, 2026', 'El 16 de marzo de 2026'],
    ['For ages 4 to 12', 'De 4 a 12 años'],
    ['4,300 churches', '4300 iglesias'],
    ['Two of us are here in the morning.', 'A las dos iglesias les damos gracias.'],
    ['We thank the five churches.', 'Damos gracias a las cinco iglesias.'],
  ] satisfies [en: string, es: string, about?: Partial<About>][]) {
    expect(found(en, es, about), en).toBeUndefined()
  }
})

test('two spaces are pointed out, and a tab is refused: both come from somewhere else', () => {
  expect(found('Hello  there', 'Hola')).toBe('there are spaces at an end, or two in a row')
  expect(found('Hello\tthere', 'Hola')).toBe('there is a tab in the text')
})

test('what nobody sees is pointed out, and half a letter is refused: both were pasted', () => {
  const unseen = 'there is a character in the text that nobody sees'
  // turned round, without a width, and a line of PowerPoint
  for (const mark of ['\u202e', '\u200e', '\u200b', '\ufeff', '\u000b', '\u2028', '\uf0b7'])
    expect(found(`Come${mark} and eat`, 'Venga a comer'), escape(mark)).toBe(unseen)
  expect(found('Come and eat \ud83c', 'Venga a comer')).toMatch(/^letters are lost/)
  // UTF-8 that was read as something else
  for (const lost of ['BendiciÃ³n', 'Â¡Venga!', 'Jesusâ€™ table'])
    expect(found(lost, 'Venga a comer')).toMatch(/^letters are lost/)
  expect(found('São Tomé, a church for all', 'Âncora')).toBeUndefined()
  // lines, a family, a flag, letters of India
  for (const text of ['One\n\ntwo', 'For 👨‍👩‍👧', 'In 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'క్‌ష'])
    expect(found(text, text), text).toBeUndefined()
})

test('a text in the field of another language is pointed out; a name may be in any', () => {
  const other = 'the text is in another language'
  const [en, es] = ['A long table for all of the neighbors.', 'Una mesa larga para los vecinos.']
  expect(found(en, es)).toBeUndefined()
  expect(found(es, en)).toBe(other)
  expect(found(en, 'A supper for all, and for the young.')).toBe(other)
  expect(found('Cena de la cosecha', 'Harvest supper')).toBe(other)
  for (const name of ['La Casa de Fe', 'House of the Lord', 'Cinco de Mayo', 'Iglesia El Faro'])
    expect(found(name, name), name).toBeUndefined()
  expect(found('Cinco de Mayo', 'El Cinco de Mayo')).toBeUndefined()
})

test('an honest sentence is at most pointed out: what is to come, and an address in angle brackets', () => {
  const soon = 'the text says that something is still to come'
  expect(found('Coming soon: our new building!', 'Muy pronto: ¡nuestro nuevo edificio!')).toBe(soon)
  expect(found('Time: TBD', 'Hora: por confirmar')).toBe(soon)
  expect(
    found('Write to Clara <clara@church.org>', 'Escriba a Clara <clara@church.org>'),
  ).toBeUndefined()
  expect(found('Psalms <23', 'Salmos <23')).toBeUndefined()
  for (const html of [
    '<b>Closed</b>',
    'One<br>two',
    'A <a href="/x">link</a>',
    'This&nbsp;one',
    '<button>Give</button>',
    '<!-- old -->',
  ]) {
    expect(found(html, 'Nada'), html).toBe('there is HTML in the text')
  }
})

test('to a notice with a clock in it a way is shown that a notice has', () => {
  const text = { en: 'We meet at 4 PM in the park.', es: 'Nos reunimos en el parque.' }
  const { remedy, advice } = textFinding({ way: ['text'], text }, { notice: true })!
  expect(advice).toBe(true)
  expect(remedy.en).toMatch(/At another time or place, once/)
})

test('TODO is a word in Spanish, and what stands before a semicolon may be one letter', () => {
  expect(found('All for Christ', 'TODO PARA CRISTO')).toBeUndefined()
  expect(found('Stay for the Q&A; supper follows.', 'Quédese; después cenamos.')).toBeUndefined()
  for (const spanish of ['TODO', 'TODO: traducir']) {
    expect(found('All', spanish), spanish).toBe('the text is left to do')
  }
  expect(found('TODO', 'Todo')).toBe('the text is left to do')
  for (const html of ['Faith &amp; hope', 'Faith&nbsp;', 'It&#39;s here']) {
    expect(found(html, 'Nada'), html).toBe('there is HTML in the text')
  }
})

test('Markdown is pointed out, since visitors would read its marks', () => {
  for (const marked of ['Come **hungry**.', 'Fill in [the form](https://x.example)', '# Supper']) {
    expect(found(marked, 'Cena'), marked).toMatch(/^Markdown stands in the text/)
  }
  expect(found('Supper #1 (all * are welcome) [new]', 'Cena #1')).toBeUndefined()
})
