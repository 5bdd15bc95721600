import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { assemble, now } from '../../../tests/fixture.ts'
import { advice, contentFindings, refusal } from './check.ts'
import { sentence } from './finding.ts'

// typical mistakes of volunteers, made in the content of the tests

type Json = Record<string, any> // oxlint-disable-line typescript/no-explicit-any -- content as it is, right or wrong

// whatever reads content is loaded after this
const home = vi.hoisted(() => {
  const { mkdtempSync } = process.getBuiltinModule('node:fs')
  const { tmpdir } = process.getBuiltinModule('node:os')
  const made = mkdtempSync(`${tmpdir()}/check-`)
  process.env.CONTENT = `${made}/content`
  return made
})
const [folder, whole] = [path.join(home, 'content'), path.join(home, 'whole')]
assemble(whole)

beforeEach(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(now) / 1000))
  layOut(whole)
})
afterAll(() => rmSync(home, { recursive: true }))

function layOut(content: string) {
  rmSync(folder, { recursive: true, force: true })
  // the cuts of pictures are many and not asked for
  const isCut = (file: string) => /media\b.*\.(avif|webp|webm|mp4)$/.test(file)
  cpSync(content, folder, { recursive: true, filter: (file) => !isCut(file) })
}

const text = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const write = (file: string, source: string) => writeFileSync(path.join(folder, file), source)
const first = (kind: string, wanted: (entry: Json) => boolean = () => true) =>
  readdirSync(path.join(folder, kind))
    .map((file) => `${kind}/${file}`)
    .find((file) => wanted(JSON.parse(text(file)) as Json))!

function change(file: string, by: (entry: Json) => void) {
  const entry = JSON.parse(text(file)) as Json
  by(entry)
  write(file, `${JSON.stringify(entry, null, 2)}\n`)
}

function check(): string[] {
  return refusal(contentFindings())?.message.split(/\n(?! )/) ?? []
}

type Says = { file: string; en: RegExp; es: RegExp; at?: string }

/** Each mistake has one message, in both languages, and there are no others. */
function refused(...says: Says[]) {
  saidOnce(check(), says)
}

/** Style is told in the same way, and stops nothing. */
function advised(...says: Says[]) {
  expect(check()).toEqual([])
  saidOnce(advice().map(sentence), says)
}

function saidOnce(messages: readonly string[], says: readonly Says[]) {
  for (const { file, en, es, at } of says) {
    const own = messages.filter((message) => en.test(message) && message.includes(`${file}, `))
    expect(own, `${en}\n${messages.join('\n')}`).toHaveLength(1)
    expect(own[0]).toMatch(es)
    if (at === undefined) continue
    const before = text(file).slice(0, text(file).indexOf(at)).split('\n')
    const place = `line ${before.length}, column ${before.at(-1)!.length + 1}, `
    expect(own[0]).toContain(`${file}, ${place}`)
  }
  expect(messages, messages.join('\n')).toHaveLength(says.length)
  // a sentence in each language, and no more
  for (const message of messages) expect(message.split('\n')).toHaveLength(2)
}

test('content without a mistake has none', () => {
  expect(contentFindings()).toEqual([])
})

test('an address with a part too much or too little is told before anybody follows it', () => {
  const file = first('churches')
  change(file, (church) => {
    church.email = 'oakley@praisechapel..example'
    church.live = 'https://https://www.example.org'
  })
  refused(
    { file, at: '"oakley@praisechapel..example"', en: /whole address/, es: /dirección completa/ },
    { file, at: '"https://https://www', en: /begins with https/, es: /empieza con https/ },
  )
})

