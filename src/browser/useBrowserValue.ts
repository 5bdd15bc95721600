import { startTransition, useEffect, useState } from 'react'

/**
 * What only the browser knows, and what the prerendered page shows until React has come. From a store
 * React would take it all at once, for the whole page
 * (https://react.dev/reference/react/useSyncExternalStore#caveats); a transition is worked out in small
 * pieces, between which the browser answers.
 *
 * `read` and `onChange` are the same from render to render.
 */
export function useBrowserValue<Value>(
  read: () => Value,
  atBuild: Value,
  onChange: (notify: () => void) => () => void = never,
): Value {
  const [value, setValue] = useState(() => (isAlive() ? read() : atBuild))
  useEffect(() => {
    const take = () => startTransition(() => setValue(read))
    take()
    return onChange(take)
  }, [read, onChange])
  return value
}

/** Has React come? Before that it has to find what the prerendered page shows. */
function isAlive(): boolean {
  return typeof document === 'object' && document.documentElement.dataset.hydrated === ''
}

function never() {
  return () => {}
}
