import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect } from '@playwright/test'
import { onCopy as test, type Copy } from './copy.ts'
import { isDue, runJob, type Ran } from './workflow.ts'

// From a commit to the folder that is published, by the very steps of the workflow, in a real repository. The host
// (its list of runs, its issues) is a stand-in by its documented addresses, and so is the program that publishes: it
// copies what it is given to where the "public" reads it.

const site = '.github/workflows/site.yml'
const publish = '.github/workflows/publish.yml'
const ownName = 'praise-chapel/website'
const host = `https://github.example/${ownName}`

type Run = {
  id: number
  head_sha: string
  event: string
  status: 'success' | 'failure'
  html_url: string
}

class World {
  readonly runs: Run[] = []
  readonly issues: { title: string; body: string }[] = []
  readonly statuses: { sha: string; context: string; state: string; target_url: string }[] = []
  readonly copy: Copy
  readonly published: string
  /** Runs a job again, as it was run last. */
  run?: (job: string, file: string, inJob: string, inputs: object) => Promise<void>
  /** What is made up is there by intention. */
  launchCheck = 'true'
  private server: Server
  private number = 0

  constructor(copy: Copy) {
    this.copy = copy
    this.published = copy.path('.cache/published')
    // asked by the scripts, as a host and as the published site
    this.server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
      if (pathname === '/edition.txt') {
        const edition = globSync('edition.txt', { cwd: `${this.published}/site` })[0]
        response.writeHead(edition ? 200 : 404)
        return response.end(edition && readFileSync(`${this.published}/site/edition.txt`))
      }
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        const [, sha] = /\/statuses\/(\w+)$/.exec(pathname) ?? []
        if (sha) this.statuses.push({ sha, ...(JSON.parse(body) as object) } as never)
        else if (request.method === 'POST') this.issues.push(JSON.parse(body) as never)
        const wanted = this.runs.filter(({ status }) => status === searchParams.get('status'))
        response.end(JSON.stringify({ workflow_runs: wanted.toReversed() }))
      })
    })
  }

  async begin(): Promise<void> {
    await new Promise<void>((resolve) => void this.server.listen(0, 'localhost', resolve))
    const { copy } = this
    const config = ['-c', 'user.name=A', '-c', 'user.email=a@example.org']
    this.git = (...words) =>
      execFileSync('git', [...config, ...words], { cwd: copy.folder, encoding: 'utf8' })
    this.git('init', '-q', '-b', 'main')
    this.commit('The site as it is')
  }

  git: (...words: string[]) => string = () => ''

  commit(subject: string): void {
    this.git('add', '-A')
    this.git('commit', '-q', '-m', subject)
  }

  end = () => this.server.close()

  /** The whole workflow on what is committed now; `tests` is how the long ones end. */
  async push(
    tests: 'pass' | 'fail',
    event = 'push',
  ): Promise<{ done: string[]; jobs: Record<string, Ran> }> {
    const id = ++this.number
    const head = this.git('rev-parse', 'HEAD').trim()
    const jobs: Record<string, Ran> = {}
    const done: string[] = []
    const github = {
      ref: event === 'pull_request' ? 'refs/pull/7/merge' : 'refs/heads/main',
      run_id: id,
      event_name: event,
      event: { pull_request: { number: 7, head: { sha: head, repo: { full_name: ownName } } } },
      repository: ownName,
      token: '',
    }
    const names = (inputs = {}) => ({
      github,
      inputs,
      vars: { CLOUDFLARE_ACCOUNT_ID: 'ours' },
      needs: new Proxy(jobs, {
        get: (all, name: string) => all[name] ?? { result: 'skipped', outputs: {} },
      }),
    })
    const run = async (job: string, file: string, inJob = job, inputs = {}) => {
      const { port } = this.server.address() as AddressInfo
      const around = {
        folder: this.checkout(),
        artifacts: this.copy.path('.cache/artifacts'),
        names: names(inputs),
        env: {
          GITHUB_API_URL: `http://localhost:${port}`,
          GITHUB_SERVER_URL: new URL(host).origin,
          GITHUB_REPOSITORY: ownName,
          GITHUB_ACTOR: 'whoever-saved-it',
          GITHUB_SHA: head,
          GITHUB_RUN_ID: String(id),
          GITHUB_RUN_NUMBER: String(id),
          PUBLISHED_AT: `http://localhost:${port}`,
          PUBLISHED: this.published,
        },
        instead: {
          'npm ci': 'true',
          'sudo apt-get': 'true',
          'npm run launch-check': this.launchCheck,
          // all of them take many minutes
          'npm test': tests === 'pass' ? 'true' : 'false',
        },
      }
      mkdirSync(around.artifacts, { recursive: true })
      jobs[job] = await runJob(path.join(around.folder, file), inJob, around)
      done.push(job)
    }
    this.run = run
    await run('make', site)
    const due = (job: string) => isDue(this.copy.path(site), job, names())
    const isMade = jobs.make!.result === 'success'
    if (isMade && due('preview')) await run('preview', site)
    if (isMade && due('live')) await run('live', publish, 'publish', { run: id, back: false })
    if (due('test')) await run('test', site)
    if (due('publish')) await run('publish', publish, 'publish', { run: id, back: false })
    if (due('back'))
      await run('back', publish, 'publish', { run: jobs.make!.outputs.before, back: true })
    const passed = isMade && jobs.test?.result === 'success'
    const html_url = `${host}/actions/runs/${id}`
    this.runs.push({ id, head_sha: head, event, html_url, status: passed ? 'success' : 'failure' })
    return { done, jobs }
  }

  /** What was committed, in a folder of its own, with the packages and the program that publishes. */
  private checkout(): string {
    const folder = this.copy.path('.cache/checkout')
    rmSync(folder, { recursive: true, force: true })
    this.git('clone', '-q', '.', folder)
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
    mkdirSync(path.join(folder, '.cache'))
    for (const made of ['made', 'pictures']) {
      symlinkSync(path.resolve('.cache', made), path.join(folder, '.cache', made), 'junction')
    }
    const bin = path.join(folder, 'hosting/cloudflare/node_modules/.bin')
    mkdirSync(bin, { recursive: true })
    writeFileSync(
      path.join(bin, 'wrangler'),
      `#!/bin/sh
[ "$1" = deploy ] && rm -rf "$PUBLISHED" && cp -r dist "$PUBLISHED"
[ "$1 $2 $3" = "versions upload --preview-alias" ] || exit 0
[ -f dist/edge/worker.js ] || exit 1
echo "Version Preview Alias URL: https://$4-praise-chapel.church.workers.dev"
`,
    )
    chmodSync(path.join(bin, 'wrangler'), 0o755)
    return folder
  }

  public(file: string): string {
    return readFileSync(path.join(this.published, 'site', file), 'utf8')
  }
}

