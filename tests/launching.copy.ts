import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, globSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../scripts/free-port.ts'
import { assemble, now } from './fixture.ts'
import { onCopy as test, type Copy } from './help/copy.ts'
import { good, startMailServer } from './service/home.ts'
import { hasCaddy, startProxy } from './service/proxy.ts'

// `npm run launch`, as somebody without a programmer goes through it, up to a site that is served under TLS and sends mail

const terminals: Terminal[] = []
// one that asks again and again until somebody has signed in would never end by itself
test.afterEach(() => {
  for (const each of terminals.splice(0)) each.kill()
})

/** A program that asks in a terminal. */
class Terminal {
  printed = ''
  private read = 0
  private readonly program: ChildProcess

  constructor(copy: Copy, env: Record<string, string>) {
    this.program = spawn(process.execPath, ['scripts/launch.ts'], {
      cwd: copy.folder,
      env: { ...process.env, ...copy.env, ...env },
    })
    const note = (chunk: Buffer) => (this.printed += chunk.toString())
    this.program.stdout!.on('data', note)
    this.program.stderr!.on('data', note)
    terminals.push(this)
  }

  kill(): void {
    this.program.kill()
  }

  /** Waits until it says something that it has not said before. */
  async says(wanted: string | RegExp, timeout = 30_000): Promise<void> {
    const isOver = () => this.program.exitCode !== null
    await expect
      .poll(() => isOver() || this.next(wanted) >= 0, { timeout, message: `${wanted}` })
      .toBe(true)
    const end = this.next(wanted)
    expect(end, `${wanted} in:\n${this.printed.slice(this.read)}`).toBeGreaterThanOrEqual(0)
    this.read += end
  }

  private next(wanted: string | RegExp): number {
    const rest = this.printed.slice(this.read)
    const found = typeof wanted === 'string' ? wanted : wanted.exec(rest)?.[0]
    return found === undefined || !rest.includes(found) ? -1 : rest.indexOf(found) + found.length
  }

  /** Answers what it asks. */
  async types(answer: string): Promise<void> {
    await this.says('> ')
    this.program.stdin!.write(`${answer}\n`)
  }

  async ends(): Promise<number | null> {
    await expect.poll(() => this.program.exitCode, { timeout: 30_000 }).not.toBeNull()
    return this.program.exitCode
  }
}

function run(copy: Copy, ...[program, ...words]: [string, ...string[]]): void {
  const { status, stderr } = spawnSync(program, words, { cwd: copy.folder })
  expect(status, stderr?.toString()).toBe(0)
}

/** Writes what could be true where the made-up fellowship says what cannot. */
function writeFacts(copy: Copy): void {
  for (const file of globSync('content/**/*.json', { cwd: copy.folder })) {
    const facts = copy
      .read(file)
      .replace(/\b(?:[\w-]+\.)?lighthouse\.example|[\w-]+\.example\b/g, 'lighthouse-churches.org')
      .replace(/\+1 (\d{3}) 555 01/g, '+1 $1 689 01')
      .replace(/\+34 000/g, '+34 600')
      .replace(/\+91 00000/g, '+91 98480')
      .replace(/\+254 000/g, '+254 712')
      .replace(/\+55 000 0000/g, '+55 11 91234')
    copy.write(file, facts)
  }
}

