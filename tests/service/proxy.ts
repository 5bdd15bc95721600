import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import tls from 'node:tls'
import { freePort } from '../../scripts/free-port.ts'
import { site, temporaryFolder } from './home.ts'

/** Whether Caddy is on this machine, and what makes it a certificate. */
export function hasCaddy(): boolean {
  return ['caddy', 'openssl'].every((program) => !spawnSync(program, ['version']).error)
}

/**
 * Caddy with its configuration from `hosting/`, on ports of its own, before a service; and
 * behind a content network, where that is at some addresses.
 */
export function startProxy(upstream: string, contentNetwork?: string) {
  const given = readFileSync('hosting/Caddyfile', 'utf8')
  const file = contentNetwork
    ? given.replace(/#(?=@content_network|vars)/g, '').replace('192.0.2.0/24', contentNetwork)
    : given
  return startWith(file.replaceAll('127.0.0.1:3000', new URL(upstream).host))
}

/** Caddy by itself, with the files of the site and what the build says about them. */
export function startAlone(built: string) {
  const given = readFileSync('hosting/Caddyfile-files', 'utf8')
  const whole = given.replace('import /srv/praise-chapel/dist/caddy.conf', () => built)
  return startWith(whole.replaceAll('/srv/praise-chapel/dist/site', path.resolve(site)))
}

async function startWith(given: string) {
  const { folder, remove } = temporaryFolder()
  const [plain, safe] = [await freePort(), await freePort()]
  const certificate = makeCertificate(folder)
  const file = path.join(folder, 'Caddyfile')
  const own = `admin off\n\thttp_port ${plain}\n\thttps_port ${safe}\n\tskip_install_trust\n\tservers {`
  const name = `https://localhost:${safe} {\n\ttls ${folder}/certificate.pem ${folder}/key.pem`
  writeFileSync(file, given.replace('servers {', own).replace('praisechapel.example {', name))
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const words = ['run', '--config', file, '--adapter', 'caddyfile']
  const proxy = spawn('caddy', words, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  proxy.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate])
  const url = `https://localhost:${safe}`
  for (let tries = 0; ; tries++) {
    if (await fetch(url).catch(() => undefined)) break
    if (tries > 100) throw new Error(`Caddy did not start: ${said.slice(-2000)}`)
    await wait(100)
  }
  return {
    url,
    /** The file of its certificate, for programs that are to believe it. */
    certificate: `${folder}/certificate.pem`,
    plain: `http://localhost:${plain}`,
    /** What it has written down until now. */
    written: () => said,
    async close() {
      const ended = new Promise((resolve) => proxy.once('exit', resolve))
      proxy.kill('SIGTERM')
      await ended
      remove()
    },
  }
}

/** For tests: a certificate for some names, and its key, as files in a folder. */
export function makeCertificate(folder: string, hosts: readonly string[] = ['localhost']): string {
  const words =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
  const names = ['-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`]
  const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/certificate.pem`]
  execFileSync('openssl', [...words.split(' '), ...names, ...files], { stdio: 'ignore' })
  return readFileSync(`${folder}/certificate.pem`, 'utf8')
}
