import { expect, test } from 'vitest'
import { ui } from '#app/fellowship/common-words.server.ts'
import { countryName } from '#app/language/language-names.ts'
import { locales } from '#app/language/locale.ts'
import { inEach } from '#app/language/text.ts'
import { phoneText } from '#app/ways/contact.server.ts'
import type { Church } from '../church.ts'
import { fullName, placeBelow } from '../place.server.ts'
import { churches } from '../read.server.ts'
import { invitationTo, visitOf } from './visit.server.ts'

const now = Date.parse('2031-05-14')

const church: Church = {
  ...churches[0]!,
  name: { en: 'Spring', es: 'Manantial' },
  region: { en: 'Oregon', es: 'Oregón' },
}

test('a church is named with its place, the smaller one first', () => {
  expect(fullName(church, 'en')).toBe('Spring, Oregon')
  expect(fullName(church, 'es')).toBe('Manantial, Oregón')
  expect(fullName({ ...church, region: church.name }, 'en')).toBe('Spring')
  // a church that is called by its country
  const abroad = { ...church, country: 'es', name: inEach((each) => countryName('es', each)) }
  expect(fullName(abroad, 'en')).toBe('Oregon, Spain')
  expect(fullName(abroad, 'es')).toBe('Oregón, España')
})

test('below its name a place does not say it again', () => {
  expect(placeBelow('Spring', 'Spring, Oregon')).toBe('Oregon')
  expect(placeBelow('Spring', 'Spring')).toBeUndefined()
  expect(placeBelow('Spring', 'Springfield, Oregon')).toBe('Springfield, Oregon')
  expect(placeBelow('Spring', '3 Spring, Oregon')).toBe('3 Spring, Oregon')
})

test('the languages in which a call is answered begin a line of their own', () => {
  const { spoken } = visitOf({ ...church, spoken: ['sw', 'en'] }, 'es', now)
  expect(spoken).toBe('Suajili e inglés')
})

test('whoever invites a friend to times that are not certain says so', () => {
  for (const locale of locales) {
    const certain = invitationTo({ ...church, confirmed: true }, locale, now)
    expect(certain.text).toContain(fullName(church, locale))
    expect(certain).not.toHaveProperty('note')
    const uncertain = invitationTo({ ...church, confirmed: false }, locale, now)
    expect(uncertain).toEqual({
      ...certain,
      note: `${ui.timesBeingConfirmed[locale]}: ${phoneText(church.phone)}`,
    })
  }
})

test('where no clock is asked, whoever invites a friend says what is called off in the days to come', () => {
  const sunday = { day: 'sunday', at: '10:00', kind: 'worship' } as const
  const open: Church = { ...church, services: [sunday], confirmed: true, notices: [] }
  const reason = { en: 'The hall is painted.', es: 'Se pinta el salón.' }
  const off: Church = { ...open, cancelled: [{ on: '2031-05-18', reason }] }
  for (const locale of locales) {
    const usual = invitationTo(open, locale, now).byRule
    // beside what somebody wrote for all churches
    const notice = visitOf(off, locale, now).times.notices.find(({ text }) => text.includes('18'))
    expect(invitationTo(off, locale, now).byRule).toBe(`${usual} ${notice!.text}`)
    // of one that is far off nobody is told yet
    const later = invitationTo(off, locale, Date.parse('2031-03-01')).byRule
    expect(later).toBe(usual)
  }
})
