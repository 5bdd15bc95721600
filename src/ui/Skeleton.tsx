import { useEffect, useState, type RefObject } from 'react'
import s from './Skeleton.module.css'

/** Moving facets beneath a picture, until the picture is there and covers them. */
export function Skeleton({ of: picture }: { of: RefObject<HTMLImageElement | null> }) {
  const [waiting, setWaiting] = useState(true)

  useEffect(() => {
    const image = picture.current!
    const stop = () => setWaiting(false)
    // the picture may have loaded before React started
    if (image.complete) stop()
    image.addEventListener('load', stop)
    image.addEventListener('error', stop)
    return () => {
      image.removeEventListener('load', stop)
      image.removeEventListener('error', stop)
    }
  }, [picture])

  return waiting && <span className={s.skeleton} aria-hidden="true" data-screen />
}
