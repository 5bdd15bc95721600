import { expect, test } from 'vitest'
import { filledFinding } from './filled.ts'

const found = (en: string, es: string, ...fills: string[]) => {
  const finding = filledFinding({ way: ['text'], text: { en, es } }, fills)
  return finding && [finding.way.join('.'), finding.problem.en, finding.remedy.es]
}

test('what is filled in has the name that its field knows', () => {
  expect(found('On {date}.', 'El {date}.', 'date')).toBeUndefined()
  expect(found('We are {fellowship}.', 'Somos {fellowship}.')).toBeUndefined()
  expect(found('We are {felowship}.', 'Somos {fellowship}.')).toEqual([
    'text.en',
    'nothing called "{felowship}" is filled in here',
    '¿Quiso decir {fellowship}?',
  ])
  expect(found('On {date}.', 'Ese día.', 'date')).toEqual([
    'text.es',
    '{date} is in the text of one language only',
    'Escríbalo en todos o en ninguno',
  ])
  expect(found('On {date}.', 'El {date.', 'date')?.[1]).toBe('{ and } do not pair')
  expect(found('Hello.', 'Hola, {nombre}.', 'date')?.[2]).toBe(
    'Quítelo o escriba: {date}, {fellowship}',
  )
})
