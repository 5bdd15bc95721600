import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { entryFile } from '#app/content/entries.ts'
import { entryNames } from '#app/content/kinds.ts'
import { picturesNamed, picturesThere } from '#app/content/pictures.ts'

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

/**
 * All that the rules read: content, the names of pictures, the words that are not written. Where everybody can read it,
 * beside an editor that is published, nothing is in it of those who are not shown by name, nor of their pictures.
 */
export function contentRead(isPublic: boolean): string {
  const texts = [...entryNames(), 'scripture']
    .map((name) => [name, readFileSync(entryFile(name), 'utf8')] as const)
    .filter(([, text]) => !isPublic || !('shown' in (JSON.parse(text) as object)))
  const pictures = isPublic ? picturesNamed().map(({ scene }) => scene.src) : picturesThere()
  return JSON.stringify({
    ...Object.fromEntries(texts.map(([name, text]) => [`content/${name}.json`, text])),
    ...Object.fromEntries(pictures.map((src) => [`content${src}`, ''])),
    'docs/glossary.md': readFileSync('docs/glossary.md', 'utf8'),
  })
}
