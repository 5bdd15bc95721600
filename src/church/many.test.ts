import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type * as entryServer from '#app/entry-server.ts'
import { locales, type Locale } from '#app/language/locale.ts'
import { assemble, now as when } from '../../tests/fixture.ts'
import { layChurches } from '../../tests/help/many-churches.ts'

const now = Date.parse(when)
/** So many are there anyway. */
const { length: own } = globSync('tests/content/churches/*.json')
const folder = mkdtempSync(path.join(tmpdir(), 'many-'))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** What is made of a fellowship with so many churches. */
async function siteOf(churches: number): Promise<typeof entryServer> {
  assemble(folder)
  layChurches(folder, churches - own)
  vi.stubEnv('CONTENT', folder)
  vi.resetModules()
  return import('#app/entry-server.ts')
}

type Site = typeof entryServer
const dataAt = (site: Site, twin: string, locale: Locale) =>
  site.pageAt(
    site.addresses().find((each) => each.twin === twin && each.locale === locale)!,
    now,
  ).data
const churchLinks = (shown: object) =>
  new Set(JSON.stringify(shown).match(/"(?:\/es)?\/churches\/[a-z-]+"/g) ?? [])

test('a few churches are all named, and no country has a page', async () => {
  const site = await siteOf(own)
  expect(churchLinks(site.loadFrame('en', now)).size).toBe(own)
  expect(dataAt(site, '/', 'en').props).toMatchObject({ finder: undefined })
  expect(site.addresses().filter(({ name }) => name === 'country')).toEqual([])
  expect([...site.finderFiles]).toEqual([])
})

test('of many churches menu and footer name the countries, and each church is on the page of its own', async () => {
  const site = await siteOf(60)
  for (const locale of locales) {
    const frame = site.loadFrame(locale, now)
    expect(churchLinks(frame).size).toBe(0)
    const countries = frame.footer.churches.links
    expect(frame.menu).toContainEqual(expect.objectContaining({ links: countries }))
    expect(countries.reduce((sum, { note }) => sum + Number(note), 0)).toBe(60)
    const listed = countries.flatMap(({ to }) => {
      const twin = to.replace(/^\/es/, '')
      return [...churchLinks((dataAt(site, twin, locale).props as { regions: object }).regions)]
    })
    const all = site
      .addresses()
      .filter((each) => each.name === 'church' && each.locale === locale)
      .map((each) => JSON.stringify(each.path))
    expect(listed.toSorted()).toEqual(all.toSorted())
  }
})

test('what one visitor loads does not grow with the number of churches', async () => {
  const few = await siteOf(60)
  const sizes = (site: Site) =>
    ['/', '/contact-us', '/welcome/new-here', '/events', '/churches/harbor'].map(
      (twin) => JSON.stringify([dataAt(site, twin, 'es'), site.loadFrame('es', now)]).length,
    )
  const before = sizes(few)
  const after = sizes(await siteOf(300))
  for (const [index, size] of after.entries()) expect(size / before[index]!).toBeLessThan(1.01)
})
