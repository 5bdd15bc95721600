/**
 * A church's Christmas on pages as they are built, each as three visitors get it: with scripts, light, and without.
 * What is seen, struck out, hidden, where, and under which heading is held against the oracle, by clocks at the
 * edges, on pages of last night and on older ones.
 */
import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { Temporal } from 'temporal-polyfill'
import { pathTo } from '#app/addresses.ts'
import type { ChurchFile } from '#app/church/schema.server.ts'
import { eventRepeats, serviceKinds, ui } from '#app/fellowship/common-words.server.ts'
import { locales, type Locale } from '#app/language/locale.ts'
import { inEach } from '#app/language/text.ts'
import { clockScript } from '#app/time/by-the-clock.ts'
import {
  clocked,
  comesOn,
  counted,
  dated,
  dateOf,
  kept,
  readIn,
  weekdays,
  type Time,
} from './help/church-oracle.ts'
import { asksToSaveData, expect, hydrated, test as base } from './help/site.ts'
import { daysFrom, instant } from './help/time-oracle.ts'

const content = '.cache/december'
const slugs = ['harbor', 'hill', 'lake', 'delta', 'san-bartolome', 'nairobi', 'sao-paulo'] as const
type Slug = (typeof slugs)[number]

const california = (moment: string) => Date.parse(`${moment}-08:00`)

/** When pages are built, as every night, and by which clocks they are read; some are not built for days. */
const nightly = {
  '2033-12-20T08:17Z': ['2033-12-20T12:00', '2033-12-23T20:00', '2033-12-26T09:00'],
  '2033-12-24T08:17Z': ['2033-12-24T17:59', '2033-12-24T18:00', '2033-12-24T23:30'],
  '2033-12-25T08:17Z': ['2033-12-25T00:20', '2033-12-25T10:30'],
  '2033-12-31T08:17Z': ['2033-12-31T23:00', '2034-01-01T00:15', '2034-01-01T09:45'],
  '2034-01-10T08:17Z': ['2034-01-10T12:00', '2034-01-14T12:00'],
}
const moments = Object.keys(nightly)

/** With scripts, an open page is as good as a new one for a hundred days. */
const [christmas, january] = [moments[0]!, moments.at(-1)!]
const seldom = {
  [christmas]: Object.values(nightly)
    .flat()
    .filter((clock) => clock < january),
  [january]: Object.values(nightly)
    .flat()
    .filter((clock) => clock > january),
}

type Pages = Record<string, Record<string, string>>

/** What is not known in December, as the day of an event, is in January. */
function builtIn(month: string, moments: readonly string[]): Pages {
  const asked = [content, month, 'home,church,contactUs,events,event', ...moments]
  const said = execFileSync(process.execPath, ['tests/december-pages.ts', ...asked], {
    maxBuffer: 1e8,
    encoding: 'utf8',
  })
  return JSON.parse(said) as Pages
}

const test = base.extend<object, { pages: Pages }>({
  pages: [
    // oxlint-disable-next-line no-empty-pattern -- it needs nothing, and Playwright reads the pattern
    async ({}, use) => {
      await use({
        ...builtIn('december', moments.slice(0, -1)),
        ...builtIn('january', moments.slice(-1)),
      })
    },
    { scope: 'worker' },
  ],
})
// one after the other: the pages are made once
test.describe.configure({ mode: 'default' })
const visitorZone = 'America/Los_Angeles'
test.use({ timezoneId: visitorZone })

// what is due --------------------------------------------------------------------------------------

const days = daysFrom('2033-11-01', '2034-03-01')
const timesOf = kept((slug: Slug, locale: Locale): Time[] => counted(content, days, slug, locale))
const fileOf = (slug: Slug) => readIn<ChurchFile>(content, `churches/${slug}`)

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What is there now, what comes next, and what is told beside it until Sunday. */
function dueAt(slug: Slug, locale: Locale, now: number) {
  const { timeZone } = fileOf(slug)
  const left = timesOf(slug, locale).filter(({ until }) => until > now)
  const next = left.find(({ off, worship }) => !off && worship)!
  const before = left.find(({ off, worship, from }) => !off && !worship && from < next.from)
  const sunday = sundayOf(now, timeZone)
  const last = next.on > sunday ? next.on : sunday
  const near = left.filter(
    ({ on, off, worship }) => worship && on <= last && (!off || on <= sunday || on === next.on),
  )
  return { next, before, near, timeZone }
}

