import { expect, test } from 'vitest'
import { countryName } from '#app/language/language-names.ts'
import { locales } from '#app/language/locale.ts'
import { inEach } from '#app/language/text.ts'
import { flagOf } from './flag.server.ts'

test.each(locales)('a flag tells the country, but not a second time (%s)', (locale) => {
  const label = countryName('es', locale)
  const name = { en: 'Harbor', es: 'Puerto' }
  expect(flagOf({ country: 'es', name }, locale)).toEqual({ country: 'es', label })
  expect(
    flagOf({ country: 'es', name: inEach((each) => countryName('es', each)) }, locale),
  ).toEqual({ country: 'es' })
})
