import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import type { PropsOf } from '#app/presenters/page.ts'
import { PictureCards } from '#app/site/PictureCards.tsx'
import { ActionBand } from '#app/ui/ActionBand.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Hero } from '#app/ui/Hero.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { load } from './data.ts'

type Props = PropsOf<typeof load>

export function OutreachPage({ words, picture, tiles, contact }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <Hero
        name={words.title}
        title={words.hero.title}
        subtitle={words.hero.subtitle}
        backgroundImage={picture}
      />
      <Section>
        <SectionHead eyebrow={words.tiles.eyebrow} title={words.tiles.title} />
        <PictureCards cards={tiles} />
      </Section>
      <ActionBand title={words.contact.title} text={words.contact.text}>
        <Button to={contact}>{t('contactUs')}</Button>
      </ActionBand>
    </>
  )
}
