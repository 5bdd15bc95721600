import { pathTo } from '#app/addresses.ts'
import { areMany, countryLinks } from '#app/church/many.server.ts'
import { churches } from '#app/church/read.server.ts'
import { languageOffer, sentWords, ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { defaultLocale, locales, type Locale } from '#app/language/locale.ts'
import { localize } from '#app/language/text.ts'
import type { MenuLink } from '#app/page/MenuItem.tsx'
import { socialLinks } from '#app/ways/contact.server.ts'
import { officeDetails } from '#app/ways/office.server.ts'
import { formFor } from '#app/ways/topics.server.ts'
import type { Frame } from './frame.ts'
import type { Offer } from './LanguageOffer.tsx'

/** Header, footer and the words of no page, in one language. */
export function loadFrame(locale: Locale, now: number): Frame {
  const words = localize(ui, locale)
  const { links } = site

  const countries = areMany ? countryLinks(locale) : undefined
  const places: MenuLink[] =
    countries ??
    churches.map(({ name, region, country, slug }) => ({
      label: name[locale],
      to: pathTo('church', locale, { slug }),
      // a church may be called by its country
      ...(region[locale] !== name[locale] && { note: region[locale] }),
      country,
    }))
  const ministries: MenuLink[] = [
    { label: words.connectGroups, to: pathTo('connectGroups', locale) },
    { label: words.outreach, to: pathTo('outreach', locale) },
    { label: words.kids, to: pathTo('kids', locale) },
  ]
  const about: MenuLink[] = [
    { label: words.aboutUs, to: pathTo('aboutUs', locale) },
    { label: words.ourVision, to: pathTo('ourVision', locale) },
    { label: words.weBelieve, to: pathTo('weBelieve', locale) },
    { label: words.praiseChapelGlobal, to: pathTo('praiseChapelGlobal', locale) },
    { label: words.meetThePastors, to: pathTo('meetThePastors', locale) },
  ]
  const welcome: MenuLink[] = [
    { label: words.newHere, to: pathTo('newHere', locale) },
    { label: words.newBeliever, to: pathTo('newBeliever', locale) },
  ]
  const events: MenuLink = { label: words.events, to: pathTo('events', locale) }
  const contact: MenuLink = { label: words.contact, to: pathTo('contactUs', locale) }
  const school: MenuLink[] = links.bibleSchool
    ? [{ label: words.bibleSchool, to: links.bibleSchool, external: true }]
    : []

  return {
    words: localize(sentWords, locale),
    // a Spanish address is always Spanish: only one of the default language may not be what was meant
    ...(locale === defaultLocale && { offers: offersOfOthers() }),
    name: site.name,
    home: pathTo('home', locale),
    menu: [
      { label: words.welcome, links: welcome },
      { label: words.about, links: about },
      { label: words.ministries, links: ministries },
      { label: words.churches, links: places },
      ...school,
      events,
      contact,
    ],
    giving: links.giving,
    ...(site.analytics && { analytics: site.analytics }),
    ...(site.offline === 'keep' && { shelter: contact.to }),
    footer: {
      tagline: site.tagline[locale],
      social: socialLinks(links.social),
      churches: {
        label: words.churches,
        links: countries ?? places.map(({ label, to }) => ({ label, to })),
      },
      groups: [
        { label: words.explore, links: [...welcome, ...about, events, contact, ...school] },
        { label: words.ministries, links: ministries },
      ],
      office: { ...officeDetails(locale, now), write: formFor(locale) },
      privacy: { label: words.privacy, to: pathTo('privacy', locale) },
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
