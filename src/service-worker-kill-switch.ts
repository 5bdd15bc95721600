/**
 * The way out: published in the place of the service worker when `content/site.json` says that nothing
 * is to be kept. Browsers that have the other one fetch this, and it takes all of it away.
 */
type Event = { waitUntil: (until: Promise<unknown>) => void }
type Scope = {
  skipWaiting: () => void
  registration: { unregister: () => Promise<boolean> }
  addEventListener: (type: 'install' | 'activate', listener: (event: Event) => void) => void
}

const scope = self as unknown as Scope

scope.addEventListener('install', () => scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  await scope.registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
