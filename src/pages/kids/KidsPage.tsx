import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import type { PropsOf } from '#app/presenters/page.ts'
import { PageHero } from '#app/site/PageHero.tsx'
import { PictureCards } from '#app/site/PictureCards.tsx'
import { ActionBand } from '#app/ui/ActionBand.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import { Quote } from '#app/ui/Quote.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { load } from './data.ts'

type Props = PropsOf<typeof load>

export function KidsPage({ words, hero, quote, blocks, contact }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <PageHero form="portrait" tint="leaf" hero={hero} />
      <Section>
        <SectionHead
          eyebrow={words.mission.eyebrow}
          title={words.mission.title}
          aside={<Prose paragraphs={words.mission.paragraphs} />}
        />
      </Section>
      <Section ground="dark">
        <Quote source={quote.source}>{quote.text}</Quote>
      </Section>
      <Section>
        <SectionHead title={words.blocks.title} />
        <PictureCards cards={blocks} />
      </Section>
      <ActionBand title={words.contact.title} text={words.contact.text}>
        <Button to={contact}>{t('contactUs')}</Button>
      </ActionBand>
    </>
  )
}
