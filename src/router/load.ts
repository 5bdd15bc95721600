import { dataPath, type PageData, type Shown } from './page-data.ts'

const loading = new Map<string, Promise<Shown>>()

/** Fetches a page, data and component together. What was fetched ahead is there at once. */
export function load(path: string): Promise<Shown> {
  let shown = loading.get(path)
  if (!shown) {
    shown = fetchPage(path)
    loading.set(path, shown)
    // a failure is not remembered: the next try may find the network back
    shown.catch(() => loading.delete(path))
  }
  return shown
}

async function fetchPage(path: string): Promise<Shown> {
  const response = await fetch(dataPath(path))
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const data = (await response.json()) as PageData
  const { Page } = await import(/* @vite-ignore */ data.module)
  return { data, Page }
}

/** Forgets what was fetched: while developing, a page is new after every change. */
export function forget(): void {
  loading.clear()
}

/** Fetches the pages ahead to which a visitor is likely to go, unless they save data. */
export function fetchAhead(): void {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return

  const ahead = ({ target }: { target: EventTarget | null }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && isPage(link)) load(link.pathname).catch(() => {})
  }
  for (const hint of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(hint, ahead, { passive: true })
  }
  watchVisible(ahead)
}

/** Links on the screen are fetched when the browser has nothing else to do. */
function watchVisible(ahead: (seen: { target: Element }) => void): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      ;(window.requestIdleCallback ?? setTimeout)(() => ahead({ target }))
    }
  })
  const watch = () => {
    for (const link of document.querySelectorAll('main a')) seen.observe(link)
  }
  watch()
  window.navigation?.addEventListener('navigatesuccess', watch)
}

/** Is this a link to one of our pages: the same site, no file, this tab? */
export function isPage(link: HTMLAnchorElement | URL): boolean {
  if ('target' in link && link.target) return false
  if (link.origin !== location.origin || link.pathname === location.pathname) return false
  return !link.pathname.includes('.') && !link.pathname.startsWith('/api/')
}