/** The coming Sunday where a zone is, or today. */
function sundayOf(now: number, zone: string): string {
  const today = dateOf(now, zone)
  return today.add({ days: 7 - today.dayOfWeek }).toString()
}

const dayOf = ({ from }: Time, locale: Locale, zone: string) => dated(locale, zone)(from)
const clockOf = ({ from }: Time, locale: Locale, zone: string) => clocked(locale, zone)(from)
const aboutOf = ({ name, place, off, unsure }: Time, locale: Locale) => [
  name,
  ...(place && !off ? [place] : []),
  ...(unsure ? [ui.serviceTimeUnsure[locale]] : []),
]

/** The line of a church in the strip of Home, by the clock. */
function stripOf(slug: Slug, locale: Locale, now: number): string {
  const { near, timeZone } = dueAt(slug, locale, now)
  // which Sunday is "this" one its reader decides
  const isAlone = near.every(({ on }) => on === sundayOf(now, visitorZone))
  return near
    .flatMap((each, index) => {
      const isFirst = !isAlone && near[index - 1]?.on !== each.on
      const time = clockOf(each, locale, timeZone)
      return [
        ...(isFirst ? [upper(dayOf(each, locale, timeZone))] : []),
        each.off ? `~${time}~` : time,
        aboutOf(each, locale).join(' · '),
      ]
    })
    .join(' ')
}

/** What is told on a day of a service that is not as always. */
const isUnusual = ({ off, extra, joined, unsure, reason }: Time) =>
  off || extra || joined || (unsure && reason)

function unusualAt(slug: Slug, locale: Locale, now: number): Time[] {
  const today = dateOf(now, fileOf(slug).timeZone)
  const soon = today.add({ days: 14 }).toString()
  return timesOf(slug, locale).filter((each) => {
    const [one, other] = [each.on, each.to ?? each.on].toSorted()
    return isUnusual(each) && one! <= soon && other! >= today.toString()
  })
}

type Rule = {
  when: string
  what: string
  season: string[]
  doubt: string[]
  isWorship: boolean
  isAhead: boolean
}

/** What there is as a rule, as it is to be told at a moment. */
function rulesAt(slug: Slug, locale: Locale, now: number): Rule[] {
  const { services, timeZone, cancelled = [] } = fileOf(slug)
  const today = dateOf(now, timeZone)
  const inWords = (on: string, year: boolean) =>
    Temporal.PlainDate.from(on).toLocaleString(locale === 'en' ? 'en-US' : 'es', {
      day: 'numeric',
      month: 'long',
      ...(year && { year: 'numeric' }),
    })
  return services.flatMap((service) => {
    const {
      day,
      at,
      kind,
      congregation,
      every = 'week',
      from,
      until,
      unsure,
      minutes = 60,
    } = service
    // a rule is over with the last day on which it takes place
    const isOff = (on: string) => cancelled.some((each) => each.on === on && (each.at ?? at) === at)
    const isLeft = (each: Temporal.PlainDate) =>
      comesOn(each, day, service) && !isOff(each.toString())
    if (until && !daysFrom(today.toString(), until).some(isLeft)) return []
    const isAhead = from !== undefined && today.toString() < from
    const next = daysFrom(today.subtract({ days: 1 }).toString(), '2034-03-01').find(
      (each) =>
        comesOn(each, day, service) &&
        instant(each.toString(), at, timeZone).add({ minutes }).epochMilliseconds > now,
    )
    const monday = Temporal.PlainDate.from('2033-12-05')
    const name = monday
      .add({ days: weekdays.indexOf(day) })
      .toLocaleString(locale === 'en' ? 'en-US' : 'es', { weekday: 'long' })
    const often =
      every === 'week' ? name : lower(eventRepeats[every][locale].replace('{day}', name))
    const clock = clocked(locale, timeZone)(instant('2033-12-04', at, timeZone).epochMilliseconds)
    const said = (words: Record<Locale, string>, on: string, year = true) =>
      words[locale].replace('{date}', inWords(on, year))
    return {
      when: `${often} ${clock}`,
      what: serviceKinds[kind][locale] + (congregation ? `, ${congregation}` : ''),
      season: [
        ...(isAhead ? [said(ui.serviceFrom, from)] : []),
        ...(until ? [said(ui.serviceUntil, until)] : []),
        ...(every === 'otherWeek' && !isAhead
          ? [said(ui.serviceNext, next!.toString(), false)]
          : []),
      ],
      isWorship: /worship|Church$/.test(kind),
      isAhead,
      doubt: unsure ? [lower(ui.serviceTimeUnsure[locale])] : [],
    }
  })
}

