import { FindChurch } from '#app/church/finder/FindChurch.tsx'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { ActionBand } from '#app/ui/ActionBand.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Eyebrow } from '#app/ui/Eyebrow.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import { Quote } from '#app/ui/Quote.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import { Teaser } from '#app/ui/Teaser.tsx'
import { Ask } from '#app/ways/Ask.tsx'
import { SocialLinks } from '#app/ways/SocialLinks.tsx'
import s from './NewHerePage.module.css'
import type { page } from './page.server.ts'
import { useChosenChurch } from './useChosenChurch.ts'
import { VisitPlan } from './VisitPlan.tsx'

type Props = PropsOf<typeof page>

export function NewHerePage({ words, hero, welcomePicture, ...page }: Props) {
  const { quote, plans, finder, near, social, ask } = page
  const { t } = useLanguage()
  const toggle = useChosenChurch(plans.map(({ slug }) => slug))
  return (
    <>
      <PageHero form="portrait" tint="wine" hero={hero}>
        <Button to="#plan" kind="gold">
          {words.welcome.find}
        </Button>
      </PageHero>
      <Section>
        <Teaser
          late
          art={
            <div className={s.arch}>
              <Picture
                picture={welcomePicture}
                sizes="(width >= 56.25em) 520px, (width >= 40em) 40vw, 92vw"
                shape="arch"
              />
            </div>
          }
        >
          <Eyebrow>{words.welcome.eyebrow}</Eyebrow>
          <h2>{words.welcome.title}</h2>
          <Prose paragraphs={words.welcome.paragraphs} />
        </Teaser>
      </Section>
      <Section id="plan">
        <SectionHead {...words.plan} />
        <FindChurch finder={finder} near={near} />
        {plans.map((plan) => (
          <VisitPlan
            key={plan.slug}
            plan={plan}
            words={words.plan}
            onToggle={(isOpen) => toggle(plan.slug, isOpen)}
          />
        ))}
      </Section>
      <Section ground="dark">
        <Quote source={quote.source}>{quote.text}</Quote>
      </Section>
      {social.length > 0 && (
        <Section>
          <SectionHead {...words.social} />
          <SocialLinks links={social} />
        </Section>
      )}
      <ActionBand title={words.contact.title} text={words.contact.text}>
        <Ask ask={ask} about={t('office')} />
      </ActionBand>
    </>
  )
}
