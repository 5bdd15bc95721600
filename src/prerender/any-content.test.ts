import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ICAL from 'ical.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as entryServer from '#app/entry-server.ts'
import { locales } from '#app/i18n/locale.ts'
import { assemble, now as when } from '../../tests/fixture.ts'

// whatever volunteers add or delete, every page is made and is right

const now = Date.parse(when)
const folder = path.join(mkdtempSync(path.join(tmpdir(), 'any-')), 'content')

beforeEach(() => {
  vi.stubEnv('CONTENT', folder)
  vi.stubEnv('SOURCE_DATE_EPOCH', String(now / 1000))
  assemble(folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(path.dirname(folder), { recursive: true, force: true })
})

type Site = typeof entryServer

/** What is made of content as it now is; the check has nothing against it. */
async function madeSite(): Promise<Site> {
  vi.resetModules()
  const { refuseContent } = await import('#app/media/take-in.ts')
  expect((await refuseContent())?.message).toBeUndefined()
  return import('#app/entry-server.ts')
}

/** Every page there is, by its address, as a visitor is sent it. */
async function htmlOf(site: Site): Promise<Map<string, string>> {
  const assets = { entry: '/entry.js', styles: [], fonts: [] }
  const frames = new Map(locales.map((locale) => [locale, site.loadFrame(locale, now)]))
  const pages = [...site.addresses(), ...site.missingAddresses()].map(async (address) => {
    const { data: unbuilt, page } = site.pageAt(address, now)
    const data = { build: 'any', module: '/any.js', ...unbuilt }
    const ready = { data, frame: frames.get(address.locale)!, assets }
    return [address.path, await site.renderDocument(ready, page)] as const
  })
  return new Map(await Promise.all(pages))
}

test('without any event Home and Events tell of every week, and nothing leads to an event', async () => {
  rmSync(path.join(folder, 'events'), { recursive: true })
  const site = await madeSite()
  const { ui } = await import('#app/content/words.ts')
  const { eventsPage } = await import('#app/content/pages.ts')
  const pages = await htmlOf(site)
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
  for (const kind of ['churches', 'people']) {
    for (const name of readdirSync(path.join(folder, kind))) {
      if (!/^(harbor|founders)/.test(name)) rmSync(path.join(folder, kind, name))
    }
  }
  const pages = await htmlOf(await madeSite())
  for (const [address, html] of pages) {
    for (const [, slug] of html.matchAll(/\/churches\/([a-z-]+)"/g)) {
      expect([address, slug]).toEqual([address, 'harbor'])
    }
  }
})
