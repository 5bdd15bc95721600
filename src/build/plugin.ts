import { globSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type Connect,
  type EnvironmentModuleNode,
  type Plugin,
  type ViteBuilder,
  type Rolldown,
  type ViteDevServer,
  isRunnableDevEnvironment,
  normalizePath,
} from 'vite'
import { contentFolder } from '#app/content/folder.ts'
import { onDisk } from '#app/language/disk.ts'
import { locales } from '#app/language/locale.ts'
import { shareCard } from '#app/pictures/draw-share-card.ts'
import { drawIcon } from '#app/pictures/icons.ts'
import { forgetUnused } from '#app/pictures/made-once.ts'
import { refuseContent } from '#app/pictures/take-in.ts'
import { bundle, type Manifest, type Server } from './bundle.ts'
import { refusedScript, refusedSource, DevTrouble, withRefused } from './dev-trouble.ts'
import { webManifest, webManifestPath } from './files/web-manifest.ts'
import { headScript } from './html/head-script.ts'
import { building, finishBuild, load, startBuild } from './output.ts'
import { prerenderSite, type PublishedEditor } from './prerender.ts'

const pages = 'src/**/*Page.tsx'
const entry = 'src/entry-client.tsx'
/** What opens the site without a network, and what takes that away again. */
const workers = { keep: 'src/service-worker.ts', never: 'src/service-worker-kill-switch.ts' }
const server = 'src/entry-server.ts'
/** What the contact service loads: it needs one page, and none of what the others read. */
const contactPage = 'src/build/for-service/contact-page.tsx'
const build = 'development'

const mediaTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
}

type Settings = {
  /** Asked when the site is built: the editor that is to stand on it, if one is. */
  editor: () => PublishedEditor | undefined
  /** The fingerprint of all programs that a site is made by. */
  programs: () => string
}

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** The first files of which a module is a part: React's own, or those of pages. */
function firstOf(module: string, graph: Graph, seen = new Set<string>()): string[] {
  if (seen.has(module)) return []
  seen.add(module)
  const { importers = [] } = graph.getModuleInfo(module) ?? {}
  if (importers.length === 0) return [module]
  return importers.flatMap((each) => firstOf(each, graph, seen))
}

/** Does every page need a module, or Home and another one? */
function isShared(module: string, graph: Graph): boolean {
  const all = firstOf(module, graph)
  const begins = (file: string) => all.some((each) => each.endsWith(file))
  // the first script of a page must not wait for them
  if (begins('/src/entry-client.tsx')) return false
  return begins('/src/hydrate.tsx') || (all.length > 1 && begins('/src/home/HomePage.tsx'))
}

/** Makes pages: one by one while developing, all of them when the site is built. */
export function pagesPlugin(settings: Settings): Plugin {
  let trouble: DevTrouble
  const held: EnvironmentModuleNode[] = []
  return {
    name: 'praise-chapel:pages',
    config: () => ({
      appType: 'custom' as const,
      builder: {},
      environments: {
        client: {
          build: {
            outDir: building.site,
            manifest: true,
            rolldownOptions: {
              input: [entry, ...Object.values(workers), ...globSync(pages)],
              // each page is fetched by its address, so what it exports must keep its name
              preserveEntrySignatures: 'allow-extension' as const,
              // what several pages use is one file, but for what the first of them does without: many small
              // ones cost more requests than bytes
              output: {
                codeSplitting: {
                  // what the first script has stays in it, though others need it, too
                  includeDependenciesRecursively: false,
                  groups: [
                    {
                      name: (module, graph) => (isShared(module, graph) ? 'shared' : undefined),
                      priority: 1,
                    },
                    // lists of all recordings have much in common, and with no other page
                    {
                      name: 'beyond-home',
                      test: /\/src\/(?!church\/recordings\/)/,
                      minShareCount: 2,
                    },
                  ],
                },
              },
            },
          },
        },
        ssr: {
          build: {
            outDir: building.server,
            emitAssets: false,
            rolldownOptions: { input: [server, contactPage] },
          },
        },
      },
    }),

    buildApp: (builder) => onDisk(() => buildSite(builder, settings)),

    configureServer(vite) {
      vite.watcher.add(contentFolder)
      trouble = new DevTrouble(vite)
      return () => vite.middlewares.use(answerPages(vite, trouble))
    },

    resolveId: (id) => (id === refusedScript ? id : undefined),
    load: (id) => (id === refusedScript ? refusedSource : undefined),

    async hotUpdate({ file, modules, timestamp, server: vite }) {
      // style files linked for the first sight have done their work: the module itself is updated
      if (this.environment.name === 'client') {
        return modules.filter(({ url }) => !url.endsWith('.css?direct'))
      }
      const { moduleGraph } = this.environment
      const content = file.startsWith(`${normalizePath(contentFolder)}/`)
      // content that is refused is not read: pages stay as they were
      if (content && !(await trouble.contentChanged())) {
        held.push(...modules)
        return []
      }
      const readers = [...moduleGraph.idToModuleMap.values()].filter(({ id }) => readsContent(id))
      const changed = content ? [...held.splice(0), ...modules, ...readers] : modules
      // what the server has read is read anew; the page itself need not be loaded again for it
      for (const module of changed) {
        moduleGraph.invalidateModule(module, new Set(), timestamp, true)
      }
      if (trouble.changed(path.relative(vite.config.root, file))) return []
      // a component that throws is told by the server, which knows where
      if (seen && modules.length > 0) render(vite, seen).catch((error) => trouble.tell(error))
      // words and facts are read on the server only: ask the browser to fetch the page's data again
      if (changed.some(({ id }) => readsContent(id) || id?.endsWith('/data.ts'))) {
        vite.environments.client.hot.send('page:changed')
      }
      return []
    },
  }
}

