import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as set from 'country-flag-icons/string/3x2'
import type { Plugin } from 'vite'
import { contentFolder } from '#app/content/folder.ts'
import { isCountry } from '#app/content/values.ts'
import { writeWhole } from '#app/pictures/write-whole.ts'
import { onDisk } from './disk.ts'
import { fontsFolder, unchecked } from './fonts-folder.ts'

const drawings = new Map<string, string>(Object.entries(set))
const drawn = path.resolve(fontsFolder, 'icons.svg')

/** Lays the flags of the countries that have a church beside the icons: pages ask for one file. */
export function flags(): Plugin {
  return {
    name: 'praise-chapel:flags',
    enforce: 'pre',
    config: () => onDisk(draw),
    resolveId: (wanted) => (wanted === './icons.svg?url' ? `${drawn}?url` : undefined),
    async hotUpdate({ file }) {
      if (file.startsWith(contentFolder)) await draw()
    },
  }
}

async function draw(): Promise<void> {
  const icons = readFileSync('src/ui/icons.svg', 'utf8')
  const countries = new Set(unchecked().map(({ country }) => String(country)))
  const own = [...countries].filter(isCountry).toSorted().map(flag)
  mkdirSync(fontsFolder, { recursive: true })
  const all = icons.replace('</svg>', `${own.join('')}</svg>`).replaceAll(/\n\s*/g, '')
  if (existsSync(drawn) && readFileSync(drawn, 'utf8') === all) return
  await writeWhole(drawn, Buffer.from(all))
}

/** A flag of the set as a symbol: all of it in the proportions in which flags are shown. */
function flag(country: string): string {
  const [, box, shapes] = /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(
    drawings.get(country.toUpperCase())!,
  )!
  return `<symbol id="flag-${country}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${shapes}</symbol>`
}
