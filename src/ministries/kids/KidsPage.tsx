import { YourChurch } from '#app/church/your-church/YourChurch.tsx'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { PictureCards } from '#app/page/PictureCards.tsx'
import { ActionBand } from '#app/ui/ActionBand.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import { Quote } from '#app/ui/Quote.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { page } from './page.server.ts'

export function KidsPage({ words, hero, quote, blocks, contact, closing }: PropsOf<typeof page>) {
  const { t } = useLanguage()
  return (
    <>
      <PageHero form="portrait" tint="green" hero={hero} />
      <Section>
        <SectionHead {...words.mission} aside={<Prose paragraphs={words.mission.paragraphs} />} />
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
      <YourChurch {...closing} />
    </>
  )
}
