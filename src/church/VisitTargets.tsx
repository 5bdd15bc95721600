import { useBrowserValue } from '#app/browser/useBrowserValue.ts'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { Times } from '#app/time/next.ts'
import type { CallFirst } from './CallFirst.tsx'

/** The way to a place: for Apple's devices, and for all others. */
export type Directions = { anywhere: string; apple: string }

/** Where one goes to a church, how to get there or to ask, whom to call, and when. */
export type ShownVisit = {
  place: string
  /** Without an address one asks for it: the message is already written. */
  directions?: Directions | undefined
  askForPlace: string
  call: string
  /** Where the phone takes messages. */
  message?: string | undefined
  /** That the times are being confirmed. */
  note?: CallFirst
  times: Times
  /** The days and times of every week, until the visitor's clock is known. */
  weekly: string
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

/** The two steps of somebody on the way. */
export function VisitTargets({ visit, onDark }: { visit: ShownVisit; onDark?: boolean }) {
  const { t } = useLanguage()
  const { directions, askForPlace, call, message } = visit
  const [first, second] = onDark ? (['gold', 'ghost'] as const) : (['main', 'line'] as const)
  return (
    <>
      {directions ? (
        <Way directions={directions} kind={first} />
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
