import { YourChurch } from '#app/church/your-church/YourChurch.tsx'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Quote } from '#app/ui/Quote.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import { Teaser } from '#app/ui/Teaser.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { page } from './page.server.ts'
import s from './PraiseChapelGlobalPage.module.css'

export function PraiseChapelGlobalPage({
  words,
  hero,
  visit,
  facts,
  blocks,
  quote,
  closing,
}: PropsOf<typeof page>) {
  const { t } = useLanguage()
  return (
    <>
      <PageHero hero={hero}>
        {visit && (
          <Button to={visit.to} kind="gold" iconAfter="out" about={hero.name} newTab={t('newTab')}>
            {visit.text}
          </Button>
        )}
      </PageHero>
      <Section>
        <SectionHead {...words.blocks} aside={<Facts facts={facts} />} />
        <ul className="parts">
          {blocks.map(({ title, text, ask, picture }, index) => (
            <li key={title}>
              <Teaser
                flip={index % 2 === 1}
                art={
                  <div className={s.picture}>
                    <Picture
                      picture={picture}
                      sizes="(width >= 80em) 560px, (width >= 40em) 44vw, 92vw"
                      shape="wide"
                    />
                  </div>
                }
              >
                <h3>{title}</h3>
                <p className="lead">{text}</p>
                <TextLink to={ask.to}>{ask.text}</TextLink>
              </Teaser>
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="dark">
        <Quote source={quote.source}>{quote.text}</Quote>
      </Section>
      <YourChurch {...closing} />
    </>
  )
}