// what is read ---------------------------------------------------------------------------------------

type Seen = {
  heading: string
  strip: string[]
  notes: string[][]
  cards: string[]
  hero: string[]
  place: string
  ways: string[]
  besides: string
  changes: string[]
  invited: string
  lines: string[]
  closed: string[]
}

/** What somebody sees of a page: what is hidden is not, nor what holds today only; what is struck out is marked. */
function see(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const textOf = (node: Node): string => {
      if (!(node instanceof Element)) return node.nodeType === 3 ? (node.textContent ?? '') : ''
      if (node.matches('[hidden], .visually-hidden, .in-line-hidden, [data-today], style, svg'))
        return ''
      const text = [...node.childNodes].map(textOf).join(node.matches('dt, dl > div') ? ' ' : '')
      const own = node.matches('s') ? `~${text}~` : text
      return node.matches('span, small, li, p, div, b, strong') ? `${own} ` : own
    }
    const clean = (text: string) => text.replace(/\s+/g, ' ').replaceAll(' ,', ',').trim()
    const all = (css: string, inside: ParentNode = document) =>
      [...inside.querySelectorAll(css)].filter((each) => !each.closest('[hidden]'))
    const texts = (css: string, inside?: ParentNode) =>
      all(css, inside)
        .map((each) => clean(textOf(each)))
        .filter((text) => text !== '')
    const messageOf = (link: Element) =>
      new URL((link as HTMLAnchorElement).href).searchParams.get('text')!.split('\n')[0]!
    const hero = document.querySelector('main section')!
    const next = hero.querySelector('[data-clocks]')
    const rows = all('#this-sunday + ul > li')
    const cards = all('#churches-section article')
    return {
      heading: texts('#this-sunday').join(),
      strip: rows.map((row) => texts('a > span', row).join()),
      notes: rows.map((row) => texts('a > small ~ small', row)),
      cards: cards.map((card) => texts('h3, p:has(use)', card).join(' ')),
      hero: next ? texts(':scope > p, :scope > div', next) : [],
      place: next ? texts(':scope > p:has(use[href$="pin"])', next.parentElement!).join() : '',
      ways: next ? texts('[data-clocks] ~ div > a', next.parentElement!) : [],
      besides: next ? texts('[data-clocks] ~ div:not(:has(> a))', next.parentElement!).join() : '',
      changes: next ? texts(':scope > ul > li', next) : [],
      // with what is written to a friend stands the address
      invited: clean(all('a[href^="https://wa.me/?text"]').map(messageOf).join()),
      lines: texts('main article li:has(use[href$="clock"]) > span'),
      closed: texts('dl li'),
    }
  })
}

const modes = ['with scripts', 'light', 'without scripts'] as const
type Visitor = { mode: (typeof modes)[number]; locale: Locale }
type Visit = Visitor & { now: number }

