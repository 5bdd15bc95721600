import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { rememberContent } from '../handing-over/before.ts'
import { editorAddress, editorFiles, editorHeaders, folderHere, type EditorFile } from './files.ts'

/**
 * `npm run edit`: the editor beside the pages while one writes. It works on the folder that is picked in
 * it, without an account, and a change that is saved shows in the pages at once.
 */
export function editorPlugin(): Plugin {
  return {
    name: 'praise-chapel:editor',
    configureServer(vite) {
      rememberContent()
      const files = editorFiles(folderHere)
      const headers = editorHeaders()
      vite.middlewares.use((request, response, next) => {
        const [pathname] = (request.url ?? '').split('?')
        if (pathname === editorAddress.slice(0, -1)) {
          response.writeHead(302, { location: editorAddress }).end()
          return
        }
        if (!pathname!.startsWith(editorAddress)) return next()
        const file = files.get(decodeURIComponent(pathname!.slice(editorAddress.length)))
        if (!file) {
          response.writeHead(404, headers).end()
          return
        }
        void send(response, file, headers).catch(() => response.destroy())
      })
    },
  }
}

async function send(response: ServerResponse, { type, body }: EditorFile, headers: object) {
  const said = await body()
  response.writeHead(200, { ...headers, 'content-type': type }).end(said)
}
