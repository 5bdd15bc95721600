/**
 * `npm run build:nginx`: writes what the site asks of a host, its headers and the addresses that moved,
 * as nginx reads it, into dist/nginx.conf. Some of it changes with every build.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales, withLocale } from '#app/i18n/locale.ts'
import { readSiteSettings, type SiteSettings } from './site-settings.ts'

export function nginxConfig({ headers, redirects }: Pick<SiteSettings, 'headers' | 'redirects'>) {
  const said = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  )
  const moved = locales.flatMap((locale) =>
    Object.entries(redirects).map(
      ([from, to]) =>
        `location = ${withLocale(from, locale)} { return 301 ${withLocale(to, locale)}$is_args$args; }`,
    ),
  )
  return [...said, ...moved, ''].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = path.resolve('dist/nginx.conf')
  writeFileSync(file, nginxConfig(readSiteSettings('dist/site')))
  console.log(`What nginx needs to know is in ${file}`)
}
