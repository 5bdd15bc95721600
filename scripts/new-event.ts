/**
 * `npm run new:event`: asks for an event's name, days and place and writes its file, which builds as it
 * stands. The answers may be given at once: `npm run new:event -- --en "Harvest supper" --es "Cena de la
 * cosecha" --kind outreach --from 2027-10-07 --to 2027-10-07 --zone Europe/Madrid --where Barcelona
 * --donde Barcelona`.
 */
import { existsSync } from 'node:fs'
import { said } from '#app/content/check/finding.ts'
import { entryFile, shownName } from '#app/content/entries.ts'
import { both } from '#app/content/fields.ts'
import { writeEntry } from '#app/content/kinds.ts'
import { remedies } from '#app/content/remedies.ts'
import { isDate, isZone } from '#app/content/values.ts'
import { bothAlike } from '#app/event/check.server.ts'
import { overAsWritten, type Days } from '#app/event/over.server.ts'
import { namesOf } from '#app/fellowship/categories.server.ts'
import { say } from '#app/language/command.ts'
import { answersTo, fileNameOf, needed } from './ask.ts'

const categories = namesOf('eventCategories')
const kinds = Object.keys(categories).join(', ')

const { en, es, kind, from, to, zone, where, donde } = await answersTo({
  en: {
    ask: both('Its name in English', 'Su nombre en inglés'),
    wrong: (title) => needed(fileNameOf(title) && title),
  },
  es: { ask: both('Its name in Spanish', 'Su nombre en español'), wrong: needed },
  kind: {
    ask: both(`What it is: ${kinds}`, `Qué es: ${kinds}`),
    wrong: (kind) =>
      Object.hasOwn(categories, kind)
        ? undefined
        : both(`${remedies.choice.en}: ${kinds}`, `${remedies.choice.es}: ${kinds}`),
  },
  from: {
    ask: both(
      'Its first day, as in 2027-03-16, or the month: 2027-03',
      'Su primer día, como en 2027-03-16, o el mes: 2027-03',
    ),
    wrong: (day, { en = '' }) => {
      if (!isDate(day)) return remedies.date
      const name = nameFor(en, day)
      if (!isThere(name)) return undefined
      return both(
        `There is already an event by this name: ${shownName(name)}`,
        `Ya hay un evento con ese nombre: ${shownName(name)}`,
      )
    },
  },
  to: {
    ask: both('Its last day (empty: the same)', 'Su último día (vacío: el mismo)'),
    empty: ({ from }) => from,
    wrong: (day, { from = '' }) => {
      if (!isDate(day)) return remedies.date
      if (day.length !== from.length) return bothAlike
      if (day >= from) return undefined
      return both('It ends before it begins.', 'Termina antes de empezar.')
    },
  },
  zone: {
    ask: both(
      'The time zone of the place, as in America/Los_Angeles',
      'La zona horaria del lugar, como en America/Los_Angeles',
    ),
    wrong: (zone) => (isZone(zone) ? undefined : remedies.zone),
  },
  where: { ask: both('Where, in English', 'Dónde, en inglés'), wrong: needed },
  donde: { ask: both('Where, in Spanish', 'Dónde, en español'), wrong: needed },
})

const name = nameFor(en, from)
const days = { from, to, timeZone: zone }
writeEntry(name, {
  title: { en, es },
  // a first sentence from what is known; the editor is where more is said
  summary: { en: `${en}: ${where}`, es: `${es}: ${donde}` },
  category: kind,
  ...days,
  location: { en: where, es: donde },
})
console.log(`${shownName(name)} is written. A time, a picture, a form: npm run edit.
  Está escrito. Una hora, una imagen, un formulario: npm run edit.`)
for (const flaw of overAsWritten(days as Days, undefined, Date.now()))
  say({ en: said(flaw, 'en'), es: said(flaw, 'es') })

/** What comes again next year is called by its year, too. */
function nameFor(title: string, from: string): string {
  const name = `events/${fileNameOf(title)}`
  return isThere(name) ? `${name}-${from.slice(0, 4)}` : name
}

function isThere(name: string): boolean {
  return existsSync(entryFile(name))
}
