import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'

// what a volunteer does, tried on a copy of the project

const bin = path.resolve('node_modules/.bin')

function copyOfProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'copy-'))
  const files = globSync('*.{json,ts}')
  for (const part of ['content', 'src', 'scripts', 'service', '.cache', ...files]) {
    cpSync(part, path.join(copy, part), { recursive: true })
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  return copy
}

function run(copy: string, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  })
  return { status, printed: stdout + stderr }
}

/** Exchanges a piece of a file, and answers on which line it stood. */
function edit(copy: string, file: string, from: string, to: string): number {
  const full = path.join(copy, file)
  const source = readFileSync(full, 'utf8')
  expect(source, `${file} holds ${from}`).toContain(from)
  writeFileSync(
    full,
    source.replace(from, () => to),
  )
  return source.slice(0, source.indexOf(from)).split('\n').length
}

const oakley = 'content/churches/oakley.ts'
const spain = 'content/churches/spain.ts'
const events = 'content/events.ts'
const kids = 'content/pages/kids.ts'

/** The mistake, where it is made, what is written instead of what, and what the message must say. */
type Mistake = [name: string, file: string, from: string, to: string, says: RegExp]

const forTheCompiler: Mistake[] = [
  [
    'no Spanish',
    'content/ui.ts',
    'home: { en: "Home", es: "Inicio" }',
    'home: { en: "Home" }',
    /home: the Spanish is missing\. Write it after es:/,
  ],
  [
    'a misspelt language',
    kids,
    'es: "Niños para Jesús" }',
    'sp: "Niños para Jesús" }',
    /title: the Spanish is missing/,
  ],
  [
    'a time with PM',
    oakley,
    "at: '17:00'",
    "at: '13:00 PM'",
    /at: '13:00 PM' does not fit\. A time is written on the 24-hour clock/,
  ],
  [
    'a day that is none',
    oakley,
    "day: 'monday'",
    "day: 'munday'",
    /day: 'munday' does not fit\. Did you mean 'monday'\?/,
  ],
  [
    'a service of no kind',
    oakley,
    "kind: 'bibleStudy'",
    "kind: 'bibelStudy'",
    /kind: .*Did you mean 'bibleStudy'\?.*serviceKinds/,
  ],
  [
    'a phone without +',
    oakley,
    "'+1 925 555 0103'",
    "'925 555 0103'",
    /phone: .*begins with \+ and its country/,
  ],
  ['half an e-mail address', oakley, "'oakley@praisechapel.example'", "'oakley'", /email: .*whole/],
  [
    'a link without https',
    oakley,
    "'https://videos",
    "'www.videos",
    /live: .*begins with https:\/\//,
  ],
  [
    'a picture that does not exist',
    oakley,
    "src: 'oakley-2'",
    "src: 'oakley-9'",
    /src: .*a picture in content\/media\//,
  ],
  [
    'a misspelt field',
    'content/churches/pittsburg.ts',
    'summary: {',
    'sumary: {',
    /sumary: nothing is called "sumary" here\. Did you mean summary\?/,
  ],
  ['a country without a flag', spain, "country: 'es'", "country: 'mx'", /country: .*countryNames/],
  [
    'a date in words',
    events,
    "from: '2026-03-16'",
    "from: '16 March 2026'",
    /from: .*year-month-day/,
  ],
  [
    'a category that does not exist',
    events,
    "category: 'school'",
    "category: 'concert'",
    /category: .*eventCategories/,
  ],
]

const forTheRules: Mistake[] = [
  ['an empty text', kids, 'es: "Niños para Jesús" }', 'es: "" }', /title es: the text is empty/],
  [
    'a padded text',
    kids,
    'en: "A safe environment"',
    'en: "A safe environment "',
    /title en: there are spaces/,
  ],
  [
    'a text left to do',
    'content/pages/outreach.ts',
    'en: "Love goes outside"',
    'en: "TODO write"',
    /left to do/,
  ],
  [
    'the English copied',
    'content/pages/outreach.ts',
    'es: "Cerca, más cerca y muy lejos"',
    'es: "Near, nearer and very far"',
    /the English copied/,
  ],
  [
    'a time in a text',
    oakley,
    'en: "An evening church',
    'en: "At 5 PM an evening church',
    /a time of day stands in the text/,
  ],
  [
    'numbers that differ',
    'content/churches/india.ts',
    'es: "42 iglesias',
    'es: "24 iglesias',
    /the numbers differ/,
  ],
  ['tú for usted', kids, 'es: "Nuestra misión"', 'es: "Ven con nosotros"', /says tú/],
  [
    'straight quotation marks',
    kids,
    'en: "What parents ask us"',
    'en: \'What "parents" ask\'',
    /straight quotation marks/,
  ],
  [
    'a day that is not in the calendar',
    events,
    "from: '2026-03-16'",
    "from: '2026-02-30'",
    /from: there is no day '2026-02-30'/,
  ],
  [
    'an end before the beginning',
    events,
    "to: '2025-11-08'",
    "to: '2025-11-02'",
    /to: the event ends before it begins/,
  ],
  [
    'two events of one name',
    events,
    "id: 'womens-conference'",
    "id: 'school-of-evangelism'",
    /id: two events are called/,
  ],
  [
    'a zone that does not exist',
    oakley,
    "'America/Los_Angeles'",
    "'America/Oakley'",
    /timeZone: there is no time zone 'America\/Oakley'/,
  ],
  [
    'a broken link',
    oakley,
    "'https://videos.praisechapel.example/oakley/live'",
    "'https://a b/'",
    /a broken link/,
  ],
]

