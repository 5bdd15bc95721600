import { type Locale, withLocale } from '#app/language/locale.ts'
import { night, paper } from '#app/pictures/colours.ts'

export function webManifestPath(locale: Locale): string {
  return `${withLocale('/', locale).replace(/\/$/, '')}/site.webmanifest`
}

export function webManifest(
  { name, tagline }: { name: string; tagline: Record<Locale, string> },
  locale: Locale,
): string {
  const start = withLocale('/', locale)
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    name,
    short_name: name,
    description: tagline[locale],
    lang: locale,
    dir: 'ltr',
    id: start,
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: night,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable', 512, 'maskable'),
    ],
  })
}
