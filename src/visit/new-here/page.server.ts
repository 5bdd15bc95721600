import { pathTo } from '#app/addresses.ts'
import { leadPastors, type Church } from '#app/church/church.ts'
import { finderOf } from '#app/church/finder.server.ts'
import { foremost } from '#app/church/many.server.ts'
import { nearPlace } from '#app/church/near.server.ts'
import { fullName } from '#app/church/place.server.ts'
import { sundays } from '#app/church/services.ts'
import { interpretationOf } from '#app/church/times.server.ts'
import { visitOf } from '#app/church/visit.server.ts'
import { contactUsWords } from '#app/contact/page/words.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { localize } from '#app/language/text.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { heroOf } from '#app/page/hero.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { quotation } from '#app/scripture/scripture.server.ts'
import { measure } from '#app/time/calendar.ts'
import { newHereWords } from '#app/visit/new-here/words.server.ts'
import { askOf } from '#app/ways/ask.server.ts'
import { socialLinks } from '#app/ways/contact.server.ts'
import { formFor, type Topic } from '#app/ways/topics.server.ts'

const newHere = newHereWords.read()
const { passage: newHerePassage } = newHereWords.read()

export const page = definePage('newHere', ({ locale, now }) => {
  const { title, hero, ...words } = localize(newHere, locale)
  return {
    head: headOf(newHere, newHere.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    welcomePicture: pictureOf(words.welcome.picture),
    quote: quotation(newHerePassage, locale),
    plans: foremost.map((church) => planOf(church, locale, now)),
    finder: finderOf(locale),
    near: foremost.map((church) => ({ ...nearPlace(church, locale), to: `#${church.slug}` })),
    social: socialLinks(site.links.social),
    // the office reads text messages, too
    ask: askOf({ ...site.office, texts: true }, locale),
  }
})

/** What one asks before a first visit, and what answers it where a church has told. */
const questions = {
  parking: 'parking',
  stepFree: 'stepFree',
  children: 'children',
  spoken: 'interpretation',
  length: 'length',
} as const satisfies Partial<Record<Topic, FactName>>

/** A visit to one church: what it has told, and for all else a question, begun. */
function planOf(church: Church, locale: Locale, now: number) {
  const { slug } = church
  const known = entriesOf(newHere.plan.topics).flatMap(([name, topic]) => {
    const told = toldOf(name, church, locale)
    return told === undefined ? [] : [{ name, topic: topic[locale], told }]
  })
  const open = entriesOf(questions).filter(([, fact]) => !known.some(({ name }) => name === fact))
  const { topics } = contactUsWords.read().form
  return {
    slug,
    title: fullName(church, locale),
    visit: visitOf(church, locale, now),
    pastors: leadPastors(church)?.name?.[locale],
    known,
    questions: [
      ...open.map(([topic]) => ({
        label: topics[topic].subject[locale],
        to: formFor(locale, { church: slug, topic }),
      })),
      {
        label: newHere.plan.ask.other[locale],
        to: formFor(locale, { church: slug, topic: 'visit' }),
      },
    ],
    ask: askOf(church, locale, 'visit'),
    to: pathTo('church', locale, { slug }),
    // src/contact/begun.ts reads it
    coming: `${pathTo('contactUs', locale)}?church=${slug}`,
  }
}

type FactName = keyof typeof newHere.plan.topics

/** What a church has told of something, in a sentence; nothing where it has not. */
function toldOf(topic: FactName, church: Church, locale: Locale) {
  const { is, more } = church.before?.[topic] ?? {}
  const told = [is && ui[is][locale], more?.[locale]].flatMap((part) => part ?? []).join('. ')
  if (told) return told
  // the schedule answers these two
  if (topic === 'length') return lengthOf(church, locale)
  if (topic === 'interpretation') return interpretationOf(church.services, locale)
  return undefined
}

function lengthOf({ services }: Church, locale: Locale): string | undefined {
  const minutes = sundays(services)[0]?.minutes
  return minutes === undefined ? undefined : measure(minutes, 'minute', locale)
}

const entriesOf = <Key extends string, Value>(object: Readonly<Record<Key, Value>>) =>
  Object.entries(object) as [Key, Value][]
