import { minify } from 'terser'
import type { Plugin } from 'vite'
import { madeOnce } from '#app/pictures/made-once.ts'

/**
 * All of a script is made ready while it is fetched, on another processor. Else each function is made ready
 * when it is first called, which for React's is a task of a tenth of a second:
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileAll = '//# allFunctionsCalledOnLoad\n'

/** What fetches beforehand the files that a script asked for later begins with: of ours none has any. */
const preloadHelper = /vite\/preload-helper/
const noPreloads = 'export const __vitePreload = (load) => load()'

/**
 * Makes what browsers run small with Terser: what Vite does it with by itself leaves 2 kB more of Home, packed.
 * It takes seconds, so it is done once for the same script.
 */
export function minifyScripts(): Plugin {
  return {
    name: 'praise-chapel:minify',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { filter: { id: preloadHelper }, handler: () => noPreloads },
    async renderChunk(chunk) {
      const small = await madeOnce('minified-2', [chunk], async () => {
        const { code } = await minify(chunk, { module: true, ecma: 2020, compress: { passes: 5 } })
        return Buffer.from(code!)
      })
      return { code: Buffer.from(small).toString(), map: null }
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = compileAll + file.code
      }
    },
  }
}
