import { useSyncExternalStore } from 'react'
import { onEvents } from './on-events.ts'

// pushState and replaceState tell nobody: https://html.spec.whatwg.org/multipage/nav-history-apis.html
const changed = 'address-changed'
const onChange = onEvents('hashchange', 'popstate', changed)

/**
 * What the address says of the state of the page: an open tab, a filter. It can be shared, and survives
 * reload, Back and a change of language. `atBuild` is what the prerendered page shows.
 */
export function useAddress(read: (address: URL) => string, atBuild: string): string {
  return useSyncExternalStore(
    onChange,
    () => read(new URL(location.href)),
    () => atBuild,
  )
}

/** Changes the address without a jump of the page. What is pushed, Back takes back. */
export function changeAddress(how: 'push' | 'replace', change: (address: URL) => void): void {
  const address = new URL(location.href)
  change(address)
  if (address.href === location.href) return
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  window.dispatchEvent(new Event(changed))
}
