import { hash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserLaunch } from '../../scripts/browser.ts'
import { freePort } from '../../scripts/free-port.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string' }, before: { type: 'string' }, tls: { type: 'boolean' } },
})

/** The pages that are named after a command, how often each is to be opened, and what it is compared with. */
export const asked = {
  pages: positionals,
  times: Number(values.times) || undefined,
  /** The folder of another clone, which has built its site. */
  before: values.before,
  /** By HTTP/2 with TLS, as Caddy serves it, in place of HTTP/1.1. */
  tls: values.tls,
}

/**
 * A browser that also listens on a port: what asks it there is no part of what is measured. It takes these
 * certificates, which are files, for good ones.
 */
export async function startBrowser(certificates: readonly string[] = []) {
  const port = await freePort()
  const { args = [], ...launch } = browserLaunch()
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...args,
      `--remote-debugging-port=${port}`,
      `--ignore-certificate-errors-spki-list=${certificates.map(keyOf).join()}`,
    ],
  })
  return { browser, port }
}

/** By what Chromium knows a certificate: the digest of its public key. */
function keyOf(certificate: string): string {
  const { publicKey } = new X509Certificate(readFileSync(certificate))
  return hash('sha256', publicKey.export({ type: 'spki', format: 'der' }), 'base64')
}

export function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
}
