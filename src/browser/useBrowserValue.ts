import { useSyncExternalStore } from 'react'

/** What only the browser knows, and what the prerendered page shows until React has come. */
export function useBrowserValue<Value>(read: () => Value, atBuild: Value): Value {
  return useSyncExternalStore(never, read, () => atBuild)
}

function never() {
  return () => {}
}
