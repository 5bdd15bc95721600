import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { byTheClock } from './by-the-clock.ts'
import {
  toldAt,
  nextInWords,
  type Line,
  type NextInWords,
  type Times,
  type Period,
} from './next.ts'
import { useByTheClock } from './useNow.ts'
import { wallClock } from './zone.ts'

const unknown: NextInWords = { near: [] }

/** What comes next by the visitor's clock and in their time. Until scripts run nobody knows it. */
export function useNext(times: Times): NextInWords {
  const { locale } = useLanguage()
  return useByTheClock(unknown, (now) =>
    nextInWords(times, { locale, visitorZone: visitorZone(), now }),
  )
}

/** What is told now; until scripts run all of it, with its days. */
export function useTold<Each extends { readonly told?: Period }>(all: readonly Each[]) {
  return useByTheClock(all, (now) => toldAt(all, now))
}

/** Lines of which some are told on some days only, as pieces of a row. */
export function usePieces(lines: readonly Line[]) {
  return useTold(lines).map(({ text, told }) => ({ text, ...(told && byTheClock(told)) }))
}

let zone: { name: string | undefined; behind: number } | undefined

/**
 * Asked once, and anew when the clock is another, as after a flight: it takes a phone ten milliseconds, and a page
 * asks for many services.
 */
export function visitorZone(): string | undefined {
  const behind = new Date().getTimezoneOffset()
  if (zone?.behind !== behind) zone = { name: knownZone(), behind }
  return zone.name
}

/** A browser may name a zone that it does not know: `Etc/Unknown`, where its machine has none. */
function knownZone(): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    wallClock(Date.now(), timeZone)
    return timeZone
  } catch {
    return undefined
  }
}
