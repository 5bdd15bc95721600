import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/** The name of a class as Vite leaves it (`css.lightningcss.cssModules.pattern`): its file, and its own. */
const scoped = /(?<![\w-])(x[\w-]{6})_([A-Za-z][A-Za-z0-9]*)(?![\w-])/g

/**
 * Classes of two letters for their file and one for themselves (`bc_d`), in what visitors get: long names,
 * which no packing makes small since a hash is random, weighed 2 kB of Home.
 */
export function shortClasses(): Plugin[] {
  const filter = { id: /\.module\.css$/ }
  let files: ReturnType<typeof shortNames>
  const names = new Map<string, Map<string, string>>()
  const shorten = (code: string, id: string) => {
    const known = names.get(id)!
    return code.replace(scoped, (name) => known.get(name) ?? name)
  }
  return [
    {
      name: 'praise-chapel:short-classes',
      apply: 'build',
      buildStart() {
        files = shortNames(globSync('src/**/*.module.css').map((file) => normalizePath(file)))
      },
      transform: {
        filter,
        handler(styles, id) {
          const file = normalizePath(path.relative(process.cwd(), id))
          names.set(id, classNames(styles, files.get(file)!))
          return { code: shorten(styles, id), map: null }
        },
      },
    },
    {
      name: 'praise-chapel:short-classes-in-scripts',
      apply: 'build',
      enforce: 'post',
      transform: { filter, handler: (code, id) => ({ code: shorten(code, id), map: null }) },
    },
  ]
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** All that two letters can be, but for those with an a first: who blocks advertisements hides `ad_b`. */
const pairs = Array.from(letters.slice(1)).flatMap((first) =>
  Array.from(letters, (second) => first + second),
)

/**
 * Two letters for each style file. They hang on its name, so that most keep theirs when another file comes or
 * goes, and what was fetched goes on fitting; of two that would be the same, the later takes the next pair.
 */
export function shortNames(files: readonly string[]): Map<string, string> {
  const names = new Map<string, string>()
  const free = new Set(pairs)
  if (files.length > free.size) throw new Error(`Two letters name ${free.size} style files at most`)
  for (const file of files.toSorted()) {
    let at = createHash('sha256').update(file).digest().readUInt32BE()
    while (!free.delete(pairs[at % pairs.length]!)) at++
    names.set(file, pairs[at % pairs.length]!)
  }
  return names
}

export function classNames(styles: string, file: string): Map<string, string> {
  const [, scope] = /\.(x[\w-]{6})_[A-Za-z]/.exec(styles) ?? []
  const own = [...styles.matchAll(scoped)].filter(([, hash]) => hash === scope)
  const all = [...new Set(own.map(([name]) => name))]
  return new Map(all.map((name, index) => [name, `${file}_${letterOf(index)}`]))
}

const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + letters[index % 26]
