import type { Locale } from '#app/language/locale.ts'
import type { TimeInWords } from './event-in-words.ts'
import { whenInWords, type NextInWords } from './next-in-words.ts'

// What one says to a friend. It tells the same times as the page from which it is sent.

/** To the next service; until the visitor's clock is known, to those of every week. */
export function invitationToChurch(
  text: string,
  next: NextInWords['next'],
  { weekly, locale }: { weekly: string; locale: Locale },
): string {
  return text.replace('{when}', next ? whenInWords(next, locale) : weekly)
}

export function invitationToEvent(
  text: string,
  { title, location, dates, time }: TimeInWords & { title: string; location: string },
): string {
  return text
    .replace('{event}', title)
    .replace('{when}', time ? `${dates}, ${time}` : dates)
    .replace('{place}', location)
}
