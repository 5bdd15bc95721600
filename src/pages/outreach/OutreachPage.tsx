import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import type { PropsOf } from '#app/presenters/page.ts'
import { PageHero } from '#app/site/PageHero.tsx'
import { PictureCards } from '#app/site/PictureCards.tsx'
import { ActionBand } from '#app/ui/ActionBand.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Interlude } from '#app/ui/Interlude.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { load } from './data.ts'

type Props = PropsOf<typeof load>

export function OutreachPage({ words, hero, tiles, street, contact }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <PageHero form="portrait" tint="wine" hero={hero} />
      <Section>
        <SectionHead eyebrow={words.tiles.eyebrow} title={words.tiles.title} />
        <PictureCards cards={tiles} />
      </Section>
      <Interlude picture={street} />
      <ActionBand title={words.contact.title} text={words.contact.text}>
        <Button to={contact}>{t('contactUs')}</Button>
      </ActionBand>
    </>
  )
}
