import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import ICAL from 'ical.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChurchFile } from '#app/church/schema.server.ts'
import type * as entryServer from '#app/entry-server.ts'
import type { EventFile } from '#app/event/schema.server.ts'
import type { Site as SiteFile } from '#app/fellowship/schema.server.ts'
import { locales } from '#app/language/locale.ts'
import type { PersonFile } from '#app/people/schema.server.ts'
import type { RecordingsFile } from '#app/recordings/schema.server.ts'
import { assemble, now as when } from '../../tests/fixture.ts'
import { ownFolder } from '../../tests/help/own-folder.ts'

// whatever volunteers add or delete, every page is made and is right

const now = Date.parse(when)
const folder = path.join(ownFolder(), 'content')
const file = (name: string) => path.join(folder, `${name}.json`)
const read = <File>(name: string) => JSON.parse(readFileSync(file(name), 'utf8')) as File

beforeEach(() => {
  vi.stubEnv('CONTENT', folder)
  vi.stubEnv('SOURCE_DATE_EPOCH', String(now / 1000))
  assemble(folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

type Site = typeof entryServer

/** What is made of content as it now is; the check has nothing against it. */
async function madeSite(): Promise<Site> {
  vi.resetModules()
  const { refuseContent } = await import('#app/pictures/take-in.ts')
  expect((await refuseContent())?.message).toBeUndefined()
  return import('#app/entry-server.ts')
}

/** Every page there is, by its address, as a visitor is sent it. */
function htmlOf(site: Site): Map<string, string> {
  const assets = { headScript: '', styles: [], fonts: [] }
  const frames = new Map(locales.map((locale) => [locale, site.loadFrame(locale, now)]))
  const pages = [...site.addresses(), ...site.missingAddresses()].map((address) => {
    const { data: unbuilt, page } = site.pageAt(address, now)
    const data = { build: 'any', module: '/any.js', ...unbuilt }
    const ready = { data, frame: frames.get(address.locale)!, assets }
    return [address.path, site.renderDocument(ready, page)] as const
  })
  return new Map(pages)
}

test('without any event Home and Events tell of every week, and nothing leads to an event', async () => {
  rmSync(path.join(folder, 'events'), { recursive: true })
  const site = await madeSite()
  const { ui } = await import('#app/fellowship/common-words.server.ts')
  const { eventsPageWords } = await import('#app/event/list/words.server.ts')
  const eventsPage = eventsPageWords.read()
  const pages = htmlOf(site)
  for (const [address, html] of pages) {
    expect(html, address).not.toMatch(/href="[^"]*\/events\//)
  }
  for (const locale of locales) {
    const prefix = { en: '', es: '/es' }[locale]
    for (const address of [prefix || '/', `${prefix}/events`]) {
      const [shown] = pages.get(address)!.split('<script type="application/json"')
      expect(shown).toContain(ui.nothingUpcoming[locale])
      expect(shown).not.toContain(`>${ui.earlierEvents[locale]}<`)
      expect(shown).not.toContain(eventsPage.list.empty[locale])
    }
    const calendars = site.calendarFiles(now)
    const whole = new ICAL.Component(ICAL.parse(calendars.get(`${prefix}/calendars/events.ics`)!))
    expect(whole.getAllSubcomponents('vevent')).toEqual([])
    expect([...calendars.keys()].filter((address) => address.includes('/events/'))).toEqual([])
  }
})

test('of churches one is enough', async () => {
  for (const kind of ['churches', 'people', 'recordings']) {
    for (const name of readdirSync(path.join(folder, kind))) {
      if (!/^(harbor|founders)/.test(name)) rmSync(path.join(folder, kind, name))
    }
  }
  const pages = htmlOf(await madeSite())
  for (const [address, html] of pages) {
    for (const [, slug] of html.matchAll(/\/churches\/([a-z-]+)"/g)) {
      expect([address, slug]).toEqual([address, 'harbor'])
    }
  }
})

test('whose church is deleted stands on no page, and among nobody else', async () => {
  // the editor takes the church out of those who name it, in the same commit
  rmSync(file('churches/lake'))
  const { church: _, ...person } = read<PersonFile>('people/lake-pastors')
  writeFileSync(file('people/lake-pastors'), JSON.stringify({ ...person, order: 1 }))
  rmSync(file('people/founders'))
  const { church: __, ...heard } = read<RecordingsFile>('recordings/lake')
  writeFileSync(file('recordings/lake'), JSON.stringify(heard))
  const pages = htmlOf(await madeSite())
  for (const [address, html] of pages) {
    expect(html, address).not.toContain(person.name.en)
    expect(html, address).not.toContain('Herons')
  }
})

test('a church whose last worship is over is to be called, and no label stands without its time', async () => {
  const hill = read<ChurchFile>('churches/hill')
  const over = hill.services.map((service) => ({ ...service, until: '2031-05-11' as const }))
  writeFileSync(file('churches/hill'), JSON.stringify({ ...hill, services: over }))
  const pages = htmlOf(await madeSite())
  const { ui } = await import('#app/fellowship/common-words.server.ts')
  for (const locale of locales) {
    const prefix = { en: '', es: '/es' }[locale]
    const page = pages.get(`${prefix}/churches/hill`)!
    const [hero] = page.split('id="services"')
    expect(hero).toContain(ui.timesBeingConfirmed[locale])
    expect(hero).not.toContain(`>${ui.everyWeek[locale]}<`)
    const [, card] = /<article(?:(?!<article).)*?<h3>(?:Hill|La Colina),(.*?)<\/article>/.exec(
      pages.get(prefix || '/')!,
    )!
    expect(card).toContain(ui.timesBeingConfirmed[locale])
    expect(card).not.toContain('#clock')
    // the times of the others are those of this Sunday, until the last that is known is over
    const [, heading] = /<h2 id="this-sunday".*?>(.*?)<\/h2>/.exec(pages.get(prefix || '/')!)!
    const [, until, from] = /data-until="(.*?)".*data-from="(.*?)"/.exec(heading!)!
    expect(from).toMatch(/^2031-0/)
    expect(until).toBe(from)
  }
})

test('what is not every week has no label that says so', async () => {
  const hill = read<ChurchFile>('churches/hill')
  const monthly = hill.services.map((service) => ({ ...service, every: 'first' }))
  writeFileSync(file('churches/hill'), JSON.stringify({ ...hill, services: monthly }))
  const pages = htmlOf(await madeSite())
  const { ui } = await import('#app/fellowship/common-words.server.ts')
  for (const locale of locales) {
    const prefix = { en: '', es: '/es' }[locale]
    const heroOf = (slug: string) =>
      pages.get(`${prefix}/churches/${slug}`)!.split('id="services"')[0]
    expect(heroOf('nairobi')).toContain(`>${ui.everyWeek[locale]}<`)
    expect(heroOf('hill')).not.toContain(`>${ui.everyWeek[locale]}<`)
  }
})

test('young people of a congregation meet where it does, at the same hour as those of another', async () => {
  const { youth } = read<ChurchFile>('churches/harbor')
  const delta = read<ChurchFile>('churches/delta')
  const friday = { day: 'friday', at: '19:30', kind: 'youth' }
  const theirs = delta.congregations!.map(({ name }) => ({ ...friday, congregation: name }))
  const services = [...delta.services, ...theirs]
  writeFileSync(file('churches/delta'), JSON.stringify({ ...delta, services, youth }))
  const pages = htmlOf(await madeSite())
  for (const [locale, address] of [
    ['en', '/churches/delta'],
    ['es', '/es/churches/delta'],
  ] as const) {
    const [, tab] = pages.get(address)!.split(`<h2>${youth!.title[locale]}</h2>`)
    for (const { congregation } of theirs) expect(tab).toContain(`<span>${congregation}<`)
    expect(pages.get(address)).not.toContain(youth!.location[locale])
  }
})

test('no heading stands over nothing: where nobody is to be shown, on no network, of no young people, in no picture', async () => {
  const harbor = read<ChurchFile>('churches/harbor')
  const services = harbor.services.map((service) =>
    service.kind === 'youth' ? { ...service, until: '2031-05-09' as const } : service,
  )
  const about = { ...harbor.about, gallery: undefined }
  writeFileSync(file('churches/harbor'), JSON.stringify({ ...harbor, services, about, social: {} }))
  for (const name of readdirSync(path.join(folder, 'people'))) {
    const person = read<PersonFile>(`people/${path.parse(name).name}`)
    if (person.church !== 'harbor') continue
    const hidden = { ...person, shown: 'no' }
    writeFileSync(path.join(folder, 'people', name), JSON.stringify(hidden))
  }
  const site = read<SiteFile>('site')
  const links = { ...site.links, social: {} }
  writeFileSync(file('site'), JSON.stringify({ ...site, links }))
  const pages = htmlOf(await madeSite())
  const { churchWords } = await import('#app/church/page/words.server.ts')
  const { newHereWords } = await import('#app/visit/new-here/words.server.ts')
  const { about: inWords, contact, pastors, team, youth } = churchWords.read()
  for (const locale of locales) {
    const prefix = { en: '', es: '/es' }[locale]
    const [church] = pages
      .get(`${prefix}/churches/harbor`)!
      .split('<script type="application/json"')
    for (const words of [contact.connect, pastors.eyebrow, team.eyebrow, youth.services]) {
      expect(church).not.toContain(`>${words[locale]}<`)
    }
    expect(church).not.toContain(`aria-label="${inWords.gallery[locale]}"`)
    expect(church).toContain(`>${youth.location[locale]}<`)
    const [newHere] = pages
      .get(`${prefix}/welcome/new-here`)!
      .split('<script type="application/json"')
    expect(newHere).not.toContain(newHereWords.read().social.lead[locale])
  }
})

test('of hundreds of recordings each stands on one page, the latest on the first', async () => {
  const recordings = Array.from({ length: 230 }, (_, index) => ({
    title: `Sermon ${index}`,
    on: new Date(now - index * 7 * 86_400_000).toISOString().slice(0, 10),
    languages: ['en'],
    link: `https://audio.lighthouse.example/${index}.mp3`,
  }))
  writeFileSync(file('recordings/hill'), JSON.stringify({ church: 'hill', recordings }))
  const site = await madeSite()
  const pages = htmlOf(site)
  const path = '/es/churches/hill/recordings'
  const titlesOn = (address: string) =>
    [...pages.get(address)!.matchAll(/<h3[^>]*>(Sermon \d+)</g)].map(([, title]) => title)
  const all = [path, `${path}/2`, `${path}/3`].map(titlesOn)
  expect(all.map(({ length }) => length)).toEqual([100, 100, 30])
  expect(all.flat()).toEqual(recordings.map(({ title }) => title))
  expect(pages.has(`${path}/4`)).toBe(false)
  const leadsTo = (from: string, to: string) => pages.get(from)!.includes(`href="${to}"`)
  expect(leadsTo(path, `${path}/2`)).toBe(true)
  expect(leadsTo(`${path}/2`, `${path}/3`)).toBe(true)
  expect(leadsTo(`${path}/2`, path)).toBe(true)
  expect(leadsTo(`${path}/3`, `${path}/4`)).toBe(false)
  const titles = site
    .addresses()
    .filter((each) => each.path.startsWith(path))
    .map((address) => site.pageAt(address, now).data.head.title)
  expect(new Set(titles).size).toBe(3)
  // no page of one of them is too heavy to be sent
  for (const address of [path, `${path}/2`]) {
    const { byteLength } = brotliCompressSync(pages.get(address)!)
    expect(byteLength, address).toBeLessThan(15_000)
  }
})

test('what comes again every year is told apart where its page is not seen', async () => {
  const event = read<EventFile>('events/past-conference')
  const again = { ...event, from: '2029-11-08', to: '2029-11-10' }
  writeFileSync(file('events/the-year-before'), JSON.stringify(again))
  const walk = read<EventFile>('events/evening-walk')
  const spring = { ...walk, from: '2030-03-05', to: '2030-03-05', until: '2030-05-28' }
  writeFileSync(file('events/spring-walk'), JSON.stringify(spring))
  const short = { en: 'Come and see.', es: 'Venga a ver.' }
  for (const name of ['past-conference', 'the-year-before']) {
    const itself = read<EventFile>(`events/${name}`)
    writeFileSync(file(`events/${name}`), JSON.stringify({ ...itself, summary: short }))
  }
  const site = await madeSite()
  const found = site.addresses().flatMap((address) => {
    const { title, description, picture, hidden } = site.pageAt(address, now).data.head
    return hidden ? [] : [{ path: address.path, title, description, picture }]
  })
  for (const part of ['title', 'description', 'picture'] as const) {
    // churches have the same name in both languages
    const told = found.map((each) => `${each.path.startsWith('/es') ? 'es' : 'en'} ${each[part]}`)
    const twice = found.filter((_, index) => told.indexOf(told[index]!) !== index)
    expect(twice, part).toEqual([])
  }
  const titleOf = (address: string) => found.find((each) => each.path === address)!.title
  const { name } = site.site
  expect(titleOf('/events/past-conference')).toBe(
    `Conference of the fishers, November 2030 | ${name}`,
  )
  expect(titleOf('/events/the-year-before')).toBe(
    `Conference of the fishers, November 8–10, 2029 | ${name}`,
  )
  expect(titleOf('/es/events/the-year-before')).toBe(
    `Conferencia de los pescadores, del 8 al 10 de noviembre de 2029 | ${name}`,
  )
  // two series of one name are told by their seasons
  expect(titleOf('/events/spring-walk')).toBe(`Walk along the quay, March 5–May 28, 2030 | ${name}`)
  expect(titleOf('/es/events/evening-walk')).toBe(
    `Paseo por el muelle, del 2 de septiembre de 2031 al 30 de junio de 2032 | ${name}`,
  )
  // what comes again every month is one event
  expect(titleOf('/events/monthly-breakfast')).toBe(`Breakfast of the neighbors | ${name}`)
})
