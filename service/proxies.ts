import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import tls from 'node:tls'
import { freePort } from './free-port.ts'
import { site, temporaryFolder } from './testing.ts'

export const proxyNames = ['nginx', 'caddy'] as const
export type ProxyName = (typeof proxyNames)[number]

/** For tests: whether a proxy is on this machine, and what makes it a certificate. */
export function hasProxy(name: ProxyName): boolean {
  return [name, 'openssl'].every((program) => !spawnSync(program, ['version']).error)
}

/** For tests: a proxy with its configuration from `hosting/`, on ports of its own, before a service. */
export function startProxy(name: ProxyName, upstream: string) {
  const given = readFileSync(name === 'nginx' ? 'hosting/nginx.conf' : 'hosting/Caddyfile', 'utf8')
  return startWith(name, given.replaceAll('127.0.0.1:3000', new URL(upstream).host))
}

/** For tests: a server by itself, with the files of the site and what the build says about them. */
export function startAlone(name: ProxyName, built: string) {
  const file = name === 'nginx' ? 'hosting/nginx-files.conf' : 'hosting/Caddyfile-files'
  const include = /(include|import) \/srv\/praise-chapel\/dist\/(nginx|caddy)\.conf;?/
  const whole = readFileSync(file, 'utf8').replace(include, () => built)
  return startWith(name, whole.replaceAll('/srv/praise-chapel/dist/site', path.resolve(site)))
}

async function startWith(name: ProxyName, given: string) {
  const { folder, remove } = temporaryFolder()
  const [plain, safe] = [await freePort(), await freePort()]
  const certificate = makeCertificate(folder)
  const configure = name === 'nginx' ? nginxConfig : caddyConfig
  const file = path.join(folder, 'config')
  writeFileSync(file, configure(given, folder, plain, safe))
  const words =
    name === 'nginx'
      ? ['-c', file, '-p', folder, '-g', 'daemon off;']
      : ['run', '--config', file, '--adapter', 'caddyfile']
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const proxy = spawn(name, words, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  proxy.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate])
  const url = `https://localhost:${safe}`
  for (let tries = 0; ; tries++) {
    if (await fetch(url).catch(() => undefined)) break
    if (tries > 100) throw new Error(`${name} did not start: ${said.slice(-2000)}`)
    await wait(100)
  }
  return {
    url,
    plain: `http://localhost:${plain}`,
    /** What it has written down until now. */
    written: () => said + readIfThere(path.join(folder, 'access.log')),
    async close() {
      const ended = new Promise((resolve) => proxy.once('exit', resolve))
      proxy.kill('SIGTERM')
      await ended
      remove()
    },
  }
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function nginxConfig(given: string, folder: string, plain: number, safe: number): string {
  const servers = given
    .replaceAll('praisechapel.example', 'localhost')
    .replace('listen 80;', `listen ${plain};`)
    .replace('listen 443 ssl', `listen ${safe} ssl`)
    .replace('https://$host$request_uri', `https://$host:${safe}$request_uri`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/certificate.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`)
    .replaceAll('/var/log/nginx/error.log', 'stderr')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  // started by root, it would work as somebody who may not enter the folder
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} worker_processes 1; pid ${folder}/pid; error_log stderr;
events { worker_connections 512; }
http {
  access_log ${folder}/access.log;
  ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join('\n  ')}
  ${servers}
}`
}

function caddyConfig(given: string, folder: string, plain: number, safe: number): string {
  const own = `admin off\n\thttp_port ${plain}\n\thttps_port ${safe}\n\tskip_install_trust\n\tservers {`
  return given
    .replace('servers {', own)
    .replace(
      'praisechapel.example {',
      `https://localhost:${safe} {\n\ttls ${folder}/certificate.pem ${folder}/key.pem`,
    )
}

function makeCertificate(folder: string): string {
  const words =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
  const names = ['-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/certificate.pem`]
  execFileSync('openssl', [...words.split(' '), ...names, ...files], { stdio: 'ignore' })
  return readFileSync(`${folder}/certificate.pem`, 'utf8')
}