/** Each alone, since after a slip of the pen the compiler no longer understands the file. */
const slips: Mistake[] = [
  [
    'a missing quotation mark',
    oakley,
    '"Our pastors"',
    '"Our pastors',
    /a quotation mark or a comma is missing/,
  ],
  [
    'a time without quotes',
    oakley,
    "at: '17:00'",
    'at: 17:00',
    /a quotation mark or a comma is missing/,
  ],
]

function check(mistakes: Mistake[]) {
  const copy = copyOfProject()
  const made = mistakes.map(([name, file, from, to, says]) => {
    return { name, file, says, line: edit(copy, file, from, to) }
  })
  const { status, printed } = run(copy, 'node', 'scripts/check-content.ts')
  rmSync(copy, { recursive: true })
  expect(status).toBe(1)
  const messages = printed.trim().split('\n')
  for (const { name, file, line, says } of made) {
    const own = messages.filter((message) => says.test(message) && message.startsWith(file))
    expect(own, `${name}:\n${printed}`).toHaveLength(1)
    expect(own[0], name).toMatch(new RegExp(`^${file}, line ${line}, `))
  }
  // one message for each mistake, and nothing else
  expect(messages, printed).toHaveLength(made.length)
}

test('typical mistakes are refused, each with one message: what the compiler finds', () => {
  check(forTheCompiler)
})

test('typical mistakes are refused, each with one message: what the rules find', () => {
  check(forTheRules)
})

for (const slip of slips) {
  test(`typical mistakes are refused with one message: ${slip[0]}`, () => check([slip]))
}

test('a picture without a description is refused', () => {
  const source = readFileSync(oakley, 'utf8')
  const description = /\{\n\s+src: 'oakley-1',\n\s+alt: \{.*?\n\s+\},\n/s.exec(source)![0]
  check([
    [
      'no description',
      oakley,
      description,
      "{\n src: 'oakley-1',\n",
      /the picture has no description/,
    ],
  ])
})

test('a sixth church and a new event appear everywhere, with no other change', () => {
  const copy = copyOfProject()
  const church = ['--slug', 'santa-cruz', '--en', 'Santa Cruz', '--es', 'Santa Cruz']
  const place = ['--country', 'us', '--zone', 'America/Los_Angeles']
  const made = run(copy, 'node', 'scripts/new-church.ts', ...church, ...place)
  expect(made.status, made.printed).toBe(0)
  edit(
    copy,
    events,
    'export const events: readonly Event[] = [',
    `export const events: readonly Event[] = [
  {
    id: 'harvest-supper',
    title: { en: "Harvest supper", es: "Cena de la cosecha" },
    summary: { en: "A long table for everybody.", es: "Una mesa larga para todos." },
    category: 'outreach',
    from: '2090-10-07',
    to: '2090-10-07',
    timeZone: 'America/Los_Angeles',
    location: { en: "Santa Cruz", es: "Santa Cruz" },
  },`,
  )
  const checked = run(copy, 'node', 'scripts/check-content.ts')
  expect(checked.status, checked.printed).toBe(0)
  const built = run(copy, 'node', '--run', 'build')
  expect(built.status, built.printed).toBe(0)

  const page = (file: string) => readFileSync(path.join(copy, 'dist/site', file), 'utf8')
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
  rmSync(copy, { recursive: true })
})

test('a church that cannot be is refused, and nothing is written', () => {
  const copy = copyOfProject()
  const before = readFileSync(path.join(copy, 'content/churches/index.ts'), 'utf8')
  for (const [args, says] of [
    [['--slug', 'oakley'], /already/],
    [['--slug', 'Santa Cruz'], /small letters/],
    [['--slug', 'lima', '--en', 'Lima', '--es', 'Lima', '--country', 'pe'], /flag/],
    [
      ['--slug', 'lodi', '--en', 'Lodi', '--es', 'Lodi', '--country', 'us', '--zone', 'Lodi'],
      /no time zone/,
    ],
  ] as const) {
    const { status, printed } = run(copy, 'node', 'scripts/new-church.ts', ...args)
    expect(status).toBe(1)
    expect(printed).toMatch(says)
  }
  expect(readFileSync(path.join(copy, 'content/churches/index.ts'), 'utf8')).toBe(before)
  rmSync(copy, { recursive: true })
})
