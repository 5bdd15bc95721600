import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pathTo } from '#app/addresses.ts'
import { fixture } from './fixture.ts'
import { expect, read, readInEachLanguage, reading } from './site.ts'

reading('of who is not shown by name, no byte is in anything that was built', () => {
  const secrets = [
    /Zebed|Hiddenson|Escondido|Watcher|Vigilante|Watches by night|Vela de noche|5550198|555-0198|555 0198/i,
    /Priscil|Quietly|Callada|5550199|555-0199|555 0199/i,
    /pastors-india/,
  ]
  const files = globSync('**/*.*', { cwd: fixture.out })
  expect(files.some((file) => file.endsWith('site.json'))).toBe(true)
  const found = files.filter((file) => {
    const bytes = readFileSync(path.join(fixture.out, file))
    const open = { '.br': brotliDecompressSync, '.gz': gunzipSync }[path.extname(file)]
    const all = `${file}\n${(open?.(bytes) ?? bytes).toString()}`
    return secrets.some((secret) => secret.test(all))
  })
  expect(found).toEqual([])
})

readInEachLanguage(
  'somebody may be shown by their role alone, without a picture of them',
  async (page, locale) => {
    const name = { en: 'Keeps the doors', es: 'Cuida las puertas' }[locale]
    await read(page, pathTo('church', locale, { slug: 'san-bartolome' }))
    const person = page.locator('#pastors li', { has: page.getByRole('heading', { name }) })
    await expect(person).toHaveCount(1)
    await expect(person.locator('img')).toHaveCount(0)
    await expect(person.getByRole('paragraph')).toHaveCount(0)
  },
)
