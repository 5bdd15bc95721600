import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin } from 'vite'

/** The name of a class as Vite leaves it (`css.lightningcss.cssModules.pattern`): its file, and its own. */
const scoped = /(?<![\w-])([\w-]{6,7})_([A-Za-z][A-Za-z0-9]*)(?![\w-])/g

/**
 * Classes of three letters for their file and one for themselves (`aBc_d`), in what visitors get: long names,
 * which no packing makes small since a hash is random, weighed 2 kB of Home. They hang on the file alone, so that
 * what was fetched before another file changed goes on fitting.
 */
export function shortClasses(): Plugin[] {
  const filter = { id: /\.module\.css$/ }
  const owners = new Map<string, string>()
  const names = new Map<string, Map<string, string>>()
  const shorten = (code: string, id: string) => {
    const known = names.get(id)!
    return code.replace(scoped, (name) => known.get(name) ?? name)
  }
  return [
    {
      name: 'praise-chapel:short-classes',
      apply: 'build',
      transform: {
        filter,
        handler(styles, id) {
          const file = path.relative(process.cwd(), id)
          const short = shortOf(file)
          const owner = owners.get(short) ?? file
          owners.set(short, owner)
          if (owner !== file) this.error(`${file} and ${owner} are both "${short}": rename one.`)
          names.set(id, classNames(styles, short))
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

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Three letters for a file. */
export function shortOf(file: string): string {
  const number = createHash('sha256').update(file).digest().readUInt32BE()
  return [1, 52, 52 ** 2].map((power) => letters[Math.floor(number / power) % 52]).join('')
}

/** The short names of a file's classes, by the long ones. */
export function classNames(styles: string, file: string): Map<string, string> {
  const [, scope] = /\.([\w-]{6,7})_[A-Za-z]/.exec(styles) ?? []
  const own = [...styles.matchAll(scoped)].filter(([, hash]) => hash === scope)
  const all = [...new Set(own.map(([name]) => name))]
  return new Map(all.map((name, index) => [name, `${file}_${letterOf(index)}`]))
}

const letterOf = (index: number): string =>
  (index < 52 ? '' : letterOf(Math.floor(index / 52) - 1)) + letters[index % 52]
