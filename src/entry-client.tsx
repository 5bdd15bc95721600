import { warmDates } from '#app/browser/warm-dates.ts'
import type { FirstPage, PageModule } from '#app/router/page-data.ts'
import { stylesToHead } from '#app/router/styles.ts'

/**
 * Starts React, late on purpose: text, picture, links, menus and disclosures do not need it. It comes
 * when the page is painted and the browser idle, or at the first touch, whichever is first.
 */
const mount = document.getElementById('root')
if (!mount) throw new Error('Failed to find the root element')

const first = JSON.parse(document.getElementById('page-data')!.textContent) as FirstPage

whenIdleOrTouched(async () => {
  warmDates()
  const [{ hydrate }, module] = await Promise.all([
    import('./hydrate.tsx'),
    import(/* @vite-ignore */ first.module) as Promise<PageModule>,
    stylesToHead(),
  ])
  hydrate(mount, first, module)
})

function whenIdleOrTouched(start: () => void): void {
  const touches = ['pointerdown', 'pointermove', 'keydown'] as const
  const once = () => {
    for (const touch of touches) window.removeEventListener(touch, once)
    window.removeEventListener('load', idle)
    start()
    start = () => {}
  }
  // Safari has no requestIdleCallback (https://caniuse.com/requestidlecallback); a browser that finds no
  // idle moment is not waited for
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then))
  const idle = () => whenIdle(once, { timeout: 1000 })
  for (const touch of touches) window.addEventListener(touch, once, { passive: true })
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle)
}
