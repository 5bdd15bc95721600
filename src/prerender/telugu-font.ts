import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { contentFolder } from '#app/content/folder.ts'

const whole =
  '@fontsource-variable/noto-sans-telugu/files/noto-sans-telugu-telugu-wght-normal.woff2'
const folder = '.cache/fonts'

/**
 * Cuts the Telugu font down to the letters that `content/` uses, in the one weight it is shown in:
 * 14 kB instead of 124, where lines are slow. `src/ui/telugu.css` asks for the result.
 */
export function teluguFont(): Plugin {
  return {
    name: 'praise-chapel:telugu-font',
    async config() {
      const content = globSync('**/*.json', { cwd: contentFolder }).map((file) =>
        readFileSync(path.join(contentFolder, file), 'utf8'),
      )
      const letters = new Set(content.join('').match(/\p{Script=Telugu}/gu))
      // joiners shape letters, and the dotted circle carries a sign that stands alone
      const text = [...letters].toSorted().join('') + ' .,\u200c\u200d\u25cc'
      const font = readFileSync(createRequire(import.meta.url).resolve(whole))
      const cut = await subsetFont(font, text, {
        targetFormat: 'woff2',
        variationAxes: { wght: 400 },
      })
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${folder}/telugu.woff2`, cut)
    },
  }
}
