import { useBrowserValue } from '#app/browser/useBrowserValue.ts'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { ShownTime, Times } from '#app/time/next.ts'
import { Button } from '#app/ui/Button.tsx'
import type { CallFirst } from '#app/ui/CallFirst.tsx'

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
  /** The form, with that question in it. */
  askForPlace: string
  call: string
  /** In which languages somebody answers. */
  spoken?: string | undefined
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

type Props = { visit: ShownVisit; next: ShownTime | undefined }

/** The two steps of somebody on the way. */
export function VisitTargets({ visit, next }: Props) {
  const { t } = useLanguage()
  const { call, spoken } = visit
  return (
    <>
      <WayThere visit={visit} next={next} kind="gold" />
      <Button to={call} kind="ghost" icon="phone">
        {t('call')} {spoken && <small>{spoken}</small>}
      </Button>
    </>
  )
}

/** How to get there; where a church gives no address, how to ask for it. */
export function WayThere({ visit, next, kind }: Props & { kind: 'gold' | 'main' }) {
  const { t } = useLanguage()
  const { allPlaces, askForPlace } = visit
  const { directions } = placeOf(visit, next)
  if (directions) return <Way directions={directions} kind={kind} />
  const isAsked = next !== undefined || allPlaces === undefined
  return (
    <Button to={isAsked ? askForPlace : allPlaces} kind={kind} icon="pin">
      {t(isAsked ? 'askForPlace' : 'directions')}
    </Button>
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
