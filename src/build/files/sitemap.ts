import { locales, withLocale } from '#app/language/locale.ts'

type Page = { path: string; twin: string }

export function sitemap(pages: readonly Page[], origin: string): string {
  const urls = pages.map(({ path, twin }) => {
    const twins = locales.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${url(withLocale(twin, locale))}"/>`,
    )
    const fallback = `<xhtml:link rel="alternate" hreflang="x-default" href="${url(twin)}"/>`
    return `<url><loc>${url(path)}</loc>${twins.join('')}${fallback}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`

  function url(path: string): string {
    return new URL(path, origin).href
  }
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
