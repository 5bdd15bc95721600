import { lightKey } from '#app/browser/saves-data.ts'
import { store, stored } from '#app/browser/storage.ts'
import { defaultLocale, isLocale, locales, storageKey, type Locale } from './locale.ts'

/** The language the visitor chose, if any. Anything else that is stored counts as the default. */
export function savedLocale(): Locale | undefined {
  const saved = stored(storageKey)
  if (saved === null) return undefined
  return isLocale(saved) ? saved : defaultLocale
}

export function saveLocale(locale: Locale): void {
  store(storageKey, locale)
}

/** Where it is kept that a visitor does not want the page in their browser's language. */
export const offerDismissedKey = 'language-offer'

/**
 * Runs in the head of every page. Before anything is painted it moves a visitor who chose another
 * language from an address in the default one; so it does when a page comes back from the browser's
 * memory, which was not there when the language was chosen. It marks the page of a visitor whose browser
 * prefers another language and who neither chose nor declined (`data-offer`). Later it saves the choice
 * when a link of the language menu is followed, even while React is still on its way, and lets the link
 * keep `?filter` and `#tab`; and it follows that link when the choice is made in another tab.
 *
 * It also marks the page of a visitor who saves data (`data-light`), and has the browser take the
 * smallest file of each picture below the first screen, before any of them is asked for; later it keeps
 * what the switch in the footer says.
 */
export const firstPaintScript = `
(d => {
  const kept = key => { try { return localStorage.getItem(key) } catch {} }
  const others = ${JSON.stringify(locales.filter((locale) => locale !== defaultLocale))}
  const move = () => {
    const { pathname, search, hash } = location
    const chosen = kept('${storageKey}')
    if (!others.includes(chosen) || others.includes(pathname.split('/')[1])) return
    d.documentElement.hidden = true
    location.replace('/' + chosen + (pathname === '/' ? '' : pathname) + search + hash)
  }
  move()
  addEventListener('pageshow', ({ persisted }) => persisted && move())
  const { dataset } = d.documentElement
  const preferred = navigator.language.split('-')[0]
  if (!kept('${storageKey}') && others.includes(preferred) && !kept('${offerDismissedKey}')) dataset.offer = preferred
  const wish = kept('${lightKey}')
  const asks = () => navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches
  if (wish ? wish === 'on' : asks()) dataset.light = ''
  new MutationObserver(() => {
    if (dataset.light !== '') return
    for (const source of d.querySelectorAll('picture:has([loading=lazy]) [sizes]')) source.sizes = '1px'
  }).observe(d, { childList: true, subtree: true })
  d.addEventListener('change', ({ target }) => {
    if (!target.matches('footer [name=light]')) return
    d.documentElement.toggleAttribute('data-light', target.checked)
    try { localStorage.setItem('${lightKey}', target.checked ? 'on' : 'off') } catch {}
  })
  const choose = event => {
    const link = event.target.closest?.('a[hreflang]')
    if (!link) return
    delete dataset.offer
    try { localStorage.setItem('${storageKey}', link.hreflang) } catch {}
    link.search = location.search
    link.hash = location.hash
  }
  d.addEventListener('click', choose, true)
  d.addEventListener('auxclick', choose, true)
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== '${storageKey}' || newValue === d.documentElement.lang) return
    d.querySelector('a[hreflang="' + CSS.escape(newValue) + '"]')?.click()
  })
})(document)
`
