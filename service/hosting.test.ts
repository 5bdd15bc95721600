import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { scripts } from '../package.json' with { type: 'json' }
import { folderFor, good, sendTo, site, temporaryFolder } from '../tests/service/home.ts'

// the files in hosting/, tried as far as a machine can without the programs they are written for

const ending: (() => void)[] = []
afterEach(() => {
  for (const end of ending.splice(0).toReversed()) end()
})

async function isTaking(url: string): Promise<void> {
  await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).ok).toBe(true), 15_000)
  expect((await fetch(`${url}/es/about-us`)).status).toBe(200)
  const post = (fields: Record<string, string>) =>
    fetch(`${url}/api/contact`, { method: 'POST', body: new URLSearchParams(fields) })
  expect((await post({ ...good, email: 'elena' })).status).toBe(422)
  expect((await fetch(`${url}/api/contact/token`)).status).toBe(200)
  expect(await (await sendTo(url)).json()).toEqual({ status: 'accepted' })
}

test('what the container is given is all that the service needs', async () => {
  const steps = readFileSync('hosting/Containerfile', 'utf8').split('\n')
  const [build = '', ...others] = steps.filter((step) => step.startsWith('RUN '))
  expect(others).toHaveLength(1)
  for (const [, script] of build.matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty(script!)

  const folder = folderFor(ending)
  for (const step of steps) {
    const [, from, to] = /^COPY --from=build \/site\/(\S+) (\S+)/.exec(step) ?? []
    if (!from) continue
    // those packages that `npm prune --omit=dev` leaves
    const copied = from === 'node_modules' ? shippedPackages() : [from]
    for (const each of copied) {
      const target = path.join(folder, to === './' || from === 'node_modules' ? each : to!)
      mkdirSync(path.dirname(target), { recursive: true })
      // the site of the tests, in the place of the real one
      cpSync(each === 'dist' ? path.dirname(site) : each, target, { recursive: true })
    }
  }
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(steps.join('\n'))![1]!) as string[]
  const check = /^HEALTHCHECK CMD (\[.*\])$/m.exec(steps.join('\n'))![1]!
  const set = Object.fromEntries(
    [.../^ENV (.*)$/m.exec(steps.join('\n'))![1]!.matchAll(/(\w+)=(\S+)/g)].map(
      ([, name, value]) => [name, value!.replace('/data', path.join(folder, 'data'))],
    ),
  )
  const env = { ...process.env, SITE: '', PORT: '3474', ...set }
  const service = spawn(command[0]!, command.slice(1), { cwd: folder, env, stdio: 'ignore' })
  ending.push(() => service.kill('SIGKILL'))
  await isTaking('http://localhost:3474')
  const [program, ...words] = JSON.parse(check) as string[]
  const isHealthy = (PORT: string) => spawnSync(program!, words, { env: { ...env, PORT } }).status
  expect(isHealthy('3474')).toBe(0)
  expect(isHealthy('1')).not.toBe(0)

  // what the alarm says to do can be done there, where there is no npm to run it
  const says = [...steps.join('\n').matchAll(/^# .*\bnode (service\/.*)$/gm)].map(([, command]) => {
    const { stdout, stderr } = spawnSync('node', command!.split(' '), { cwd: folder, env })
    return `${command}: ${String(stdout)}${String(stderr)}`
  })
  expect(says).toEqual([
    expect.stringMatching(
      /inbox\.ts list unanswered: .*\nmessages · mensajes: 1, waiting · en espera: 1\n/,
    ),
    expect.stringMatching(/backup-now\.ts: Messages in \S+\/data\/backups\/messages-\S+: 1\./),
    expect.stringContaining('mail-test.ts: SMTP_URL is not set'),
    expect.stringContaining('restore.ts: The service is running: stop it first.'),
  ])
}, 60_000)

function shippedPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  return Object.keys(packages).filter((name) => name && !packages[name]!.dev && existsSync(name))
}

