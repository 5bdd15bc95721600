import { PillarSteps } from '#app/about/PillarSteps.tsx'
import { YourChurch } from '#app/church/your-church/YourChurch.tsx'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { page } from './page.server.ts'
import { VisionCard } from './VisionCard.tsx'

export function OurVisionPage({ words, hero, pillars, closing }: PropsOf<typeof page>) {
  const { t } = useLanguage()
  return (
    <>
      <PageHero hero={hero} scrollTo="#vision" />
      <Section id="vision" ground="dark">
        <SectionHead {...words.cards} />
        <PillarSteps pillars={pillars}>
          {(pillar) => <VisionCard pillar={pillar} more={t('readMore')} less={t('showLess')} />}
        </PillarSteps>
      </Section>
      <YourChurch {...closing} />
    </>
  )
}
