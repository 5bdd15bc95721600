import { YourChurch } from '#app/church/your-church/YourChurch.tsx'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Interlude } from '#app/ui/Interlude.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import { Quote } from '#app/ui/Quote.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { page } from './page.server.ts'

type Props = PropsOf<typeof page>

export function ConnectGroupsPage({ words, hero, table, quote, contact, closing }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <PageHero form="night" hero={hero} />
      <Section>
        <SectionHead
          {...words.text}
          aside={
            <div className="words">
              <Prose paragraphs={words.text.paragraphs} />
              <Button to={contact} iconAfter="right">
                {t('contactUs')}
              </Button>
            </div>
          }
        />
      </Section>
      <Interlude picture={table} />
      <Section ground="dark">
        <Quote source={quote.source}>{quote.text}</Quote>
      </Section>
      <YourChurch {...closing} />
    </>
  )
}
