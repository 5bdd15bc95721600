import { expect, test } from 'vitest'
import { countryNames } from '#app/fellowship/common-words.server.ts'
import { locales } from '#app/language/locale.ts'
import { flagOf } from './flag.server.ts'

test.each(locales)('a flag tells the country, but not a second time (%s)', (locale) => {
  const label = countryNames.es[locale]
  const name = { en: 'Harbor', es: 'Puerto' }
  expect(flagOf({ country: 'es', name }, locale)).toEqual({ country: 'es', label })
  expect(flagOf({ country: 'es', name: countryNames.es }, locale)).toEqual({ country: 'es' })
})
