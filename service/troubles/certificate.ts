import { connect } from 'node:tls'
import { day, second } from '../durations.ts'
import { trouble, type Trouble } from './troubles.ts'

/** Proxies renew a certificate a month before its end: two weeks before, something is wrong. */
const early = 14 * day

/** What is wrong with the certificate that visitors of the site are shown, if it can be seen from here. */
export async function certificateTrouble(origin: string, now: number): Promise<Trouble[]> {
  const until = await endOf(new URL(origin))
  const isClose = until !== undefined && until - now < early
  return isClose
    ? [trouble('certificate', { until: new Date(until).toISOString().slice(0, 10) })]
    : []
}

function endOf({ protocol, hostname, port }: URL): Promise<number | undefined> {
  if (protocol !== 'https:') return Promise.resolve(undefined)
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      servername: hostname,
      port: Number(port) || 443,
      timeout: 10 * second,
      // one that has ended is to be read, too
      rejectUnauthorized: false,
    })
    socket.once('secureConnect', () => {
      const { valid_to: end } = socket.getPeerCertificate()
      socket.destroy()
      resolve(Date.parse(end))
    })
    socket.once('timeout', () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
  })
}
