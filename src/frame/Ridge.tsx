import s from './Ridge.module.css'
import ridge from './ridge.svg?url'

/** Drawn hills, turbines and a lit chapel, where the page ends and the footer begins. */
export function Ridge() {
  return <img className={s.ridge} src={ridge} width={1440} height={186} alt="" loading="lazy" />
}
