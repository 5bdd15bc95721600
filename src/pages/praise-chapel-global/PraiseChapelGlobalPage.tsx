import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import type { PropsOf } from '#app/presenters/page.ts'
import { PageHero } from '#app/site/PageHero.tsx'
import { PictureCards } from '#app/site/PictureCards.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { load } from './data.ts'

type Props = PropsOf<typeof load>

export function PraiseChapelGlobalPage({ words, hero, visit, facts, blocks }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <PageHero hero={hero}>
        <Button to={visit.to} kind="gold" iconAfter="out" newTab newTabLabel={t('newTab')}>
          {visit.text}
        </Button>
      </PageHero>
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
