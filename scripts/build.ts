/**
 * `npm run build`: makes the site. One that cannot be made leaves the one before as it was.
 * `node scripts/build.ts changed` makes it only if something was changed that it is made of.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { inBoth } from '#app/language/command.ts'
import { agreement, agreementIn } from '../service/site-settings.ts'
import { always, fingerprintOf } from './inputs.ts'

type Site = {
  out: string
  content: string
  from?: readonly string[]
  env?: Record<string, string>
}

const theSite: Site = {
  out: process.env.OUT ?? 'dist',
  content: path.relative('', process.env.CONTENT ?? 'content'),
}

const pageIn = (out: string) => path.join(out, 'site/index.html')
const stampIn = (out: string) => path.join(out, 'server/made-of.txt')
const madeOf = ({ content, from = [content] }: Site) => [
  fingerprintOf(always),
  fingerprintOf(from, content),
]
/** What the site that is there is made of. */
const stampOn = (out: string) =>
  existsSync(stampIn(out)) ? readFileSync(stampIn(out), 'utf8').split('\n') : []

export function isUpToDate(site: Site = theSite): boolean {
  const files = [pageIn(site.out), agreementIn(path.join(site.out, 'server'))]
  return (
    files.every((file) => existsSync(file)) && isDeepStrictEqual(stampOn(site.out), madeOf(site))
  )
}

/** Builds a site, in words that need no programming where it cannot be built. */
export function build(site: Site = theSite): boolean {
  const { out, content, env } = site
  // what is saved while it is built may not be in it
  const stamp = madeOf(site)
  const earlier = stampOn(out)[0] === stamp[0] ? out : ''
  const vite = 'node_modules/vite/bin/vite.js'
  const words = ['build', '--app', '--configLoader', 'native', '--logLevel', 'warn']
  // what is young is looked through more often, which takes no longer and a quarter less memory:
  // https://nodejs.org/api/cli.html#--max-semi-space-sizesize-in-mib
  const { status } = spawnSync(process.execPath, ['--max-semi-space-size=4', vite, ...words], {
    stdio: 'inherit',
    env: { ...process.env, OUT: out, CONTENT: content, EARLIER: earlier, ...env },
  })
  if (status === 0) {
    writeFileSync(stampIn(out), stamp.join('\n'))
    writeFileSync(agreementIn(path.join(out, 'server')), agreement())
    return true
  }
  const failed = {
    en: 'The site could not be built; what is wrong stands above.',
    es: 'No se pudo construir el sitio; arriba dice por qué.',
  }
  const before = {
    en: 'The one that was built before is still there, whole.',
    es: 'El que se construyó antes sigue ahí, entero.',
  }
  const told = existsSync(pageIn(out)) ? [failed, before] : [failed]
  console.error(`\n${told.map(inBoth).join('\n')}`)
  return false
}

if (import.meta.main) {
  const isWanted = process.argv[2] !== 'changed' || !isUpToDate()
  process.exit(!isWanted || build() ? 0 : 1)
}
