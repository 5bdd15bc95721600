import { expect, test } from 'vitest'
import { locales, type Locale } from '#app/language/locale.ts'
import type { CalendarDate } from '#app/time/dates.ts'
import { atLineStart } from '#app/time/in-words.ts'
import type { Church } from '../church.ts'
import { churches } from '../read.server.ts'
import { phasesOf } from './service-phases.server.ts'
import {
  interpretationOf,
  serviceLines,
  serviceTimes,
  weeklyWorship,
  type ServiceLine,
} from './services-in-words.server.ts'
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

test('a remark begins as its place asks: with a capital on a line of its own, small after a comma', () => {
  const now = Date.parse('2031-05-14')
  const season: Service = { ...service, from: '2031-06-01', until: '2031-12-27', unsure: true }
  const others: Service = { ...service, at: '12:30', languages: ['es'] }
  const church: Church = { ...churches[0]!, services: [season, others] }
  const phases = phasesOf(church, now)
  for (const locale of locales) {
    const [own] = serviceTimes(phases, church, locale)
    expect(own!.remarks).toHaveLength(4)
    for (const remark of own!.remarks) expect(remark).not.toMatch(/^\p{Ll}/u)
    const [{ remarks }] = serviceLines(phases, church, locale) as [ServiceLine]
    expect(remarks.map((remark) => atLineStart(remark, locale))).toEqual(own!.remarks)
    // the languages, and that the time is being confirmed
    for (const remark of [remarks[0], remarks[3]]) expect(remark).toMatch(/^\p{Ll}/u)
  }
})

test('once all days that are left of a service are called off, no rule is told of it', () => {
  const reason = { en: 'We are away.', es: 'No estamos.' }
  const church: Church = {
    ...churches[0]!,
    services: [{ ...service, until: '2031-06-29' }],
    cancelled: ['2031-06-22', '2031-06-29'].map((on) => ({ on: on as CalendarDate, reason })),
  }
  const [phase] = phasesOf(church, Date.parse('2031-06-15T22:00Z'))
  expect(phase?.told?.until).toBe('2031-06-16T07:00Z')
  expect(phasesOf(church, Date.parse('2031-06-16T07:00Z'))).toEqual([])
})

test('noon and midnight come after their day as one says it', () => {
  const church: Church = {
    ...churches[0]!,
    timeZone: 'America/Los_Angeles',
    services: [
      { ...service, at: '12:00' },
      { ...service, day: 'saturday', at: '00:00' },
    ],
  }
  const said = (locale: Locale) =>
    weeklyWorship(church, locale, Date.parse('2031-05-14')).map(({ when }) =>
      when.replaceAll('\u00a0', ' '),
    )
  expect(said('en')).toEqual(['Sunday noon', 'Saturday midnight'])
  expect(said('es')).toEqual(['Domingo a mediodía', 'Sábado a medianoche'])
  // on a line of its own
  const alone = (locale: Locale) =>
    serviceTimes(phasesOf(church, Date.parse('2031-05-14')), church, locale).map(({ time }) => time)
  expect(alone('en')).toEqual(['Noon', 'Midnight'])
  expect(alone('es')).toEqual(['A\u00a0mediodía', 'A\u00a0medianoche'])
})
