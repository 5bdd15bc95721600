import { useEffect, useRef, useState } from 'react'
import { savesData } from '#app/browser/saves-data.ts'
import s from './HeroVideo.module.css'
import { Icon } from './Icon.tsx'

/**
 * What the addresses of a film begin with: `${files}-loop.webm`, smaller for small tablets and phones held
 * sideways (`-loop-small.webm`), and as high as a phone's picture (`-loop-tall.webm`).
 */
export type VideoFiles = string
export type VideoWords = { pause: string }

const sizes = [
  // a third lighter, and so small that no processor minds where there is no circuit for it
  { media: '(width < 37.5em)', name: 'loop-tall.av1', forms: ['webm; codecs=av01.0.01M.08'] },
  { media: '(width < 37.5em)', name: 'loop-tall' },
  { media: '(width < 64em)', name: 'loop-small' },
  { name: 'loop' },
]

/**
 * A film loop of ours over the picture: muted, without controls of its own, with a button to pause.
 * It comes after all else, and never under reduced motion, data saving or on a line that says it is slow.
 */
export function HeroVideo({ files, words }: { files: VideoFiles; words: VideoWords }) {
  const video = useRef<HTMLVideoElement>(null)
  const [wanted, setWanted] = useState(false)
  const [paused, setPaused] = useState(false)
  const [visible, setVisible] = useState(false)

  useEffect(() => {
    if (!mayPlay()) return
    const ask = () => void requestIdleCallback(() => setWanted(true))
    if (document.readyState === 'complete') ask()
    else addEventListener('load', ask, { once: true })
    return () => removeEventListener('load', ask)
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
          {sizes.map(({ media, name, forms = ['webm', 'mp4'] }) =>
            forms.map((type) => (
              <source
                key={name + type}
                media={media}
                src={`${files}-${name}.${type.split(';')[0]}`}
                type={`video/${type}`}
              />
            )),
          )}
        </video>
      </div>
      <button
        type="button"
        className={`sign ${s.pause}`}
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
  // https://developer.mozilla.org/docs/Web/API/NetworkInformation/effectiveType
  const line = (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType
  return (
    !savesData() &&
    (line ?? '4g') === '4g' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