const interpreted: Partial<Record<Slug, Record<Locale, string>>> = {
  'san-bartolome': {
    en: 'In English, interpreted into Spanish',
    es: 'En inglés, con traducción al español',
  },
  'nairobi': {
    en: 'In Swahili, interpreted into English',
    es: 'En suajili, con traducción al inglés',
  },
}
const spokenIn = (slug: Slug, locale: Locale) => interpreted[slug]?.[locale] ?? []

function nameOf(slug: Slug, locale: Locale): string {
  const { name, region } = fileOf(slug)
  return `${name[locale]}, ${region[locale]}`
}

/** Where the young meet, and the congregations. */
function doorOf(slug: Slug, name: string, locale: Locale): string[] {
  const { youth, congregations = [] } = fileOf(slug)
  if (slug === 'harbor' && name === serviceKinds.youth[locale]) return [youth!.location[locale]]
  return congregations
    .filter((each) => name.includes(each.name))
    .map(({ location }) => location[locale])
}

const alike = (text: string) => ({ en: text, es: text })
const streets: Partial<Record<Slug, Record<Locale, string>>> = {
  'harbor': alike('1 Quay Street, Harbor, CA 94001'),
  'lake': alike('3 Shore Road, Lake, CA 94003'),
  'nairobi': {
    en: 'Ngong Road 5, Nairobi, 00100, Kenya',
    es: 'Ngong Road 5, Nairobi, 00100, Kenia',
  },
  'sao-paulo': {
    en: 'Avenida Paulista 5, São Paulo-SP, 01310-000, Brazil',
    es: 'Avenida Paulista 5, São Paulo-SP, 01310-000, Brasil',
  },
}

/** Worship as a rule; of several on a day the first says which, where none is new. */
function worshipAt(slug: Slug, { locale, now }: Visit): Rule[] {
  const rules = rulesAt(slug, locale, now).filter(({ isWorship }) => isWorship)
  const isSettled = rules.every(({ season }) => season.length === 0)
  return rules.map((rule, index) => {
    const when = index > 0 && isSettled ? rule.when.replace(/^\S+ /, '') : upper(rule.when)
    return { ...rule, when }
  })
}

function homeAt(visit: Visit): Partial<Seen> {
  const { mode, locale, now } = visit
  const isRule = mode === 'without scripts'
  return {
    heading: (isRule ? ui.everyWeek : ui.thisSunday)[locale],
    strip: slugs.map((slug) =>
      isRule
        ? worshipAt(slug, visit)
            .map(({ when, what, season }) => `${when} ${[what, ...season].join(' · ')}`)
            .join(' ')
        : stripOf(slug, locale, now),
    ),
    cards: slugs.map((slug) => {
      const { next, timeZone } = dueAt(slug, locale, now)
      const when = `${upper(dayOf(next, locale, timeZone))}, ${clockOf(next, locale, timeZone)}`
      const parts =
        mode === 'with scripts'
          ? [when, ...aboutOf(next, locale)]
          : worshipAt(slug, visit).map((rule, _, all) => {
              const time = [rule.when, ...rule.season].join(', ')
              // where names differ, a time and its name are one piece
              const isPaired = all.some(({ what }) => what !== rule.what)
              return isPaired ? `${time} (${rule.what})` : `${time} ${rule.what}`
            })
      return [nameOf(slug, locale), ...parts, spokenIn(slug, locale)].flat().join(' ')
    }),
  }
}

