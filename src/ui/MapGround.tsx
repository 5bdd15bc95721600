import map from './map.svg?url'
import s from './MapGround.module.css'

/** A drawn map of nowhere in particular, with a pin: what stands where a real one may be loaded. */
export function MapGround() {
  return <img className={s.map} src={map} width={320} height={80} alt="" loading="lazy" />
}
