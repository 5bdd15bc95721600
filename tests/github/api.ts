import { spawnSync } from 'node:child_process'

export type Answer = {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Who has signed in. */
export const volunteer = { login: 'clara', name: 'Clara Bell', email: 'clara@lighthouse.example' }
const branch = 'main'

/** Runs git in a bare repository. */
export function git(repository: string, words: string[], input?: string | Buffer, env = {}) {
  const { status, stdout, stderr } = spawnSync('git', words, {
    cwd: repository,
    input,
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`)
  return stdout
}

export const line = (repository: string, ...words: string[]) =>
  git(repository, words).toString().trim()

/** https://docs.github.com/en/rest */
export function answerRest(
  portrait: string,
  repository: string,
  request: string,
  asked: Set<string>,
): Answer | undefined {
  const [, kind, rest = ''] =
    /^GET \/api\/v3\/(user|repos\/[^/]+\/[^/]+\/(?:collaborators|git\/trees|git\/blobs))\/?(.*)$/.exec(
      request,
    ) ?? []
  if (!kind) return undefined
  const [name] = kind.split('/').slice(-1)
  asked.add(`GET ${name}`)
  if (name === 'user') {
    const { login, name: called, email } = volunteer
    const page = `https://github.com/${login}`
    return json({ id: 7, login, name: called, email, avatar_url: portrait, html_url: page })
  }
  if (name === 'collaborators') return { status: rest === volunteer.login ? 204 : 404 }
  if (name === 'blobs') {
    const bytes = git(repository, ['cat-file', 'blob', rest])
    return { headers: { 'content-type': 'application/octet-stream' }, body: bytes }
  }
  const [sha = ''] = rest.split('?')
  const tree = line(repository, 'ls-tree', '-r', '-t', '-l', '-z', sha)
    .split('\0')
    .filter(Boolean)
    .map((each) => {
      const [, mode, type, own, size, path] = /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/.exec(each)!
      return { path, mode, type, sha: own, ...(type === 'blob' && { size: Number(size) }) }
    })
  return json({ sha, tree, truncated: false })
}

type Commit = {
  branch: { branchName: string }
  expectedHeadOid: string
  message: { headline: string }
  fileChanges: {
    additions: { path: string; contents: string }[]
    deletions: { path: string }[]
  }
}

export type Question = { query: string; variables: { input: Commit; branch?: string } }

/** A question is the same whatever files it is about. */
export const kindOf = ({ query }: Question): string =>
  query
    .trim()
    .replace(/(\w+_)\d+: .*?(?=\w+_\d+: |\} *\} *$| *\} *\} *\} *$)/g, (_, alias) => `${alias}N `)
    .replace(/(\b\w+_N\s+)+/g, '$1')

/** https://docs.github.com/en/graphql: the questions that the editor asks, and no others. */
export function answerGraphql(
  repository: string,
  { query, variables }: Question,
): Answer | undefined {
  if (query.includes('createCommitOnBranch')) return commit(repository, query, variables.input)
  const head = line(repository, 'rev-parse', variables.branch ?? branch)
  const found: Record<string, unknown> = {}
  if (query.includes('defaultBranchRef')) found.defaultBranchRef = { name: branch }
  const contents = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)]
  const texts = textsOf(
    repository,
    contents.map(([, , oid]) => oid!),
  )
  for (const [at, [, alias]] of contents.entries()) {
    found[alias!] = { text: texts[at], isTruncated: false }
  }
  const history = historyOf(repository, head)
  for (const [, alias, most, path] of query.matchAll(
    /(\w+_\d+): +ref\(qualifiedName: \$branch\).*?history\(first: (\d+), path: ("(?:[^"\\]|\\.)*")\)/g,
  )) {
    const own = history.filter(({ files }) => files.has(JSON.parse(path!)))
    found[alias!] = {
      target: { history: { nodes: own.slice(0, Number(most)).map(({ node }) => node) } },
    }
  }
  if (/repository\(owner: \$owner, name: \$repo\) \{ ref\(/.test(query)) {
    const message = line(repository, 'log', '-1', '--format=%B', head)
    found.ref = { target: { oid: head, history: { nodes: [{ oid: head, message }] } } }
  }
  return Object.keys(found).length > 0 ? json({ data: { repository: found } }) : undefined
}

/** Asked for all at once, as the history is: to start git for each file takes longer than what it does then. */
function textsOf(repository: string, oids: readonly string[]): string[] {
  const said = git(repository, ['cat-file', '--batch'], oids.join('\n'))
  let from = 0
  return oids.map((oid) => {
    const start = said.indexOf('\n', from) + 1
    const [, kind, size] = said.toString('utf8', from, start).split(' ')
    if (kind !== 'blob') throw new Error(`git has no file ${oid}`)
    from = start + Number(size) + 1
    return said.toString('utf8', start, from - 1)
  })
}

/** Each commit, the newest first, with the files that it changed. */
function historyOf(repository: string, head: string) {
  const words = ['-z', '--no-renames', '--name-only', '--format=%x01%H%x09%an%x09%ae%x09%cI%x09']
  return line(repository, 'log', ...words, head)
    .split('\u0001')
    .slice(1)
    .map((each) => {
      const [oid, name, email, committedDate, ...files] = each.split(/[\t\n\0]+/)
      const author = { name, email, avatarUrl: '', user: null }
      return { node: { oid, author, committedDate }, files: new Set(files) }
    })
}

/** https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch */
function commit(repository: string, query: string, input: Commit): Answer {
  const ref = `refs/heads/${input.branch.branchName}`
  const head = line(repository, 'rev-parse', ref)
  if (head !== input.expectedHeadOid) {
    const message = `Expected branch to point to "${input.expectedHeadOid}" but it did not. Pull and try again.`
    return json({ data: { createCommitOnBranch: null }, errors: [{ type: 'STALE_DATA', message }] })
  }
  const env = {
    GIT_INDEX_FILE: `${repository}/index-of-the-commit`,
    GIT_AUTHOR_NAME: volunteer.name,
    GIT_AUTHOR_EMAIL: volunteer.email,
    GIT_COMMITTER_NAME: 'GitHub',
    GIT_COMMITTER_EMAIL: 'noreply@github.com',
  }
  const own = (words: string[], given?: string | Buffer) =>
    git(repository, words, given, env).toString().trim()
  own(['read-tree', head])
  for (const { path, contents } of input.fileChanges.additions) {
    const sha = own(['hash-object', '-w', '--stdin'], Buffer.from(contents, 'base64'))
    own(['update-index', '--add', '--cacheinfo', `100644,${sha},${path}`])
  }
  // a bare repository has no files to look at: what is gone is listed with no mode
  const gone = input.fileChanges.deletions.map(({ path }) => `0 ${'0'.repeat(40)}\t${path}\n`)
  own(['update-index', '--index-info'], gone.join(''))
  const made = own(['commit-tree', own(['write-tree']), '-p', head, '-m', input.message.headline])
  own(['update-ref', ref, made, head])
  const files = [...query.matchAll(/(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/g)].map(
    ([, alias, path]) => [alias, { oid: own(['rev-parse', `${made}:${JSON.parse(path!)}`]) }],
  )
  const committedDate = own(['log', '-1', '--format=%cI', made])
  const done = { oid: made, committedDate, ...Object.fromEntries(files) }
  return json({ data: { createCommitOnBranch: { commit: done } } })
}

export const json = (data: object, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(data),
})
