import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { CutEdge } from './CutEdge.tsx'
import { Embed, type EmbedWords } from './Embed.tsx'
import { HeroVideo, type VideoFiles, type VideoWords } from './HeroVideo.tsx'
import s from './Hero.module.css'
import { Icon } from './Icon.tsx'
import { Picture, type PictureSource } from './Picture.tsx'

/** A film of ours in the background, or one of another site, shown when the visitor asks. */
type Video =
  | { videoSource: 'file'; videoUrl: VideoFiles; videoWords: VideoWords }
  | {
      videoSource: 'youtube' | 'vimeo'
      videoId: string
      videoTitle: string
      embedWords: EmbedWords
      direct?: boolean
    }
  | { videoSource?: undefined }

type Props = Video & {
  /** One line, or several that stand under each other. */
  title: string | readonly string[]
  subtitle?: string
  /** A few words over the title: where one is. */
  crumb?: ReactNode
  buttonText?: string
  buttonLink?: string
  /** Further buttons. */
  children?: ReactNode
  backgroundImage: PictureSource
  /** Where a narrow crop looks: the picture's own focus, the middle, or the right side. */
  backgroundPosition?: 'focus' | 'center' | 'right'
  height?: 'home' | 'page' | 'church'
  showScrollArrow?: boolean
  /** What the arrow scrolls to, and what it is called. */
  scrollTo?: string
  scrollLabel?: string
}

/** A picture of 16 to 9 fills the box: on high narrow screens it is wider than the screen. */
const widths = {
  home: 'max(100vw, 152vh, 1138px)',
  page: 'max(100vw, 118vh, 854px)',
  church: 'max(100vw, 107vh, 854px)',
}

/** The head of a page: a picture, the title, a sentence, up to two buttons. */
export function Hero(props: Props) {
  const { title, subtitle, crumb, buttonText, buttonLink = '/', children, backgroundImage } = props
  const { backgroundPosition = 'focus', height = 'page' } = props
  const { showScrollArrow, scrollTo = '#main', scrollLabel } = props
  const lines = typeof title === 'string' ? [title] : title

  return (
    <section className={s.hero} data-height={height} data-position={backgroundPosition}>
      <div className={s.picture}>
        <Picture picture={{ ...backgroundImage, alt: '' }} sizes={widths[height]} eager art />
      </div>
      {props.videoSource === 'file' && (
        <HeroVideo files={props.videoUrl} words={props.videoWords} />
      )}
      <div className={s.text}>
        {crumb && <p className={s.crumb}>{crumb}</p>}
        <h1 className={s.title}>
          {lines.map((line, index) => (
            <span key={line}>
              {line}
              {/* the lines are read as words of one sentence */}
              {index < lines.length - 1 && ' '}
            </span>
          ))}
        </h1>
        {subtitle && <p className={s.subtitle}>{subtitle}</p>}
        {(buttonText || children) && (
          <div className={s.buttons}>
            {buttonText && (
              <Button to={buttonLink} kind="gold">
                {buttonText}
              </Button>
            )}
            {children}
          </div>
        )}
        {(props.videoSource === 'youtube' || props.videoSource === 'vimeo') && (
          <div className={s.embed}>
            <Embed
              title={props.videoTitle}
              src={playerOf(props.videoSource, props.videoId)}
              link={watchLink(props.videoSource, props.videoId)}
              words={props.embedWords}
              {...(props.direct && { direct: true })}
            />
          </div>
        )}
      </div>
      {showScrollArrow && (
        <a className={s.scroll} href={scrollTo} aria-label={scrollLabel}>
          <Icon name="arrowDown" />
        </a>
      )}
      <CutEdge seed={backgroundImage.files.length} />
    </section>
  )
}

/** The player of another site as a background: muted, looping, no controls, without tracking. */
function playerOf(source: 'youtube' | 'vimeo', id: string): string {
  return source === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1&loop=1&playlist=${id}&controls=0`
    : `https://player.vimeo.com/video/${id}?autoplay=1&muted=1&loop=1&background=1&dnt=1`
}

function watchLink(source: 'youtube' | 'vimeo', id: string): string {
  return source === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`
}
