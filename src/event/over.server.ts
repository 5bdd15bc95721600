import type { FieldFlaw } from '#app/content/check/finding.ts'
import { both } from '#app/content/fields.ts'
import type { DateOrMonth } from '#app/time/dates.ts'
import { endOf } from '#app/time/zone.ts'
import type { EventFile } from './schema.server.ts'

export type Days = Pick<EventFile, 'to' | 'repeat' | 'until' | 'timeZone'>

/** The last day of an event that is over; one that comes again is over when it does so no more. */
export function overSince({ to, repeat, until, timeZone }: Days, now: number) {
  const last: DateOrMonth | undefined = repeat ? until : to
  return last && endOf(last, timeZone) <= now ? last : undefined
}

/** What is said to who writes that an event was on days that are over: it may be so, and may be a slip of the year. */
export function overAsWritten(event: Days, before: Days | undefined, now: number): FieldFlaw[] {
  const last = overSince(event, now)
  // it has been so for long, and only its words are others
  if (!last || last === (before && overSince(before, now))) return []
  return [
    {
      way: [event.repeat ? 'until' : 'to'],
      problem: both(
        'that is over, and the event stands among the earlier ones',
        'eso ya pasó, y el evento aparece entre los anteriores',
      ),
      remedy: both(
        'Look at the year; if it is right, leave it so',
        'Mire el año; si es correcto, déjelo así',
      ),
      advice: true,
    },
  ]
}
