import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from '#app/site/App.tsx'
import { countVisits } from '#app/site/analytics.ts'
import { followAddress, switchLanguage } from '#app/router/navigate.ts'
import type { Shown } from '#app/router/page-data.ts'

/** Brings the prerendered page to life, and from then on changes pages without a reload. */
export function hydrate(mount: HTMLElement, first: Shown): void {
  const root = hydrateRoot(mount, <App shown={first} onSwitch={switchLanguage} />)

  countVisits(first.data.frame.analytics)
  followAddress(first, (shown) => {
    return new Promise<void>((resolve) => {
      startTransition(() => {
        root.render(<App shown={shown} onSwitch={switchLanguage} onShown={resolve} />)
      })
    })
  })
}
