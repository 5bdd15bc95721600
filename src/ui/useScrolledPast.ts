import { useCallback } from 'react'
import { onEvents } from '#app/browser/on-events.ts'
import { useBrowserValue } from '#app/browser/useBrowserValue.ts'

/**
 * Has the page been scrolled further than `px`? The prerendered page says no. It is asked when it has been
 * scrolled, and not while React works: then a browser would have to lay out a page that is being changed.
 */
export function useScrolledPast(px: number): boolean {
  const read = useCallback(() => window.scrollY > px, [px])
  return useBrowserValue(read, false, onScroll)
}

const onScroll = onEvents('scroll')
