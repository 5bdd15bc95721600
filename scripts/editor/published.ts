import type { GitBackend } from '@sveltia/cms'
import type { PublishedEditor } from '#app/build/prerender.ts'
import { readEntry } from '#app/content/entries.ts'
import type { Site } from '#app/fellowship/schema.server.ts'
import { signInPath } from '../../service/site/sign-in-path.ts'
import { editorAddress, editorFiles, editorHeaders } from './files.ts'

const gitHubApi = 'https://api.github.com'

type Repository = NonNullable<Site['repository']>

/** The editor on the published site; none where content names no repository that it could write to. */
export function publishedEditor(
  { repository } = readEntry('site') as Pick<Site, 'repository'>,
): PublishedEditor | undefined {
  if (!repository) return undefined
  const { root, api, portraits = root } = serverOf(repository)
  const { host: name, name: repo, branch, app } = repository
  const backend = {
    name,
    repo,
    ...(branch && { branch }),
    api_root: api,
    // GitHub Enterprise Server has it beside the other: the editor would look for it elsewhere
    ...(name === 'github' && api !== gitHubApi && { graphql_api_root: `${root}/api/graphql` }),
    base_url: root,
    // by this name the workflow says where a draft can be seen
    preview_context: 'preview',
    ...signInAt(name, app),
  } as GitBackend
  return {
    address: editorAddress.slice(0, -1),
    headers: {
      ...editorHeaders(new URL(api).origin, portraits),
      // the window in which one signs in must be able to speak to the editor that opened it
      'cross-origin-opener-policy': name === 'github' ? 'same-origin-allow-popups' : 'unsafe-none',
    },
    files: editorFiles(backend, repository.drafts),
  }
}

/**
 * How one signs in: at GitHub by the service of this site, where that is set up (start.js asks it), elsewhere by
 * the host itself, which needs to know an app; and where there is neither, with a token of one's own.
 */
function signInAt(host: Repository['host'], app: string | undefined) {
  if (host === 'github') {
    return { auth_endpoint: signInPath.slice(1), auth_methods: ['oauth', 'token'] }
  }
  if (!app) return { auth_methods: ['token'] }
  return { auth_type: 'pkce', app_id: app, auth_methods: ['oauth'] }
}

type Server = { root: string; api: string; portraits?: string }

/** Where a repository is seen, where programs speak with it, and where the portraits of those who sign in lie. */
function serverOf({ host, server }: Repository): Server {
  if (host === 'github' && !server) {
    const portraits = 'https://avatars.githubusercontent.com'
    return { root: 'https://github.com', api: gitHubApi, portraits }
  }
  const root =
    server ?? { github: '', gitlab: 'https://gitlab.com', gitea: 'https://gitea.com' }[host]
  return { root, api: root + { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' }[host] }
}
