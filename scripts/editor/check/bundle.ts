import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { contentFolder } from '#app/content/folder.ts'

const disk = path.resolve('scripts/editor/check/disk.ts')
const kinds = globSync('src/**/{content,words}.server.ts').toSorted()

/** The rules of content as one script, for the editor to ask before it saves. */
export async function checkScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'in-a-browser',
        enforce: 'pre',
        resolveId: (id) => (/^node:(fs|path)$/.test(id) ? disk : undefined),
        load: (id) =>
          id === path.resolve('src/content/find-kinds.ts')
            ? [
                ...kinds.map(
                  (file, at) => `import * as k${at} from ${JSON.stringify(path.resolve(file))}`,
                ),
                "import { isKind } from './kind.ts'",
                `export const found = [${kinds.map((_, at) => `k${at}`).join()}].flatMap(Object.values).filter(isKind)`,
              ].join('\n')
            : undefined,
      },
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: 'scripts/editor/check/in-browser.ts',
        output: { codeSplitting: false },
        shimMissingExports: true,
      },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output[0].code
}

/** All that the rules read: content, the names of pictures, the words that are not written. */
export function contentRead(): string {
  const names = globSync(['**/*.json', 'pictures/*'], { cwd: contentFolder })
  const there = names
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('media/'))
  const textOf = (file: string) =>
    file.endsWith('.json') ? readFileSync(path.join(contentFolder, file), 'utf8') : ''
  return JSON.stringify({
    ...Object.fromEntries(there.toSorted().map((file) => [`content/${file}`, textOf(file)])),
    'docs/glossary.md': readFileSync('docs/glossary.md', 'utf8'),
  })
}
