import { pathTo } from '#app/addresses.ts'
import type { Church } from '#app/church/church.ts'
import { foremost } from '#app/church/many.server.ts'
import type { Invitation } from '#app/church/next-service/InviteToChurch.tsx'
import { filledIn, invitationTo, visitOf } from '#app/church/next-service/visit.server.ts'
import { churchWords } from '#app/church/page/words.server.ts'
import { findable, fullName, placeBelow } from '#app/church/place.server.ts'
import { churches, churchNamed } from '#app/church/read.server.ts'
import { heardAt } from '#app/church/recordings/recordings.server.ts'
import { cardOf } from '#app/church/share-card.server.ts'
import { churchFacts } from '#app/church/structured-data.server.ts'
import { churchCalendarPath } from '#app/church/times/calendar-file.server.ts'
import { phasesOf, servicesOf, type Phase } from '#app/church/times/service-phases.server.ts'
import {
  commonRemarks,
  confirmationOf,
  serviceTimes,
} from '#app/church/times/services-in-words.server.ts'
import { sunOver } from '#app/church/times/sun.server.ts'
import { timesOf } from '#app/church/times/timetable.server.ts'
import { ask as askWords, ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { inEach, localize, type Text } from '#app/language/text.ts'
import { definePage, type PropsOf } from '#app/page/define-page.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { shownPerson } from '#app/people/present.server.ts'
import { described, pictureOf } from '#app/pictures/picture.server.ts'
import { count } from '#app/time/in-words.ts'
import { addressLines } from '#app/ways/address.server.ts'
import { askOf } from '#app/ways/ask.server.ts'
import type { ShownAsk } from '#app/ways/Ask.tsx'
import { calendarLinks } from '#app/ways/calendar-links.server.ts'
import { closedDays, hoursLine, shownPhone, socialLinks } from '#app/ways/contact.server.ts'
import { directionsTo } from '#app/ways/directions.server.ts'
import { mapOf } from '#app/ways/map.server.ts'
import { formFor } from '#app/ways/topics.server.ts'

const common = churchWords.read()

const params = () => churches.map(({ slug }) => ({ slug }))

export const page = definePage(
  'church',
  ({ locale, params: { slug }, now }) => {
    const church = churchNamed(slug)
    const { hero, about, giving } = church
    const title = inEach((language) => fullName(church, language))
    const description = inEach((language) => filled(common.description[language], church, language))
    return {
      head: headOf({ title, description }, hero.picture, locale, {
        card: cardOf(church, locale),
        structuredData: churchFacts(church, locale, now),
      }),
      words: localize(common, locale),
      hero: {
        title: hero.title[locale],
        subtitle: hero.subtitle[locale],
        picture: pictureOf(hero.picture),
        position: hero.position,
        sun: sunOver(hero.picture, [church], { locale, now }),
      },
      // a church may be called by its region
      ...(church.region[locale] !== hero.title[locale] && { region: church.region[locale] }),
      ...(church.live && { live: church.live }),
      visit: visitOf(church, locale, now),
      write: {
        text: askWords.write[locale],
        to: formFor(locale, { church: slug, topic: 'visit' }),
      },
      invitation: invitationOf(church, locale, now),
      services: whenAndWhere(church, locale, now),
      listen: heardAt(church, locale),
      about: {
        title: filled(about.title[locale], church, locale),
        paragraphs: about.paragraphs.map((paragraph) => paragraph[locale]),
        gallery: about.gallery.map((picture) => described(picture, locale)),
      },
      team: peopleOf(church.team, locale),
      pastors: peopleOf(church.pastors, locale),
      youth: youthOf(church, locale, now),
      contact: contactOf(church, locale, now),
      giving: {
        title: giving.title[locale],
        text: giving.text[locale],
        to: giving.link ?? site.links.giving,
        picture: pictureOf(giving.picture ?? site.givingPicture),
      },
    }
  },
  params,
)

export type ChurchProps = PropsOf<typeof page>

function invitationOf(church: Church, locale: Locale, now: number): Invitation {
  const { slug } = church
  return {
    church: `${site.name}, ${fullName(church, locale)}`,
    ...invitationTo(church, locale, now),
    url: site.origin + pathTo('church', locale, { slug }),
    card: pathTo('invitationCard', locale, { slug }),
    times: timesOf(church, { locale, now }, 'worship'),
  }
}

/** When and where. A church with several congregations shows a card for each of them. */
function whenAndWhere(church: Church, locale: Locale, now: number) {
  const { servicesNote, gettingThere } = church
  const told = (phases: readonly Phase[], ...more: Text[]) => ({
    lines: serviceTimes(phases, church, locale),
    remarks: [
      ...(servicesNote ? [servicesNote[locale]] : []),
      ...commonRemarks(servicesOf(phases), locale),
      ...more.map((text) => text[locale]),
    ],
  })
  const phases = phasesOf(church, now)
  const name = fullName(church, locale)
  return {
    name,
    calendar: calendarLinks(churchCalendarPath(church.slug, locale), `${site.name} ${name}`),
    firstVisit: {
      text: ui.firstVisit[locale],
      // of many churches New Here shows a few
      to: pathTo('newHere', locale) + (foremost.includes(church) ? `#${church.slug}` : ''),
    },
    welcome: church.welcome[locale],
    greeting: church.greeting,
    ...told(phases),
    ...confirmationOf(church, locale, now),
    congregations: church.congregations?.map((congregation) => ({
      name: congregation.name,
      location: placeBelow(congregation.name, congregation.location[locale]),
      directions: directionsTo(findable(church, congregation.location)),
      // the way is told once where all of it is in one place, else with each
      ...told(
        phases.filter(({ service }) => service.congregation === congregation.name),
        ...(gettingThere ? [gettingThere] : []),
      ),
    })),
    address: church.address && addressLines(church.address, church.country, locale),
    phone: shownPhone(church.phone),
    askForPlace: formFor(locale, { church: church.slug, topic: 'place' }),
    email: church.email,
    gettingThere: gettingThere?.[locale],
    map: church.map && mapOf(church.map, undefined, locale).link,
  }
}

function peopleOf(group: Church['team'], locale: Locale) {
  return (
    group && {
      title: group.title[locale],
      people: group.people.map((person) => shownPerson(person, locale)),
    }
  )
}

function youthOf(church: Church, locale: Locale, now: number) {
  const { youth } = church
  if (!youth) return
  const theirs = phasesOf(church, now).filter(({ service }) => service.kind === 'youth')
  return {
    title: youth.title[locale],
    mission: youth.mission.map((paragraph) => paragraph[locale]),
    lines: serviceTimes(theirs, church, locale).map(({ congregation, ...line }) => ({
      ...line,
      remarks: congregation ? [congregation, ...line.remarks] : line.remarks,
    })),
    notices: timesOf(church, { locale, now }, 'youth').notices,
    // what a congregation has of its own is where the congregation is
    ...(!theirs.some(({ service }) => service.congregation) && {
      location: youth.location[locale],
      directions: directionsTo(findable(church, youth.location)),
    }),
    picture: described(youth.picture, locale),
  }
}

function contactOf(church: Church, locale: Locale, now: number) {
  const { address, country, phone, phoneNote, email, hours, social, map, mapPicture } = church
  const closed = closedDays(hours ?? {}, church.timeZone, locale, now)
  return {
    details: {
      ...(address && { address: addressLines(address, country, locale) }),
      phone: shownPhone(phone),
      ...(phoneNote && { phoneNote: phoneNote[locale] }),
      email,
      ...(hours && { hours: hoursLine(hours, church.timeZone, locale) }),
      ...(closed.length > 0 && { closed }),
    },
    ask: besidesDetails(church, locale),
    social: socialLinks(social),
    map: map && {
      ...mapOf(map, mapPicture, locale),
      title: filled(common.contact.map[locale], church, locale),
    },
  }
}

/** The ways to ask that stand beside a phone number and an email address, and one to ask for prayer. */
function besidesDetails(church: Church, locale: Locale): ShownAsk {
  const ask = askOf(church, locale)
  const prayer = formFor(locale, { church: church.slug, topic: 'prayer' })
  return {
    ...ask,
    ways: [
      ...ask.ways.filter(({ to }) => !/^(tel|mailto):/.test(to)),
      { icon: 'heart', label: askWords.prayer[locale], to: prayer },
    ],
  }
}

/** A sentence with the words of a church, and how many it stands for, filled in. */
function filled(sentence: string, church: Church, locale: Locale): string {
  return filledIn(sentence, church, locale)
    .replace('{summary}', church.summary[locale])
    .replace('{churches}', () => count(church.churches ?? 1, locale))
}
