import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect } from '@playwright/test'
import { serveBuiltSite } from '../../scripts/built-site.ts'
import { assemble, now } from '../fixture.ts'
import type { Copy } from '../help/copy.ts'
import { Publishing } from '../help/publishing.ts'
import { app } from './start.ts'

/** The name of the site; a browser must be told that it is this machine: `toTheSite`. */
const siteName = 'lighthouse.example'
export const toTheSite = `--host-resolver-rules=MAP ${siteName} localhost`

export type World = {
  publishing: Publishing
  /** Where the site is. */
  origin: string
  /** Where the editor stands. */
  editor: string
  /** Serves what is published by now. */
  renew: () => Promise<void>
  stop: () => Promise<unknown>
}

/** The made-up fellowship, published by the workflow, with an editor that saves to a repository at the stand-in. */
export async function publish(copy: Copy): Promise<World> {
  const [key, cert] = [copy.path('.cache/key.pem'), copy.path('.cache/cert.pem')]
  run(
    copy,
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
  )
  const tls = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  const publishing = await Publishing.at(copy, tls)
  const { github } = publishing
  copy.env.NODE_EXTRA_CA_CERTS = cert

  assemble(copy.path('content'))
  const site = JSON.parse(copy.read('content/site.json')) as object
  const lies = { host: 'github', name: 'lighthouse/website', server: github.url }
  copy.write('content/site.json', JSON.stringify({ ...site, repository: lies }))
  copy.env.SOURCE_DATE_EPOCH = String(Date.parse(now) / 1000)
  expect(copy.run('scripts/format-content.ts')).toMatchObject({ status: 0 })
  publishing.begin()
  const { jobs } = await publishing.push('pass')
  expect(jobs.publish?.result, jobs.make!.said).toBe('success')

  // TLS, as in front of every published site, by a name that a browser of these tests leads here
  const front = createServer(tls, (request, response) => {
    const { url, method, headers } = request
    const asked = ask(home.origin + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    // what the service does not take is the browser's to ask again, and no failure of the test itself
    asked.on('error', () => response.destroy())
    request.pipe(asked)
  })
  await new Promise<void>((resolve) => void front.listen(0, 'localhost', resolve))
  const origin = `https://${siteName}:${(front.address() as AddressInfo).port}`
  const serve = () =>
    serveBuiltSite(path.join(publishing.published, 'site'), copy.folder, {
      SIGN_IN_APP: app.id,
      SIGN_IN_SECRET: app.secret,
      SIGN_IN_SERVER: github.url,
      SIGN_IN_ORIGINS: origin,
      NODE_EXTRA_CA_CERTS: cert,
    })
  let home = await serve()
  return {
    publishing,
    origin,
    editor: `${origin}/admin`,
    async renew() {
      const before = home
      home = await serve()
      before.stop()
    },
    async stop() {
      home.stop()
      front.closeAllConnections()
      front.close()
      await publishing.end()
    },
  }
}

function run(copy: Copy, program: string, ...words: string[]): void {
  const { status, stderr } = spawnSync(program, words, { cwd: copy.folder })
  expect(status, stderr?.toString()).toBe(0)
}
