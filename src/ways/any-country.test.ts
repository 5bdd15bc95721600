import { expect, test } from 'vitest'
import type { Phone } from '#app/content/values.ts'
import { site } from '#app/fellowship/site.server.ts'
import { countryName } from '#app/language/language-names.ts'
import { addressLines } from './address.server.ts'
import { phoneText } from './contact.server.ts'

const { country: home } = site.office

test.each([
  [
    'us',
    { street: '7 Signal Road', city: 'Bay Point', region: 'CA', postalCode: '94565' },
    '7 Signal Road|Bay Point, CA 94565',
  ],
  [
    'es',
    { street: 'Calle del Mar 3', city: 'Barcelona', postalCode: '08001' },
    'Calle del Mar 3|08001 Barcelona',
  ],
  [
    'ke',
    { street: 'Ngong Road 5', city: 'Nairobi', postalCode: '00100' },
    'Ngong Road 5|Nairobi|00100',
  ],
  [
    'br',
    { street: 'Avenida Paulista 5', city: 'São Paulo', region: 'SP', postalCode: '01310-000' },
    'Avenida Paulista 5|São Paulo-SP|01310-000',
  ],
  [
    'in',
    { street: 'Church Road', city: 'Lakkuvarithota', region: 'Andhra Pradesh' },
    'Church Road|Lakkuvarithota|Andhra Pradesh',
  ],
])('an address is written as the post of %s writes it', (country, address, written) => {
  const abroad = country === home ? [] : [countryName(country, 'es')]
  expect(addressLines(address, country, 'es')).toEqual([...written.split('|'), ...abroad])
})

test('a phone number is grouped as its country does; what is none stays as it was written', () => {
  expect(countryName('ke', 'es')).toBe('Kenia')
  for (const [written, shown] of [
    ['+254712345678', '+254 712 345678'],
    ['+55 11987654321', '+55 11 98765 4321'],
    ['+34 612345678', '+34 612 34 56 78'],
    ['+34 000 000 185', '+34 000 000 185'],
    // as one dials it who lives where the office is
    ['+14155552671', '(415) 555-2671'],
  ] as [Phone, string][]) {
    expect(phoneText(written, '+1 925 555 0100')).toBe(shown)
  }
})
