/** Puts the proxy of the service's tests on this machine where that can be done without asking. */
import { hasCaddy } from '../tests/service/proxy.ts'
import { installFromDebian } from './debian.ts'

if (!hasCaddy()) installFromDebian('caddy', 'openssl')
if (!hasCaddy()) console.log('Without Caddy, its tests are skipped.')
