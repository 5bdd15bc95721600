import { useBrowserValue } from '#app/browser/useBrowserValue.ts'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { ShownTime, Times } from '#app/time/next.ts'
import type { CallFirst } from './CallFirst.tsx'

/** The way to a place: for Apple's devices, and for all others. */
export type Directions = { anywhere: string; apple: string }

/** When a church worships every week, and what it calls that. */
export type WeeklyWorship = { when: string; what: readonly string[] }

/** A place in words. Where it tells no street, one asks for the way. */
export type Place = { text: string; directions?: Directions }

/** When one goes to worship, where, how to get there or to ask, and whom to call. */
export type ShownVisit = {
  /** Where the church is, and the doors that services have of their own. */
  places: Place[]
  /** Where it worships, until the visitor's clock is known. */
  usual: Place
  /** Where that is more than one place: where each of them stands with its way. */
  allPlaces: string | undefined
  /** The message in which one asks, already written. */
  askForPlace: string
  call: string
  /** Where the phone takes messages. */
  message?: string | undefined
  /** That the times are being confirmed. */
  note?: CallFirst
  times: Times
  /** When it worships every week, until the visitor's clock is known. */
  weekly: WeeklyWorship
  /** What else there is every week, where, in one line each. */
  besides: string[]
  /** The longest that can stand in its place. */
  longest: string
}

/** The address that opens the map of the visitor's own device. */
export function useDirections(directions: Directions): string {
  return directions[useBrowserValue(isApple, false) ? 'apple' : 'anywhere']
}

/**
 * iPads call themselves Macintosh (https://developer.apple.com/videos/play/wwdc2019/203/); a Macintosh has
 * the same map.
 */
const isApple = () => /iPhone|iPod|Macintosh/.test(navigator.userAgent)

/** Where a service is: at its own door, where it is moved to for once, or where all of them are. */
export function placeOf({ places, usual }: ShownVisit, time: ShownTime | undefined): Place {
  if (!time) return usual
  return time.place === undefined ? places[time.where ?? 0]! : { text: time.place }
}

type Props = { visit: ShownVisit; next: ShownTime | undefined; onDark?: boolean }

/** The two steps of somebody on the way. */
export function VisitTargets({ visit, next, onDark }: Props) {
  const { t } = useLanguage()
  const { allPlaces, askForPlace, call, message } = visit
  const { directions } = placeOf(visit, next)
  const [first, second] = onDark ? (['gold', 'ghost'] as const) : (['main', 'line'] as const)
  return (
    <>
      {directions ? (
        <Way directions={directions} kind={first} />
      ) : !next && allPlaces ? (
        <Button to={allPlaces} kind={first} icon="pin">
          {t('directions')}
        </Button>
      ) : (
        <Button to={askForPlace} kind={first} icon="pin">
          {t('askForPlace')}
        </Button>
      )}
      <Button to={message ?? call} kind={second} icon="phone">
        {message ? t('message') : t('call')}
      </Button>
    </>
  )
}

function Way({ directions, kind }: { directions: Directions; kind: 'gold' | 'main' }) {
  const { t } = useLanguage()
  return (
    <Button to={useDirections(directions)} kind={kind} icon="pin" newTab newTabLabel={t('newTab')}>
      {t('directions')}
    </Button>
  )
}
