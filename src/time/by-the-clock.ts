import type { Period } from './next.ts'

/**
 * What is told on some days only stands in every page from the start, hidden. The script below shows it
 * on its days before anything is painted: were it added by React, all below it would jump.
 */
export function byTheClock({ from, until, atBuild = false }: Partial<Period>) {
  return {
    'hidden': !atBuild,
    'data-from': from ?? '',
    'data-until': until,
    // the script was here before React
    'suppressHydrationWarning': true,
  } as const
}

/**
 * While the page arrives, piece by piece: shows what is told now (`data-from`, `data-until`), and marks
 * what stands in the time of a place whose clocks are not the visitor's (`data-zone`): it has more to say.
 * Time zones are asked for where there is such a place only: the first question takes a phone a tenth of
 * a second. A browser that knows no zone marks nothing.
 */
export const clockScript = `
(d => {
  const now = Date.now()
  const clock = timeZone => new Date(now).toLocaleString('en', { timeZone })
  let own
  const look = () => {
    for (const each of d.querySelectorAll('[data-from]')) {
      const { from, until } = each.dataset
      each.hidden = now < (from ? new Date(from) : 0) || now >= (until ? new Date(until) : Infinity)
    }
    for (const { dataset } of d.querySelectorAll('[data-zone]:not([data-far])')) {
      const { zone } = dataset
      try {
        own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
        dataset.far = zone !== own && clock(zone) !== clock(own)
      } catch {
        dataset.far = false
      }
    }
  }
  const watch = new MutationObserver(look)
  watch.observe(d, { childList: true, subtree: true })
  d.addEventListener('DOMContentLoaded', () => {
    look()
    watch.disconnect()
  })
})(document)
`
