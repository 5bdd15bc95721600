import { YourChurch } from '#app/church/your-church/YourChurch.tsx'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { PictureCards } from '#app/page/PictureCards.tsx'
import { ActionBand } from '#app/ui/ActionBand.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Interlude } from '#app/ui/Interlude.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { page } from './page.server.ts'

type Props = PropsOf<typeof page>

export function OutreachPage({ words, hero, tiles, street, contact, closing }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <PageHero form="portrait" tint="wine" hero={hero} />
      <Section>
        <SectionHead {...words.tiles} />
        <PictureCards cards={tiles} />
      </Section>
      <Interlude picture={street} />
      <ActionBand title={words.contact.title} text={words.contact.text}>
        <Button to={contact}>{t('contactUs')}</Button>
      </ActionBand>
      <YourChurch {...closing} />
    </>
  )
}
