import type { Line, Weekly } from '#app/time/next.ts'

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

/** What there is every week in a row: each time, and what it is. */
export function whenAndWhat(weekly: readonly Weekly[]): Line[] {
  return weekly.flatMap((each) => [
    { ...each, text: whenByRule(each) },
    { ...each, text: each.what },
  ])
}
