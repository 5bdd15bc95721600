/**
 * Promises to those who write content. Each @ts-expect-error fails the type check on the day the
 * compiler stops keeping the promise below it.
 */
import type { CalendarDate, Time } from '#app/time/dates.ts'
import { words, type Text } from './text.ts'

// @ts-expect-error a text without its Spanish
export const missing: Text = { en: 'Events' }

export const missingDeep = words({
  hero: {
    title: { en: 'Events', es: 'Eventos' },
    // @ts-expect-error a text without its Spanish, in the words of a page: the error is on its line
    subtitle: { en: 'Come and be with us' },
  },
})

export const bare = words({
  // @ts-expect-error a bare string, in no language
  title: 'Events',
})

// @ts-expect-error a misspelt language
export const misspelt: Text = { en: 'Events', sp: 'Eventos' }

// @ts-expect-error the clock has 24 hours and no AM
export const clock: Time = '10 AM'

// @ts-expect-error there is no hour 25
export const late: Time = '25:00'

// @ts-expect-error there is no month 13
export const month: CalendarDate = '2026-13-01'
