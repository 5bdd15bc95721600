import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import type { PropsOf } from '#app/presenters/page.ts'
import { PictureCards } from '#app/site/PictureCards.tsx'
import { ActionBand } from '#app/ui/ActionBand.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Hero } from '#app/ui/Hero.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { load } from './data.ts'

type Props = PropsOf<typeof load>

export function KidsPage({ words, picture, blocks, contact }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <Hero
        form="portrait"
        tint="leaf"
        name={words.title}
        title={words.hero.title}
        subtitle={words.hero.subtitle}
        backgroundImage={picture}
      />
      <Section>
        <SectionHead
          eyebrow={words.mission.eyebrow}
          title={words.mission.title}
          aside={<Prose paragraphs={words.mission.paragraphs} />}
        />
      </Section>
      <Section tight>
        <SectionHead title={words.blocks.title} />
        <PictureCards cards={blocks} />
      </Section>
      <ActionBand title={words.contact.title} text={words.contact.text}>
        <Button to={contact}>{t('contactUs')}</Button>
      </ActionBand>
    </>
  )
}
