import type { GitBackend } from '@sveltia/cms'
import { readEntry } from '#app/content/entries.ts'
import type { Site } from '#app/fellowship/schema.server.ts'
import type { PublishedEditor } from '#app/build/prerender.ts'
import { editorAddress, editorFiles, editorHeaders } from './files.ts'

type Repository = NonNullable<Site['repository']>

/** The editor on the published site; none where content names no repository that it could write to. */
export function publishedEditor(): PublishedEditor | undefined {
  const { repository } = readEntry('site') as Site
  if (!repository) return undefined
  const { root, api } = serverOf(repository)
  const { host: name, name: repo, branch } = repository
  const backend: GitBackend = {
    name,
    repo,
    ...(branch && { branch }),
    api_root: api,
    base_url: root,
    // one's own token needs no further server between here and there
    auth_methods: ['token'],
  }
  return {
    address: editorAddress.slice(0, -1),
    headers: editorHeaders(new URL(api).origin),
    files: editorFiles(backend),
  }
}

/** Where a repository is seen, and where programs speak with it. */
function serverOf({ host, server }: Repository): { root: string; api: string } {
  if (host === 'github' && !server) {
    return { root: 'https://github.com', api: 'https://api.github.com' }
  }
  const root =
    server ?? { github: '', gitlab: 'https://gitlab.com', gitea: 'https://gitea.com' }[host]
  return { root, api: root + { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' }[host] }
}
