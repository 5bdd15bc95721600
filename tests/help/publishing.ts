import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { line } from '../github/api.ts'
import { startGitHub, type GitHub } from '../github/start.ts'
import type { Copy } from './copy.ts'
import { gitIn } from './git.ts'
import { isDue, runJob, type Ran } from './workflow.ts'

const site = '.github/workflows/site.yml'
export const publish = '.github/workflows/publish.yml'
const ownName = 'praise-chapel/website'
export const host = `https://github.example/${ownName}`

const publishedOf = (copy: Copy) => copy.path('.cache/published')
const bareOf = (copy: Copy) => copy.path('.cache/website.git')

/**
 * From a commit to the folder that is published, by the very steps of the workflow. The host is the stand-in of
 * `github/`, and so is the program that publishes: it copies what it is given to where the "public" reads it.
 */
export class Publishing {
  /** Somebody's clone of the repository. */
  readonly copy: Copy
  readonly github: GitHub
  readonly published: string
  /** Runs a job again, as it was run last. */
  run?: (job: string, file: string, inJob: string, inputs: object) => Promise<void>
  /** What is made up is there by intention. */
  launchCheck = 'true'
  readonly repository: string
  private readonly artifacts: string
  private readonly token: string
  private readonly edition: Server
  private number = 0

  private constructor(copy: Copy, github: GitHub, edition: Server) {
    this.copy = copy
    this.github = github
    this.edition = edition
    this.repository = bareOf(copy)
    this.token = github.grant()
    this.published = publishedOf(copy)
    this.artifacts = copy.path('.cache/artifacts')
  }

  static async at(copy: Copy, tls?: { key: string; cert: string }): Promise<Publishing> {
    const github = await startGitHub({ repository: bareOf(copy), ...(tls && { tls }) })
    // of the published site this much is asked by the workflow
    const edition = createServer((_, response) => {
      const file = path.join(publishedOf(copy), 'site/edition.txt')
      response.writeHead(existsSync(file) ? 200 : 404)
      response.end(existsSync(file) ? readFileSync(file) : '')
    })
    await new Promise<void>((resolve) => void edition.listen(0, 'localhost', resolve))
    return new Publishing(copy, github, edition)
  }

  /** Everything that is there is the first commit. */
  begin(): void {
    this.git('init', '-q', '-b', 'main')
    this.git('init', '-q', '-b', 'main', '--bare', this.repository)
    this.git('remote', 'add', 'origin', this.repository)
    this.commit('The site as it is')
  }

  git(...words: string[]): string {
    return gitIn(this.copy.folder, words)
  }

  commit(subject: string): void {
    this.git('add', '-A')
    this.git('commit', '-q', '-m', subject)
    this.git('push', '-q', 'origin', 'main')
  }

  /** What the host knows beside the repository. */
  get hosted() {
    return this.github.hosted!
  }

  /** What has been committed last. */
  head(branch = 'main'): string {
    return line(this.repository, 'rev-parse', branch)
  }

  async end(): Promise<void> {
    this.edition.close()
    await this.github.close()
  }

  /** The whole workflow on what is committed now; `tests` is how the long ones end. */
  async push(
    tests: 'pass' | 'fail',
    event = 'push',
    branch = 'main',
    instead: Record<string, string> = {},
  ): Promise<{ done: string[]; jobs: Record<string, Ran> }> {
    const id = ++this.number
    const head = this.head(branch)
    const pull = this.hosted.pulls.find((each) => each.head === branch)
    const jobs: Record<string, Ran> = {}
    const done: string[] = []
    const start = performance.now()
    const github = {
      ref: pull ? `refs/pull/${pull.number}/merge` : `refs/heads/${branch}`,
      run_id: id,
      event_name: event,
      event: {
        pull_request: { number: pull?.number, head: { sha: head, repo: { full_name: ownName } } },
      },
      repository: ownName,
      token: this.token,
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
      const { port } = this.edition.address() as AddressInfo
      const around = {
        folder: this.checkout(head),
        artifacts: this.artifacts,
        names: names(inputs),
        env: {
          ...this.copy.env,
          GITHUB_API_URL: `${this.github.url}/api/v3`,
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
          ...instead,
        },
      }
      mkdirSync(around.artifacts, { recursive: true })
      jobs[job] = await runJob(path.join(around.folder, file), inJob, around)
      done.push(job)
      // told, and never judged: another machine takes another time
      if (job === 'live')
        console.log(`published: ${((performance.now() - start) / 1000).toFixed(1)} s`)
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
    const status = passed ? 'success' : 'failure'
    this.hosted.runs.push({ id, head_sha: head, event, html_url, status })
    return { done, jobs }
  }

  /** The same where all that counts is which jobs are due: what the first run has built is as good for it. */
  decide(tests: 'pass' | 'fail', event?: string) {
    return this.push(tests, event, 'main', {
      'npm run build:edge': 'true',
      'npm run build': `cp -r "${this.artifacts}/1/dist" .`,
      'node scripts/publishing/look.ts': 'true',
    })
  }

  /** What was committed, in a folder of its own, with the packages and the program that publishes. */
  private checkout(head: string): string {
    const folder = this.copy.path('.cache/checkout')
    rmSync(folder, { recursive: true, force: true })
    this.git('clone', '-q', this.repository, folder)
    gitIn(folder, ['checkout', '-q', head])
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
cp -r dist "$PUBLISHED-$4"
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
