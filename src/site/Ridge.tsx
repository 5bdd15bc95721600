import ridge from './ridge.svg?url'
import s from './Ridge.module.css'

/** The last page colour ends in hills, turbines and a lit chapel. Drawn, kept in a file of its own. */
export function Ridge() {
  return <img className={s.ridge} src={ridge} width={1440} height={186} alt="" loading="lazy" />
}