/** Starts the service, as a machine or Cloudflare would: the site answers then. */
async function serve(copy: Copy, env: Record<string, string>): Promise<ChildProcess> {
  const service = spawn(process.execPath, ['service/node.ts'], {
    cwd: copy.folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => service.stdout.once('data', resolve))
  return service
}

/**
 * Stands in for Cloudflare's program, which needs an account: what it was asked to do lies in `.cache/wrangler.json`.
 * As the real one (4.118), `whoami` ends well when nobody is signed in, and a database is made once.
 */
const wrangler = `#!/usr/bin/env node
const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const file = '.cache/wrangler.json'
const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { secrets: {}, databases: [], deployed: [] }
const asked = process.argv.slice(2).join(' ')
const says = (answer) => console.log(JSON.stringify(answer))
const fails = (why) => { console.error(why); process.exit(1) }
const accounts = [{ id: 'a1b2c3', name: 'The church' }]
const token = process.env.CLOUDFLARE_API_TOKEN
if (asked === 'whoami --json' && token) {
  if (token !== 'good-token') fails('Invalid API Token')
  says({ loggedIn: true, accounts })
} else if (asked === 'whoami --json') says(known.user ? { loggedIn: true, accounts } : { loggedIn: false })
else if (asked === 'whoami') console.log(known.user ?? 'You are not authenticated.')
else if (asked === 'login') known.user = 'office'
else if (!known.user) fails('it is necessary to set a CLOUDFLARE_API_TOKEN')
else if (asked.startsWith('secret put ')) known.secrets[process.argv[4]] = readFileSync(0, 'utf8')
else if (asked === 'd1 list --json') says(known.databases)
else if (asked === 'd1 create messages') {
  if (known.databases.length > 0) fails('A database with that name already exists')
  known.databases.push({ uuid: '01234567-89ab-cdef-0123-456789abcdef', name: 'messages' })
} else if (asked === 'deploy') {
  const id = JSON.parse(readFileSync('wrangler.json', 'utf8')).d1_databases[0].database_id
  if (!known.databases.some(({ uuid }) => uuid === id)) fails('no such database')
  known.deployed.push(existsSync('dist/edge/worker.js'))
} else fails(asked + ' is not known here')
writeFileSync(file, JSON.stringify(known))
`

/**
 * Stands in for GitHub's program, signed in: what it was told lies in `.cache/gh.json`. Words of its commands in
 * `.cache/gh-refuses` are those for which whoever has signed in lacks the right: as the real one, it ends with an error.
 */
const gh = `#!/usr/bin/env node
const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const file = '.cache/gh.json'
const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { secret: {}, variable: {}, runs: [] }
const [what, how, name, , value] = process.argv.slice(2)
if (existsSync('.cache/gh-refuses') && readFileSync('.cache/gh-refuses', 'utf8').includes(how)) {
  console.error('HTTP 403: Resource not accessible')
  process.exit(1)
}
if (how === 'list') console.log(Object.keys(known[what]).join('\\n'))
else if (how === 'set') known[what][name] = value ?? readFileSync(0, 'utf8')
else if (how === 'run') known.runs.push(name)
else if (what + ' ' + how !== 'auth status') process.exit(1)
writeFileSync(file, JSON.stringify(known))
`

type Wrangler = { secrets: Record<string, string>; databases: unknown[]; deployed: boolean[] }

test('from nothing to a served, mailed site, left once and gone on with', async ({ copy }) => {
  test.skip(!hasCaddy(), 'Caddy is not on this machine')
  test.setTimeout(600_000)
  assemble(copy.path('content'))
  copy.env.SOURCE_DATE_EPOCH = String(Date.parse(now) / 1000)
  const mailServer = await startMailServer()
  const port = await freePort()
  const proxy = await startProxy(`http://127.0.0.1:${port}`)
  const env = { NODE_EXTRA_CA_CERTS: proxy.certificate }

  // the address and the facts
  const first = new Terminal(copy, env)
  await first.says(/What is its address\?.*\n.*¿Cuál es su dirección\?/)
  await first.types('www.praisechapel.org')
  await first.says(/begins with https.*\n.*Empieza con https/)
  await first.types(proxy.url)
  await first.says(/\d+ facts are still made up.*\n.*\d+ datos son todavía inventados/)
  // whoever presses Enter too soon is told again
  await first.types('')
  await first.says(/\d+ facts are still made up/)
  const origin = JSON.parse(copy.read('content/site.json')) as { origin: string }
  expect(origin.origin).toBe(proxy.url)
  writeFacts(copy)
  await first.types('')

  // the repository: each command is the one that it says
  const bare = copy.path('../').concat('remote-', String(port), '.git')
  await first.says('Type: git init --initial-branch=main')
  run(copy, 'git', 'init', '--quiet', '--initial-branch=main')
  await first.types('')
  await first.says('git add --all')
  run(copy, 'git', 'add', '--all')
  const who = ['-c', 'user.name=Office', '-c', 'user.email=office@lighthouse.example']
  run(copy, 'git', ...who, 'commit', '--quiet', '--message', 'Our facts')
  await first.types('')
  await first.says('git remote add origin')
  run(copy, 'git', 'remote', 'add', 'origin', bare)
  await first.types('')
  await first.says('does not answer, or does not let you in')
  run(copy, 'git', 'init', '--quiet', '--bare', bare)
  await first.types('')
  await first.says('git push --set-upstream origin main')
  run(copy, 'git', 'push', '--quiet', '--set-upstream', 'origin', 'main')
  await first.types('')
  await first.says('1 or 2?')
  await first.types('luego')
  await first.says(/Go on whenever you like.*\n.*npm run launch/)
  expect(await first.ends()).toBe(0)

  // another day: what is done is not asked for again
  const second = new Terminal(copy, env)
  await second.says('1 or 2?')
  expect(second.printed).not.toContain('What is its address?')
  expect(second.printed.match(/^✓$/gm)).toHaveLength(3)
  await second.types('3')
  await second.says('Write 1 or 2')
  await second.types('2')
  await second.says('From which address?', 240_000)
  await second.types('website@lighthouse-churches.org')
  await second.says('Which server sends its mail?')
  // one that is not there is named, and asked for again
  await second.types('smtp://127.0.0.1:1')
  await second.says('From which address?', 60_000)
  await second.types('website@lighthouse-churches.org')
  await second.types(mailServer.url)
  await second.says('Has it arrived in the mailbox of website@lighthouse-churches.org?', 60_000)
  expect(mailServer.mails).toHaveLength(1)
  await second.types('perhaps')
  await second.says('Write yes or no')
  await second.types('sí')
  // whoever is to be told when something is wrong
  await second.says(/Who is told when something is wrong.*\n.*¿A quién se avisa/)
  await second.types('the pastor')
  await second.says(/An email address, an address with https.*\n.*Una dirección de correo/)
  await second.types('keeper@lighthouse-churches.org')

  // nothing answers yet; then the service does, by the settings that were kept for it
  await second.says(/answers 502|does not answer yet/)
  expect(statSync(copy.path('.env')).mode & 0o77).toBe(0)
  expect(copy.read('.env')).toContain('ALARM_TO=keeper@lighthouse-churches.org\n')
  const own = { PORT: String(port), BEHIND_PROXY: 'yes', SOURCE_DATE_EPOCH: '' }
  const service = await serve(copy, own)
  await second.types('')
  await second.says(/Write something into the form.*\n.*Escriba algo en el formulario/)
  const sent = await fetch(`${proxy.url}/api/contact`, {
    method: 'POST',
    body: new URLSearchParams(good),
  })
  expect(sent.status).toBe(200)
  // beside what the service says of the certificate, which is good for two days here
  await expect
    .poll(() => mailServer.mails.join('\n'), { timeout: 30_000 })
    .toContain('harbor@lighthouse-churches.org')
  await second.types('yes')
  await second.says(/The site is live.*\n.*El sitio está publicado/)
  expect(await second.ends()).toBe(0)

  // once more, with nothing to do
  const third = new Terminal(copy, env)
  await third.says('The site is live')
  expect(third.printed).not.toContain('> ')
  // what is secret is in no file that is kept or remembered
  expect(copy.read('.launch.json')).not.toContain(mailServer.url)
  const status = spawnSync('git', ['status', '--porcelain'], { cwd: copy.folder })
  expect(status.stdout.toString()).toBe('')

  service.kill()

  // another church, with the same facts, on Cloudflare: nobody is signed in yet
  const program = 'hosting/cloudflare/node_modules/.bin/wrangler'
  mkdirSync(path.dirname(copy.path(program)), { recursive: true })
  copy.write(program, wrangler)
  chmodSync(copy.path(program), 0o755)
  copy.write('.launch.json', '{}')
  const fourth = new Terminal(copy, env)
  await fourth.types('1')
  await fourth.says(/A browser opens for Cloudflare.*\n.*Se abre un navegador/)
  await fourth.says('From which address?', 60_000)
  await fourth.types('website@lighthouse-churches.org')
  await fourth.types(mailServer.url)
  await fourth.says('Has it arrived', 60_000)
  await fourth.types('yes')
  // a chat hears of it when mail itself stands still
  await fourth.says('Who is told when something is wrong')
  await fourth.types('https://chat.lighthouse-churches.org/hook')
  await fourth.says('Custom domain', 60_000)
  const done = () => JSON.parse(copy.read('.cache/wrangler.json')) as Wrangler
  expect(done().secrets.MAIL_FROM).toBe('website@lighthouse-churches.org')
  expect(done().secrets.SMTP_URL).toBe(mailServer.url)
  expect(done().secrets.ALARM_URL).toBe('https://chat.lighthouse-churches.org/hook')
  expect(done().deployed).toEqual([true])
  await fourth.types('luego')
  expect(await fourth.ends()).toBe(0)
  // whoever lost the settings comes back to the database that is there
  run(copy, 'git', 'checkout', '--quiet', 'wrangler.json')
  const fifth = new Terminal(copy, env)
  await fifth.says('Custom domain', 60_000)
  expect(done().databases).toHaveLength(1)
  expect(done().deployed).toEqual([true, true])
  const edge = await serve(copy, own)
  await fifth.types('')
  await fifth.says('Did it reach')
  await fifth.types('yes')
  // what was written is kept, and from then on a change publishes itself
  await fifth.says('Something here is not kept yet')
  run(copy, 'git', ...who, 'commit', '--quiet', '--all', '--message', 'The database')
  await fifth.types('')
  await fifth.says('git push')
  run(copy, 'git', 'push', '--quiet')
  // as if it lay at GitHub
  const address = 'https://github.com/lighthouse/website.git'
  run(copy, 'git', 'config', `url.${bare}.insteadOf`, address)
  run(copy, 'git', 'remote', 'set-url', 'origin', address)
  await fifth.types('')
  await fifth.says(/lighthouse\/website\/settings\/secrets\/actions\/new: CLOUDFLARE_API_TOKEN/)
  await fifth.says(
    /CLOUDFLARE_ACCOUNT_ID, which is a1b2c3.*\n.*CLOUDFLARE_ACCOUNT_ID, que es a1b2c3/,
  )
  // it looks whether the workflow has published the site, and believes nobody
  await fifth.types('')
  await fifth.says('CLOUDFLARE_ACCOUNT_ID, which is a1b2c3')
  await fifth.types('luego')
  expect(await fifth.ends()).toBe(0)

  // with GitHub's own program it sets both itself
  const bin = path.dirname(copy.path(program))
  copy.write(path.join(path.dirname(program), 'gh'), gh)
  chmodSync(path.join(bin, 'gh'), 0o755)
  // whoever may not set them is told who may, and that the workflow has not begun
  copy.write('.cache/gh-refuses', 'list set run')
  const sixth = new Terminal(copy, { ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` })
  await sixth.says(/GitHub needs a token.*\n.*GitHub necesita un token/)
  await sixth.types('half-a-tok')
  await sixth.says(/lets nobody publish.*\n.*no permite publicar/)
  await sixth.types('good-token')
  await sixth.says(
    /only whoever has the role Admin.*\n.*solo puede hacerlo quien tiene el rol Admin/,
  )
  expect(sixth.printed).not.toContain('The workflow has been started')
  copy.write('.cache/gh-refuses', 'run')
  await sixth.types('')
  await sixth.says('GitHub needs a token')
  await sixth.types('good-token')
  await sixth.says(/has not started the workflow.*\n.*no inició el proceso/)
  copy.write('.cache/gh-refuses', '')
  await sixth.types('')
  await sixth.says('The workflow has been started')
  expect(JSON.parse(copy.read('.cache/gh.json'))).toEqual({
    secret: { CLOUDFLARE_API_TOKEN: 'good-token' },
    variable: { CLOUDFLARE_ACCOUNT_ID: 'a1b2c3' },
    runs: ['site.yml'],
  })
  expect(copy.read('.launch.json')).not.toContain('good-token')
  edge.kill()
  copy.write('dist/site/edition.txt', '1\n')
  const live = await serve(copy, own)
  await sixth.types('')
  await sixth.says('The site is live')
  expect(await sixth.ends()).toBe(0)

  live.kill()
  spawnSync('rm', ['-r', bare])
  await Promise.all([proxy.close(), mailServer.close()])
})
