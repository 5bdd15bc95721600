import type { Times } from '#app/time/next.ts'

/** A church that has none in the days that were counted. */
export const noTimes: Times = {
  timeZone: 'UTC',
  clocks: [[0, 0]],
  since: 0,
  until: 0,
  kinds: [],
  list: [],
  notices: [],
}
