/** What something is at an instant, and which of several is the next: of churches and of events, in a page and in a browser. */
export type State = 'coming' | 'on' | 'past' | 'cancelled' | 'moved' | 'unknown'

/** Instants, in milliseconds. Of a month without a day nobody knows when it begins. */
type Span = { readonly from?: number; readonly until: number }
type Ending = Pick<Span, 'until'> & { readonly off?: unknown }

/** Of a month without a day, whether it has begun is unknown. */
export function stateOf(
  { off, from, until }: Span & { readonly off?: 'cancelled' | 'moved' },
  now: number,
): State {
  if (off) return off
  if (until <= now) return 'past'
  if (from === undefined) return 'unknown'
  return from <= now ? 'on' : 'coming'
}

/** What one can come to next, or what is on. */
export function nextOf<T extends Ending>(times: readonly T[], now: number): T | undefined {
  return times.find(({ off, until }) => !off && until > now)
}

/** The same; where nothing is left, the last one that there was. */
export function nextOrLast<T extends Ending>(times: readonly T[], now: number): T {
  return nextOf(times, now) ?? times.findLast(({ off }) => !off) ?? times[0]!
}

/** In the order of the calendar; a month without a day stands after all of its days. */
export function byStart(one: Span, other: Span): number {
  return startOf(one) - startOf(other)
}

const startOf = ({ from, until }: Span) => from ?? until - 1

type Placed = Span & { readonly state: State; readonly isOver: boolean }

/** What is to come, soonest first, then what is called off, then what is over, the latest first. */
export function inOrder<T extends Placed>(all: readonly T[]): T[] {
  const place = ({ isOver, state }: T) => (isOver ? 2 : state === 'cancelled' ? 1 : 0)
  return all.toSorted(
    (one, other) =>
      place(one) - place(other) || (one.isOver ? other.until - one.until : byStart(one, other)),
  )
}
