import { useSyncExternalStore } from 'react'

const minute = 60_000

/** The time, to the minute. The prerendered page says when it was built. */
export function useNow(builtAt: number): number {
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute) * minute,
    () => builtAt,
  )
}

function everyMinute(notify: () => void) {
  const timer = setInterval(notify, minute)
  return () => clearInterval(timer)
}
