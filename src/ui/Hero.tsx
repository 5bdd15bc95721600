import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { CutEdge } from './CutEdge.tsx'
import { Embed, type EmbedWords } from './Embed.tsx'
import { frameHosts } from './frame-hosts.ts'
import s from './Hero.module.css'
import { HeroVideo, type VideoFiles, type VideoWords } from './HeroVideo.tsx'
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
    }
  | { videoSource?: undefined }

/**
 * How a page opens: a scene beside the title, a night or an interior with the title below it in the
 * middle, or a tall portrait beside it.
 */
export type Look =
  | { form?: 'scene' | 'night'; tint?: undefined; low?: undefined }
  | {
      form: 'portrait'
      tint?: 'deep' | 'wine' | 'green'
      /** Its subject lies at the foot of the tall cut, which beside the words would lose it: there it is the wide one. */
      low?: boolean
    }

/** The same with its picture, or the title alone. */
type Form =
  | (Look & { backgroundImage: PictureSource })
  | { form: 'type'; tint?: undefined; low?: undefined; backgroundImage?: undefined }

/** An arrow that leads further down. It is a drawing: what it is called is read aloud. */
type Arrow =
  | { showScrollArrow: true; scrollTo?: string; scrollLabel: string }
  | { showScrollArrow?: false | undefined; scrollTo?: undefined; scrollLabel?: undefined }

type Props = Video &
  Form &
  Arrow & {
    /** The page's own name, where the title is a sentence: who comes by a link sees where they are. */
    name?: string
    /** One line, or several that stand under each other. */
    title: string | readonly string[]
    subtitle?: string
    /** A few words over the title: where one is. */
    crumb?: ReactNode
    buttonText?: string
    buttonLink?: string
    /** Over the picture, and under what darkens it. */
    light?: ReactNode
    children?: ReactNode
    /** Where a narrow crop looks: the picture's own focus, the middle, or the right side. */
    backgroundPosition?: 'focus' | 'center' | 'right'
    /** Filled by the picture, as high as pages are, or a little higher. */
    height?: 'full' | 'page' | 'tall'
  }

/** Of fewer dots a picture would be blurred across most of a wide screen. */
const enough = 1200

/** How wide the picture is shown; in a high box it is wider than the box. */
const widths = {
  scene: '(width >= 64em) max(72vw, 124vh, 854px), max(100vw, 90vh)',
  portrait: '(width >= 64em) max(46vw, 63vh, 461px), min(92vw, 480px)',
  night: '(width >= 64em) max(84vw, 110vh), max(100vw, 90vh)',
}
const fullWidth =
  '(48em <= width < 64em) and (orientation: portrait) max(100vw, 85vh), max(100vw, 152vh)'

/** The head of a page: a picture, the title, a sentence, up to two buttons. */
export function Hero(props: Props) {
  const { form = 'scene', name, title, subtitle, crumb, light, children, backgroundImage } = props
  const { buttonText, buttonLink = '/', backgroundPosition = 'focus', height = 'page' } = props
  const { showScrollArrow, scrollTo = '#main', scrollLabel } = props
  const isSmall =
    form === 'scene' && height !== 'full' && (backgroundImage?.widths.at(-1) ?? enough) < enough
  const lines = typeof title === 'string' ? [title] : title

  return (
    <section
      className={s.hero}
      data-form={form}
      data-tint={props.tint}
      data-height={height}
      data-position={backgroundPosition}
      data-small={isSmall || undefined}
    >
      {props.form !== 'type' && (
        <div className={s.picture}>
          <Picture
            picture={{ ...props.backgroundImage, alt: '' }}
            sizes={
              height === 'full' ? fullWidth : widths[props.low ? 'scene' : (props.form ?? 'scene')]
            }
            eager
            art={form === 'portrait' ? (props.low ? 'narrow' : 'always') : 'phone'}
          />
        </div>
      )}
      {props.videoSource === 'file' && (
        <HeroVideo files={props.videoUrl} words={props.videoWords} />
      )}
      {light && <div className={s.light}>{light}</div>}
      <div className={`wrap ${s.text}`}>
        {crumb && <p className={s.crumb}>{crumb}</p>}
        <h1 className={s.title}>
          {name && (
            <span className={s.name}>
              {name}
              <span className="in-line-hidden">: </span>
            </span>
          )}
          {lines.map((line, index) => (
            <span key={line}>
              {line}
              {/* the name of a heading is its text, joined as it stands: without a space two words are one */}
              {index < lines.length - 1 && ' '}
            </span>
          ))}
        </h1>
        {subtitle && <p className={s.subtitle}>{subtitle}</p>}
        {(buttonText || children) && (
          <div className={`buttons ${s.buttons}`}>
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
            />
          </div>
        )}
      </div>
      {showScrollArrow && (
        <a className={`sign ${s.scroll}`} href={scrollTo} aria-label={scrollLabel}>
          <Icon name="arrowDown" />
        </a>
      )}
      {backgroundImage && form !== 'portrait' && <CutEdge seed={backgroundImage.files.length} />}
    </section>
  )
}

/** The player of another site as a background: muted, looping, no controls, without tracking. */
function playerOf(source: 'youtube' | 'vimeo', id: string): string {
  return source === 'youtube'
    ? `${frameHosts.YouTube}/embed/${id}?autoplay=1&mute=1&loop=1&playlist=${id}&controls=0`
    : `${frameHosts.Vimeo}/video/${id}?autoplay=1&muted=1&loop=1&background=1&dnt=1`
}

function watchLink(source: 'youtube' | 'vimeo', id: string): string {
  return source === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`
}
