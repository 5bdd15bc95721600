import { isRunnableDevEnvironment, type Plugin } from 'vite'
import type * as reading from '#app/church/read.server.ts'
import type * as rendering from '#app/entry-server.ts'
import type * as presenter from '#app/pictures/picture.server.ts'

const address = '/dev/components'

/** While developing, and only then: every component with its states on one sheet. */
export function componentsPage(): Plugin {
  return {
    name: 'praise-chapel:components',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use(address, async (_, response, next) => {
        const { ssr } = vite.environments
        if (!ssr || !isRunnableDevEnvironment(ssr)) return next()
        try {
          // pictures are read by Node: the page is handed some, and a film
          const file = '/src/pictures/picture.server.ts'
          const { pictureOf, filmOf }: typeof presenter = await ssr.runner.import(file)
          const { churches }: typeof reading = await ssr.runner.import('/src/church/read.server.ts')
          const scenes = churches.slice(0, 3).map(({ hero }) => {
            return { ...hero.picture, alt: 'A picture' }
          })
          const { addresses, find, loadFrame, pageAt }: typeof rendering =
            await ssr.runner.import('/src/entry-server.ts')
          const now = Date.now()
          const propsOf = (path: string) => pageAt(find(path).address, now).data.props
          const shown = {
            pictures: scenes.map(pictureOf),
            film: filmOf(scenes[0]!),
            site: {
              frame: loadFrame('en', now),
              home: propsOf('/'),
              events: propsOf('/events'),
              contact: propsOf('/contact-us'),
              church: propsOf(addresses().find(({ name }) => name === 'church')!.path),
            },
          }
          const html = documentOf(JSON.stringify(shown))
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(await vite.transformIndexHtml(address, html))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

function documentOf(shown: string): string {
  return `<!doctype html>
<html lang="en" data-laid-out><head><meta charset="utf-8"><title>Components</title><link rel="icon" href="/icon.svg"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><div id="root"></div><script type="application/json" id="shown">${shown}</script><script type="module" src="/scripts/components-page/components.tsx"></script></body></html>
`
}
