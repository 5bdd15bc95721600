import { useSyncExternalStore } from 'react'

/** Has React come? The prerendered page says no, so that it stays as it was until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never() {
  return () => {}
}
