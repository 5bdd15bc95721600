import { useBrowserValue } from '#app/browser/useBrowserValue.ts'

/** Has React come? The prerendered page says no, so that it stays as it was until then. */
export function useHydrated(): boolean {
  return useBrowserValue(yes, false)
}

const yes = () => true