function churchAt(slug: Slug, visit: Visit): Partial<Seen> {
  const { mode, locale, now } = visit
  const changes = unusualAt(slug, locale, now).map(
    (): string => expect.any(String) as unknown as string,
  )
  if (mode === 'without scripts') {
    const worship = worshipAt(slug, visit)
    const others = rulesAt(slug, locale, now).filter(({ isWorship }) => !isWorship)
    // where there are several, each time stands with its own
    const names = [...new Set(worship.map(({ what }) => what))]
    const isPaired = names.length > 1
    const times = worship.map(({ when, what, season }) => {
      const time = [when, ...season].join(', ')
      return isPaired ? `${time} ${what}` : time
    })
    return {
      hero: [ui.everyWeek[locale], times.join(' '), ...(isPaired ? [] : names)],
      besides: others
        .map(({ what, when, season, doubt }) =>
          [what, when, ...season, ...doorOf(slug, what, locale), ...doubt].join(', '),
        )
        .join(' '),
      changes,
    }
  }
  const { next, before, timeZone } = dueAt(slug, locale, now)
  const when = (time: Time) =>
    `${dayOf(time, locale, timeZone)}, ${clockOf(time, locale, timeZone)}`
  const isOn = ({ from }: Time) => from <= now
  const [name, ...about] = before ? aboutOf(before, locale) : []
  const [door] = doorOf(slug, next.name, locale)
  return {
    hero: [
      (isOn(next) ? ui.onNow : ui.nextService)[locale],
      upper(when(next)),
      [next.name, ...(next.unsure ? [ui.serviceTimeUnsure[locale]] : [])].join(' '),
    ],
    ...(mode === 'with scripts' && { invited: invitationTo(slug, next, when(next), locale) }),
    place: next.place ?? door ?? streets[slug]?.[locale] ?? nameOf(slug, locale),
    besides: before
      ? [
          `${isOn(before) ? `${ui.onNow[locale]}:` : ui.beforeThat[locale]} ${name}`,
          // what is on is on today
          isOn(before) ? clockOf(before, locale, timeZone) : when(before),
          ...about,
          ...doorOf(slug, name!, locale),
        ].join(', ')
      : '',
    changes,
  }
}

/** To the next worship; that it is elsewhere or in doubt is said to a friend, too. */
function invitationTo(slug: Slug, { name, place, unsure }: Time, when: string, locale: Locale) {
  const church = nameOf(slug, locale)
  const message = {
    en: `Want to come to church with me? ${name}, ${when}, ${church}.`,
    es: `¿Vamos a la iglesia? ${name}: ${when}, ${church}.`,
  }
  return [
    message[locale],
    ...(place ? [ui.changePlace[locale].replace('{place}', place)] : []),
    ...(unsure ? [`${ui.serviceTimeUnsure[locale]}.`] : []),
  ].join(' ')
}

const closed = {
  en: 'Closed: December 26, 2033–January 1, 2034. Write to us: we read it then.',
  es: 'Cerrado: del 26 de diciembre de 2033 al 1 de enero de 2034. Escríbanos: lo leeremos después.',
}

function contactAt({ locale, now }: Visit): Partial<Seen> {
  const lines = (slug: Slug) =>
    rulesAt(slug, locale, now)
      .map(({ what, when, season, doubt }) => [what, when, ...season, ...doubt].join(', '))
      .concat(spokenIn(slug, locale))
  const today = dateOf(now, 'America/Los_Angeles').toString()
  const isClosed = '2033-12-12' <= today && today <= '2034-01-01'
  return {
    lines: slugs.map((slug) => lines(slug).join(' ')),
    closed: isClosed ? [closed[locale]] : [],
  }
}

const pages: Record<string, (visit: Visit) => Partial<Seen>> = {
  home: homeAt,
  contactUs: contactAt,
  ...Object.fromEntries(slugs.map((slug) => [slug, (visit: Visit) => churchAt(slug, visit)])),
}
const pathOf = (page: string, locale: Locale) =>
  page === 'home' || page === 'contactUs'
    ? pathTo(page, locale)
    : pathTo('church', locale, { slug: page })

const saysAlike = (seen: Partial<Seen>, due: Partial<Seen>) =>
  Object.fromEntries(Object.keys(due).map((key) => [key, seen[key as keyof Seen]]))

/** Answers with the pages of a build: which one, is said later. */
async function served(page: Page, built: Pages): Promise<(moment: string) => void> {
  let shown = moments[0]!
  await page.route(
    ({ pathname }) => Object.hasOwn(built[shown]!, pathname),
    (route) => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({
        body: built[shown]![pathname]!,
        contentType: 'text/html; charset=utf-8',
      })
    },
  )
  return (moment) => (shown = moment)
}

