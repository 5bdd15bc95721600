import { savesData } from '#app/browser/saves-data.ts'
import { trustedScript } from '#app/browser/trusted.ts'
import { localeOf, withLocale } from '#app/language/locale.ts'

/** What a page tells `src/service-worker.ts`: what it has shown, and where to send visitors who are offline. */
export type Seen = {
  pages: string[]
  files: string[]
  shelter?: { under: string; path: string }
}

/** Lets the site open without a network, once the page answers and the browser has nothing else to do. */
export function keepForOffline(path: string): void {
  if (!('serviceWorker' in navigator)) return
  const tell = async (seen: Seen) => {
    const { active } = await navigator.serviceWorker.ready
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
    active?.postMessage(seen)
  }
  const blocked = new AbortController()
  requestIdleCallback(async () => {
    try {
      await navigator.serviceWorker.register(trustedScript('/service-worker.js'))
    } catch {
      // where the visitor blocks what sites keep there is never a worker to tell
      return blocked.abort()
    }
    const shelter = { under: withLocale('/', localeOf(location.pathname)), path }
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin))
    void tell({ pages: [location.pathname], files, ...(!savesData() && { shelter }) })
  })
  // of a page that one moved to only the data was fetched
  const tellOfMove = () => {
    if (!savesData()) void tell({ pages: [location.pathname], files: [] })
  }
  window.navigation?.addEventListener('navigatesuccess', tellOfMove, { signal: blocked.signal })
}
