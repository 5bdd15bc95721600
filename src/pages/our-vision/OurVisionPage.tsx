import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import type { PropsOf } from '#app/presenters/page.ts'
import { ConnectBanner } from '#app/site/ConnectBanner.tsx'
import { PageHero } from '#app/site/PageHero.tsx'
import { PillarSteps } from '#app/site/PillarSteps.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { load } from './data.ts'
import { VisionCard } from './VisionCard.tsx'

type Props = PropsOf<typeof load>

export function OurVisionPage({ words, hero, pillars, connect }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <PageHero hero={hero} scrollTo="#vision" />
      <Section id="vision" ground="dark">
        <SectionHead
          eyebrow={words.cards.eyebrow}
          title={words.cards.title}
          lead={words.cards.lead}
        />
        <PillarSteps pillars={pillars}>
          {(pillar) => <VisionCard pillar={pillar} more={t('readMore')} less={t('showLess')} />}
        </PillarSteps>
      </Section>
      <ConnectBanner connect={connect} />
    </>
  )
}
