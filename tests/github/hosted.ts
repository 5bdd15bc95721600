import { git, json, line, volunteer, type Answer, type Question } from './api.ts'

type Pull = {
  number: number
  title: string
  head: string
  draft: boolean
  labels: string[]
  created: string
}

type Run = {
  id: number
  head_sha: string
  event: string
  status: 'success' | 'failure'
  html_url: string
}

type Status = { sha: string; context: string; state: string; target_url: string }

/** What the host keeps beside the repository: https://docs.github.com/en/rest, https://docs.github.com/en/graphql */
export function createHosted(repository: string) {
  const pulls: Pull[] = []
  const statuses: Status[] = []
  const issues: { title: string; body: string }[] = []
  const runs: Run[] = []

  /** Asked by the editor of drafts, and by the workflow of what it has done. */
  function answerRest(request: string, url: URL, body: string): Answer | undefined {
    const [, what = '', of = ''] =
      /^(\w+ (?:pulls|issues|statuses|actions))(?:\/(.*))?$/.exec(request) ?? []
    const said = () => JSON.parse(body) as never
    if (what === 'GET actions' && of === 'workflows/site.yml/runs') {
      const wanted = runs.filter(({ status }) => status === url.searchParams.get('status'))
      return json({ workflow_runs: wanted.toReversed() })
    }
    if (what === 'POST statuses') return made(statuses, { sha: of, ...(said() as object) } as never)
    if (what === 'POST issues' && !of) return made(issues, said())
    if (what === 'POST pulls') return opened(said())
    const [, number] = /^(\d+)\/labels$/.exec(of) ?? []
    const pull = pulls.find((each) => String(each.number) === number)
    if (what !== 'POST issues' || !pull) return undefined
    pull.labels.push(...(said() as { labels: string[] }).labels)
    return json(pull.labels.map((name) => ({ name })))
  }

  function opened(asked: { title: string; head: string; draft: boolean }): Answer {
    const { title, head, draft } = asked
    const number = pulls.length + 1
    const created = new Date().toISOString()
    pulls.push({ number, title, head, draft, labels: [], created })
    return json(
      {
        number,
        node_id: `PR_${number}`,
        title,
        draft,
        html_url: pageOf(number),
        head: { ref: head, sha: line(repository, 'rev-parse', head) },
        created_at: created,
        updated_at: created,
      },
      201,
    )
  }

  function answerGraphql({ query, variables }: Question): Answer | undefined {
    if (query.includes('fork: repository(')) {
      const target = { oid: line(repository, 'rev-parse', 'main') }
      return json({ data: { fork: { id: 'R_1' }, base: { ref: { target } } } })
    }
    if (query.includes('createRef(')) {
      const { name, oid } = variables.input as unknown as { name: string; oid: string }
      git(repository, ['update-ref', name, oid, ''])
      return json({ data: { createRef: { ref: { name: name.replace('refs/heads/', '') } } } })
    }
    if (query.includes('pullRequests(')) {
      return json({ data: { repository: { pullRequests: { nodes: pulls.map(nodeOf) } } } })
    }
    const commits = [
      ...query.matchAll(/(commit_\d+): +object\(oid: "(\w+)"\) \{ \.\.\. on Commit/g),
    ]
    const files = [...query.matchAll(/(file_\d+): +object\(expression: "([^"]+)"\)/g)]
    if (commits.length + files.length === 0) return undefined
    const found = [
      ...commits.map(([, alias, sha]) => [alias, { status: statusOf(sha!) }]),
      ...files.map(([, alias, expression]) => [alias, blob(expression!)]),
    ]
    return json({ data: { repository: Object.fromEntries(found) as object } })
  }

  function nodeOf({ number, title, head, draft, labels, created }: Pull) {
    const changes = line(repository, 'diff', '--name-status', `main...${head}`).split('\n')
    const types: Record<string, string> = { A: 'ADDED', M: 'MODIFIED', D: 'DELETED' }
    return {
      id: `PR_${number}`,
      number,
      title,
      url: pageOf(number),
      isDraft: draft,
      isCrossRepository: false,
      createdAt: created,
      updatedAt: created,
      headRefName: head,
      headRefOid: line(repository, 'rev-parse', head),
      author: { login: volunteer.login, name: volunteer.name, email: volunteer.email },
      labels: { nodes: labels.map((name) => ({ name })) },
      files: {
        nodes: changes.map((each) => {
          const [type, path] = each.split('\t')
          return { path, changeType: types[type!] }
        }),
      },
    }
  }

  function statusOf(sha: string) {
    const own = statuses.filter((each) => each.sha === sha)
    if (own.length === 0) return null
    const contexts = own.map(({ context, state, target_url: targetUrl }) => {
      return { context, state: state.toUpperCase(), targetUrl, description: null }
    })
    return { contexts }
  }

  function blob(expression: string) {
    const text = git(repository, ['show', expression]).toString()
    const oid = line(repository, 'rev-parse', expression)
    return { oid, byteSize: Buffer.byteLength(text), isBinary: false, isTruncated: false, text }
  }

  return { pulls, statuses, issues, runs, answerRest, answerGraphql }
}

const pageOf = (number: number) => `https://github.example/lighthouse/website/pull/${number}`

function made<Each>(all: Each[], one: Each): Answer {
  all.push(one)
  return json({ id: all.length }, 201)
}
