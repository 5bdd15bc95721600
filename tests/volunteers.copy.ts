import { existsSync, readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { onCopy as test } from './help/copy.ts'

// what a volunteer does, tried on a copy of the project

test('a church that cannot be is refused, and nothing is written', ({ copy }) => {
  const before = readdirSync(copy.path('content/churches'))
  for (const [args, says] of [
    [['--slug', before[0]!.replace('.json', '')], /already/],
    [['--slug', 'Santa Cruz'], /lowercase letters/],
    [['--slug', 'lima', '--en', 'Lima', '--es', 'Lima', '--country', 'peru'], /two small letters/],
    [
      ['--slug', 'lodi', '--en', 'Lodi', '--es', 'Lodi', '--country', 'us', '--zone', 'Lodi'],
      /continent and city/,
    ],
  ] as const) {
    const { status, printed } = copy.run('scripts/new-church.ts', ...args)
    expect(status).toBe(1)
    expect(printed).toMatch(says)
  }
  expect(readdirSync(copy.path('content/churches'))).toEqual(before)
})

test('what the check refuses is not built', ({ copy }) => {
  const file = 'content/pages/home.json'
  const { title, ...rest } = JSON.parse(copy.read(file)) as { title: { en: string } }
  copy.write(file, JSON.stringify({ title: { en: title.en }, ...rest }))
  const { status, printed } = copy.build()
  expect(status).not.toBe(0)
  expect(printed).toMatch(/content\/pages\/home\.json, line 1, .*the Spanish is missing/)
  expect(printed).toContain('falta el español')
  // words for a volunteer, and not where in a program it was found
  expect(printed).not.toMatch(/^\s+at /m)
  expect(existsSync(copy.path('dist/site'))).toBe(false)
})

test('a church is in whichever country it says: name, flag, address, phone and greeting', ({
  copy,
}) => {
  const churches = [
    {
      slug: 'nairobi',
      country: 'ke',
      zone: 'Africa/Nairobi',
      phone: '+254712345678',
      address: { street: 'Ngong Road 5', city: 'Nairobi', postalCode: '00100' },
      greeting: { language: 'sw', text: 'Karibuni sana. Njooni kama mlivyo.' },
      shows: ['+254 712 345678', '<span>Nairobi</span><span>00100</span><span>Kenya</span>'],
    },
    {
      slug: 'sao-paulo',
      country: 'br',
      zone: 'America/Sao_Paulo',
      phone: '+5511987654321',
      address: { street: 'Avenida 5', city: 'São Paulo', region: 'SP', postalCode: '01310-000' },
      greeting: { language: 'pt', text: 'Sejam bem-vindos.' },
      shows: ['+55 11 98765 4321', '<span>São Paulo-SP</span><span>01310-000</span>'],
    },
  ] as const
  for (const { slug, country, zone, phone, address, greeting } of churches) {
    const asked = { slug, en: slug, es: slug, country, zone }
    const words = Object.entries(asked).flatMap(([name, value]) => [`--${name}`, value])
    copy.mustRun('scripts/new-church.ts', ...words)
    const file = `content/churches/${slug}.json`
    const church = JSON.parse(copy.read(file)) as object
    copy.write(file, JSON.stringify({ ...church, phone, address, greeting }))
  }
  copy.mustBuild()
  for (const { slug, country, greeting, shows } of churches) {
    const page = copy.read(`dist/site/churches/${slug}.html`)
    expect(page).toContain(`lang="${greeting.language}" dir="auto">${greeting.text}`)
    for (const each of shows) expect(page).toContain(each)
    const flag = `/media/flags/${country}.svg`
    expect(copy.read(`dist/site${flag}`)).toContain('<svg')
    expect(copy.read('dist/site/es.html')).toContain(`src="${flag}"`)
  }
  expect(copy.read('dist/site/es/churches/nairobi.html')).toContain('Kenia')
})