/** What is not told now and yet takes its place, since a style is stronger than `hidden`. */
const hiddenYetSeen = (page: Page) =>
  page
    .locator('[data-from][hidden]')
    .evaluateAll((all) =>
      all.flatMap((each) => (getComputedStyle(each).display === 'none' ? [] : each.textContent)),
    )

/** A test in every language of pages as each visitor gets them. */
function forEachVisitor(
  name: string,
  look: (page: Page, built: Pages, visitor: Visitor) => Promise<void>,
): void {
  for (const mode of modes) {
    test.describe(mode, () => {
      test.use({ javaScriptEnabled: mode !== 'without scripts' })
      for (const locale of locales) {
        test(`${name} (${mode}, ${locale})`, async ({ page, pages }) => {
          if (mode === 'light') await asksToSaveData(page)
          await look(page, pages, { mode, locale })
        })
      }
    })
  }
}

/** What looks at the clock every minute does so when it is told to: before that, the clock has its own timers. */
async function holdMinutes(page: Page): Promise<void> {
  await page.clock.setFixedTime(0)
  await page.addInitScript(() => {
    const { setInterval } = window
    const everyMinute: (() => void)[] = []
    Object.assign(window, {
      aMinuteLater: () => everyMinute.forEach((tick) => tick()),
      setInterval: (tick: () => void, wait: number) =>
        wait === 60_000 ? everyMinute.push(tick) : setInterval(tick, wait),
    })
  })
}

/** An open page by a later clock: a light one as when it arrives. */
async function turn(page: Page, mode: Visitor['mode'], now: number): Promise<void> {
  await page.clock.setFixedTime(now)
  await page.evaluate(
    mode === 'light' ? `${clockScript}; document.body.append('')` : 'aMinuteLater()',
  )
}

forEachVisitor('each page says by each clock what is due', async (page, built, visitor) => {
  const { mode, locale } = visitor
  if (mode === 'with scripts') await holdMinutes(page)
  const show = await served(page, built)
  for (const [moment, clocks] of Object.entries(mode === 'with scripts' ? seldom : nightly)) {
    show(moment)
    for (const [name, dueOf] of Object.entries(pages)) {
      const known = mode === 'without scripts' ? [Date.parse(moment)] : clocks.map(california)
      for (const [index, now] of known.entries()) {
        if (index === 0) {
          if (mode !== 'without scripts') await page.clock.setFixedTime(now)
          await page.goto(pathOf(name, locale))
          if (mode === 'with scripts') await hydrated(page)
        } else await turn(page, mode, now)
        const due = dueOf({ ...visitor, now })
        const when = `${name} ${locale} of ${moment} at ${new Date(now).toISOString()}`
        await expect
          .poll(async () => saysAlike(await see(page), due), { message: when })
          .toEqual(due)
        expect(await hiddenYetSeen(page), when).toEqual([])
      }
    }
  }
})

// seasons --------------------------------------------------------------------------------------------

/** What is gathered of Christmas and the New Year, by the build and by the clock, where that chooses. */
const seasonsSeen = [
  {
    made: '2033-12-20T08:17Z',
    at: '2033-12-20T12:00',
    seasons: ['christmas', 'newYear'],
    isChristmas: true,
  },
  { made: '2033-12-20T08:17Z', at: '2033-12-26T09:00', seasons: ['newYear'], isChristmas: false },
  {
    made: '2033-12-25T08:17Z',
    at: '2033-12-25T00:20',
    seasons: ['christmas', 'newYear'],
    isChristmas: true,
  },
  { made: '2034-01-10T08:17Z', at: '2034-01-10T12:00', seasons: [], isChristmas: false },
] as const
const seasonTitles = {
  christmas: { en: 'Christmas at our churches', es: 'Navidad en nuestras iglesias' },
  newYear: { en: 'New Year at our churches', es: 'Año Nuevo en nuestras iglesias' },
}

