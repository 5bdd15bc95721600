import { churchFiles } from '#app/church/content.server.ts'
import { shownName } from '#app/content/entries.ts'
import { both } from '#app/content/fields.ts'
import { seasonsFrom, type Season } from '#app/event/season/season.server.ts'
import { type CalendarDate, addDays } from '#app/time/dates.ts'
import { dateRange } from '#app/time/in-words.ts'
import { wallClock } from '#app/time/zone.ts'
import type { Chapter } from './chapter.ts'

/** So many days before the feast churches are asked: from November 1 before Christmas. */
const daysBefore = 54

/** Churches that have written nothing for a season that comes, until its feast is over. */
export function unansweredSeasons(now: number): Chapter {
  const findings = churchFiles.read().flatMap(({ id, content: church }) => {
    const { date: today } = wallClock(now, church.timeZone)
    return seasonsFrom(today)
      .filter(({ asked, feast }) => asked && addDays(feast, -daysBefore) <= today && today <= feast)
      .filter(
        ({ from, to }) => !daysIn(church).some(([first, last]) => first <= to && from <= last),
      )
      .map((season) => ({
        file: shownName(`churches/${id}`),
        text: questionTo(church.name, season),
      }))
  })
  return {
    name: 'seasons',
    title: both('Churches to ask about a season', 'Iglesias a las que preguntar por una temporada'),
    findings,
  }
}

type Church = ReturnType<typeof churchFiles.read>[number]['content']
type Days = readonly [CalendarDate, CalendarDate]

function daysIn({ cancelled = [], moved = [], unsure = [], extra = [], notices = [] }: Church) {
  return [
    ...[...cancelled, ...moved, ...unsure, ...extra].map(({ on }): Days => [on, on]),
    ...moved.map(({ toDay }): Days => [toDay, toDay]),
    ...notices.map(({ from, to }): Days => [from, to]),
  ]
}

function questionTo(church: Church['name'], { name, from, to }: Season) {
  return both(
    `${church.en}: nothing is written for ${name.en} (${dateRange(from, to, 'en')}). Are there other services, or none?`,
    `${church.es}: no hay nada escrito para ${name.es} (${dateRange(from, to, 'es')}). ¿Hay otras reuniones, o ninguna?`,
  )
}
