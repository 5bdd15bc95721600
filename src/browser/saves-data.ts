/** Where it is kept whether a visitor wants light pages: `on` or `off`. */
const lightKey = 'light'

/**
 * Is this visitor to be sent as little as can be? The script below says so before anything further down
 * is fetched: by the visitor's own choice, or else by that of their browser.
 */
export function savesData(): boolean {
  return document.documentElement.dataset.light === ''
}

/**
 * Runs in the head of every page. It marks the page of a visitor who saves data (`data-light`), and has the
 * browser take the light file of each picture below the first screen, before any of them is asked for; later
 * it keeps what the switch in the footer says.
 */
export const lightScript = `
(d => {
  const { dataset } = d.documentElement
  let wish
  try { wish = localStorage.getItem('${lightKey}') } catch {}
  const asks = () => navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches
  if (wish ? wish === 'on' : asks()) dataset.light = ''
  new MutationObserver(() => {
    if (dataset.light !== '') return
    for (const source of d.querySelectorAll('picture:has([loading=lazy]) source:not([srcset$="light.avif"])'))
      source.srcset = source.srcset.replace(/(-tall)?-\\d+\\.avif.*/, '-light.avif')
  }).observe(d, { childList: true, subtree: true })
  d.addEventListener('change', ({ target }) => {
    if (!target.matches('footer [name=light]')) return
    d.documentElement.toggleAttribute('data-light', target.checked)
    try { localStorage.setItem('${lightKey}', target.checked ? 'on' : 'off') } catch {}
  })
})(document)
`
