import { execFileSync } from 'node:child_process'
import {
  chmodSync,
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
import type { Copy } from './copy.ts'
import { isDue, runJob, type Ran } from './workflow.ts'

const site = '.github/workflows/site.yml'
export const publish = '.github/workflows/publish.yml'
const ownName = 'praise-chapel/website'
export const host = `https://github.example/${ownName}`

type Run = {
  id: number
  head_sha: string
  event: string
  status: 'success' | 'failure'
  html_url: string
}

/**
 * From a commit to the folder that is published, by the very steps of the workflow, in a real repository. The host
 * (its list of runs, its issues) is a stand-in by its documented addresses, and so is the program that publishes: it
 * copies what it is given to where the "public" reads it.
 */
export class Publishing {
  readonly runs: Run[] = []
  readonly issues: { title: string; body: string }[] = []
  readonly statuses: { sha: string; context: string; state: string; target_url: string }[] = []
  readonly copy: Copy
  readonly published: string
  /** What is cloned for each job. */
  repository: string
  /** Runs a job again, as it was run last. */
  run?: (job: string, file: string, inJob: string, inputs: object) => Promise<void>
  /** What is made up is there by intention. */
  launchCheck = 'true'
  private server: Server
  private number = 0

  constructor(copy: Copy) {
    this.copy = copy
    this.repository = copy.folder
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
    this.git('init', '-q', '-b', 'main')
    this.commit('The site as it is')
  }

  git(...words: string[]): string {
    const config = ['-c', 'user.name=A', '-c', 'user.email=a@example.org']
    return execFileSync('git', [...config, ...words], { cwd: this.repository, encoding: 'utf8' })
  }

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
        folder: this.checkout(head),
        artifacts: this.copy.path('.cache/artifacts'),
        names: names(inputs),
        env: {
          ...this.copy.env,
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
  private checkout(head: string): string {
    const folder = this.copy.path('.cache/checkout')
    rmSync(folder, { recursive: true, force: true })
    this.git('clone', '-q', '.', folder)
    execFileSync('git', ['checkout', '-q', head], { cwd: folder })
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
