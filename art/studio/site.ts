import { createServer, isRunnableDevEnvironment } from 'vite'
import type { Wanted } from './share.ts'

/** The share cards that the pages of the site want, asked of the very code that makes the pages. */
export async function wantedCards(): Promise<{ cards: Wanted[]; folder: string }> {
  const vite = await createServer({
    configLoader: 'native',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { ssr } = vite.environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The pages cannot be asked')
    const rendering: { shareCards: () => Wanted[]; shareFolder: string } =
      await ssr.runner.import('/src/entry-server.ts')
    return { cards: rendering.shareCards(), folder: rendering.shareFolder }
  } finally {
    await vite.close()
  }
}
