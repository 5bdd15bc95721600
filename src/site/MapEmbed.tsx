import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import { Embed } from '#app/ui/Embed.tsx'
import { MapGround } from '#app/ui/MapGround.tsx'

export type MapAddress = { src: string; link: string }

type Props = { title: string; map: MapAddress; direct: boolean }

/** A map, 300 pixels high. Until the visitor asks for it, a drawn one of ours stands in its place. */
export function MapEmbed({ title, map, direct }: Props) {
  const { t } = useLanguage()
  return (
    <Embed
      title={title}
      src={map.src}
      link={map.link}
      preview={<MapGround />}
      direct={direct}
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
