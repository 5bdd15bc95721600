import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { changesAt, nextInWords, type NextInWords, type Times, type Period } from './next.ts'
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
export function useChanges<Change extends { readonly told: Period }>(
  changes: readonly Change[],
): readonly Change[] {
  return useByTheClock(changes, (now) => changesAt(changes, now))
}

let zone: { name: string | undefined } | undefined

/** Asked once: it takes a phone ten milliseconds, and a page asks for many services. */
export function visitorZone(): string | undefined {
  zone ??= { name: knownZone() }
  return zone.name
}

/** A browser may name a zone that it does not know: `Etc/Unknown`, where its machine has none. */
function knownZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  try {
    wallClock(Date.now(), timeZone)
    return timeZone
  } catch {
    return undefined
  }
}
