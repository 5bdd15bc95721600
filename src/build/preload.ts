/**
 * The links that fetch a page's first picture while the rest of the page is still being read: the very
 * files and sizes that its `<picture>` names, so that nothing is fetched twice.
 */
export function preloadsOf(html: string): string {
  const eager = [...html.matchAll(/<picture>(.*?)<\/picture>/gs)].find(([, inside]) =>
    /<img[^>]*fetchpriority="high"/i.test(inside!),
  )
  if (!eager) return ''
  const sources = [...eager[1]!.matchAll(/<source ([^>]*?)\/?>/g)].map(([, attributes]) => ({
    media: value(attributes!, 'media'),
    type: value(attributes!, 'type'),
    srcset: value(attributes!, 'srcset'),
    sizes: value(attributes!, 'sizes'),
  }))
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

function value(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1]
}
