/** What a trace of the browser tells of one page load. */

export const traceCategories = [
  'blink.user_timing',
  'loading',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
] as const

/** Milliseconds since the page was asked for. */
export type Traced = {
  first: number
  largest: number
  /**
   * By how much tasks are longer than 50 ms, all of them together: by the time that the processor worked on
   * them, since on a machine with other work a task also waits for its turn.
   */
  blocking: number
  longest: number
  /** When React has come, where it does: the page marks that as "answers". */
  answers?: number
  /** How far things moved: https://web.dev/articles/cls */
  shift: number
}

export type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: {
    data?: {
      documentLoaderURL?: string
      weighted_score_delta?: number
    }
  }
}

export function readTrace(events: readonly TraceEvent[]): Traced {
  // the empty page that was there before begins a navigation too
  const start = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
  )
  if (!start) throw new Error('The trace tells of no page')
  const own = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts)
  const after = ({ ts }: TraceEvent) => (ts - start.ts) / 1000
  const first = own.find(({ name }) => name === 'firstContentfulPaint')
  const largest = own.findLast(({ name }) => name === 'largestContentfulPaint::Candidate')
  if (!first || !largest) throw new Error('The trace tells of no paint')
  const answers = own.find(({ name }) => name === 'answers')
  const tasks = own
    .filter(({ name, tid, ts }) => name === 'RunTask' && tid === start.tid && ts >= first.ts)
    .map(({ dur = 0, tdur = dur }) => tdur / 1000)
  return {
    first: after(first),
    largest: after(largest),
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    longest: Math.max(0, ...tasks),
    ...(answers && { answers: after(answers) }),
    shift: own
      .filter(({ name }) => name === 'LayoutShift')
      .reduce((sum, { args }) => sum + (args.data?.weighted_score_delta ?? 0), 0),
  }
}
