import { night } from '#app/pictures/colours.ts'
import { headTags, type Tag } from '#app/router/head-tags.ts'
import type { FirstPage, FirstPageApart } from '#app/router/page-data.ts'
import { webManifestPath } from '../files/web-manifest.ts'
import { splitAfterFirstScreen } from './cut-html.ts'
import { escape } from './escape.ts'
import { speculationRules } from './head-script.ts'
import { preloadsOf } from './preload.ts'
import type { ReadyPage } from './ready-page.ts'

const icons =
  '<link rel="icon" href="/icon-32.png" type="image/png" sizes="32x32">' +
  '<link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any">' +
  '<link rel="apple-touch-icon" href="/icon-180.png">'

export function documentOf({ data, frame, assets, apart }: ReadyPage, html: string): string {
  const { head, ...page } = data
  const first: FirstPage | FirstPageApart = apart
    ? { made: data.made!, module: data.module, ...apart }
    : { ...page, frame }
  const { headScript, firstStyles, styles, fonts } = assets
  const linked = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')

  const inHead = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(head.title)}</title>`,
    preloadsOf(html),
    // with scripts they come by src/browser/after-first-screen.ts
    `<noscript>${fonts
      .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
      .join('')}</noscript>`,
    // painted before it is there as a whole, the first screen would grow under the reader's eyes
    // https://html.spec.whatwg.org/multipage/links.html#link-type-expect
    firstStyles && '<link rel="expect" href="#after-first-screen" blocking="render">',
    firstStyles ? `<style>${firstStyles}</style>` : linked,
    // before the body, so that nothing is painted in a language that was not chosen, or without what is told
    // today; and the styles that it asks for come after these
    `<script>${headScript}</script>`,
    `<meta name="theme-color" content="${night}">`,
    icons,
    `<link rel="manifest" href="${webManifestPath(data.locale)}">`,
    ...headTags(head, data.locale).map(write),
  ]
  const inBody = [
    // a style file holds back what comes after it, and nothing that stands before it
    `<div id="root">${
      firstStyles
        ? splitAfterFirstScreen(html).join(`<noscript id="after-first-screen">${linked}</noscript>`)
        : html
    }</div>`,
    `<script type="application/json" id="page-data">${inScript(JSON.stringify(first))}</script>`,
    `<script type="speculationrules">${speculationRules}</script>`,
  ]
  return `<!doctype html>
<html lang="${data.locale}"><head>${inHead.join('')}</head>
<body>${inBody.join('')}</body></html>
`
}

/** A tag of the head. It is marked, so that the next page can take its place. */
function write({ name, attributes, text }: Tag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
  const start = `<${name}${written.join('')} data-head>`
  return text === undefined ? start : `${start}${inScript(text)}</${name}>`
}

/** JSON within a script element, which it cannot end. */
export function inScript(json: string): string {
  return json.replace(/</g, '\\u003c')
}