test('what does not fit its field is told with its place, its value and how to write it', () => {
  const file = first('churches')
  change(file, (church) => {
    church.services[0].at = '13:00 PM'
    church.services.push({ day: 'mondey', at: '25:00', kind: 'worshipp' })
    church.services.push({ day: 'sunday', at: '5pm', kind: 'worship' })
    church.services.push({ day: 'sunday', at: 1730, kind: 'worship' })
    church.services.push({ day: 'sunday', at: '9:30', kind: 'worship' })
    church.name = 'By the lake'
    church.social = 'none'
    church.phone = '925 555 0103'
    church.email = 'oakley'
    church.live = 'www.example.org'
    church.country = 'Mexico'
    church.timeZone = 'PST'
    church.confirmed = 'true'
    church.order = '1'
    church.services[1].minutes = 7.5
  })
  change('site.json', (site) => {
    site.origin = 'https://www.example.org/church'
  })
  const clock = { en: /24-hour clock: 17:30/, es: /formato de 24 horas/ }
  refused(
    {
      file,
      at: '"13:00 PM"',
      en: /Service 1 › Time: "13:00 PM" does not fit\. Write the time/,
      es: clock.es,
    },
    { file, at: '"25:00"', en: /Time: "25:00" does not fit\. Write the time/, es: clock.es },
    { file, at: '"5pm"', en: /Time: "5pm" does not fit\. Write the time/, es: clock.es },
    { file, at: '"9:30"', en: /"9:30" does not fit\. Write 09:30/, es: /Escriba 09:30/ },
    { file, at: '1730', en: /Time: 1730 does not fit\. Write the time/, es: clock.es },
    { file, at: '"By the lake"', en: /in every language: \{ "en"/, es: /en cada idioma/ },
    { file, at: '"none"', en: /Social media: "none" does not fit/, es: /"none" no sirve/ },
    { file, at: '"mondey"', en: /Did you mean "monday"\?/, es: /¿Quiso decir «monday»\?/ },
    { file, at: '"worshipp"', en: /Did you mean "worship"\?/, es: /¿Quiso decir «worship»\?/ },
    { file, at: '"925 555 0103"', en: /Phone: .* begins with \+/, es: /empieza con \+/ },
    { file, at: '"oakley"', en: /Email: .*whole address/, es: /dirección completa/ },
    { file, at: '"www.example.org"', en: /begins with https/, es: /empieza con https/ },
    {
      file,
      at: '"Mexico"',
      en: /Country: "Mexico" .*two small letters/,
      es: /dos letras minúsculas/,
    },
    { file, at: '"PST"', en: /Time zone: "PST".*continent and city/, es: /continente y la ciudad/ },
    { file, at: '"true"', en: /without quotation marks/, es: /sin comillas/ },
    {
      file,
      at: '"1"',
      en: /"1" does not fit\. Write a whole number in digits, 1 or more/,
      es: /un número entero en cifras, 1 o más/,
    },
    {
      file,
      at: '7.5',
      en: /7\.5 does not fit\. Write a whole number in digits, from 5 to 720/,
      es: /un número entero en cifras, de 5 a 720/,
    },
    {
      file: 'site.json',
      at: '"https://www.example.org/church"',
      en: /is published: .*not even a slash/,
      es: /ni siquiera una barra/,
    },
  )
})

test('what is missing, misspelt or too much is told once', () => {
  const church = first('churches')
  change(church, (entry) => {
    delete entry.name.es
    entry.sumary = entry.summary
    delete entry.summary
    delete entry.email
    entry.about.gallery = [JSON.parse(text(church)).hero.picture]
  })
  const person = first('people')
  change(person, (entry) => {
    entry.favourite = 'tea'
  })
  const none = { en: /Name › Español: the Spanish is missing/, es: /falta el español/ }
  refused(
    { file: church, ...none },
    { file: church, at: '"sumary"', en: /called "sumary".*"summary"\?/, es: /¿Quiso decir/ },
    { file: church, en: /Email: "email" is missing/, es: /falta «email»/ },
    { file: church, en: /picture has no description/, es: /no tiene descripción/ },
    { file: person, at: '"favourite"', en: /nothing is called "favourite"/, es: /nada se llama/ },
  )
})

test('a sentence stands on one page, and a heading is short', () => {
  const [one, other] = ['pages/kids.json', 'pages/outreach.json']
  const twice = { en: 'We leave the light on for you.', es: 'Le dejamos la luz encendida.' }
  change(one, (page) => {
    page.hero.subtitle = twice
    page.mission.title = { en: 'x '.repeat(36).trim(), es: 'equis' }
  })
  change(other, (page) => {
    page.hero.subtitle = twice
  })
  const stands = { en: /“We leave.*is in content.pages.kids/, es: /«We leave.*está también/ }
  advised(
    { file: one, en: /the heading has 71 characters/, es: /el título tiene 71 caracteres/ },
    { file: other, ...stands },
    { file: other, en: /“Le dejamos.*is in/, es: /«Le dejamos.*está también/ },
  )
})

test('a text is there in both languages, whole and without markup', () => {
  const file = 'pages/kids.json'
  const texts: [both: { en: string; es: string }, says: RegExp, spanish: RegExp][] = [
    [{ en: 'Hello', es: '' }, /the text is empty/, /está vacío/],
    [{ en: 'TODO write', es: 'Hola' }, /left to do/, /por hacer/],
    [{ en: 'A <b>word</b>', es: 'Una palabra' }, /HTML/, /HTML/],
    [
      { en: 'A vineyard', es: 'Una vi\ufffda' },
      /letters are lost.*UTF-8/,
      /se perdieron letras.*UTF-8/,
    ],
  ]
  change(file, (page) => {
    page.mission.paragraphs = texts.map(([both]) => both)
  })
  refused(...texts.map(([, en, es]) => ({ file, en, es })))
})

test('how a text is written is advice: plain, in both languages, and in usted', () => {
  const file = 'pages/kids.json'
  const texts: [both: { en: string; es: string }, says: RegExp, spanish: RegExp][] = [
    [{ en: 'Hello ', es: 'Hola' }, /spaces at an end/, /espacios/],
    [{ en: 'We are glad you came', es: 'We are glad you came' }, /English copied/, /copia/],
    [{ en: 'At 5 PM', es: 'Por la tarde' }, /a time of day/, /hay una hora/],
    [{ en: 'For 42 years', es: 'Por 24 años' }, /the numbers differ/, /los números difieren/],
    [{ en: 'Come', es: 'Ven con nosotros' }, /says tú/, /tutea/],
    [{ en: 'Are you new?', es: 'Es su primera visita?' }, /“¿” and “\?” do not pair/, /«¿» y «\?»/],
    [{ en: 'A youth programme', es: 'Un plan' }, /“programme…”/, /«programme…»/],
    [{ en: 'Give', es: 'Haga una donación' }, /“donación”/, /Escriba: ofrendar, ofrenda/],
    [{ en: 'A "word"', es: 'Una palabra' }, /straight quotation marks/, /comillas rectas/],
    [{ en: 'a'.repeat(80), es: 'a' }, /more than 40 letters/, /más de 40 letras/],
  ]
  change(file, (page) => {
    page.mission.paragraphs = texts.map(([both]) => both)
  })
  advised(...texts.map(([, en, es]) => ({ file, en, es })))
})

test('what churches honestly write is published: the same reason in two, a clock time, a place as it is called', () => {
  const reason = {
    en: 'We meet again on January 1 at 7:30 PM, and there is no service on Christmas Day.',
    es: 'Volvemos a reunirnos el 1 de enero a las 7:30 p. m.; el día de Navidad no hay reunión.',
  }
  const churches = readdirSync(path.join(folder, 'churches')).slice(0, 2)
  for (const file of churches) {
    change(`churches/${file}`, (church) => {
      church.notices = [{ from: '2031-12-20', to: '2031-12-25', text: reason }]
    })
  }
  const place = 'Concord Hilton, 1970 Diamond Boulevard, Concord, CA'
  change('events/coming-month.json', (event) => {
    event.location = { en: place, es: place }
    event.summary = { en: 'Bring a friend who likes to sing.', es: '¡Ven y trae a tu familia!' }
  })
  const [church] = churches
  const { phone } = JSON.parse(text(`churches/${church}`)) as Json
  change('people/harbor-singer.json', (person) => {
    person.phone = phone
  })
  expect(check()).toEqual([])
})

test('days that are not in the calendar, and ends before beginnings', () => {
  const event = {
    title: { en: 'Supper', es: 'Cena' },
    summary: { en: 'A long table.', es: 'Una mesa larga.' },
    category: 'outreach',
    from: '2040-02-01',
    to: '2040-02-02',
    timeZone: 'Europe/Madrid',
    location: { en: 'Barcelona', es: 'Barcelona' },
  }
  write('events/one.json', JSON.stringify({ ...event, from: '2040-02-30', to: '16 March 2040' }))
  write('events/two.json', JSON.stringify({ ...event, to: '2040-01-01', category: 'concert' }))
  write('events/three.json', JSON.stringify({ ...event, to: '2040-01-01' }))
  refused(
    {
      file: 'events/one.json',
      at: '"2040-02-30"',
      en: /First day: "2040-02-30".*calendar/,
      es: /calendario/,
    },
    {
      file: 'events/one.json',
      at: '"16 March 2040"',
      en: /Last day: .*year-month-day/,
      es: /año-mes-día/,
    },
    {
      file: 'events/two.json',
      at: '"concert"',
      en: /Choose one of these: conference/,
      es: /Elija/,
    },
    {
      file: 'events/three.json',
      at: '"2040-01-01"',
      en: /ends before it begins/,
      es: /termina antes/,
    },
  )
})

test('a service is called off or moved on a day on which it is', () => {
  // 22 November 2026 is a Sunday
  const file = first('churches')
  const reason = { en: 'We meet at the lake.', es: 'Nos reunimos en el lago.' }
  change(file, (church) => {
    church.cancelled = [
      { on: '2026-11-22', reason },
      { on: '2026-11-23', at: '03:05', reason },
    ]
    church.moved = [{ on: '2026-11-22', at: '03:05', toDay: '2026-11-24', toTime: '18:00', reason }]
    const { congregation } = church.services[0]
    church.extra = [{ on: '2026-12', at: '18:00', kind: 'worship', congregation }]
    church.notices = [{ from: '2026-12-02', to: '2026-12-01', text: reason }]
  })
  refused({
    file,
    at: '"2026-12"',
    en: /Write a day that is in the calendar/,
    es: /Escriba un día que esté en el calendario/,
  })
  change(file, (church) => {
    church.extra[0].on = '2026-12-24'
  })
  refused(
    { file, en: /2026-11-23 is a Monday/, es: /el 2026-11-23 es lunes/ },
    { file, en: /2026-11-22 is a Sunday/, es: /el 2026-11-22 es domingo/ },
    { file, en: /the notice ends before it begins/, es: /el aviso termina antes de empezar/ },
  )
})

test('what belongs together is looked at together', () => {
  const church = 'churches/hill.json'
  change(church, (entry) => {
    entry.services = [{ day: 'monday', at: '10:00', kind: 'midweek', congregation: 'Nowhere' }]
    entry.hero.picture = { src: '/pictures/no-such.jpg' }
  })
  const person = 'people/harbor-singer.json'
  change(person, (entry) => {
    entry.church = 'nowhere'
  })
  refused(
    { file: church, en: /nothing on Sunday/, es: /no hay nada el domingo/ },
    { file: church, at: '"Nowhere"', en: /in no congregation/, es: /ninguna congregación/ },
    {
      file: church,
      at: '"/pictures/no-such.jpg"',
      en: /no picture "\/pictures\/no-such.jpg"\. Put the file into/,
      es: /ninguna imagen/,
    },
    { file: person, at: '"nowhere"', en: /no church "nowhere"/, es: /ninguna iglesia «nowhere»/ },
  )
})

test('a church may worship on another day than Sunday, and it is asked whether it does', () => {
  const church = 'churches/hill.json'
  change(church, (entry) => {
    entry.services = [{ day: 'saturday', at: '10:00', kind: 'worship' }]
  })
  advised({
    file: church,
    en: /nothing on Sunday. If the church worships on another day, leave it so/,
    es: /no hay nada el domingo. Si la iglesia celebra su culto otro día, déjelo así/,
  })
})

test('a number that stands in two files is pointed out', () => {
  const [church, other] = ['churches/hill.json', 'churches/lake.json']
  const { phone } = JSON.parse(text(church)) as Json
  change(other, (entry) => {
    entry.phone = phone
  })
  advised({ file: other, en: /is in content\/churches.*too/, es: /está también en/ })
})

test('a number with a digit too few or too many is pointed out', () => {
  const [church, person] = ['churches/hill.json', 'people/harbor-pastors.json']
  change(church, (entry) => {
    entry.phone = '+1 925 555 018'
    entry.whatsapp = '+34 600 000 0000'
  })
  change(person, (entry) => {
    entry.phone = '+34 600 000 000'
  })
  const long = { en: /is not as long as numbers of its country/, es: /no tiene tantas cifras/ }
  advised(
    { file: church, at: '"+1 925 555 018"', en: /Phone: .*not as long/, es: long.es },
    { file: church, at: '"+34 600 000 0000"', en: /WhatsApp: .*not as long/, es: long.es },
  )
})

test('an email address is one, and nothing around it', () => {
  const file = 'churches/hill.json'
  change(file, (church) => {
    church.email = 'mailto:hill@lighthouse.example'
  })
  refused({ file, en: /Email: .*whole address/, es: /dirección completa/ })
  change(file, (church) => {
    church.email = 'Hill@Lighthouse.EXAMPLE'
  })
  expect(check()).toEqual([])
})

test('the sign of a social network leads to that one, if to any', () => {
  const file = 'churches/hill.json'
  change(file, (church) => {
    church.social = {
      facebook: 'https://www.instagram.com/hill',
      instagram: 'https://instagram.hill.example/us',
      youtube: 'https://m.youtube.com/@hill',
    }
  })
  refused({
    file,
    at: '"https://www.instagram',
    en: /Facebook: the address is one of Instagram\. Write it under Instagram/,
    es: /Facebook: la dirección es de Instagram\. Escríbala en Instagram/,
  })
  change(file, (church) => {
    church.social = { youtube: 'https://youtu.be/@hill', facebook: 'https://notinstagram.com/hill' }
  })
  expect(check()).toEqual([])
})

test('recordings are told of that stand there twice or on no page, or name who does not wish to be named', () => {
  const file = 'recordings/lake.json'
  change(file, ({ recordings }) => {
    recordings[1].speaker = 'Zebedee Hiddenson'
    recordings[2].link = 'https://youtu.be/lighthouse2'
  })
  const left = 'recordings/delta.json'
  change(left, (entry) => {
    delete entry.church
  })
  advised(
    { file: left, en: /no page has these recordings/, es: /ninguna página tiene/ },
    {
      file,
      at: '{\n      "title": "Herons"',
      en: /does not wish to be named \(content\/people\/harbor-watchman/,
      es: /no desea/,
    },
    {
      file,
      at: '"https://youtu.be/lighthouse2"',
      en: /in content\/recordings\/harbor-films/,
      es: /ya está/,
    },
  )
})

test('a title is words, a recording has a day and a language, and none is still to come', () => {
  const file = 'recordings/lake.json'
  change(file, ({ recordings }) => {
    recordings[0].title = '<b>Reeds</b>'
    recordings[1].languages = []
    recordings[2].on = '2031-05-20'
    recordings[3].link = 'films.lighthouse.example/ice'
  })
  refused(
    { file, at: '"<b>Reeds</b>"', en: /plain text/, es: /texto sin marcas/ },
    { file, at: '[]', en: /at least one/, es: /al menos uno/ },
    { file, at: '"2031-05-20"', en: /still to come/, es: /aún no ha llegado/ },
    { file, at: '"films.lighthouse', en: /begins with https/, es: /empieza con https/ },
  )
})

test('a church that is no more, or that is called otherwise, leaves no loose end', () => {
  const others = [
    'recordings/harbor-films',
    'recordings/harbor',
    ...['pastors', 'singer', 'watchman', 'youth'].map((name) => `people/harbor-${name}`),
  ].map((name) => `${name}.json`)
  rmSync(path.join(folder, 'churches/harbor.json'))
  const left = first('churches')
  change(left, (entry) => {
    entry.formerly = ['/churches/harbor', '/churches/Old Name']
  })
  change('events/coming-month.json', (entry) => {
    entry.formerly = ['/es/events/coming-month', '/events/as-it-was']
  })
  const second = 'events/coming-school.json'
  change(second, (entry) => {
    entry.formerly = ['/events/as-it-was']
  })
  refused(
    ...others.map((file) => ({
      file,
      en: /no church .*delete this file too/,
      es: /borre también este archivo/,
    })),
    { file: left, at: '"/churches/Old Name"', en: /whole address without/, es: /dirección entera/ },
    {
      file: second,
      at: '"/events/as-it-was"',
      en: /"\/events\/as-it-was" leads to content\/events\/.*\. Take it out/,
      es: /lleva a content.*Quítela/,
    },
  )
})

test('somebody whom no page shows is pointed out, and stops nothing', () => {
  const [gone, second] = ['people/harbor-youth.json', 'people/harbor-singer.json']
  change(gone, (entry) => {
    delete entry.church
    // of Meet Our Pastors, too, whoever belongs nowhere is no part
    entry.pastorsPage = entry.role
  })
  // About Us has room for one
  change(second, (entry) => {
    delete entry.church
    entry.everywhere = true
  })
  advised(
    ...[second, gone].map((file) => ({
      file,
      en: /no page shows this person\. Choose the church, say that/,
      es: /ninguna página muestra a esta persona\. Elija la iglesia, diga/,
    })),
  )
})

test('an event that comes again may be called the same, but not on the same days', () => {
  const one = JSON.parse(text('events/past-conference.json')) as Json
  const plain = { en: 'Come and see.', es: 'Venga a ver.' }
  const again = (name: string, more: Json) =>
    write(`events/${name}.json`, JSON.stringify({ ...one, summary: plain, ...more }))
  again('the-year-before', { from: '2029-11', to: '2029-11' })
  expect(check()).toEqual([])
  again('the-same', { title: { ...one.title, en: 'The conference' } })
  const { title } = JSON.parse(text('events/monthly-breakfast.json')) as Json
  again('weekly', { title, from: '2031-05-07', to: '2031-05-07', repeat: 'week' })
  refused(
    {
      file: 'events/the-same.json',
      at: '{"en":"The conference"',
      en: /do not tell this event from content\/events\/past-conference\.json.*its place/,
      es: /no se distingue de content\/events\/past-conference\.json.*el lugar/,
    },
    {
      file: 'events/weekly.json',
      en: /from content\/events\/monthly-breakfast\.json/,
      es: /de content\/events\/monthly-breakfast\.json/,
    },
  )
})

test('without events there is nothing to refuse; without a church, or without anybody, there is', () => {
  rmSync(path.join(folder, 'events'), { recursive: true })
  expect(check()).toEqual([])
  rmSync(path.join(folder, 'people'), { recursive: true })
  refused({ file: 'people', en: /there is nobody\. Restore/, es: /no hay nadie\. Recupere/ })
  rmSync(path.join(folder, 'churches'), { recursive: true })
  refused(
    { file: 'churches', en: /there is no church\. Restore/, es: /no hay ninguna iglesia\. Recup/ },
    { file: 'people', en: /there is nobody/, es: /no hay nadie/ },
  )
})

test('files that are not as they must be', () => {
  const church = first('churches')
  cpSync(path.join(folder, church), path.join(folder, 'churches/Oakley CA.json'))
  mkdirSync(path.join(folder, 'blog'))
  write('blog/hello.json', '{}')
  mkdirSync(path.join(folder, 'events/2040'))
  write('events/2040/supper.json', '{}')
  renameSync(path.join(folder, 'vision.json'), path.join(folder, 'visions.json'))
  refused(
    { file: 'churches/Oakley CA.json', en: /"Oakley CA" is not a name for a file/, es: /nombre/ },
    { file: 'blog/hello.json', en: /nothing on the site shows/, es: /nada del sitio/ },
    {
      file: 'events/2040/supper.json',
      en: /nothing on the site shows this file\. Move it to .*content.*\/events\/supper\.json/,
      es: /nada del sitio muestra este archivo\. Muévalo a .*\/events\/supper\.json/,
    },
    { file: 'vision.json', en: /the file is missing/, es: /falta el archivo/ },
    { file: 'visions.json', en: /nothing on the site shows/, es: /nada del sitio/ },
  )
})

test('of what commands write beside content, too, what two people changed at once is told', () => {
  write('samples.json', '<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> theirs\n')
  expect(check()).toEqual([expect.stringMatching(/samples\.json, line 1, .* two people changed/)])
})

test('what is not there or says nothing is told, wherever it should stand', () => {
  write('events/coming-month.json', 'null\n')
  mkdirSync(path.join(folder, 'events/autumn.json'))
  change('churches/hill.json', (church) => {
    church.formerly = '/churches/the-hill'
  })
  change('events/coming-school.json', (event) => {
    event.formerly = null
  })
  const list = { en: /Former addresses: .*Write a list/, es: /Escriba una lista/ }
  refused(
    { file: 'events/coming-month.json', en: /this does not fit/, es: /esto no sirve/ },
    { file: 'events/autumn.json', en: /the file is missing/, es: /falta el archivo/ },
    { file: 'churches/hill.json', ...list },
    { file: 'events/coming-school.json', ...list },
  )
  layOut(whole)
  rmSync(path.join(folder, 'pictures'), { recursive: true })
  expect(check()[0]).toMatch(/there is no picture "\/pictures\//)
})

test('what has not the form of its field is told once', () => {
  const event = 'events/coming-month.json'
  change(event, (entry) => {
    entry.from = 'soon'
    entry.picture = { src: 'pictures/lake.jpg', alt: { en: 'A lake', es: 'Un lago' } }
  })
  const person = 'people/harbor-singer.json'
  change(person, (entry) => {
    entry.agreed = 'yes'
    entry.church = 'Harbor'
  })
  refused(
    { file: event, at: '"soon"', en: /year-month-day/, es: /año-mes-día/ },
    { file: event, at: '"pictures/lake.jpg"', en: /Write the file/, es: /Escriba el archivo/ },
    { file: person, at: '"yes"', en: /year-month-day/, es: /año-mes-día/ },
    { file: person, at: '"Harbor"', en: /lowercase letters/, es: /minúsculas/ },
  )
})

test('what Windows did to a file, npm run format undoes to the byte', () => {
  const file = first('churches')
  const source = text(file)
  write(file, `\uFEFF${source.replaceAll('\n', '\r\n')}`)
  spawnSync(process.execPath, ['scripts/format-content.ts'], {
    env: { ...process.env, CONTENT: folder },
  })
  expect(text(file)).toBe(source)
  expect(check()).toEqual([])
})