test('a notice is published before all tests, is put back if they fail, and code waits for them', async ({
  copy,
}) => {
  test.setTimeout(900_000)
  const world = new World(copy)
  await world.begin()
  const [own, other] = globSync('*.json', { cwd: copy.path('content/churches') })
  const page = `churches/${own!.replace('.json', '.html')}`
  const says = (en: string, church = own) => {
    const file = `content/churches/${church}`
    // whatever day it is where the church is
    const [from, to] = [-2, 2].map((days) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    )
    const notice = { from, to, text: { en, es: `${en} (en español)` } }
    copy.write(
      file,
      JSON.stringify({ ...(JSON.parse(copy.read(file)) as object), notices: [notice] }),
    )
    world.commit(en)
  }

  // the first time there is nothing to go back to: all tests come first
  const first = await world.push('pass')
  expect(first.jobs.make?.said).toContain('pages answer')
  expect(first.done).toEqual(['make', 'test', 'publish'])
  expect(world.public('edition.txt').trim()).toBe('1')

  // a notice: published at once, the very files that were looked at, and then tried
  says('The hall is flooded')
  const notice = await world.push('pass')
  expect(notice.done).toEqual(['make', 'live', 'test'])
  // only what says something else is opened: volunteers wait for it
  const looked = /(\d+) pages answer, (\d+) were opened/.exec(notice.jobs.make!.said)!
  const [all, opened] = looked.slice(1).map(Number)
  expect(opened).toBeGreaterThan(0)
  expect(opened).toBeLessThan(all!)
  expect(world.public(page)).toContain('The hall is flooded')
  expect(world.public(`es/${page}`)).toContain('The hall is flooded (en español)')
  const kept = copy.path('.cache/artifacts/2/dist')
  for (const file of globSync('**/*.{html,js,css,json}', { cwd: kept })) {
    const [made, there] = [kept, world.published].map((folder) =>
      readFileSync(path.join(folder, file)),
    )
    expect(made!.equals(there!), file).toBe(true)
  }

  // another, after which a test fails: what has passed is there again, and whoever saved it is told
  says('Never mind the hall')
  const failed = await world.push('fail')
  expect(failed.done).toEqual(['make', 'live', 'test', 'back'])
  expect(failed.jobs.back?.result, failed.jobs.back?.said).toBe('success')
  expect(world.public(page)).toContain('The hall is flooded')
  expect(world.public('edition.txt').trim()).toBe('2')
  expect(world.issues).toHaveLength(1)
  expect(world.issues[0]!.body).toMatch(/@whoever-saved-it[^]*actions\/runs\/3/)

  // where what was there before is no longer kept, they are told that too
  await world.run!('back', publish, 'publish', { run: 99, back: true })
  expect(world.issues).toHaveLength(2)
  expect(world.issues[1]).toMatchObject({
    title: 'The site could not be put back · No se pudo dejar el sitio como antes',
  })

  // the night tries the same commit again, and visitors do not: it has failed
  const night = await world.push('fail', 'schedule')
  expect(night.done).toEqual(['make', 'test'])

  // nor is what somebody else saves meanwhile, who would be told that theirs has failed: they read whose it was
  says('Come and see', other)
  const together = await world.push('fail')
  expect(together.done).toEqual(['make', 'test'])
  expect(together.jobs.make?.said).toContain(`What failed in ${host}/actions/runs/`)
  expect(world.issues).toHaveLength(2)

  // what the check refuses is not even built
  says('<b>Closed</b>')
  const refused = await world.push('pass')
  expect(refused.done).toEqual(['make'])
  expect(refused.jobs.make?.said).toContain('there is HTML in the text')
  says('The hall is dry again')
  expect((await world.push('pass')).done).toEqual(['make', 'live', 'test'])

  // a draft is seen beside the site, at an address that the host names beside it, and is not live
  says('Come on Friday')
  const draft = await world.push('pass', 'pull_request')
  expect(draft.done).toEqual(['make', 'preview', 'test'])
  expect(draft.jobs.preview?.result, draft.jobs.preview?.said).toBe('success')
  expect(world.statuses).toEqual([
    {
      sha: world.git('rev-parse', 'HEAD').trim(),
      context: 'preview',
      state: 'success',
      target_url: 'https://draft-7-praise-chapel.church.workers.dev',
    },
  ])
  expect(world.public(page)).toContain('The hall is dry again')

  // code waits for all tests, and what comes with it too
  copy.edit('src/frame/Footer.tsx', 'return (', '/* new */ return (')
  says('Come and see')
  const code = await world.push('fail')
  expect(code.done).toEqual(['make', 'test'])
  expect(world.public(page)).toContain('The hall is dry again')
  world.end()
})

