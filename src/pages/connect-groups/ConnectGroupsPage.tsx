import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import type { PropsOf } from '#app/presenters/page.ts'
import { PageHero } from '#app/site/PageHero.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Eyebrow } from '#app/ui/Eyebrow.tsx'
import { Interlude } from '#app/ui/Interlude.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import { Quote } from '#app/ui/Quote.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Teaser } from '#app/ui/Teaser.tsx'
import type { load } from './data.ts'

type Props = PropsOf<typeof load>

export function ConnectGroupsPage({ words, hero, table, quote, contact }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <PageHero form="night" hero={hero} />
      <Section>
        <Teaser art={<Quote source={quote.source}>{quote.text}</Quote>}>
          <Eyebrow>{words.text.eyebrow}</Eyebrow>
          <h2>{words.text.title}</h2>
          <Prose paragraphs={words.text.paragraphs} />
          <Button to={contact} iconAfter="right">
            {t('contactUs')}
          </Button>
        </Teaser>
      </Section>
      <Interlude picture={table} />
    </>
  )
}
