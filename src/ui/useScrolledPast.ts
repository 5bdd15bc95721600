import { useSyncExternalStore } from 'react'

/** Has the page been scrolled further than `px`? The prerendered page says no. */
export function useScrolledPast(px: number): boolean {
  // React compares the answers, so a scroll event only renders when the answer changes
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > px,
    () => false,
  )
}

function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}
