/**
 * Under "This week", a form says at once from when until when visitors read what is written there, and where; also
 * when that begins later, so that nobody looks for it on a page in vain.
 */
import { both } from '#app/content/fields.ts'
import type { Told, ToldIn } from '#app/language/told.ts'
import { type CalendarDate, addDays } from '#app/time/dates.ts'
import { toldAhead } from '#app/time/period.server.ts'

/** The fields from which the days follow, of each list, and where that is read. */
const lists: Readonly<Record<string, { days: string[]; ahead: number }>> = {
  notices: { days: ['from', 'to'], ahead: 0 },
  cancelled: { days: ['on'], ahead: toldAhead },
  moved: { days: ['on', 'toDay'], ahead: toldAhead },
  unsure: { days: ['on'], ahead: toldAhead },
  extra: { days: ['on'], ahead: toldAhead },
}

const where = {
  church: both(
    'on the page of the church, on Home and Contact Us',
    'en la página de la iglesia, en Inicio y Contáctenos',
  ),
  all: both(
    'on Home, on Contact Us and on the page of every church',
    'en Inicio, en Contáctenos y en la página de cada iglesia',
  ),
}

/** Where it is read that is written at an address of the editor. What is of an event stands with it alone. */
export function placeOf(hash: string): Told | undefined {
  if (hash.includes('/collections/events/')) return undefined
  return hash.endsWith('/entries/site') ? where.all : where.church
}

/** From when until when something is read that is about these days, in words. */
export function whenRead(
  [first, last]: readonly [CalendarDate, CalendarDate],
  today: CalendarDate,
  place: Told,
  locale: ToldIn,
): string {
  // in Spanish no comma stands after the day of the week within a sentence
  const said = (day: CalendarDate) => {
    const written = inLetters(day, locale, 'full')
    return locale === 'es' ? written.replace(',', '') : written
  }
  if (last < today) {
    return {
      en: 'These days are over: nobody reads this.',
      es: 'Esos días ya pasaron: nadie lo lee.',
    }[locale]
  }
  if (first <= today) {
    return {
      en: `Visitors read this ${place.en}, from a few minutes after you save it until ${said(last)} is over.`,
      es: `Los visitantes lo leen ${place.es}, desde unos minutos después de guardarlo hasta que termine el ${said(last)}.`,
    }[locale]
  }
  return {
    en: `Visitors read this ${place.en}, from ${said(first)} until ${said(last)} is over. Calendars have it at once.`,
    es: `Los visitantes lo leen ${place.es}, desde el ${said(first)} hasta que termine el ${said(last)}. Los calendarios lo tienen enseguida.`,
  }[locale]
}

/** `November 28, 2026`, and with its weekday where it is `full`. */
export const inLetters = (day: string, locale: ToldIn, dateStyle: 'full' | 'long') =>
  new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(day))

/** Says it below the last of the days, whenever one of them is another. */
export function tellWhenRead(language: () => ToldIn): void {
  const tell = () => {
    for (const note of document.querySelectorAll('.told')) note.remove()
    const place = placeOf(location.hash)
    if (!place) return
    for (const [list, { days, ahead }] of Object.entries(lists)) {
      for (const section of document.querySelectorAll(
        `section[data-key-path^="${list}."][data-key-path$=".${days.at(-1)}"]`,
      )) {
        const way = section.getAttribute('data-key-path')!.split('.').slice(0, -1).join('.')
        const values = days
          .map((day) => inputOf(`${way}.${day}`))
          .filter((value) => value !== undefined)
        if (values.length < days.length) continue
        // what is moved to an earlier day is told until the day on which it would have been
        const [first, last = first] = list === 'moved' ? values.toSorted() : values
        if (!first || !last || last < first) continue
        // it is refused
        if (section.querySelector('.said:not(.advice)')) continue
        const note = document.createElement('p')
        note.className = 'said told'
        note.setAttribute('role', 'status')
        note.textContent = whenRead([addDays(first, -ahead), last], today(), place, language())
        section.append(note)
      }
    }
  }
  let waiting = 0
  const soon = () => {
    clearTimeout(waiting)
    waiting = window.setTimeout(tell, 100)
  }
  for (const event of ['input', 'change', 'click', 'hashchange'])
    addEventListener(event, soon, true)
}

function inputOf(way: string): CalendarDate | undefined {
  const input = document.querySelector<HTMLInputElement>(
    `section[data-key-path="${way}"] input[type=date]`,
  )
  return input?.value ? (input.value as CalendarDate) : undefined
}

/** By the clock of whoever writes. */
const today = () => new Date().toLocaleDateString('sv') as CalendarDate
