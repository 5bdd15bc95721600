import { savesData } from '#app/browser/saves-data.ts'
import { useEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import s from './HeroVideo.module.css'

type Film = { webm: string; mp4: string }
/** A film, and the same in a smaller size for phones held sideways and small tablets. */
export type VideoFiles = Film & { small?: Film }
export type VideoWords = { pause: string }

/**
 * A film loop of ours over the picture: muted, without controls of its own, with a button to pause.
 * It comes when the page is painted, and never under reduced motion or data saving. Not on phones held
 * upright: their picture is a composition of its own, and a wide film in its place would put the light
 * under the words.
 */
export function HeroVideo({ files, words }: { files: VideoFiles; words: VideoWords }) {
  const video = useRef<HTMLVideoElement>(null)
  const [wanted, setWanted] = useState(false)
  const [paused, setPaused] = useState(false)
  const [visible, setVisible] = useState(false)

  useEffect(() => {
    if (!mayPlay()) return
    const timer = requestIdleCallback(() => setWanted(true))
    return () => cancelIdleCallback(timer)
  }, [])

  if (!wanted) return null
  const toggle = () => {
    if (paused) void video.current?.play()
    else video.current?.pause()
    setPaused(!paused)
  }
  return (
    <>
      <div data-film>
        <video
          ref={video}
          className={s.video}
          data-visible={visible || undefined}
          muted
          loop
          playsInline
          autoPlay
          aria-hidden="true"
          onPlaying={() => setVisible(true)}
        >
          {files.small && (
            <>
              <source media="(width < 64em)" src={files.small.webm} type="video/webm" />
              <source media="(width < 64em)" src={files.small.mp4} type="video/mp4" />
            </>
          )}
          <source src={files.webm} type="video/webm" />
          <source src={files.mp4} type="video/mp4" />
        </video>
      </div>
      <button
        type="button"
        className={s.pause}
        // a name that changes under the focus is not told; that it is pressed, is
        aria-label={words.pause}
        aria-pressed={paused}
        onClick={toggle}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
    </>
  )
}

function mayPlay(): boolean {
  return (
    !savesData() &&
    matchMedia('(width >= 48em)').matches &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
