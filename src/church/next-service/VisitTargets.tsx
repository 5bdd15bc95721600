import { useBrowserValue } from '#app/browser/useBrowserValue.ts'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { byTheClock } from '#app/time/by-the-clock.ts'
import {
  afterwards,
  foretold,
  type Line,
  type ShownKind,
  type ShownTime,
  type Times,
  type Weekly,
} from '#app/time/next.ts'
import { Button } from '#app/ui/Button.tsx'
import type { CallFirst } from '#app/ui/CallFirst.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { Directions } from '#app/ways/directions.server.ts'

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
  weekly: readonly Weekly[]
  /** What else there is every week, where, in one line each. */
  besides: readonly Line[]
  /** The longest that can stand in its place. */
  longest: string
}

export function useDirections(directions: Directions): string {
  return directions[useDevice()]
}

/** The way to a door that is told of by itself. */
export function WayToDoor({ directions, about }: { directions: Directions; about: string }) {
  const { t } = useLanguage()
  return (
    <TextLink to={useDirections(directions)} about={about} newTab={t('newTab')}>
      {t('directions')}
    </TextLink>
  )
}

const useDevice = () => (useBrowserValue(isApple, false) ? 'apple' : 'anywhere')

/**
 * iPads call themselves Macintosh (https://developer.apple.com/videos/play/wwdc2019/203/); a Macintosh has
 * the same map.
 */
const isApple = () => /iPhone|iPod|Macintosh/.test(navigator.userAgent)

/** Where a service is: at its own door, where it is moved to for once, or where all of them are. */
function placeOf({ places }: ShownVisit, { place, where = 0 }: Pick<ShownKind, 'place' | 'where'>) {
  return place === undefined ? places[where]! : { text: place }
}

/** A place, and from when until when one goes there, where that is not always. */
type Where = { place: Place; told?: Parameters<typeof byTheClock>[0] }

type Props = { visit: ShownVisit; next: ShownTime | undefined }

/** Where the next service is; until scripts run, where each of the first is, by the script in the head. */
function useWhere({ visit, next }: Props): readonly Where[] {
  const { locale } = useLanguage()
  if (next) return [{ place: placeOf(visit, next) }]
  const { times, usual } = visit
  const all = foretold(times, locale)
  const rule = { place: usual, told: afterwards(all) }
  const places = all
    .filter(({ off, aside }) => !off && !aside)
    .map((each) => ({ place: placeOf(visit, each), told: each.next }))
  if (places.every(({ place }) => place.text === usual.text)) return [{ place: usual }]
  const isElsewhere = ({ place }: Where, index: number) =>
    place.text !== places[index - 1]?.place.text
  const moves = [...places.filter(isElsewhere), rule]
  return moves.map(({ place, told: { from, atBuild } }, index) => ({
    place,
    told: { from, until: moves[index + 1]?.told.from, atBuild },
  }))
}

export function WhereItIs(props: Props) {
  return useWhere(props).map(({ place, told }) => (
    <span key={place.text + told?.from} {...(told && byTheClock(told))}>
      {place.text}
    </span>
  ))
}

/** How to get there; where a church gives no address, how to ask for it. */
export function useWays(props: Props) {
  const { t } = useLanguage()
  const device = useDevice()
  const { usual, allPlaces, askForPlace } = props.visit
  return useWhere(props).map(({ place: { text, directions }, told }) => {
    const isUsual = allPlaces !== undefined && text === usual.text
    return {
      to: directions?.[device] ?? (isUsual ? allPlaces : askForPlace),
      text: t(directions || isUsual ? 'directions' : 'askForPlace'),
      ...(directions && { newTab: t('newTab') }),
      ...(told && { seen: byTheClock(told) }),
    }
  })
}

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

type Way = Props & { kind: 'gold' | 'main'; about?: string }

export function WayThere({ kind, about, ...props }: Way) {
  return useWays(props).map(({ text, ...way }) => (
    <Button key={way.seen?.['data-from'] ?? ''} kind={kind} icon="pin" about={about} {...way}>
      {text}
    </Button>
  ))
}
