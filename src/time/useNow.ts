import { useBrowserValue } from '#app/browser/useBrowserValue.ts'

const minute = 60_000

/** The time, to the minute. The prerendered page says when it was built. */
export function useNow(builtAt: number): number {
  return useBrowserValue(thisMinute, builtAt, everyMinute)
}

/** The time, to the minute, as soon as the visitor's clock is asked; nothing on the prerendered page. */
export function useVisitorsNow(): number | undefined {
  return useBrowserValue<number | undefined>(thisMinute, undefined, everyMinute)
}

function thisMinute(): number {
  return Math.floor(Date.now() / minute) * minute
}

function everyMinute(notify: () => void) {
  const timer = setInterval(notify, minute)
  return () => clearInterval(timer)
}
