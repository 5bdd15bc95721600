import path from 'node:path'
import type { Plugin } from 'vite'

/** What runs while pages are made (`*.server.ts`) never reaches a browser: content would travel with it. */
export function onlyOnServer(): Plugin {
  return {
    name: 'praise-chapel:only-on-server',
    load(id) {
      const [file] = id.split('?')
      if (this.environment.name !== 'client' || !/\.server\.tsx?$/.test(file!)) return
      this.error(
        `${path.relative(process.cwd(), file!)} runs while pages are made: what a browser loads imports its types alone.`,
      )
    },
  }
}
