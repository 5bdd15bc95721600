import type { ShownChange } from './next-in-words.ts'

/**
 * What is told on some days only stands in every page from the start, hidden. The script below shows it
 * on its days before anything is painted: were it added by React, all below it would jump.
 */
export function byTheClock({ told }: ShownChange) {
  if (!told) return {}
  const { from, until, atBuild = false } = told
  return {
    'hidden': !atBuild,
    'data-from': from,
    'data-until': until,
    // the script was here before React
    'suppressHydrationWarning': true,
  } as const
}

/**
 * While the page arrives, piece by piece: shows what is told today (`data-from`, `data-until`), and marks
 * what stands in the time of a place whose clocks are not the visitor's (`data-zone`): it has more to say.
 * Time zones are asked for where there is such a place only: the first question takes a phone a tenth of
 * a second.
 */
export const clockScript = `
(d => {
  const now = new Date()
  const clock = timeZone => now.toLocaleString('en', { timeZone })
  let own
  const look = () => {
    for (const each of d.querySelectorAll('[data-from]')) {
      const { from, until } = each.dataset
      each.hidden = now < new Date(from) || now >= new Date(until)
    }
    for (const { dataset } of d.querySelectorAll('[data-zone]:not([data-far])')) {
      own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
      const { zone } = dataset
      dataset.far = zone !== own && clock(zone) !== clock(own)
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
