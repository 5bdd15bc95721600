import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { App } from '#app/site/App.tsx'
import { countVisits } from '#app/site/analytics.ts'
import { switchLanguage } from '#app/router/language.ts'
import { followAddress } from '#app/router/navigate.ts'
import { elementOf, type FirstPage, type PageModule } from '#app/router/page-data.ts'

/** Brings the prerendered page to life, and from then on changes pages without a reload. */
export function hydrate(mount: HTMLElement, first: FirstPage, module: PageModule): void {
  const { locale, paths, frame } = first
  const shown = { locale, paths, frame, page: elementOf(first, module) }
  // React takes an update before it has hydrated as a reason to render everything anew
  const root = hydrateRoot(mount, <App shown={shown} onSwitch={switchLanguage} onReady={start} />)

  function start() {
    countVisits(frame.analytics)
    followAddress(first, (next) => {
      // at once: a page that is shown later could come after the one that the visitor chose next
      flushSync(() => root.render(<App shown={next} onSwitch={switchLanguage} />))
    })
  }
}
