import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { fetchPictures, whenNear } from './fetch-pictures.ts'
import s from './Gallery.module.css'
import { Picture, type PictureSource } from './Picture.tsx'
import { RoundButton } from './RoundButton.tsx'

type Props = {
  pictures: readonly PictureSource[]
  label: string
  previous: string
  next: string
  /** "Picture {n} of {count}" */
  dotLabel: string
}

/** Pictures one beside the other: swiped without scripts; dots, arrows and keys come with them. */
export function Gallery({ pictures, label, previous, next, dotLabel }: Props) {
  const track = useRef<HTMLUListElement>(null)
  /** While the track scrolls to a chosen picture, those passed on the way are ignored. */
  const wanted = useRef<number>(undefined)
  const [current, setCurrent] = useState(0)
  /** What a press has shown. A screen reader scrolls as it reads, and would be told of that instead of the picture. */
  const [told, tell] = useState<number>()
  const count = pictures.length
  const several = count > 1

  useEffect(() => {
    const slides = [...track.current!.children]
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        const index = seen ? slides.indexOf(seen.target) : -1
        if (index < 0 || (wanted.current ?? index) !== index) return
        if (wanted.current === undefined) tell(undefined)
        wanted.current = undefined
        setCurrent(index)
      },
      { root: track.current, threshold: 0.6 },
    )
    for (const slide of slides) watch.observe(slide)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    // whoever goes on, either way, finds the next one there
    const beside = [current + 1, current - 1].map((index) => (index + count) % count)
    return whenNear(track.current!, () => {
      for (const index of beside) fetchPictures(track.current!.children[index]!)
    })
  }, [current, count])

  const show = (index: number) => {
    // after the last comes the first again
    const shown = (index + count) % count
    if (shown === current) return
    wanted.current = shown
    setCurrent(shown)
    tell(shown)
    track.current!.scrollTo({ left: (track.current!.children[shown] as HTMLElement).offsetLeft })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || event.altKey || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    show(current + step)
  }
  const swipe = () => (wanted.current = undefined)

  const nameOf = (index: number) =>
    dotLabel.replace('{n}', String(index + 1)).replace('{count}', String(count))

  const slides = (
    <ul
      ref={track}
      className={s.track}
      aria-label={label}
      // Safari gives a scrolling region no focus by itself, and without it no key scrolls the region:
      // https://dequeuniversity.com/rules/axe/4.10/scrollable-region-focusable
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={several ? 0 : undefined}
      onPointerDown={swipe}
      onTouchStart={swipe}
      onWheel={swipe}
    >
      {pictures.map((picture) => (
        <li key={picture.files} className={s.slide}>
          <Picture picture={picture} sizes="(width >= 80em) 700px, (width >= 64em) 55vw, 92vw" />
        </li>
      ))}
    </ul>
  )
  if (!several) return <div className={s.gallery}>{slides}</div>

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={s.gallery} onKeyDown={onKeyDown}>
      {slides}
      <output className="visually-hidden">{told !== undefined && nameOf(told)}</output>
      <div className="apart" data-press>
        <div className={s.dots}>
          {pictures.map((picture, index) => (
            <button
              key={picture.files}
              type="button"
              className={s.dot}
              aria-label={nameOf(index)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <div className={s.arrows}>
          <RoundButton icon="left" onClick={() => show(current - 1)}>
            {previous}
          </RoundButton>
          <RoundButton icon="right" onClick={() => show(current + 1)}>
            {next}
          </RoundButton>
        </div>
      </div>
    </div>
  )
}
