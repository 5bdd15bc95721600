import { existsSync, readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { onCopy as test } from './copy.ts'

// what a volunteer does, tried on a copy of the project

test('a sixth church and a new event appear everywhere, with no other change', ({ copy }) => {
  const church = ['--slug', 'santa-cruz', '--en', 'Santa Cruz', '--es', 'Santa Cruz']
  const place = ['--country', 'us', '--zone', 'America/Los_Angeles']
  const made = copy.run('scripts/new-church.ts', ...church, ...place)
  expect(made.status, made.printed).toBe(0)
  const supper = {
    title: { en: 'Harvest supper', es: 'Cena de la cosecha' },
    summary: { en: 'A long table for everybody.', es: 'Una mesa larga para todos.' },
    category: 'outreach',
    from: '2090-10-07',
    to: '2090-10-07',
    timeZone: 'America/Los_Angeles',
    location: { en: 'Santa Cruz', es: 'Santa Cruz' },
  }
  copy.write('content/events/harvest-supper.json', JSON.stringify(supper))
  const checked = copy.run('scripts/check-content.ts')
  expect(checked.status, checked.printed).toBe(0)
  const built = copy.build()
  expect(built.status, built.printed).toBe(0)

  const page = (file: string) => copy.read(`dist/site/${file}`)
  const part = (html: string, from: string, to: string) =>
    html.slice(html.indexOf(from), html.indexOf(to))
  for (const [prefix, home] of [
    ['', 'index.html'],
    ['/es', 'es.html'],
  ] as const) {
    const link = `href="${prefix}/churches/santa-cruz"`
    const html = page(home)
    expect(part(html, '<header', '</header>'), 'the menu').toContain(link)
    expect(part(html, '<footer', '</footer>'), 'the footer').toContain(link)
    expect(part(html, 'id="churches-section"', '<footer'), 'the finder').toContain(link)
    expect(page(`${prefix}/contact-us.html`)).toContain(link)
    expect(page(`${prefix}/churches/santa-cruz.html`)).toContain('Santa Cruz')
    expect(page('sitemap.xml')).toContain(`${prefix}/churches/santa-cruz</loc>`)
    expect(page(`${prefix}/events.html`)).toContain('id="harvest-supper"')
    // without a picture of its own, it has that of its kind
    expect(page(`${prefix}/events.html`).includes('/media/event-outreach.')).toBe(true)
    // the soonest event of all that are to come
    expect(html).toContain('id="harvest-supper"')
  }
})

test('a church that cannot be is refused, and nothing is written', ({ copy }) => {
  const before = readdirSync(copy.path('content/churches'))
  for (const [args, says] of [
    [['--slug', before[0]!.replace('.json', '')], /already/],
    [['--slug', 'Santa Cruz'], /small letters/],
    [['--slug', 'lima', '--en', 'Lima', '--es', 'Lima', '--country', 'pe'], /flag/],
    [
      ['--slug', 'lodi', '--en', 'Lodi', '--es', 'Lodi', '--country', 'us', '--zone', 'Lodi'],
      /no time zone/,
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