const weekOfPrayer = {
  en: [
    'Monday, January 2, 7:00 PM',
    'Tuesday, January 3, 6:00 AM and 7:00 PM',
    'Wednesday, January 4, 7:00 PM',
    'Thursday, January 5, 9:00 PM',
  ],
  es: [
    'Lunes, 2 de enero, 7:00 p. m.',
    'Martes, 3 de enero, 6:00 a. m. y 7:00 p. m.',
    'Miércoles, 4 de enero, 7:00 p. m.',
    'Jueves, 5 de enero, 9:00 p. m.',
  ],
}

/** Of its hours one is called off and one moved, with what is said of each. */
const ofItsHours = {
  en: [
    ['The road is icy.', 'Canceled: Wednesday, January 4, 6:00 AM.'],
    ['The last bus leaves early.', 'Thursday, January 5, 9:00 PM', '11:00 PM'],
  ],
  es: [
    ['La carretera está helada.', 'Cancelado: miércoles 4 de enero, 6:00 a. m.'],
    ['El último autobús sale antes.', 'Jueves 5 de enero, 9:00 p. m.', '11:00 p. m.'],
  ],
}

/** Three days that are moved, all of them. */
const away = inEach((locale) => {
  const when = { en: 'January 20–22, 2034', es: 'Del 20 al 22 de enero de 2034' }
  const planned = { en: 'January 13–15, 2034', es: 'del 13 al 15 de enero de 2034' }
  return ui.eventMoved[locale].replace('{when}', when[locale]).replace('{planned}', planned[locale])
})

/** Of events on each build: one has hours of its own each day, one of a month gets its day, one is moved. */
const eventsSeen: Record<string, Record<string, Record<Locale, readonly string[]>>> = {
  [christmas]: {
    'week-of-prayer': weekOfPrayer,
    'open-house': {
      en: ['February 2034', ui.dayToBeAnnounced.en],
      es: ['Febrero de 2034', ui.dayToBeAnnounced.es],
    },
  },
  [january]: {
    'open-house': { en: ['February 18–19, 2034'], es: ['Del 18 al 19 de febrero de 2034'] },
    'days-away': {
      en: [away.en, 'The house is full then.'],
      es: [away.es, 'La casa está llena entonces.'],
    },
  },
}

forEachVisitor('a season is gathered, and gone when it is over', async (page, built, visitor) => {
  const { mode, locale } = visitor
  const show = await served(page, built)
  for (const { made, at, seasons, isChristmas } of seasonsSeen) {
    // without scripts a page is as of its build
    const isOlder = dateOf(Date.parse(made), 'America/Los_Angeles').toString() !== at.slice(0, 10)
    if (mode === 'without scripts' && isOlder) continue
    show(made)
    if (mode !== 'without scripts') await page.clock.setFixedTime(california(at))
    for (const name of ['home', 'events'] as const) {
      await page.goto(pathTo(name, locale))
      if (mode === 'with scripts') await hydrated(page)
      const when = `${name} of ${made} at ${at}`
      for (const [season, title] of Object.entries(seasonTitles)) {
        const heading = page.getByRole('heading', { name: title[locale], exact: true })
        const isDue = (seasons as readonly string[]).includes(season)
        await expect(heading, `${season} on ${when}`).toHaveCount(isDue ? 1 : 0)
      }
      for (const [id, said] of Object.entries((name === 'events' && eventsSeen[made]) || {})) {
        const card = page.locator(`#${id}`)
        for (const text of said[locale])
          await expect(card.getByText(text).filter({ visible: true }), when).not.toHaveCount(0)
      }
      const christmas = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: seasonTitles.christmas[locale] }) })
        .locator('visible=true')
      if (!isChristmas) continue
      // each church by its name, with what it says of its own
      await expect(christmas, when).toContainText(nameOf('harbor', locale).split(',')[0]!)
      await expect(christmas, when).toContainText(nameOf('delta', locale).split(',')[0]!)
      const said = {
        en: 'There is no service on Christmas Day.',
        es: 'El día de Navidad no hay culto.',
      }
      await expect(christmas.getByText(said[locale]).locator('visible=true'), when).toHaveCount(3)
    }
  }
})

