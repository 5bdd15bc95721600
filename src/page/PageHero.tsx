import type { ReactNode } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Sun, type SunHour } from '#app/time/Sun.tsx'
import { Hero, type Look } from '#app/ui/Hero.tsx'
import type { VideoFiles } from '#app/ui/HeroVideo.tsx'
import type { PictureSource } from '#app/ui/Picture.tsx'

/** What stands at the head of a page. `heroOf` makes it of the words of a page and its picture. */
export type PageOpening = {
  /** The page's own name, where the title is a sentence. */
  name?: string
  title: string | readonly string[]
  subtitle: string
  picture: PictureSource
  /** Where a narrow crop looks, instead of the picture's own focus. */
  position?: 'center' | 'right' | undefined
  video?: VideoFiles
  sun?: readonly SunHour[]
}

type Props = Look & {
  hero: PageOpening
  height?: 'full' | 'tall'
  crumb?: string
  /** Where the arrow leads. Without it there is no arrow. */
  scrollTo?: `#${string}`
  children?: ReactNode
}

export function PageHero({ hero, scrollTo, ...look }: Props) {
  const { t } = useLanguage()
  const { picture, position, video, sun = [], ...words } = hero
  const film = video
    ? ({
        videoSource: 'file',
        videoUrl: video,
        videoWords: { pause: t('pauseVideo') },
      } as const)
    : { videoSource: undefined }
  const arrow = scrollTo
    ? ({ showScrollArrow: true, scrollTo, scrollLabel: t('scrollDown') } as const)
    : ({ showScrollArrow: false } as const)
  return (
    <Hero
      {...words}
      {...look}
      {...film}
      {...arrow}
      {...(position && { backgroundPosition: position })}
      backgroundImage={picture}
      light={sun.length > 0 && <Sun hours={sun} />}
    />
  )
}
