import '#app/browser/translated.ts'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { layOutInIdleMoments } from '#app/browser/lay-out.ts'
import { countVisits } from '#app/frame/analytics.ts'
import { App } from '#app/frame/App.tsx'
import type { Shown } from '#app/frame/frame.ts'
import { followAddress } from '#app/router/navigate.ts'
import { keepForOffline } from '#app/router/offline.ts'
import { elementOf, type FirstPage, type PageModule } from '#app/router/page-data.ts'

/**
 * Brings the prerendered page to life, and from then on changes pages without a reload. A button that was
 * pressed before is pressed again.
 */
export function hydrate(
  mount: HTMLElement,
  first: FirstPage,
  module: PageModule,
  pressed: HTMLElement | null,
): void {
  const { locale, paths, frame } = first
  let shown: Shown = { locale, paths, frame, page: elementOf(first, module) }
  let root: Root
  const begin = () => {
    root = hydrateRoot(mount, <App shown={shown} onReady={start} />)
  }
  // in a transition React works in small pieces, between which the browser answers; who has pressed a button
  // waits for nothing else
  if (pressed) begin()
  else startTransition(begin)

  // React takes an update before it has hydrated as a reason to render everything anew
  function start() {
    pressed?.click()
    // in another language it is laid out already, down to what the visitor reads
    if (!('laidOut' in document.documentElement.dataset)) layOutInIdleMoments()
    countVisits(frame.analytics)
    if (frame.shelter) keepForOffline(frame.shelter)
    followAddress(first, {
      show(next) {
        shown = next
        // at once: a page that is shown later could come after the one that the visitor chose next
        flushSync(() => root.render(<App shown={next} />))
      },
      prepare(ahead) {
        startTransition(() => root.render(<App shown={shown} ahead={ahead} />))
      },
    })
  }
}
