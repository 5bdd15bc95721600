import s from './Ridge.module.css'
import ridge from './ridge.svg?url'

/** Ends every page, before the footer. */
export function Ridge() {
  return <img className={s.ridge} src={ridge} width={240} height={31} alt="" loading="lazy" />
}
