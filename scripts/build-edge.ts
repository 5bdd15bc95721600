/** Bundles the service with what the build left of the site into dist/edge/worker.js. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { readSiteSettings } from '../service/site-settings.ts'

const renderer = path.resolve('dist/server/contact-page.js')
if (!existsSync(renderer)) {
  console.error('The site is not built yet: run npm run build first.')
  process.exit(1)
}

export async function buildEdge(out = 'dist/edge'): Promise<string> {
  const settings = readSiteSettings('dist/site')
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'built-site',
        resolveId: (id) => (id === 'built:site' ? '\0built:site' : undefined),
        load: (id) =>
          id === '\0built:site'
            ? `export { renderContactPage } from ${JSON.stringify(renderer)}; export const settings = ${JSON.stringify(settings)}`
            : undefined,
      },
    ],
    ssr: { target: 'webworker', noExternal: true, resolve: { conditions: ['workerd', 'worker'] } },
    build: {
      ssr: 'service/edge.ts',
      outDir: out,
      emptyOutDir: true,
      minify: true,
      rolldownOptions: {
        external: [/^node:/, /^cloudflare:/],
        output: { entryFileNames: 'worker.js' },
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return path.join(out, 'worker.js')
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  console.log(`The worker is in ${await buildEdge()}`)
}
