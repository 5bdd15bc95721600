import { onEvents } from '#app/browser/on-events.ts'
import { useBrowserValue } from '#app/browser/useBrowserValue.ts'
import { minute } from './zone.ts'

/**
 * What is told by the visitor's clock, to the minute. Until scripts run, and in a browser in which it
 * cannot be told (one that does not know the zone of a church), what stands in the page from the start
 * stays: a piece that fails does not take the page with it.
 */
export function useByTheClock<Value>(atBuild: Value, tell: (now: number) => Value): Value {
  const now = useBrowserValue<number | undefined>(thisMinute, undefined, everyMinute)
  if (now === undefined) return atBuild
  try {
    return tell(now)
  } catch {
    return atBuild
  }
}

function thisMinute(): number {
  return Math.floor(Date.now() / minute) * minute
}

/** No minute passes for a page while its computer sleeps, or while the browser only remembers it. */
const whenSeenAgain = onEvents('visibilitychange', 'pageshow')

function everyMinute(notify: () => void) {
  const timer = setInterval(notify, minute)
  const forget = whenSeenAgain(notify)
  return () => {
    clearInterval(timer)
    forget()
  }
}
