import { expect, test } from 'vitest'
import { interpretationOf } from './services-in-words.server.ts'
import type { Service } from './services.ts'

const service: Service = { day: 'sunday', at: '11:00', kind: 'worship', languages: ['en'] }

test('whoever plans a visit reads into which language somebody interprets, where anybody does', () => {
  const interpreted: Service = { ...service, interpretation: ['es'] }
  expect(interpretationOf([service, interpreted], 'en')).toMatch(/English.*Spanish/)
  expect(interpretationOf([service, interpreted], 'es')).toMatch(/inglés.*español/)
  expect(interpretationOf([service], 'en')).toBeUndefined()
  // where it differs from service to service, one asks
  const other: Service = { ...service, languages: ['te'], interpretation: ['en'] }
  expect(interpretationOf([interpreted, other], 'en')).toBeUndefined()
})
