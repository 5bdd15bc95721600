import { newHereWords } from '#app/visit/new-here/words.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { measure } from '#app/time/calendar.ts'
import { localize } from '#app/language/text.ts'
import { leadPastors, type Church } from '#app/church/church.ts'
import { sundays } from '#app/church/services.ts'
import { pathTo } from '#app/addresses.ts'
import { site } from '#app/fellowship/site.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { phoneLink, phoneText, socialLinks } from '#app/ways/contact.server.ts'
import { finderOf } from '#app/church/finder.server.ts'
import { heroOf } from '#app/page/hero.server.ts'
import { fullName } from '#app/church/place.server.ts'
import { askingLink, filledIn, visitOf } from '#app/church/visit.server.ts'
import { foremost } from '#app/church/many.server.ts'
import { nearPlace } from '#app/church/near.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { gathering, interpretationOf } from '#app/church/times.server.ts'
import { quotation } from '#app/scripture/scripture.server.ts'

const newHere = newHereWords.read()
const { passage: newHerePassage } = newHereWords.read()

export const page = definePage('newHere', ({ locale, now }) => {
  const { title, hero, ...words } = localize(newHere, locale)
  const { email, phone } = site.office
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
    email,
    message: { text: phoneText(phone), to: `sms:${phone.replace(/[^+\d]/g, '')}` },
  }
})

/** A visit to one church. What it has not told, one asks: the message is already written. */
function planOf(church: Church, locale: Locale, now: number) {
  const { slug, phone, email } = church
  const { topics, questions, askText } = newHere.plan
  const visit = visitOf(church, locale, now)
  return {
    slug,
    title: fullName(church, locale),
    visit,
    times: gathering(church, locale).times,
    answers: {
      name: leadPastors(church)?.name[locale],
      phone: { text: phoneText(phone), to: phoneLink(phone) },
      email,
    },
    to: pathTo('church', locale, { slug }),
    // src/contact/useBegunMessage.ts reads it
    coming: `${pathTo('contactUs', locale)}?church=${slug}`,
    before: entriesOf(topics).map(([key, topic]) => ({
      topic: topic[locale],
      told: toldOf(key, church, locale),
      ask: askingLink(
        church,
        topic[locale],
        filledIn(askText[locale], church, locale).replace('{question}', questions[key][locale]),
      ),
    })),
  }
}

/** What a church has told of something, in a sentence; nothing where it has not. */
function toldOf(topic: keyof typeof newHere.plan.topics, church: Church, locale: Locale) {
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
