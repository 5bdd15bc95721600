import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const address = 'licences.txt'

/** A font that was cut down lies elsewhere than the package it was cut from. */
const cutFrom: Readonly<Record<string, string>> = {
  figtree: '@fontsource-variable/figtree',
  piazzolla: '@fontsource-variable/piazzolla',
}

export function packageOf(file: string): string | undefined {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/')) ?? []
  const [, cut] = /\.cache\/fonts\/[^/]+\/(\w+)\.woff2$/.exec(file) ?? []
  // a script is cut from the font that has its name
  return name ?? (cut && (cutFrom[cut] ?? `@fontsource-variable/noto-sans-${cut}`))
}

/** The licences of packages, whole, as each of them asks. */
export function licencesOf(packages: ReadonlySet<string>): string {
  const each = [...packages].toSorted().map((name) => {
    const folder = path.join('node_modules', name)
    const [file] = globSync('LICEN[CS]E*', { cwd: folder })
    if (!file) throw new Error(`${name} is given to visitors, and has no licence`)
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string
    }
    return `${name} ${version}\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`
  })
  return each.join(`\n${'-'.repeat(72)}\n\n`)
}

/** Writes beside the site the licences of all that its scripts and fonts hold; the scripts say where. */
export function licences(): Plugin {
  return {
    name: 'praise-chapel:licences',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      // flags lie beside what is bundled
      const packages = new Set(['country-flag-icons'])
      for (const file of Object.values(bundle)) {
        const sources = file.type === 'chunk' ? file.moduleIds : file.originalFileNames
        const found = sources.flatMap((source) => packageOf(source) ?? [])
        for (const name of found) packages.add(name)
        if (file.type === 'chunk' && found.length > 0) {
          file.code = `/* /${address} */\n${file.code}`
        }
      }
      this.emitFile({ type: 'asset', fileName: address, source: licencesOf(packages) })
    },
  }
}