test('what was built and is not whole, or throws, is not published', ({ copy }) => {
  cpSync('dist', copy.path('dist'), { recursive: true })
  cpSync('dist', copy.path('before/dist'), { recursive: true })
  const look = () => copy.run('scripts/publishing/look.ts', 'before/dist')
  const file = 'dist/site/es/about-us.html'
  const page = copy.read(file)
  // what is asked for is the page itself
  for (const packed of globSync(`${file}.*`, { cwd: copy.folder })) rmSync(copy.path(packed))

  copy.write(file, page.replace('lang="es"', 'lang="en"'))
  expect(look().printed).toContain('/es/about-us: is no page in its language')
  rmSync(copy.path(file))
  const without = look()
  expect(without.status).toBe(1)
  expect(without.printed).toContain('/es/about-us: is missing')
  expect(without.printed).toContain('/es/about-us: was there before, and is lost')
  copy.write(file, page.replace('</h1>', '</h1><img src="/nowhere.png">'))
  expect(look().printed).toMatch(/\/es\/about-us: http.*nowhere\.png/)
  copy.write(file, page)
  expect(look()).toMatchObject({ status: 0 })
})

test('what can reach nobody goes no further than the check before the launch', async ({ copy }) => {
  const world = new World(copy)
  const [church] = globSync('content/churches/*.json', { cwd: copy.folder })
  const facts = JSON.parse(copy.read(church!)) as object
  copy.write(church!, JSON.stringify({ ...facts, phone: '+1 415 555 0199' }, null, 2))
  await world.begin()
  world.launchCheck = 'npm run launch-check'
  const { done, jobs } = await world.push('pass')
  expect(done).toEqual(['make'])
  expect(jobs.make).toMatchObject({ result: 'failure' })
  expect(jobs.make?.said).toContain('+1 415 555 0199')
  expect(jobs.make?.said).not.toContain('npm run build')
  world.end()
})
