import { pathTo } from '#app/addresses.ts'
import { languageOffer, sentWords, ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { defaultLocale, locales, type Locale } from '#app/language/locale.ts'
import { localize } from '#app/language/text.ts'
import { socialLinks } from '#app/ways/contact.server.ts'
import { officeDetails } from '#app/ways/office.server.ts'
import { formFor } from '#app/ways/topics.server.ts'
import type { Frame } from './frame.ts'
import type { Offer } from './LanguageOffer.tsx'
import { menus } from './menu.server.ts'

/** Header, footer and the words of no page, in one language. */
export function loadFrame(locale: Locale, now: number): Frame {
  const { links } = site
  const { menu, churches, groups } = menus(locale)

  return {
    words: localize(sentWords, locale),
    // a Spanish address is always Spanish: only one of the default language may not be what was meant
    ...(locale === defaultLocale && { offers: offersOfOthers() }),
    name: site.name,
    home: pathTo('home', locale),
    menu,
    giving: links.giving,
    ...(site.analytics && { analytics: site.analytics }),
    ...(site.offline === 'keep' && { shelter: pathTo('contactUs', locale) }),
    footer: {
      tagline: site.tagline[locale],
      social: socialLinks(links.social),
      churches,
      groups,
      office: { ...officeDetails(locale, now), write: formFor(locale) },
      privacy: { label: ui.privacy[locale], to: pathTo('privacy', locale) },
      ...(links.designer && { designer: links.designer }),
      yearBuilt: new Date(now).getUTCFullYear(),
    },
  }
}

/** The site in each language but the default one, offered in that language. */
function offersOfOthers(): Offer[] {
  return locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => ({ locale, ...localize(languageOffer, locale) }))
}
