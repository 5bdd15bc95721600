import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { onCopy as test, type Copy } from './help/copy.ts'
import { layChurches } from './help/many-churches.ts'

// What is claimed of the real site holds for any that the check accepts: shown on the least there may be,
// and on more churches and people than are named one by one.

type Json = Record<string, unknown>

const read = (copy: Copy, file: string) => JSON.parse(copy.read(`content/${file}`)) as Json
const write = (copy: Copy, file: string, data: object) =>
  copy.write(`content/${file}`, `${JSON.stringify(data, null, 2)}\n`)
const filesIn = (copy: Copy, folder: string) => readdirSync(copy.path(`content/${folder}`))

/** One church with one service, nobody but those who serve all churches, no event, no network. */
function few(copy: Copy): void {
  const [first, ...others] = filesIn(copy, 'churches')
  for (const file of others) rmSync(copy.path(`content/churches/${file}`))
  for (const file of filesIn(copy, 'events')) rmSync(copy.path(`content/events/${file}`))
  rmSync(copy.path('content/recordings'), { recursive: true })
  for (const file of filesIn(copy, 'people')) {
    const { order, name, role, everywhere } = read(copy, `people/${file}`)
    if (everywhere) write(copy, `people/${file}`, { order, name, role, everywhere })
    else rmSync(copy.path(`content/people/${file}`))
  }
  const church = read(copy, `churches/${first}`)
  const needed = ['order', 'name', 'region', 'country', 'timeZone', 'phone', 'email']
  const words = ['summary', 'hero', 'welcome', 'about']
  const kept = Object.entries(church).filter(([key]) => [...needed, ...words].includes(key))
  const { title, text } = church.giving as Json
  const about = church.about as Json
  write(copy, `churches/${first}`, {
    ...Object.fromEntries(kept),
    services: [{ day: 'sunday', at: '10:00', kind: 'worship' }],
    confirmed: false,
    social: {},
    // its title may count churches
    about: { ...about, title: church.name, gallery: [] },
    giving: { title, text },
  })
  const site = read(copy, 'site.json')
  const { giving, videoChannel } = site.links as Json
  write(copy, 'site.json', { ...site, links: { giving, videoChannel, social: {} } })
}

/** Fourteen churches, twelve pastors, and a conference that has its name every year. */
function many(copy: Copy): void {
  const here = filesIn(copy, 'churches')
  const { hero } = read(copy, `churches/${here[0]}`) as { hero: { picture: { src: string } } }
  layChurches(copy.path('content'), 14 - here.length)
  for (const file of filesIn(copy, 'churches')) {
    const text = copy.read(`content/churches/${file}`)
    const drawn = /\/pictures\/(horizon|field-\d)\.avif/g
    copy.write(`content/churches/${file}`, text.replace(drawn, hero.picture.src))
  }
  const pastors = filesIn(copy, 'people').filter(
    (file) => 'pastorsPage' in read(copy, `people/${file}`),
  )
  // what is said of one is said of no other
  const { phone: _, description: __, ...pastor } = read(copy, `people/${pastors[0]}`)
  for (let number = pastors.length; number < 12; number++) {
    const name = { en: `Pastor ${number}`, es: `Pastora ${number}` }
    const email = `pastor-${number}@lighthouse.example`
    write(copy, `people/pastor-${number}.json`, { ...pastor, order: 100 + number, name, email })
  }
  for (const year of [2040, 2041]) {
    const event = JSON.parse(readFileSync('tests/content/events/coming-month.json', 'utf8')) as Json
    const summary = { en: `Come in ${year}.`, es: `Venga en ${year}.` }
    const when = { from: `${year}-10`, to: `${year}-10` }
    writeFileSync(
      copy.path(`content/events/open-${year}.json`),
      JSON.stringify({ ...event, ...when, summary }),
    )
  }
}

for (const [name, change] of [
  ['one church and nothing else', few],
  ['fourteen churches and twelve pastors', many],
] as const) {
  test(`the sweeps hold for ${name}`, ({ copy }) => {
    test.setTimeout(600_000)
    change(copy)
    for (const script of ['check-content', 'build']) {
      copy.mustRun(`scripts/${script}.ts`)
    }
    copy.env.TEST_PORT = String(40_000 + (process.pid % 10_000))
    // what pages are like one by one, the launch tries
    const files = ['files', 'parts', 'pictures', 'weight'].map((kind) => `tests/${kind}.sweep.ts`)
    copy.mustRun(
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=playwright.sweep.config.ts',
      '--workers=1',
      ...files,
    )
  })
}
