import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import type { PropsOf } from '#app/presenters/page.ts'
import { PictureCards } from '#app/site/PictureCards.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { Hero } from '#app/ui/Hero.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { load } from './data.ts'

type Props = PropsOf<typeof load>

export function PraiseChapelGlobalPage({ words, picture, video, visit, facts, blocks }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <Hero
        name={words.title}
        title={words.hero.title}
        subtitle={words.hero.subtitle}
        backgroundImage={picture}
        videoSource="file"
        videoUrl={video}
        videoWords={{ pause: t('pauseVideo'), play: t('playVideo') }}
      >
        <Button to={visit} kind="gold" iconAfter="out" newTab newTabLabel={t('newTab')}>
          {words.hero.visit}
        </Button>
      </Hero>
      <Section>
        <SectionHead
          eyebrow={words.blocks.eyebrow}
          title={words.blocks.title}
          aside={<Facts facts={facts} />}
        />
        <PictureCards cards={blocks} />
      </Section>
    </>
  )
}
