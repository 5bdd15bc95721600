import { expect, test } from 'vitest'
import { publishedEditor } from './published.ts'

// where the editor saves to, and whom its page may ask

type Repository = NonNullable<NonNullable<Parameters<typeof publishedEditor>[0]>['repository']>

function editorOf(repository: Repository) {
  const { headers, files } = publishedEditor({ repository })!
  const settings = JSON.parse(files.get('settings.en.json')!.body() as string) as {
    backend: object
    publish_mode?: string
    collections: { name: string; publish_mode?: string }[]
  }
  const policy = (headers as Record<string, string>)['content-security-policy']!
  const of = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]
  return { ...settings, asks: of('connect-src'), pictures: of('img-src') }
}

const name = 'praise-chapel/website'

test('there is no editor unless content names where it saves to', () => {
  expect(publishedEditor({})).toBeUndefined()
})

test('at GitHub the service of the site signs in, and a server of one’s own has its own addresses', () => {
  const { backend, asks, pictures } = editorOf({ host: 'github', name })
  expect(backend).toMatchObject({
    name: 'github',
    repo: name,
    api_root: 'https://api.github.com',
    auth_endpoint: 'api/sign-in',
    auth_methods: ['oauth', 'token'],
  })
  expect(backend).not.toHaveProperty('graphql_api_root')
  expect(asks).toBe("'self' blob: data: https://api.github.com")
  expect(pictures).toContain('https://avatars.githubusercontent.com')

  const own = editorOf({ host: 'github', name, branch: 'live', server: 'https://git.church.org' })
  expect(own.backend).toMatchObject({
    branch: 'live',
    api_root: 'https://git.church.org/api/v3',
    graphql_api_root: 'https://git.church.org/api/graphql',
  })
  expect(own.asks).toContain('https://git.church.org')
})

test.each([
  ['gitlab', 'https://gitlab.com', '/api/v4'],
  ['gitea', 'https://gitea.com', '/api/v1'],
] as const)(
  'at %s one signs in by the host itself, with an app that content names',
  (host, root, api) => {
    const { backend, asks, pictures } = editorOf({ host, name, app: '1234' })
    expect(backend).toMatchObject({
      name: host,
      repo: name,
      base_url: root,
      api_root: root + api,
      auth_type: 'pkce',
      app_id: '1234',
      auth_methods: ['oauth'],
    })
    expect(asks).toBe(`'self' blob: data: ${root}`)
    expect(pictures).toContain(root)

    // Forgejo is one of these, on a server of its own; without an app everybody has a token of their own
    const own = editorOf({ host, name, server: 'https://codeberg.org' })
    expect(own.backend).toMatchObject({
      base_url: 'https://codeberg.org',
      api_root: `https://codeberg.org${api}`,
      auth_methods: ['token'],
    })
    expect(own.backend).not.toHaveProperty('auth_type')
    expect(own.asks).toContain('https://codeberg.org')
  },
)

test('what is saved is live, unless it is said that somebody else publishes it; what is told this week always is', () => {
  const live = editorOf({ host: 'gitlab', name })
  expect([live, ...live.collections].filter((each) => 'publish_mode' in each)).toEqual([])
  const { collections, ...drafts } = editorOf({ host: 'github', name, drafts: true })
  expect(drafts).toMatchObject({
    publish_mode: 'editorial_workflow',
    backend: { preview_context: 'preview' },
  })
  const atOnce = collections.filter((each) => each.publish_mode === 'simple')
  expect(atOnce.map((each) => each.name)).toEqual(['this-week', 'this-week-all', 'site'])
})
