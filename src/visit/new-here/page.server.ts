import { pathTo } from '#app/addresses.ts'
import type { Church } from '#app/church/church.ts'
import { finderOf } from '#app/church/finder/finder.server.ts'
import { nearPlace } from '#app/church/finder/near-place.server.ts'
import { leadersOf } from '#app/church/leaders.server.ts'
import { foremost } from '#app/church/many.server.ts'
import { visitOf } from '#app/church/next-service/visit.server.ts'
import { churchWords } from '#app/church/page/words.server.ts'
import { fullName } from '#app/church/place.server.ts'
import { servicesOf } from '#app/church/times/service-phases.server.ts'
import { interpretationOf, worshipOf } from '#app/church/times/services-in-words.server.ts'
import type { Service } from '#app/church/times/services.ts'
import { serviceNames } from '#app/church/times/timetable.server.ts'
import { contactUsWords } from '#app/contact/page/words.server.ts'
import type { VisitTopic } from '#app/fellowship/categories.server.ts'
import { recordingsWords, ui, visitTopics } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { beginningOf } from '#app/page/beginning.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { recordingsOf } from '#app/recordings/read.server.ts'
import { quotation } from '#app/scripture/scripture.server.ts'
import { measure } from '#app/time/in-words.ts'
import { newHereWords } from '#app/visit/new-here/words.server.ts'
import { askOf } from '#app/ways/ask.server.ts'
import { socialLinks } from '#app/ways/contact.server.ts'
import { formFor, type Topic } from '#app/ways/topics.server.ts'

const newHere = newHereWords.read()
const { visitTopics: questions, topics } = contactUsWords.read().form

export const page = definePage('newHere', ({ locale, now }) => {
  const beginning = beginningOf(newHere, locale)
  const { words } = beginning
  return {
    ...beginning,
    welcomePicture: pictureOf(words.welcome.picture),
    quote: quotation(newHere.passage, locale),
    plans: foremost.map((church) => planOf(church, locale, now)),
    finder: finderOf(locale),
    near: foremost.map((church) => ({ ...nearPlace(church, locale), to: `#${church.slug}` })),
    social: socialLinks(site.links.social),
    ask: askOf(site.office, locale, { topic: 'visit' }),
  }
})

/** A visit to one church: what it has told, and for all else a question, begun. */
function planOf(church: Church, locale: Locale, now: number) {
  const { slug } = church
  const listen = listenAt(church, locale)
  const all = entriesOf(visitTopics).map(([name, topic]) => {
    return { name, topic: topic[locale], told: toldOf(name, church, locale, now) }
  })
  const known = all.flatMap(({ told, ...each }) => (told === undefined ? [] : [{ ...each, told }]))
  const open = all.filter(({ name, told }) => told === undefined && questions[name])
  const asking = (topic: Topic, label: string) => {
    return { label, to: formFor(locale, { church: slug, topic }) }
  }
  return {
    slug,
    title: fullName(church, locale),
    visit: visitOf(church, locale, now),
    pastors: leadersOf(church, locale),
    known,
    questions: [
      ...open.map(({ name, topic }) => asking(name, topic)),
      ...(listen ? [] : [asking('listening', topics.listening.subject[locale])]),
      asking('visit', newHere.plan.ask.other[locale]),
    ],
    ask: askOf(church, locale, { topic: 'visit' }),
    to: pathTo('church', locale, { slug }),
    listen,
    coming: formFor(locale, { church: slug, topic: 'visit' }),
    names: serviceNames(church, locale),
  }
}

function listenAt({ slug, live }: Church, locale: Locale) {
  if (recordingsOf(slug).length > 0) {
    return {
      text: recordingsWords.hear[locale],
      to: `${pathTo('church', locale, { slug })}#listen`,
    }
  }
  return (
    live && { text: churchWords.read().services.watchLive[locale], to: live, isElsewhere: true }
  )
}

function toldOf(topic: VisitTopic, church: Church, locale: Locale, now: number) {
  const { is, more } = church.before?.[topic] ?? {}
  const told = [is && ui[is][locale], more?.[locale]].flatMap((part) => part ?? []).join('. ')
  if (told) return told
  // the schedule answers these two
  const worship = servicesOf(worshipOf(church, now))
  if (topic === 'interpretation') return interpretationOf(worship, locale)
  return topic === 'length' ? lengthOf(worship, locale) : undefined
}

/** How long worship lasts, where that is the same of all of it. */
function lengthOf(worship: readonly Service[], locale: Locale): string | undefined {
  const [minutes, ...others] = new Set(worship.map((service) => service.minutes))
  if (minutes === undefined || others.length > 0) return undefined
  return measure(minutes, 'minute', locale)
}

const entriesOf = <Key extends string, Value>(object: Readonly<Record<Key, Value>>) =>
  Object.entries(object) as [Key, Value][]