/** What the young read behind their tab, and when. */
const youthSeen = [
  {
    made: '2033-12-20T08:17Z',
    at: '2033-12-23T20:00',
    told: {
      en: [
        'Canceled: Youth, Friday, December 23, 7:30 PM. We sing at home.',
        'Youth: Saturday, December 31, 5:00 PM, instead of Friday, December 30, 7:30 PM. We eat together first.',
      ],
      es: [
        'Cancelado: Jóvenes, viernes 23 de diciembre, 7:30 p. m. Cantamos en casa.',
        'Jóvenes: sábado 31 de diciembre, 5:00 p. m., en lugar del viernes 30 de diciembre, 7:30 p. m. Antes comemos juntos.',
      ],
    },
  },
  {
    made: '2033-12-24T08:17Z',
    at: '2033-12-24T17:59',
    told: {
      en: [
        'Youth: Saturday, December 31, 5:00 PM, instead of Friday, December 30, 7:30 PM. We eat together first.',
      ],
      es: [
        'Jóvenes: sábado 31 de diciembre, 5:00 p. m., en lugar del viernes 30 de diciembre, 7:30 p. m. Antes comemos juntos.',
      ],
    },
  },
  { made: '2033-12-31T08:17Z', at: '2034-01-01T00:15', told: { en: [], es: [] } },
]

forEachVisitor('what the young are told stands behind their tab', async (page, built, visitor) => {
  const { mode, locale } = visitor
  const show = await served(page, built)
  for (const { made, at, told } of youthSeen) {
    // without scripts a page is as of its build: that of the last night of the year has not seen the next day
    if (mode === 'without scripts' && told.en.length === 0) continue
    show(made)
    if (mode !== 'without scripts') await page.clock.setFixedTime(california(at))
    // a place on the page that is there already loads nothing
    await page.goto('about:blank')
    await page.goto(`${pathTo('church', locale, { slug: 'harbor' })}#youth`)
    if (mode === 'with scripts') await hydrated(page)
    const said = page.locator('#youth ul li').filter({ visible: true })
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media })
      await expect(said, `${made} at ${at} on ${media}`).toHaveText(told[locale])
    }
    await page.emulateMedia({ media: 'screen' })
  }
})

for (const locale of locales) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })
      test(`a week of prayer tells the hour of each of its days (${locale})`, async ({
        page,
        pages,
      }) => {
        const show = await served(page, pages)
        show('2033-12-31T08:17Z')
        if (javaScriptEnabled) await page.clock.setFixedTime('2033-12-31T18:00Z')
        await page.goto(pathTo('event', locale, { id: 'week-of-prayer' }))
        if (javaScriptEnabled) await hydrated(page)
        const facts = page.locator('main ul:has(use[href$="calendar"])').first()
        await expect(facts.locator('small')).toHaveText(weekOfPrayer[locale])
        // one clock for all of its days stands nowhere
        await expect(facts.locator('use[href$="clock"]')).toHaveCount(0)
        const said = (reason: string) =>
          page.getByRole('main').getByRole('listitem').filter({ hasText: reason, visible: true })
        for (const [reason, ...parts] of ofItsHours[locale]) {
          for (const part of parts) await expect(said(reason!).last()).toContainText(part)
        }
        if (!javaScriptEnabled) return
        // each until its day is over
        await page.clock.setFixedTime(california('2034-01-05T00:00'))
        await page.reload()
        await hydrated(page)
        await expect(said(ofItsHours[locale][0]![0]!)).toHaveCount(0)
        await expect(said(ofItsHours[locale][1]![0]!)).not.toHaveCount(0)
      })
    })
  }
}
