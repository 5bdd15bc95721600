import type { Period, Times } from './next.ts'
import { minute } from './zone.ts'

/** Each of the two ends may be open. */
type OpenPeriod = { [Key in keyof Period]?: Period[Key] | undefined }

/**
 * What is told on some days only stands in every page from the start, hidden. The script below shows it
 * on its days before anything is painted: were it added by React, all below it would jump.
 */
export function byTheClock({ from, until, atBuild = false }: OpenPeriod) {
  return {
    'hidden': !atBuild,
    'data-from': from ?? '',
    'data-until': until,
    // the script was here before React
    'suppressHydrationWarning': true,
  } as const
}

/** What stands in the time of a place: the script below marks it where the visitor's clocks are others. */
export function byTheClocksOf({ since, clocks }: Pick<Times, 'since' | 'clocks'>) {
  const ahead = clocks.map(([minute, minutes]) => [since + minute * 60_000, minutes])
  return {
    'data-clocks': JSON.stringify(ahead),
    // the script has marked it before React
    'suppressHydrationWarning': true,
  } as const
}

/**
 * While the page arrives, piece by piece: shows what is told now (`data-from`, `data-until`), and marks
 * what stands in the time of a place whose clocks are not the visitor's (`data-clocks`): it has more to say.
 * A light page may be left open: then each minute, and when it is seen again, until React sees to it.
 * No zone is asked for by its name: the first such question takes a phone a tenth of a second.
 */
export const clockScript = `
(d => {
  const look = () => {
    const now = Date.now()
    const own = -new Date(now).getTimezoneOffset()
    for (const each of d.querySelectorAll('[data-from]')) {
      const { from, until } = each.dataset
      each.hidden = now < (from ? new Date(from) : 0) || now >= (until ? new Date(until) : Infinity)
    }
    for (const { dataset } of d.querySelectorAll('[data-clocks]:not([data-far])')) {
      const [, ahead = own] = JSON.parse(dataset.clocks).reverse().find(([from]) => from <= now) ?? []
      dataset.far = ahead !== own
    }
  }
  const watch = new MutationObserver(look)
  watch.observe(d, { childList: true, subtree: true })
  d.addEventListener('DOMContentLoaded', () => {
    look()
    watch.disconnect()
  })
  const again = () => 'hydrated' in d.documentElement.dataset || look()
  setInterval(again, ${minute})
  for (const sign of ['visibilitychange', 'pageshow']) addEventListener(sign, again)
})(document)
`
