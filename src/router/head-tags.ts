import { trustedData } from '#app/browser/trusted.ts'
import { defaultLocale, locales, type Locale } from '#app/language/locale.ts'
import type { Head } from './page-data.ts'

/** A tag of the head; a script holds data as its text. */
export type Tag = {
  name: 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

const ogLocale = { en: 'en_US', es: 'es_ES' } as const satisfies Record<Locale, string>

/** The tags of a page's head that differ from page to page. The title stands apart. */
export function headTags(head: Head, locale: Locale): Tag[] {
  const meta = (attributes: Record<string, string>): Tag => ({ name: 'meta', attributes })
  const link = (attributes: Record<string, string>): Tag => ({ name: 'link', attributes })
  const tags = [
    meta({ name: 'description', content: head.description }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:title', content: head.title }),
    meta({ property: 'og:description', content: head.description }),
    meta({ property: 'og:locale', content: ogLocale[locale] }),
    ...locales
      .filter((other) => other !== locale)
      .map((other) => meta({ property: 'og:locale:alternate', content: ogLocale[other] })),
  ]
  if (head.picture) {
    tags.push(
      meta({ property: 'og:image', content: head.picture }),
      meta({ property: 'og:image:type', content: 'image/jpeg' }),
      meta({ property: 'og:image:width', content: '1200' }),
      meta({ property: 'og:image:height', content: '630' }),
      meta({ property: 'og:image:alt', content: head.pictureAlt ?? head.title }),
      meta({ name: 'twitter:card', content: 'summary_large_image' }),
    )
  }
  tags.push(...(head.structuredData ?? []).map(jsonLd))
  if (head.hidden) return [...tags, meta({ name: 'robots', content: 'noindex' })]
  return [
    ...tags,
    meta({ property: 'og:url', content: head.urls[locale] }),
    link({ rel: 'canonical', href: head.urls[locale] }),
    ...locales.map((other) => link({ rel: 'alternate', hreflang: other, href: head.urls[other] })),
    link({ rel: 'alternate', hreflang: 'x-default', href: head.urls[defaultLocale] }),
  ]
}

/** JSON-LD, as https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents has it. */
function jsonLd(facts: object): Tag {
  const attributes = { type: 'application/ld+json' }
  return { name: 'script', attributes, text: JSON.stringify(facts) }
}

export function updateTags(head: Head, locale: Locale): void {
  document.head.querySelectorAll('[data-head]').forEach((element) => element.remove())
  for (const { name, attributes, text } of headTags(head, locale)) {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    if (text) element.textContent = trustedData(text)
    element.dataset.head = ''
    document.head.append(element)
  }
}
