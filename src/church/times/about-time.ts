import type { Locale } from '#app/language/locale.ts'
import { whenInWords, type Line, type ShownTime, type Weekly } from '#app/time/next.ts'
import type { Piece } from '#app/ui/Dots.tsx'

type About = { name: string; place?: string | undefined; unsure?: true | undefined }

/** What is said of a time, beside when it is: what it is, where, and that it is not certain. */
export function aboutTime(
  { name, place, unsure }: About,
  t: (key: 'serviceTimeUnsure') => string,
): string[] {
  return [name, place, unsure && t('serviceTimeUnsure')].filter((part) => part !== undefined)
}

/** `Sunday 10:00 AM, until December 31, 2033` */
export function whenByRule({ when, season }: Weekly): string {
  return season === undefined ? when : `${when}, ${season}`
}

/**
 * What there is every week in a row: each time, and what it is. Where that differs, both are one piece: a line that
 * began with the name of the time before it would be read as that of the time after it.
 */
export function whenAndWhat(weekly: readonly Weekly[]): Line[] {
  if (weekly.some(({ what }) => what !== weekly[0]!.what)) {
    return weekly.map((each) => ({ ...each, text: `${whenByRule(each)} (${each.what})` }))
  }
  return weekly.flatMap((each) => [
    { ...each, text: whenByRule(each) },
    { ...each, text: each.what },
  ])
}

/** The next time in a row: when and what it is, and how soon, which is true today only. */
export function nextInARow(
  next: ShownTime,
  locale: Locale,
  t: (key: 'onNow' | 'serviceTimeUnsure') => string,
): Piece[] {
  const soon = next.onNow ? t('onNow') : next.away
  return [
    whenInWords(next, locale),
    ...aboutTime(next, t),
    ...(soon ? [{ 'text': soon, 'data-today': true as const }] : []),
  ]
}
