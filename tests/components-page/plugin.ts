import { isRunnableDevEnvironment, type Plugin } from 'vite'
import type * as pictures from '#app/presenters/picture.ts'

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
          // pictures are read by Node: the page is handed one
          const file = '/src/presenters/picture.ts'
          const { pictureOf }: typeof pictures = await ssr.runner.import(file)
          const html = documentOf(
            JSON.stringify(
              pictureOf({ src: '/pictures/home.avif', shape: 'head', alt: 'A picture' }),
            ),
          )
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(await vite.transformIndexHtml(address, html))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

function documentOf(picture: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Components</title><link rel="icon" href="/icon.svg"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><div id="root"></div><script type="application/json" id="picture">${picture}</script><script type="module" src="/tests/components-page/components.tsx"></script></body></html>
`
}
