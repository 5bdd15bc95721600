/** Bundles the service with what the build left of the site into dist/edge/worker.js. */
import path from 'node:path'
import { build } from 'vite'
import { readSiteSettings, rendererOf } from '../service/site-settings.ts'

export async function buildEdge(site: string, out: string): Promise<string> {
  const settings = readSiteSettings(site)
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'built-site',
        resolveId: (id) => (id === 'built:site' ? '\0built:site' : undefined),
        load: (id) =>
          id === '\0built:site'
            ? `export { renderContactPage } from ${JSON.stringify(rendererOf(site))}; export const settings = ${JSON.stringify(settings)}`
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

if (import.meta.main) {
  try {
    console.log(`The worker is in ${await buildEdge('dist/site', 'dist/edge')}`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
