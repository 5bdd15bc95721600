import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Embed } from '#app/ui/Embed.tsx'
import { MapGround } from '#app/ui/MapGround.tsx'
import { Picture, type PictureSource } from '#app/ui/Picture.tsx'

export type MapAddress = { src: string; link: string; picture?: PictureSource }

/** A map, 300 pixels high. Until the visitor asks for it, a drawn one of ours stands in its place. */
export function MapEmbed({ title, map }: { title: string; map: MapAddress }) {
  const { t } = useLanguage()
  return (
    <Embed
      title={title}
      src={map.src}
      link={map.link}
      preview={
        map.picture ? (
          // whatever the width of the box: it is 300 high, and the picture four times as wide
          <Picture picture={map.picture} sizes="1280px" art="phone" />
        ) : (
          <MapGround />
        )
      }
      words={{
        show: t('showMap'),
        explanation: t('embedExplanation'),
        always: t('alwaysEmbeds'),
        open: t('openMap'),
        newTab: t('newTab'),
      }}
    />
  )
}
