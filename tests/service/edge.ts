import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { Miniflare } from 'miniflare'
import { inject } from 'vitest'
import wrangler from '../../wrangler.json' with { type: 'json' }
import { site } from './home.ts'

/** The worker on the edge's own runtime, with all settings it is published with but the site. */
export async function startEdge(
  bindings: Record<string, string>,
  { hasDatabase = true, port = 0 } = {},
) {
  const { assets } = wrangler
  const edge = new Miniflare({
    port,
    modules: [
      { type: 'ESModule', path: 'worker.js', contents: readFileSync(inject('edge'), 'utf8') },
    ],
    compatibilityDate: wrangler.compatibility_date,
    compatibilityFlags: wrangler.compatibility_flags,
    d1Databases: hasDatabase ? wrangler.d1_databases.map(({ binding }) => binding) : [],
    bindings,
    // its log is that of the service: tests read what comes of it
    handleRuntimeStdio: (out: Readable) => void out.resume(),
    assets: {
      directory: site,
      binding: assets.binding,
      // as there: a file is answered without the worker, which costs nothing
      routerConfig: {
        has_user_worker: true,
        invoke_user_worker_ahead_of_assets: false,
        static_routing: { user_worker: assets.run_worker_first },
      },
      assetConfig: {
        html_handling: assets.html_handling as 'drop-trailing-slash',
        not_found_handling: assets.not_found_handling as 'none',
      },
    },
  })
  const url = await edge.ready
  return {
    url,
    /** What the schedule does every few minutes. */
    async tick(now = Date.now()) {
      // its types belong to the edge's own, which are not those of Node
      const worker = (await edge.getWorker()) as unknown as Scheduled
      await worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(now) })
    },
    /** The database that the worker has. */
    database: () => edge.getD1Database('DB'),
    close: () => edge.dispose(),
  }
}

type Scheduled = {
  scheduled: (event: { cron: string; scheduledTime: Date }) => Promise<unknown>
}
