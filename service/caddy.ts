/**
 * `npm run build:caddy`: writes what the site asks of a host, its headers and the addresses that moved,
 * as Caddy reads it, into dist/caddy.conf. Some of it changes with every build.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteJson } from '#app/build/for-service/site-json.ts'
import { say } from '#app/language/command.ts'
import { locales, withLocale } from '#app/language/locale.ts'
import { readSiteSettings } from './site-settings.ts'

type Told = Pick<SiteJson, 'headers' | 'apart' | 'redirects'>

/** What stands apart, by its address, has a value of its own in the place of that of all others, or none. */
export function caddyConfig({ headers, apart, redirects }: Told) {
  const said = Object.entries(headers).flatMap(([name, value]) => {
    const others = Object.entries(apart).flatMap(([address, { [name]: own }]) =>
      own == null ? [] : `\t~^${address}(/|$) "${own}"`,
    )
    if (others.length === 0) return `header ${name} "${value}"`
    const chosen = [...others, `\tdefault "${value}"`]
    return [`map {path} {${name}} {`, ...chosen, '}', `header ${name} {${name}}`]
  })
  const unsaid = Object.entries(apart).flatMap(([address, own]) =>
    Object.entries(own).flatMap(([name, value]) =>
      value === null ? `header ${address}/* -${name}` : [],
    ),
  )
  const moved = locales.flatMap((locale) =>
    Object.entries(redirects).map(
      ([from, to]) => `redir ${withLocale(from, locale)} ${withLocale(to, locale)}{asked} 301`,
    ),
  )
  return [...said, ...unsaid, ...moved, ''].join('\n')
}

if (import.meta.main) {
  const file = path.resolve('dist/caddy.conf')
  writeFileSync(file, caddyConfig(readSiteSettings('dist/site')))
  say({
    en: `What Caddy needs to know is in ${file}`,
    es: `Lo que Caddy necesita saber está en ${file}`,
  })
}
