import type { Locale } from '#app/i18n/locale.ts'
import { localize } from '#app/i18n/text.ts'
import type { Church } from '#app/model/church.ts'
import { pathTo } from '#app/router/routes.ts'
import { churches } from '#app/content/churches.ts'
import { newHere } from '#app/content/pages.ts'
import { site } from '#app/content/site.ts'
import { socialLinks } from '#app/presenters/contact.ts'
import { heroOf } from '#app/presenters/hero.ts'
import { fullName, letterTo, visitOf } from '#app/presenters/visit.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { pictureOf } from '#app/presenters/picture.ts'

/** New Here reads its own words, and the office's email and phone. */
export function load({ locale }: PageRequest<'newHere'>) {
  const { title, hero, ...words } = localize(newHere, locale)
  const { email, phone } = site.office
  return {
    head: headOf(newHere, 'new-here', locale),
    words,
    hero: heroOf({ title, hero }, 'new-here'),
    welcomePicture: pictureOf('community', words.welcome.picture),
    plans: churches.map((church) => planOf(church, locale)),
    social: socialLinks(site.links.social),
    email: `mailto:${email}`,
    message: `sms:${phone.replace(/[^+\d]/g, '')}`,
  }
}

/** A visit to one church. What it has not told, one asks: the letter is already begun. */
function planOf(church: Church, locale: Locale) {
  const { slug, before = {} } = church
  const title = fullName(church, locale)
  const { topics, coming, comingText } = newHere.plan
  return {
    slug,
    title,
    visit: visitOf(church, locale),
    to: pathTo('church', locale, { slug }),
    coming: letterTo(church, coming[locale], comingText[locale].replace('{church}', title)),
    before: entriesOf(topics).map(([key, topic]) => ({
      topic: topic[locale],
      told: before[key]?.[locale],
      ask: letterTo(church, topic[locale], ''),
    })),
  }
}

const entriesOf = <Key extends string, Value>(object: Readonly<Record<Key, Value>>) =>
  Object.entries(object) as [Key, Value][]