/** Builds the scripts, makes the pages with them, and exchanges the site for the new one. */
async function buildSite(builder: ViteBuilder, { editor, programs }: Settings): Promise<void> {
  // what the check refuses is never built
  const refused = await refuseContent()
  if (refused) throw refused
  startBuild()
  await bundle(builder, programs)
  const manifestFile = path.join(building.site, '.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  rmSync(path.dirname(manifestFile), { recursive: true })
  const rendering = (await load('entry-server.js')) as Server
  await prerenderSite(rendering, manifest, { entry, workers }, editor())
  finishBuild()
  forgetUnused()
}

const readsContent = (id: string | null) => /\/src\/(content\/|.*\.server\.ts)/.test(id ?? '')

/** While developing: the page of an address, its data, or a picture. */
function answerPages(vite: ViteDevServer, trouble: DevTrouble): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const send = (type: string, body: string | Uint8Array) => {
      response.setHeader('content-type', type)
      response.end(body)
    }
    try {
      const refused = await trouble.whyAsBefore()
      const { pathname } = new URL(request.originalUrl ?? request.url ?? '/', 'http://localhost')
      const rendering = await rendererOf(vite)

      const media = rendering.mediaFiles().get(pathname) ?? rendering.flagFiles().get(pathname)
      if (media) return send(mediaTypes[path.extname(media)]!, await readFile(media))

      const card = rendering.shareCards().get(pathname)
      if (card) return send('image/jpeg', await shareCard(pathname, card))
      const icon = await drawIcon(pathname)
      if (icon) return send(pathname.endsWith('.ico') ? 'image/x-icon' : 'image/png', icon)

      const manifestOf = locales.find((locale) => webManifestPath(locale) === pathname)
      if (manifestOf) {
        return send('application/manifest+json', webManifest(rendering.site, manifestOf))
      }

      const calendar = rendering.calendarFiles(Date.now()).get(pathname)
      if (calendar) return send('text/calendar; charset=utf-8', calendar)

      const found = rendering.finderFiles.get(pathname)
      if (found) return send('application/json', found)

      const wanted = pathname.replace(/\/data\.json$/, '') || '/'
      const { data, frame, missing, html } = await render(vite, wanted)
      response.statusCode = missing ? 404 : 200
      if (pathname.endsWith('/data.json')) {
        return send('application/json', JSON.stringify({ ...data, frame }))
      }
      seen = wanted
      const page = await vite.transformIndexHtml(pathname, withRefused(html, refused))
      send('text/html; charset=utf-8', page)
    } catch (error) {
      next(trouble.tell(error))
    }
  }
}

let seen: string | undefined

/** A page with its data, made of the modules and the content as they are now. */
async function render(vite: ViteDevServer, wanted: string) {
  const rendering = await rendererOf(vite)
  const { address, missing } = rendering.find(wanted)
  const now = Date.now()
  const { data: unbuilt, page } = rendering.pageAt(address, now)
  const data = { ...unbuilt, build, module: `/${address.page.file}` }
  const frame = rendering.loadFrame(address.locale, now)
  const script = headScript({ fonts: {}, entry: `/${entry}` })
  const assets = { headScript: script, styles: stylesOf(vite), fonts: [] }
  return {
    data,
    frame,
    missing,
    html: rendering.renderDocument({ data, frame, assets }, page),
  }
}

function rendererOf(vite: ViteDevServer): Promise<Server> {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Pages are rendered by Node')
  return ssr.runner.import(`/${server}`)
}

/** The styles of everything rendered so far, so that a page is never seen without them. */
function stylesOf(vite: ViteDevServer): string[] {
  return [...vite.environments.ssr!.moduleGraph.idToModuleMap.values()]
    .filter(({ url }) => url.endsWith('.css'))
    .map(({ url }) => `${url}?direct`)
}
