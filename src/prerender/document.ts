import { firstPaintScript } from '#app/i18n/choice.ts'
import { headTags } from '#app/router/head.ts'
import type { PageData } from '#app/router/page-data.ts'
import { preloadsOf } from './preload.ts'
import { webManifestPath } from './web-manifest.ts'

/** The files every page loads, by their addresses. */
export type Assets = {
  entry: string
  styles: string[]
  /** The fonts that the first screen needs. */
  fonts: string[]
  /** Written at the start of the head; only while developing. */
  development?: string
}

const icons =
  '<link rel="icon" href="/icon-32.png" type="image/png" sizes="32x32">' +
  '<link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any">' +
  '<link rel="apple-touch-icon" href="/icon-180.png">'

/** The whole HTML document around a rendered page, with what search engines are told of it. */
export function documentOf(
  data: PageData,
  html: string,
  assets: Assets,
  facts: readonly object[] = [],
): string {
  const tags = headTags(data.head, data.locale)
    .map(({ name, attributes }) => `<${name}${write(attributes)} data-head>`)
    .join('')
  const fonts = assets.fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('')
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const told = facts
    .map((each) => `<script type="application/ld+json">${inScript(each)}</script>`)
    .join('')

  return `<!doctype html>
<html lang="${data.locale}"><head><meta charset="utf-8"><script>${firstPaintScript}</script>${assets.development ?? ''}<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(data.head.title)}</title>${preloadsOf(html)}${fonts}${styles}<meta name="theme-color" content="#081722">${icons}<link rel="manifest" href="${webManifestPath(data.locale)}">${tags}${told}</head>
<body><div id="root">${html}</div><script type="application/json" id="page-data">${inScript(data)}</script><script type="module" async fetchpriority="low" src="${assets.entry}"></script></body></html>
`
}

/** Data within a script element, which it cannot end; it is not executed. */
function inScript(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

function write(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('')
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
