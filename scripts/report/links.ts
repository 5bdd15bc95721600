import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { both } from '#app/content/fields.ts'
import type { Chapter } from './chapter.ts'

/** What the contact service answers, and no file. */
const served = /^\/(api\/|healthz$)/

/** Links from one page of the built site to another that is not there, or to no place on it. */
export function deadLinks(site: string): Chapter {
  const title = both('Links that lead nowhere', 'Enlaces que no llevan a ninguna parte')
  if (!existsSync(path.join(site, 'index.html'))) {
    const unknown = both(
      `There is no built site in ${site}: run npm run build, then the report again.`,
      `No hay un sitio construido en ${site}: ejecute npm run build y repita el informe.`,
    )
    return { name: 'links', title, findings: [], unknown }
  }
  const redirected = new Set(
    readFileSync(path.join(site, '_redirects'), 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[0]!),
  )
  // the pages not found name addresses that have no page
  const pages = globSync('**/*.html', { cwd: site })
    .filter((page) => !/(^|[\\/])404([\\/]|\.html$)/.test(page))
    .toSorted()
  const html = new Map(pages.map((page) => [page, readFileSync(path.join(site, page), 'utf8')]))
  const findings = pages.flatMap((page) => {
    const address = `/${page.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`
    const links = [...html.get(page)!.matchAll(/\s(?:href|src|action)="([^"]*)"/g)]
    const dead = new Set(links.map(([, link]) => link!.replaceAll('&amp;', '&')).filter(isDead))
    return [...dead].map((link) => ({ file: address, text: both(link, link) }))

    function isDead(link: string): boolean {
      const { protocol, host, pathname, hash } = new URL(link, `http://site${address}`)
      if (protocol !== 'http:' || host !== 'site' || served.test(pathname)) return false
      const there = decodeURIComponent(pathname)
      if (redirected.has(there)) return false
      const target = [there, `${there}.html`, path.posix.join(there, 'index.html')].find((file) => {
        const known = html.has(file.slice(1).replaceAll('/', path.sep))
        return known || (/\.\w+$/.test(file) && existsSync(path.join(site, file)))
      })
      if (!target) return true
      const place = decodeURIComponent(hash.slice(1))
      const text = html.get(target.slice(1).replaceAll('/', path.sep))
      return place !== '' && text !== undefined && !text.includes(` id="${place}"`)
    }
  })
  return { name: 'links', title, findings }
}