const has = (program: string, ...words: string[]) => spawnSync(program, words).status === 0
const systemd = '/usr/lib/systemd/systemd'
// a systemd of its own is the first process of a space of its own; where one runs the machine, it would
// meet that one
const canRunSystemd =
  process.getuid?.() === 0 &&
  existsSync(systemd) &&
  !existsSync('/run/systemd/system') &&
  has('unshare', '--pid', '--fork', '--mount', '--mount-proc', '--uts', '--ipc', 'true')

describe.runIf(canRunSystemd)('under systemd', () => {
  test('the unit starts the service as a user that can do nothing else, and starts it again', async () => {
    const { folder, remove } = temporaryFolder()
    const env = path.join(folder, 'env')
    const told = path.join(folder, 'console')
    writeFileSync(env, `PORT=3475\nHOST=127.0.0.1\nSITE=${site}\n`)
    writeFileSync(told, '')
    const unit = readFileSync('hosting/praise-chapel.service', 'utf8')
    writeFileSync(path.join(folder, 'unit'), unit.replaceAll('/etc/praise-chapel.env', '/run/env'))
    const process = startSystemd(folder)
    ending.push(remove, () => process.kill('SIGKILL'))
    try {
      await isTaking('http://localhost:3475')
    } catch (error) {
      throw new Error(readFileSync(told, 'utf8').slice(-3000), { cause: error })
    }
    const first = serviceProcess()
    const status = readFileSync(`/proc/${first}/status`, 'utf8')
    expect(status).not.toMatch(/^Uid:\s+0\b/m)
    expect(status).toMatch(/^CapEff:\s+0+$/m)
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m)
    expect(status).toMatch(/^Seccomp:\s+2$/m)
    // what it has written, nobody else reads
    const stored = `/proc/${first}/root/var/lib/private/praise-chapel`
    expect(globSync(`${stored}/messages.sqlite`)).toHaveLength(1)

    spawnSync('kill', ['-KILL', String(first)])
    await vi.waitFor(() => expect(serviceProcess()).not.toBe(first), 10_000)
    await vi.waitFor(
      async () => expect((await fetch('http://localhost:3475/healthz')).ok).toBe(true),
      15_000,
    )
  }, 60_000)
})

/** systemd with nothing but the unit, in a space of its own for processes and mounts. */
function startSystemd(folder: string): ChildProcess {
  const own = '/usr/lib/systemd/system'
  const script = `set -e
    mount --make-rprivate /
    [ -e /dev/console ] || : > /dev/console
    mount --bind ${folder}/console /dev/console
    mount -t tmpfs tmpfs /run
    cp ${folder}/env /run/env
    mount -t tmpfs tmpfs /srv
    mkdir /srv/praise-chapel
    mount --bind ${process.cwd()} /srv/praise-chapel
    for folder in /var/lib /etc/systemd ${own}; do mount -t tmpfs tmpfs $folder; done
    for name in sysinit basic network-online shutdown; do
      printf '[Unit]\\nDefaultDependencies=no\\n' > ${own}/$name.target
    done
    printf '[Unit]\\nDefaultDependencies=no\\nWants=praise-chapel.service\\n' > ${own}/tried.target
    mkdir /etc/systemd/system
    cp ${folder}/unit /etc/systemd/system/praise-chapel.service
    exec env -i container=other PATH=/usr/sbin:/usr/bin:/sbin:/bin \
      ${systemd} --system --log-target=console --unit=tried.target`
  const spaces = ['--pid', '--fork', '--mount', '--mount-proc', '--uts', '--ipc', '--kill-child']
  return spawn('unshare', [...spaces, 'sh', '-c', script], { stdio: 'ignore' })
}

/** The process of the unit's command, the newest where there are several. */
function serviceProcess(): number {
  const unit = readFileSync('hosting/praise-chapel.service', 'utf8')
  const command = /^ExecStart=(.*)$/m.exec(unit)![1]!
  const running = globSync('/proc/[0-9]*/cmdline').flatMap((file) => {
    try {
      const isOurs = readFileSync(file, 'utf8').split('\0').join(' ').trim() === command
      return isOurs ? [Number(file.split('/')[2])] : []
    } catch {
      // it has ended meanwhile
      return []
    }
  })
  return Math.max(...running)
}
