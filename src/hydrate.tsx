import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from '#app/site/App.tsx'
import { countVisits } from '#app/site/analytics.ts'
import { followAddress, switchLanguage } from '#app/router/navigate.ts'
import { elementOf, type FirstPage, type PageModule } from '#app/router/page-data.ts'

/** Brings the prerendered page to life, and from then on changes pages without a reload. */
export function hydrate(mount: HTMLElement, first: FirstPage, module: PageModule): void {
  const { locale, paths, frame } = first
  const shown = { locale, paths, frame, page: elementOf(first, module) }
  const root = hydrateRoot(mount, <App shown={shown} onSwitch={switchLanguage} />)

  countVisits(frame.analytics)
  followAddress(first, (next) => {
    return new Promise<void>((resolve) => {
      startTransition(() => {
        root.render(<App shown={next} onSwitch={switchLanguage} onShown={resolve} />)
      })
    })
  })
}
