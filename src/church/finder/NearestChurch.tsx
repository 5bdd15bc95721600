import { useLayoutEffect, useState } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { measure } from '#app/time/in-words.ts'
import { Button } from '#app/ui/Button.tsx'
import { chooseChurch, chosenChurch } from '../chosen.ts'
import rows from './ChurchRows.module.css'
import { distance, type Position } from './distance.ts'
import type { NearPlace } from './find.ts'
import s from './NearestChurch.module.css'

type Props = { places: readonly NearPlace[] }

/** Many churches are fetched when somebody asks, or said to be missing; a list of their countries stands on the page. */
type AskProps = Props & { onAsk?: () => void; missing?: string | false }

const most = 10

/** How long a place is waited for, in milliseconds. */
const patience = 20_000

/** Where the visitor is, as far as the browser tells. It may be asked again. */
type Whereabouts = Position | 'asking' | 'unknown' | undefined

/** Asks the browser where one is, on a click only, and works the distances out here: nothing is sent. */
export function NearestChurch({ places, onAsk, missing }: AskProps) {
  const { t } = useLanguage()
  const [where, setWhere] = useState<Whereabouts>()
  const ask = () => {
    setWhere('asking')
    onAsk?.()
    const { geolocation } = navigator as { geolocation?: Geolocation }
    if (!geolocation) return setWhere('unknown')
    // Firefox never answers when its question is put aside, and counts no time before somebody does
    const timer = setTimeout(setWhere, patience, 'unknown')
    const answer = (there: Whereabouts) => {
      clearTimeout(timer)
      setWhere(there)
    }
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ latitude, longitude }),
      () => answer('unknown'),
      // a town is near enough, and one of the last ten minutes is as good as a new one
      { timeout: patience, maximumAge: 600_000 },
    )
  }
  const isFound = typeof where === 'object'
  const lacksPlaces = isFound && places.length === 0
  return (
    <div className={s.nearest} data-press>
      <Button kind="line" icon="pin" onClick={ask} disabled={where === 'asking'}>
        {t('nearestChurch')}
      </Button>
      <p className={s.quiet}>{t('nearestPrivate')}</p>
      <div aria-live="polite">
        {(where === 'asking' || lacksPlaces) && (
          <p>{(lacksPlaces && missing) || t('nearestAsking')}</p>
        )}
        {where === 'unknown' && (
          <>
            <p>{t('nearestUnknown')}</p>
            {!onAsk && <ByCountry places={places} />}
          </>
        )}
        {isFound && !lacksPlaces && (
          <>
            <p>{t('nearestFound')}</p>
            <ByDistance places={places} from={where} />
          </>
        )}
      </div>
    </div>
  )
}

function ByDistance({ places, from }: Props & { from: Position }) {
  const { locale, t } = useLanguage()
  // those without a position come last
  const kilometers = (place: NearPlace) =>
    isPlaced(place) ? distance(from, place, 'kilometer') : Number.MAX_VALUE
  const sorted = places.toSorted((one, other) => kilometers(one) - kilometers(other))
  // one unit for all of them: that of where the visitor seems to be
  const [{ slug, unit }] = sorted as [NearPlace]
  // pages end with it from now on, unless one was chosen; kept before it is seen, since an effect after that is
  // lost to whoever goes on at once
  useLayoutEffect(() => {
    if (!chosenChurch()) chooseChurch(slug)
  }, [slug])
  const farness = (count: number) =>
    count < 0.5
      ? t('nearestUnder').replace('{distance}', measure(1, unit, locale))
      : measure(count, unit, locale)
  return (
    <ol className={`${rows.rows} ${s.list}`}>
      {sorted.slice(0, most).map((place) => (
        <li key={place.to}>
          <a href={place.to}>{place.name}</a>
          {/* Orca reads the parts of a row in one breath, and leaves out the spaces between them */}
          <span>
            <span className="in-line-hidden">, </span>
            {isPlaced(place) ? farness(distance(from, place, unit)) : place.country}
          </span>
        </li>
      ))}
    </ol>
  )
}

function ByCountry({ places }: Props) {
  const countries = new Set(places.map(({ country }) => country))
  return (
    <ul className={`${rows.rows} ${s.list}`}>
      {[...countries].map((country) => (
        <li key={country}>
          <strong>{country}</strong>
          <ul className={s.own}>
            {places
              .filter((place) => place.country === country)
              .map(({ name, to }) => (
                <li key={to}>
                  <a href={to}>{name}</a>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function isPlaced(place: NearPlace): place is NearPlace & Position {
  return place.latitude !== undefined && place.longitude !== undefined
}
