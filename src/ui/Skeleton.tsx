import s from './Skeleton.module.css'

/** Moving facets beneath a picture: seen until the picture has been decoded and covers them. */
export function Skeleton() {
  return <span className={s.skeleton} aria-hidden="true" />
}
