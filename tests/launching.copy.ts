import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { expect } from '@playwright/test'
import { freePort } from '../scripts/free-port.ts'
import { onCopy as test, type Copy } from './copy.ts'
import { assemble, now } from './fixture.ts'
import { good, startMailServer } from './service/home.ts'
import { hasCaddy, startProxy } from './service/proxy.ts'

// `npm run launch`, as somebody without a programmer goes through it, up to a site that is served under TLS and sends mail

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
    copy.write(file, facts)
  }
}

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

  // nothing answers yet; then the service does, by the settings that were kept for it
  await second.says(/answers 502|does not answer yet/)
  expect(statSync(copy.path('.env')).mode & 0o77).toBe(0)
  const own = { PORT: String(port), BEHIND_PROXY: 'yes', SOURCE_DATE_EPOCH: '' }
  const service = spawn(process.execPath, ['service/node.ts'], {
    cwd: copy.folder,
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => service.stdout.once('data', resolve))
  await second.types('')
  await second.says(/Write something into the form.*\n.*Escriba algo en el formulario/)
  const sent = await fetch(`${proxy.url}/api/contact`, {
    method: 'POST',
    body: new URLSearchParams(good),
  })
  expect(sent.status).toBe(200)
  await expect.poll(() => mailServer.mails.length, { timeout: 30_000 }).toBe(2)
  expect(mailServer.mails[1]).toContain('harbor@lighthouse-churches.org')
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
  spawnSync('rm', ['-r', bare])
  await Promise.all([proxy.close(), mailServer.close()])
})
