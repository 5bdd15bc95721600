/** Puts the proxies of the service's tests on this machine where that can be done without asking. */
import { hasProxy, proxyNames } from '../service/proxies.ts'
import { installFromDebian } from './debian.ts'

const missing = () => proxyNames.filter((name) => !hasProxy(name))
if (missing().length > 0) installFromDebian(...missing(), 'openssl')
for (const name of missing()) console.log(`Without ${name}, its tests are skipped.`)
