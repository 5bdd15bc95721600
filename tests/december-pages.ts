/**
 * The pages of the made-up fellowship as they are built in December: by what has built the fixture, of a content
 * with a church's Christmas in it, which is put into a folder. `node tests/december-pages.ts .cache/december
 * december home,church 2033-12-20T04:17Z …` prints them, by the moment and by their address.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Server } from '../src/build/bundle.ts'
import type { SiteJson } from '../src/build/for-service/site-json.ts'
import { fixture } from './fixture.ts'
import { december } from './help/december.ts'

const [content = '', month = '', names = '', ...moments] = process.argv.slice(2)
rmSync(content, { recursive: true, force: true })
mkdirSync(path.dirname(content), { recursive: true })
cpSync(fixture.content, content, { recursive: true })
december(content, month as 'december' | 'january')
process.env.CONTENT = content

const server = path.resolve(fixture.out, 'server')
// asked only now, since it reads content
const rendering = (await import(pathToFileURL(path.join(server, 'entry-server.js')).href)) as Server
const { contactPage } = JSON.parse(readFileSync(path.join(server, 'site.json'), 'utf8')) as SiteJson

/** Of which build a page is, and which script shows it: that of another of its kind, where it is new. */
const modules = new Map<string, { build: string; module: string }>()
const all = rendering.addresses()
for (const { path: address } of all) {
  const file = path.join(fixture.site, address, 'data.json')
  if (!existsSync(file)) continue
  const { component, build, module } = JSON.parse(readFileSync(file, 'utf8')) as Data
  modules.set(component, { build, module })
}
type Data = { component: string; build: string; module: string }

const wanted = all.filter(({ name }) => names.split(',').includes(name))
const pages: Record<string, Record<string, string>> = {}
for (const moment of moments) {
  const now = Date.parse(moment)
  pages[moment] = {}
  for (const address of wanted) {
    const { data: unbuilt, page } = rendering.pageAt(address, now)
    const data = { ...modules.get(unbuilt.component)!, ...unbuilt }
    const frame = rendering.loadFrame(address.locale, now)
    const { assets } = contactPage[address.locale]
    pages[moment][address.path] = rendering.renderDocument({ data, frame, assets }, page)
  }
}
process.stdout.write(JSON.stringify(pages))
