import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { built } from '../help/site.ts'

/** The files that a page fetches from now on. */
export function filesOf(page: Page): Set<string> {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isFile = /\.\w+$/.test(pathname)
    fetched.add(isFile ? pathname : `${pathname === '/' ? '/index' : pathname}.html`)
  })
  return fetched
}

export const isPicture = (file: string) => file.startsWith('/media/')

/** How many bytes of a file go over the line. */
export function bytesOf(file: string): number {
  try {
    return readFileSync(`${built}${file}.br`).byteLength
  } catch {
    return readFileSync(`${built}${file}`).byteLength
  }
}

export const weigh = (files: Iterable<string>) =>
  [...files].map(bytesOf).reduce((sum, one) => sum + one, 0)

/** How many bytes of a page or its data are there whatever is said in it: styles, tags, keys. */
export function bytesWithoutWords(file: string): number {
  const text = readFileSync(built + file, 'utf8')
  return brotliCompressSync(file.endsWith('.json') ? withoutWords(text) : tagsOf(text)).byteLength
}

function tagsOf(html: string): string {
  return html
    .replace(/(<script type="application\/\S*json"[^>]*>)(.*?)(?=<\/script>)/gs, (_, tag, json) => {
      return tag + withoutWords(json as string)
    })
    .replace(/ (alt|aria-label|content)="[^"]*"/g, ' $1=""')
    .replace(/(?<=<\/?\w[^<>]*>)[^<>{}]+(?=<)/g, '')
}

function withoutWords(json: string): string {
  return JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === 'string' ? '' : value,
  )
}
