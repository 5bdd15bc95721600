import { useSyncExternalStore } from 'react'

const parameter = 'category'
const all = 'all'
const changed = 'filter-chosen'

/**
 * The chosen filter. It lives in the address, `?category=school`, so it can be shared and survives a
 * reload and a change of language. What is no filter counts as all.
 */
export function useFilter(values: readonly string[]): [string, (value: string) => void] {
  const asked = useSyncExternalStore(onChange, currentFilter, () => all)
  return [values.includes(asked) ? asked : all, choose]
}

function currentFilter(): string {
  return new URLSearchParams(location.search).get(parameter) ?? all
}

function choose(value: string): void {
  const address = new URL(location.href)
  if (value === all) address.searchParams.delete(parameter)
  else address.searchParams.set(parameter, value)
  history.replaceState(null, '', address)
  window.dispatchEvent(new Event(changed))
}

function onChange(notify: () => void) {
  window.addEventListener('popstate', notify)
  window.addEventListener(changed, notify)
  return () => {
    window.removeEventListener('popstate', notify)
    window.removeEventListener(changed, notify)
  }
}
