import { hurriedSources } from './cut-html.ts'

/**
 * The links that fetch a page's first picture while the rest of the page is still being read: the very
 * files and sizes that its `<picture>` names, so that nothing is fetched twice.
 */
export function preloadsOf(html: string): string {
  const sources = hurriedSources(html)
  return sources
    .map(({ media, type, srcset, sizes }, index) => {
      // a source without a condition is for the screens that those before it are not for
      const others = sources.slice(0, index).flatMap((each) => each.media ?? [])
      const when = media ?? others.map((each) => `not ${each}`).join(' and ')
      const wanted = { type, imagesrcset: srcset, imagesizes: sizes, media: when || undefined }
      const attributes = Object.entries(wanted)
        .filter(([, text]) => text)
        .map(([name, text]) => ` ${name}="${text}"`)
      return `<link rel="preload" as="image" fetchpriority="high"${attributes.join('')}>`
    })
    .join('')
}
